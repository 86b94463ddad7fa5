## The ready-made games.

preset-sevens = Sevens
    .summary = The family classic: the 7 of diamonds opens, whoever can play must, first out wins the deal.
preset-parliament = Parliament
    .summary = The British pub version: ace high, the 7 of diamonds opens, best of five deals.
preset-fan_tan = Fan Tan
    .summary = The dealer's left begins with any seven, ace high, first to win three deals.
preset-fan_tan_chips = Fan Tan for chips
    .summary = The American version: ante, a pot, and you may pass if you pay for it.
preset-shichi_narabe = Shichi Narabe
    .summary = The Japanese version: all sevens on the table first, three passes, everyone plays for a place.
preset-parliament_chips = Parliament for chips
    .summary = Parliament with a pub pot: every pass costs one chip, the winner of the deal takes the pot.
preset-domino = Domino
    .summary = 32 cards, and the jacks begin the rows: short and quick.
preset-double_fan_tan = Double Fan Tan
    .summary = Two packs and eight rows for a big party of seven to ten.
preset-cinquillo = Cinquillo
    .summary = 40 cards as in Spain, and the fives begin the rows.
preset-devyatka = Devyatka
    .summary = The Russian nines: 36 cards, a pot, and play goes on until somebody is broke.
preset-satte_pe_satta = Satte pe Satta
    .summary = The Indian version: the 7 of hearts opens, cards left in hand are penalty points.
