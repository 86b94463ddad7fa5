## Die Regelseite: Ende der Runde, Wertung, Chips, Partie, Varianten.

end-first_out = Die Runde ist in dem Moment zu Ende, in dem jemand keine Karten mehr hat. Die Reihen müssen nicht voll sein.
end-last_with_cards = Wer keine Karten mehr hat, ist fertig und hat einen Platz; die anderen spielen weiter. Die Runde ist zu Ende, wenn nur noch eine Person Karten hat.
end-also = Sie endet auch, sobald nur noch eine Person dabei ist.
end-places = Die Plätze einer Runde:
end-place-out = zuerst alle, die fertig sind, in dieser Reihenfolge;
end-place-one = dann die Person, die noch Karten hat;
end-place-cards = dann, wer noch Karten hat: weniger Karten vor mehr, dann weniger Augen vor mehr; wer dann noch gleich ist, teilt sich den Platz;
end-place-joker = dann, wer nur noch den Joker hatte, je früher, desto besser;
end-place-eliminated = zuletzt die Ausgeschiedenen, je später, desto besser.
end-pips = Wo Augen gezählt werden, zählen Zahlenkarten ihre Zahl; { $courts }; das Ass { $ace }.
end-pips-joker = Der Joker zählt 0.
end-pips-eliminated = Ausgeschiedenen wird die Hand angerechnet, die sie in diesem Moment hatten.
pips-11-12-13 = der Bube 11, die Dame 12, der König 13
pips-10 = Bube, Dame und König je 10

scoring-wins = Wer die Runde gewinnt, bekommt einen Punkt; alle anderen nichts.
scoring-winner_collects = Wer die Runde gewinnt, bekommt die Augen aller Karten, die die anderen noch haben.
scoring-losers_collect = Alle außer dem ersten Platz schreiben sich die Augen ihrer restlichen Karten als Strafpunkte auf. Wenig ist gut.
scoring-placement = Punkte gibt es nach Platz: Der erste bringt einen Punkt für jede andere Person, jeder weitere einen weniger, bis 0. Bei { $players } sind das { $points }. Wer sich einen Platz teilt, bekommt gleich viel.
scoring-chips = Die Chips sind die Wertung.
chips-none = Chips braucht man nicht.
chips-stack = Alle beginnen die Partie mit { $chips }. Sie sind nur eine Wertung, nie Geld, und niemand zahlt mehr, als er hat.
chips-ante = Vor jeder Runde legen alle einen Einsatz von { $chips } in den Pott.
chips-ante-none = Einen Einsatz gibt es nicht.
chips-uneven-short = Sind die Hände ungleich, legen die kürzeren einen Chip mehr in den Pott.
chips-uneven-long = Sind die Hände ungleich, legen die längeren einen Chip mehr in den Pott.
chips-pot = Den Pott bekommt der erste Platz. Wird er geteilt, werden der Pott und alle Zahlungen gleichmäßig aufgeteilt; was sich nicht teilen lässt, bleibt im Pott.
chips-settle-pips = Am Ende der Runde zahlen alle anderen dem ersten Platz einen Chip für jedes Auge, das sie noch auf der Hand haben.
chips-settle-cards = Am Ende der Runde zahlen alle anderen dem ersten Platz einen Chip für jede Karte, die sie noch auf der Hand haben.
chips-starter-penalty = Jede Startkarte ({ $starter }), die noch auf der Hand ist, kostet zusätzlich { $chips }.
chips-starter-penalty-only = Am Ende der Runde zahlen alle anderen dem ersten Platz { $chips } für jede Startkarte ({ $starter }), die sie noch auf der Hand haben.
chips-beside = Die Chips laufen neben der Wertung her; sie entscheiden nicht, wer die Partie gewinnt.

match-deals = Eine Partie dauert { $deals }.
match-deals-0 = Eine Partie dauert, bis alle einmal gegeben haben: so viele Runden, wie Leute mitspielen.
match-wins = Die Partie dauert, bis jemand { $wins } hat.
match-best_of = Gespielt werden höchstens { $deals }: Die Partie endet, sobald niemand mehr aufholen kann.
match-points = Die Partie endet nach der Runde, in der jemand { $points } erreicht.
match-bust = Die Partie endet nach der Runde, in der jemand keine Chips mehr hat, spätestens aber nach { $deals }.
match-bust-0 = Die Partie endet nach der Runde, in der jemand keine Chips mehr hat, wie lange das auch dauert.
match-winner-wins = Die Partie gewinnt, wer die meisten Runden gewonnen hat.
match-winner-high = Die Partie gewinnt die höchste Summe.
match-winner-low = Die Partie gewinnt die niedrigste Summe.
match-winner-chips = Die Partie gewinnt, wer die meisten Chips hat.
tie-last_deal = Liegen mehrere gleichauf vorn, entscheidet der bessere Platz in der letzten Runde; ist auch der gleich, teilen sie sich den Sieg.
tie-extra_deal = Liegen mehrere gleichauf vorn, spielen nur sie eine Zusatzrunde, notfalls zu zweit. Deren erster Platz gewinnt die Partie; wird er geteilt, spielen die Geteilten weiter. Alle anderen behalten ihre Summe.
tie-void_deal = Liegen mehrere gleichauf vorn, zählt die letzte Runde für sie nicht: Ihre Wertung daraus wird 0, und alle spielen noch eine Runde.
tie-void_deal-chips = Liegen mehrere gleichauf vorn, spielen alle noch eine Runde.
tie-shared = Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
match-cap = Nach 1.000 Runden ist auf jeden Fall Schluss.

variants-exact = Das sind die üblichen Regeln von { $game }. { $summary }
variants-house = Das sind Hausregeln: { $game } mit diesen Änderungen.
variants-change = { $option }: { $value } (sonst: { $other })
variants-family = Zur selben Familie gehören auch:
variants-member = { $game }: { $summary }
