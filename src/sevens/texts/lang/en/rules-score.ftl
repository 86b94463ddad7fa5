## The rules page: end of a deal, scoring, chips, match, variants.

end-first_out = The deal is over the moment somebody has no cards left. The rows need not be complete.
end-last_with_cards = Whoever has no cards left is out and has a place; the others go on. The deal is over when only one player still has cards.
end-also = It is also over as soon as only one player is left in it.
end-places = The places in a deal:
end-place-out = first whoever went out, in that order;
end-place-one = then the player left with cards;
end-place-cards = then those left with cards: fewer cards before more, then fewer pips before more; whoever is still equal shares the place;
end-place-joker = then those left with nothing but the joker, the earlier the better;
end-place-eliminated = last those who were eliminated, the later the better.
end-pips = Where pips are counted, number cards count their number; { $courts }; the ace { $ace }.
end-pips-joker = The joker counts 0.
end-pips-eliminated = Whoever was eliminated is charged for the cards held at that moment.
pips-11-12-13 = the jack 11, the queen 12, the king 13
pips-10 = jack, queen and king 10 each

scoring-wins = The winner of a deal scores one point; nobody else scores.
scoring-winner_collects = The winner of a deal scores the pips of all cards left in the other hands.
scoring-losers_collect = Everyone except the winner of the deal takes the pips left in their own hand as penalty points. Low totals are good.
scoring-placement = Points go by place: the first gets one point for every opponent, each place after that one point less, down to 0. With { $players } that makes { $points }. Whoever shares a place scores the same.
scoring-chips = The chips are the score.
chips-none = No chips are needed.
chips-stack = Everyone begins the match with { $chips }. They are only a score, never money, and nobody ever pays more than they have.
chips-ante = Before every deal each player puts an ante of { $chips } into the pot.
chips-ante-none = There is no ante.
chips-uneven-short = When hands are uneven, those with the shorter ones put in one chip more.
chips-uneven-long = When hands are uneven, those with the longer ones put in one chip more.
chips-pot = The pot goes to the first place. If that is shared, the pot and whatever is paid are split equally; what cannot be split stays in the pot.
chips-settle-pips = At the end of the deal everyone else pays the first place one chip for every pip still in hand.
chips-settle-cards = At the end of the deal everyone else pays the first place one chip for every card still in hand.
chips-starter-penalty = Each { $starter } still in hand costs { $chips } on top.
chips-starter-penalty-only = At the end of the deal everyone else pays the first place { $chips } for each { $starter } still in hand.
chips-beside = The chips are counted beside the score; they do not decide who wins the match.

match-deals = A match lasts { $deals }.
match-deals-0 = A match lasts until everyone has dealt once: as many deals as there are players.
match-wins = The match goes on until somebody has { $wins }.
match-best_of = The match is the best of { $deals }: it stops as soon as nobody can catch up any more.
match-points = The match ends after the deal in which somebody reaches { $points }.
match-bust = The match ends after the deal in which somebody has run out of chips, at the latest after { $deals }.
match-bust-0 = The match ends after the deal in which somebody has run out of chips, however long that takes.
match-winner-wins = Whoever has won the most deals wins the match.
match-winner-high = The highest total wins the match.
match-winner-low = The lowest total wins the match.
match-winner-chips = Whoever has the most chips wins the match.
tie-last_deal = If several are level at the top, the better place in the last deal decides; if that is equal too, they share the win.
tie-extra_deal = If several are level at the top, those players alone play an extra deal, two of them if need be. Its first place wins the match; if it is shared, those who share it play again. Everyone else keeps their total.
tie-void_deal = If several are level at the top, the last deal does not count for them: their score from it becomes 0, and one more deal is played by everyone.
tie-void_deal-chips = If several are level at the top, one more deal is played by everyone.
tie-shared = If several are level at the top, they share the win.
match-cap = After 1,000 deals a match stops in any case.

variants-exact = These are the usual rules of { $game }. { $summary }
variants-house = These are house rules: { $game } with the following changes.
variants-change = { $option }: { $value } (usually { $other })
variants-family = The same family also has:
variants-member = { $game }: { $summary }
