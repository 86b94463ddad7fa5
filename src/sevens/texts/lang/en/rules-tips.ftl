## Tips. $near_a are the ranks beside the starter ("a six or an eight"), $ends_the the two end ranks ("the ace and the king").

tip-starters-must = Each { $starter } opens its suit for everybody; while you keep it, that suit stands still, for you as well. With several cards of the suit it can pay to keep the { $starter } for as long as anything else of yours fits: the others have to pass. Open it before the rest of your hand runs dry.
tip-starters-may = Each { $starter } opens its suit for everybody; while you keep it, that suit stands still, for you as well. With several cards of the suit it can pay to keep the { $starter } as long as possible, because the others have to pass. Open it before your own cards behind it become a burden.
tip-starter-timing = If the { $starter } of a suit is with you, the moment is yours to choose. Laid early it helps the others; laid late it makes those who hold the high or low cards of that suit pass more than once.
tip-starter-penalty = Every { $starter } still in hand at the end is expensive here. Do not wait until somebody is about to go out.
tip-ends-must = End cards ({ $ends_the }): early or late? Nothing can be built on them, so laying one opens nothing for the others: it is a quiet move. Keep it for the turn in which you would otherwise have to open something. Lay it early when somebody may soon go out or when pips count, for it is the card one is most easily left with.
tip-ends-may = End cards ({ $ends_the }): early or late? Nothing can be built on them, so laying one opens nothing for the others: it is a quiet move that can wait while you have better things to do. Lay it early when somebody may soon go out or when pips count, for it is the card one is most easily left with.
tip-passers = Remember who has passed. Whoever passes often probably has few cards of the suits on the table, but perhaps many of a suit that is not open yet.
tip-passers-laid = Remember who has passed. Whoever passes often is either stuck or holding something back; watch which rows stand still.
tip-stuck = If somebody passes again and again because a suit does not move, you can safely lay cards of that suit that do not bring it nearer to theirs.
tip-balance = A hand with a little of every suit is flexible. If most of your cards are of one suit, you depend on others to lay its far cards, so get that row moving early.
tip-left = The player to the left of the one who opens has the first free choice, and with it the tempo. If that is you, choose plays after which the others have to pass.
tip-track = Follow what has been laid. Once { $card } is on the table, your cards beyond it go as soon as the row reaches them.
tip-run = With cards in a row, such as { $cards }, lay the one nearest to the { $starter } first. Whatever comes next is yours too, so you shrink your hand without opening anything for the others.
tip-run-last = You need not lay such a series to its end: the last card of it may be worth keeping, because it blocks everything behind it.
tip-price = Weigh the price of a pass against what it holds up. Early in the deal a cheap pass that blocks a long suit is often worth it.
tip-near-must = The nearer a card is to the { $starter }, the more it holds up. If you have { $near_a } and nothing beyond it, play something else for as long as you can.
tip-near-may = The nearer a card is to the { $starter }, the more it holds up. If you have { $near_a } and nothing beyond it, keep it: whoever holds the cards behind it has to pass.
tip-far = Cards far from the { $starter } can only go when everything before them lies. If you hold some, get that row moving early.
tip-keep-pass = Do not use up your passes. Keep at least one for the turn in which nothing fits. And when somebody else has run out, holding on to your blocking cards a little longer may put them out.
tip-eliminated = When somebody is eliminated, look at the cards that come down: suddenly rows go on behind cards that lay apart. If yours connect to them, you can get rid of many at once.
tip-tunnel = Think twice before you block with { $near_a }: if the other side of the row gets to its end first, that card can only go as the very last one.
tip-joker = The joker gets you past a card that somebody is holding back. It comes out again on the other side, though: its next owner may be the one who blocked you.
tip-small-table = On a small table, slide the cards of a row over each other and leave only the two ends in full view.
