## The rules page, from the aim to your turn.
## Variables that recur: $starter the rank that opens a row ("7"), $starter_a "a seven", $starter_all "sevens",
## $starter_the "the 7", $starter_theall "the sevens"; $low_the and $high_the the ranks at the two ends of a row.

rules-title = The rules of { $game }
rules-title-house = House rules, after { $game }

section-aim = Aim of the game
section-players = Players
section-pack = The cards
section-dealing = Dealing
section-opening = Opening
section-turns = Your turn
section-passing = Passing
section-joker = The joker
section-faults = Mistakes and penalties
section-end = End of a deal, places
section-scoring = Scoring
section-match = The match
section-variants = This game and its relatives
section-examples = Worked examples
section-tips = Tips
section-glossary = Glossary
section-faq = Questions and answers
section-origin = Names and origin
section-sources = Sources

aim-first_out = Be the first to get rid of all your cards. Everybody lays cards on the same rows, which begin with { $starter_theall } and grow outwards, suit by suit. Whoever plays their last card wins the deal, and play stops there.
aim-last_with_cards = Get rid of all your cards as early as you can. Everybody lays cards on the same rows, which begin with { $starter_theall } and grow outwards, suit by suit. The deal goes on until only one player still has cards: the sooner you are out, the better your place.

players-range = { $fewest } to { $most } people can play, each for themselves; { $best_fewest } to { $best_most } is best.
players-clockwise = Both the turn and the deal move clockwise, to the left.
players-duel = With two players nothing is secret: every card you do not hold is in the other hand.

pack-one = You need one pack of { $cards }: four suits (spades, hearts, diamonds and clubs) with { $each } each.
pack-two = You need two packs shuffled together, { $cards } in all: four suits (spades, hearts, diamonds and clubs), every card twice, with { $each } to a row.
pack-joker = One joker is shuffled in.
pack-no-joker = There is no joker.
pack-order = In each suit the cards follow one another like this: { $order }. The left end is the low end of a row, the right end the high end.
pack-ace-low = The ace is low: it comes before the 2.
pack-ace-high = The ace is high: it comes after the king.
pack-gap = Only this order counts, not the numbers: { $before_the } is followed by { $after_the }.
pack-starter = The starters are { $starter_theall }: only with a starter does a row begin.
pack-starter-low = Since { $starter_the } is the lowest rank, rows grow in one direction only, upwards.
pack-starter-high = Since { $starter_the } is the highest rank, rows grow in one direction only, downwards.
pack-starter-alone = There is no other rank, so every row is a single card.

dealing-dealer = For the first deal everyone cuts a card and the highest deals (ace high for this, equal cards cut again); drawing lots is just as good. After that the deal passes to the left, whoever won.
dealing-all = The whole pack is dealt face down, one card at a time, beginning at the dealer's left. Hands may differ by one card; nothing is set aside and nobody evens anything out.
dealing-sizes = How many cards each player gets, from the dealer's left:
dealing-sizes-line = { $players }: { $sizes }
dealing-misdeal = If a card turns up missing, double or face up, or somebody has the wrong number, it is a misdeal: the same dealer deals again.

opening-card = Whoever holds { $card } lays it to open the deal. There is no way round it: no other card and no pass. The player to the left goes on.
opening-card-run = In that first turn, too, you may carry straight on from it with more cards of the suit.
opening-order = For the opening the suits rank { $order }; the first one whose starter was dealt counts.
opening-two-packs = There are two of that card: the first holder clockwise from the dealer's left opens. Its twin opens the suit's second row later, like any other starter.
opening-eldest = The player at the dealer's left begins and may lay any { $starter }. Whoever has no { $starter } passes, a real pass, until somebody opens the first row.
opening-first_holder = The first player from the dealer's left who holds { $starter_a } begins, with any one of them. Nobody before that passes or pays.
opening-lay_all = Before play begins, everyone lays all their { $starter_all } in the middle, one below the other. That is not a turn and uses no pass; should a hand be empty after it, that player is out already. The first turn belongs to the owner of { $card }.
opening-lowest = The first turn goes to whoever holds the lowest card of { $suit }. With { $starter_a } in hand they lay one, of any suit; without one it is a forced pass and the next player tries.
opening-dealer_names = Before looking at a single card the dealer names a suit. Whoever holds that suit's { $starter } then lays it to open the deal: no other card, no pass. The player to the left goes on.

turns-one = When it is your turn, lay exactly one card. These fit:
turns-run = When it is your turn, lay one card, or several of one suit that follow each other in the same direction. You may stop wherever you like. These fit:
turns-starter = { $starter_a } of a suit that has no row yet: it opens the row;
turns-starter-two = { $starter_a }: it opens a row, the first or the second of its suit;
turns-next = the card that comes next in an open row, outwards on either side: same suit, no gap.
turns-stay = Cards once laid stay on the table, and anyone may build on them. There is no stock to draw from.
turns-two-packs = Every suit has two rows. A card goes on the first row of its suit that takes it; the second { $starter } opens the second row.
turns-two-packs-run = All cards of one turn go on the same row.
turns-island = Only cards joined to the { $starter } without a gap count. What lies beyond a gap is an island: nothing goes next to it until the gap is filled. Then it joins the row by itself, and the row goes on behind it.
turns-corner-none = A row ends at { $low_the } and at { $high_the }. Nothing turns the corner.
turns-corner-link = Turning the corner: { $low_the } and { $high_the } are neighbours, as if each row were a ring. Once a row reaches one end it may go on from the other, and the side near the { $starter } stays open as well.
turns-corner-link-end = As { $starter_the } itself stands at an end, a row may grow both ways from the start: both { $beside_the } and { $far_the } fit at once.
turns-corner-tunnel = Tunnel: when one side of a row is complete up to its end, the other side closes next to the { $starter } and can only be filled from its far end inwards. With everything from the { $starter } to { $high_the } on the table, { $low_the } is the only card that fits in that suit.
turns-corner-tunnel-end = As { $starter_the } itself stands at an end, that side counts as complete as soon as it lies: the row is filled from the far end, beginning with { $far_the }.
opening-two-packs-laid = There are two of that card: its first holder clockwise from the dealer's left goes first.
