## Namen, was das Spiel nicht ist, Herkunft, Quellen.

origin-names = Ein Spiel, viele Namen:
origin-fan-tan = so heißt es in den USA und in Australien und in vielen Büchern
    .term = Fan Tan
origin-sevens = so sagen die meisten englischsprachigen Familien
    .term = Sevens
origin-parliament = der britische Name, zu Hause in den Pubs
    .term = Parliament
origin-dominoes = in Teilen Großbritanniens; als Domino oder Kartendomino auch in Deutschland, Österreich, Frankreich und Italien
    .term = Dominoes, Card Dominoes
origin-shichi = in Japan: „Siebenen aneinanderlegen“
    .term = Shichi Narabe
origin-sietes = auf Spanisch
    .term = Sietes
origin-satte = in Indien, wo Herz Sieben eröffnet
    .term = Satte pe Satta, Badam Satti
origin-not = Und was es nicht ist:
origin-not-beans = Das chinesische Glücksspiel gleichen Namens, bei dem Bohnen oder Spielmarken abgezählt werden, hat mit diesem Fan Tan nichts zu tun.
origin-not-cinquillo = Cinquillo ist ein Verwandter mit einem spanischen Blatt von 40 Karten und Fünfen als Startkarten.
origin-is-cinquillo = Das hier ist die Form, die in Spanien Cinquillo heißt: 40 Karten, Fünfen als Startkarten, gezeigt mit französischen Farben. Es ist nicht das Spiel mit 52 Karten und Siebenen.
origin-not-devyatka = Dewjatka ist ein Verwandter aus Russland mit 36 Karten und Neunen als Startkarten.
origin-is-devyatka = Das hier ist die Form, die in Russland Dewjatka („Neun“) heißt: 36 Karten, Neunen als Startkarten. Es ist nicht das Spiel mit 52 Karten und Siebenen.
origin-unknown = Wer das Spiel erfunden hat und wann, weiß niemand; wir nennen deshalb weder einen Namen noch ein Jahr.
origin-japan = Japan und der Westen unterscheiden sich in zwei Punkten. In Japan kommen vor dem ersten Zug alle Siebenen auf den Tisch, und man darf passen, obwohl man legen könnte, meist bis zu dreimal. Im Westen werden die Siebenen einzeln gespielt wie andere Karten, wer legen kann, muss legen, und gepasst werden darf beliebig oft.
origin-research = Solche Spiele werden auch erforscht. Zu zweit kennen beide die Karten der anderen Hand; man kann also ausrechnen, wer gewinnt. 2022 stellten Hironori Kiya und Koki Suetsugu ein Verfahren vor, das dies für eine verallgemeinerte Form zu zweit in einer Zeit entscheidet, die mit der Zahl der Karten wächst und nicht schneller.
origin-bot = Mit mehr Leuten sind die anderen Hände verdeckt. Die schwere Stufe des Computers schaut nie hinein: Sie verteilt die Karten, die sie nicht sieht, zufällig und so, dass es zu allem Bisherigen passt, spielt die Runde zu Ende, macht das sehr oft und wählt den Zug, der im Durchschnitt am besten abschneidet.

source-ja-wikipedia = Japanische Wikipedia: Shichi Narabe (japanisch)
source-pagat-sevens = John McLeod, Pagat: Fan Tan / Sevens (englisch)
source-pagat-shichi = John McLeod, Pagat: Spiele dieser Familie, darunter Shichi Narabe (englisch)
source-en-wikipedia = Englische Wikipedia: Domino (card game)
source-bicycle = Bicycle Cards: Fan Tan (englisch)
source-gpw = Hironori Kiya, Koki Suetsugu: ein Linearzeit-Verfahren für verallgemeinertes Sevens zu zweit, Game Programming Workshop 2022 (japanisch)
