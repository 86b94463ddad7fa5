## Die Regelseite vom Ziel bis zum Zug.

rules-title = Die Regeln von { $game }
rules-title-house = Hausregeln nach { $game }

section-aim = Worum es geht
section-players = Wie viele mitspielen
section-pack = Die Karten
section-dealing = Austeilen
section-opening = Eröffnung
section-turns = Dein Zug
section-passing = Passen
section-joker = Der Joker
section-faults = Fehler und was sie kosten
section-end = Ende der Runde, Plätze
section-scoring = Wertung
section-match = Die Partie
section-variants = Dieses Spiel und seine Verwandten
section-examples = Beispiele
section-tips = Tipps
section-glossary = Begriffe
section-faq = Fragen und Antworten
section-origin = Namen und Herkunft
section-sources = Quellen

aim-first_out = Werde als Erstes alle deine Karten los. Alle legen an dieselben Reihen an; sie beginnen mit den Startkarten ({ $starter_all }) und wachsen Farbe für Farbe nach außen. Wer die letzte Karte aus der Hand legt, gewinnt die Runde, und das Spiel hört sofort auf.
aim-last_with_cards = Werde deine Karten so früh wie möglich los. Alle legen an dieselben Reihen an; sie beginnen mit den Startkarten ({ $starter_all }) und wachsen Farbe für Farbe nach außen. Die Runde läuft, bis nur noch eine Person Karten hat: Je früher du fertig bist, desto besser dein Platz.

players-range = Man spielt zu { $fewest } bis { $most }, jede Person für sich; am besten geht es zu { $best_fewest } bis { $best_most }.
players-clockwise = Gespielt und gegeben wird im Uhrzeigersinn, also nach links.
players-duel = Zu zweit gibt es keine Geheimnisse: Jede Karte, die du nicht hast, liegt auf der anderen Hand.

pack-one = Du brauchst ein Blatt mit { $cards }: vier Farben (Pik, Herz, Karo und Kreuz) mit je { $each }.
pack-two = Du brauchst zwei zusammengemischte Blätter, insgesamt { $cards }: vier Farben (Pik, Herz, Karo und Kreuz), jede Karte doppelt, je Reihe { $each }.
pack-joker = Dazu kommt ein Joker.
pack-no-joker = Einen Joker gibt es nicht.
pack-order = In jeder Farbe folgen die Karten so aufeinander: { $order }. Links ist das untere Ende einer Reihe, rechts das obere.
pack-ace-low = Das Ass ist niedrig: Es liegt vor der Zwei.
pack-ace-high = Das Ass ist hoch: Es liegt hinter dem König.
pack-gap = Es zählt nur diese Folge, nicht die Zahl auf der Karte: Auf { $before } folgt { $after }.
pack-starter = Startkarten sind { $starter_theall }: Nur mit einer Startkarte beginnt eine Reihe.
pack-starter-low = Weil { $starter } der niedrigste Wert ist, wachsen die Reihen nur in eine Richtung, nach oben.
pack-starter-high = Weil { $starter } der höchste Wert ist, wachsen die Reihen nur in eine Richtung, nach unten.
pack-starter-alone = Andere Werte gibt es nicht, jede Reihe besteht also aus einer einzigen Karte.

dealing-dealer = Wer zuerst gibt, entscheidet die höchste abgehobene Karte (das Ass gilt dabei als höchste, bei Gleichstand wird noch einmal abgehoben) oder das Los. Danach gibt reihum nach links die nächste Person, ganz gleich, wer gewonnen hat.
dealing-all = Alle Karten werden verdeckt und einzeln verteilt, beginnend links vom Geber. Die Hände dürfen sich um eine Karte unterscheiden; es bleibt nichts liegen, und es wird nichts ausgeglichen.
dealing-sizes = So viele Karten bekommt jede Hand, links vom Geber angefangen:
dealing-sizes-line = { $players }: { $sizes }
dealing-misdeal = Fehlt eine Karte, ist eine doppelt oder aufgedeckt oder stimmt eine Anzahl nicht, dann ist das Geben ungültig: Dieselbe Person gibt noch einmal.

