## Fragen und Antworten.

faq-players = Wie viele können mitspielen?
faq-passes = Wie oft darf ich passen?
faq-able = Darf ich passen, obwohl ich legen könnte?
faq-able-no = Nein. Wer legen kann, muss legen.
faq-able-yes-free = Ja, das gehört zum Spiel: Eine zurückgehaltene Karte kann alle anderen aufhalten. Es kostet nichts.
faq-able-yes-cost = Ja, das gehört zum Spiel: Eine zurückgehaltene Karte kann alle anderen aufhalten. Es kostet { $chips }.
faq-joker = Gibt es einen Joker, und wie geht das?
faq-joker-no = In diesem Spiel nicht; man kann ihn dazunehmen. Dann springt er für eine Karte ein, die jemand anderes hat, und du legst im selben Zug die nächste.
faq-several = Darf ich in einem Zug mehrere Karten legen?
faq-several-no = Nein, genau eine.
faq-several-yes = Ja, solange sie in derselben Farbe und derselben Richtung aufeinander folgen.
faq-last-card = Muss ich meine letzte Karte ansagen?
faq-last-card-no = Nein.
faq-tunnel = Was ist der Tunnel?
faq-tunnel-names = So heißen zwei verschiedene Regeln: die, die einfach beide Enden einer Reihe verbindet, und die, bei der eine volle Seite die andere schließt.
faq-tunnel-none = Hier gilt keine von beiden: Die Enden einer Reihe sind { $low_the } und { $high_the }, und dort ist Schluss.
faq-tunnel-link = Hier gilt die erste: Die Enden sind verbunden, und keine Seite schließt sich je.
faq-tunnel-tunnel = Hier gilt die zweite.
faq-champion = Wie wird entschieden, wer die Partie gewinnt?
faq-money = Spielt man um Geld?
faq-money-no = Nein. Wo es Chips gibt, sind sie nur eine Art, Punkte zu zählen.
