## Worked examples: a caption, the rows and the hand (drawn), and why each card goes or waits.

example-base = What fits and what waits
example-base-text = On the table: { $rows }. Your hand: { $hand }.
example-base-choice = Any one of the cards that fit will do; then it is the next player's turn, and the others wait for your next one.
example-base-pass = You may also pass.
example-base-no-pass = Passing is not allowed here.
example-run = Several cards in one turn
example-run-note = You may also stop sooner and lay only the first of them.
example-corner = Round the corner
example-tunnel = In the tunnel
example-island = Behind the gap
example-island-text = The cards beyond the gap were left by a player who was eliminated.
example-joker = The joker at work
example-joker-text = Somebody else holds { $card }.
example-two-packs = Two rows of a suit

why-opens = opens a row in its suit.
why-next = fits next to { $card }.
why-corner = turns the corner from { $card }.
why-run = one after another, all next to what lies there.
why-joker = the joker lies for { $card }; its holder lays it at once and takes the joker.
why-waits = waits for { $card }.
why-closed = waits: this side is closed and is filled from the far end, next with { $card }.
why-laid = lies on the table already.
example-joker-waits = The joker cannot go now.
example-verdict = { $card } { $reason }
