## Questions; the answers are put together from these and from the sections above.

faq-players = How many can play?
faq-passes = How many times may I pass?
faq-able = May I pass although I could play?
faq-able-no = No. Whoever can play must play.
faq-able-yes-free = Yes, that is part of the game: a card kept back can stop everyone else. It costs nothing.
faq-able-yes-cost = Yes, that is part of the game: a card kept back can stop everyone else. It costs { $chips }.
faq-joker = Is there a joker, and how does it work?
faq-joker-no = Not in this game; it is an option. Where it is used, it stands in for a card that somebody else holds, and you lay the next card in the same turn.
faq-several = May I lay several cards in one turn?
faq-several-no = No, exactly one.
faq-several-yes = Yes, as long as they follow each other in the same suit and the same direction.
faq-last-card = Do I have to announce my last card?
faq-last-card-no = No.
faq-tunnel = What is the tunnel?
faq-tunnel-names = The word is used for two different rules: for the one that simply joins both ends of a row, and for the one in which a side that is complete closes the other.
faq-tunnel-none = Here neither is played: rows end at { $low_the } and at { $high_the }.
faq-tunnel-link = Here the first is played: the ends are joined, and no side ever closes.
faq-tunnel-tunnel = Here the second is played.
faq-champion = How is the winner of the match decided?
faq-money = Is it played for money?
faq-money-no = No. Where there are chips, they are only a way of keeping score.