opening-card = Wer { $card } hat, muss die Runde damit eröffnen. Daran führt nichts vorbei: keine andere Karte, kein Passen. Weiter geht es nach links.
opening-card-run = Auch in diesem ersten Zug darfst du gleich weitere Karten der Farbe anlegen.
opening-order = Für die Eröffnung gilt die Farbfolge { $order }; es zählt die erste Farbe, deren Startkarte ausgeteilt wurde.
opening-two-packs = Diese Karte gibt es zweimal: Es eröffnet, wer sie im Uhrzeigersinn links vom Geber als Erstes hat. Die zweite eröffnet später wie jede andere Startkarte die zweite Reihe.
opening-two-packs-laid = Diese Karte gibt es zweimal: Den ersten Zug hat, wer sie im Uhrzeigersinn links vom Geber als Erstes hatte.
opening-eldest = Links vom Geber geht es los, mit einer beliebigen Startkarte ({ $starter }). Wer keine hat, passt richtig, und das geht so weiter, bis jemand die erste Reihe eröffnet.
opening-first_holder = Es beginnt, wer links vom Geber als Erstes { $starter_a } hat, mit einer beliebigen davon. Niemand davor passt oder zahlt.
opening-lay_all = Vor dem Spiel legen alle ihre Startkarten ({ $starter_all }) untereinander in die Mitte. Das ist kein Zug und kostet kein Passen; wer danach keine Karten mehr hat, ist schon fertig. Den ersten Zug macht, wer { $card } hatte.
opening-lowest = Den ersten Zug hat, wer die niedrigste Karte der Farbe { $suit } hält. Mit einer Startkarte ({ $starter }) auf der Hand, gleich welcher Farbe, wird sie gelegt; sonst ist es erzwungenes Passen, und die nächste Person versucht es.
opening-dealer_names = Bevor der Geber eine einzige Karte ansieht, nennt er eine Farbe. Wer die Startkarte ({ $starter }) dieser Farbe hat, muss die Runde damit eröffnen: keine andere Karte, kein Passen. Weiter geht es nach links.

turns-one = Bist du am Zug, legst du genau eine Karte. Legen darfst du:
turns-run = Bist du am Zug, legst du eine Karte oder mehrere einer Farbe, die in derselben Richtung aufeinander folgen. Aufhören darfst du, wo du willst. Legen darfst du:
turns-starter = { $starter_a } einer Farbe, die noch keine Reihe hat: Damit ist die Reihe eröffnet;
turns-starter-two = { $starter_a }: Damit ist eine Reihe eröffnet, die erste oder die zweite der Farbe;
turns-next = die nächste Karte einer offenen Reihe, nach außen, auf der einen oder anderen Seite: gleiche Farbe, ohne Lücke.
turns-stay = Was liegt, bleibt liegen, und alle dürfen daran anlegen. Einen Stapel zum Ziehen gibt es nicht.
turns-two-packs = Jede Farbe hat zwei Reihen. Eine Karte kommt an die erste Reihe ihrer Farbe, an die sie passt; die zweite Startkarte ({ $starter }) eröffnet die zweite.
turns-two-packs-run = Alle Karten eines Zuges kommen an dieselbe Reihe.
turns-island = Es zählt nur, was ohne Lücke mit der Startkarte ({ $starter }) verbunden ist. Was hinter einer Lücke liegt, ist eine Insel: Daneben passt nichts, bis die Lücke gefüllt ist. Dann gehört die Insel von selbst zur Reihe, und dahinter geht es weiter.
turns-corner-none = Die Enden einer Reihe sind { $low_the } und { $high_the }. Um die Ecke geht es nicht.
turns-corner-link = Um die Ecke: { $low } und { $high } sind Nachbarn, als wäre jede Reihe ein Ring. Hat eine Reihe das eine Ende erreicht, darf sie vom anderen her weitergehen; die offene Seite bei der Startkarte ({ $starter }) bleibt trotzdem offen.
turns-corner-link-end = Weil { $starter } selbst an einem Ende steht, geht es von Anfang an in beide Richtungen: { $beside } und { $far } passen sofort.
turns-corner-tunnel = Tunnel: Ist eine Seite der Reihe bis zu ihrem Ende voll, schließt sich die andere bei der Startkarte ({ $starter }) und wird nur noch vom fernen Ende her gefüllt. Liegt alles von { $starter } bis { $high }, passt in dieser Farbe nur noch { $low }.
turns-corner-tunnel-end = Weil { $starter } selbst an einem Ende steht, gilt diese Seite sofort als voll: Die Reihe wird vom fernen Ende her gefüllt, angefangen mit { $far }.
