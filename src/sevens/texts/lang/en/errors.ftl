## Why something is refused, and what to do next. error-CODE is the general sentence of a code, refusal-REASON the exact one.
## $rule is the number of a paragraph of the rules ("R18").

error-rule = { $sentence } ({ $rule })
error-bad_request = That request could not be understood.
error-bad_rules = These rules cannot be played as they stand.
error-bad_deal = This deal is a misdeal: a card is missing, double or unknown.
error-bad_position = Such a position cannot come about.
error-bad_action = That is not a move. Write a card such as 7d or Ts, or pass.
error-illegal_action = The rules do not allow that now.
error-not_your_turn = It is not your turn yet.
error-deal_over = The deal is over. Deal the next one.
error-match_over = The match is over.
error-no_game = No game has been started yet.
error-bad_room = The room cannot be opened like this.
error-stale = Somebody has moved in the meantime. Look again and choose anew.
error-forbidden = You cannot do that from here.
error-not_found = There is no such room.
error-too_large = That message is too long.
error-too_fast = That was a little too fast. Wait a moment and try again.
error-busy = The server is full at the moment. Please try again later.
error-unavailable = The server is not available at the moment. Please try again later.
error-method_not_allowed = That cannot be done at this address.
error-not_json = The request has to be sent as JSON.
error-unknown = That did not work. Please try again.

refusal-opening_card_first = The deal opens with { $opening_card }; nothing else will do.
refusal-naming_first = First name a suit.
refusal-no_naming_now = There is no suit to name now.
refusal-not_held = You do not hold { $card }.
refusal-not_a_frontier = { $card } does not fit anywhere now.
refusal-not_a_frontier-waits = { $card } does not fit yet: its suit goes on with { $waits }.
refusal-must_play = You can play, so you have to. Choose one of the cards that fit.
refusal-no_pass_left = You have no pass left. Choose one of the cards that fit.
refusal-all_others_passed = All the others have passed, so you have to play. Choose one of the cards that fit.
refusal-too_many_idle_turns = Nobody has laid a card for a long time. Whoever can play has to play now.
refusal-one_card_only = Only one card may be laid in a turn.
refusal-not_a_run = These cards do not follow one another from the row outwards.
refusal-no_joker = You do not hold the joker.
refusal-joker_not_on_frontier = The joker can only go where a card would fit now; { $card } would not.
refusal-joker_for_own_card = You hold { $card } yourself, so the joker cannot stand for it.
refusal-joker_for_starter = The joker cannot stand for a starter.
refusal-joker_without_next = With the joker you have to lay the card that comes next behind it.
refusal-nobody_holds_it = Nobody else holds { $card }, so the joker cannot stand for it.
refusal-nothing_to_surrender = You cannot pass: handing over a card would leave you none to play on with.
refusal-suit_not_dealt = The starter of that suit was not dealt. Name another suit.
refusal-unreadable_action = “{ $text }” is not a move. Write a card such as 7d or Ts, or pass.
refusal-not_your_turn = It is not your turn yet.
refusal-deal_over = The deal is over. Deal the next one.
refusal-match_over = The match is over.
refusal-deal_not_over = The deal is still being played.
refusal-deal_running = The deal is still being played.

refusal-wrong_number_of_hands = There have to be { $expected } hands, not { $given }.
refusal-unknown_card = “{ $card }” is not a card of this pack.
refusal-doubled_card = { $card } is there once too often.
refusal-missing_card = { $card } is missing.
refusal-wrong_hand_size = Seat { $seat } has to get { $expected } cards, not { $given }.

refusal-open_seat = A seat can only be left open in a game with friends.
refusal-people = This way of playing does not work with that many people.
refusal-no_such_seat = There is no such seat.
refusal-bad_event = The room's history is damaged, and it cannot be opened.
refusal-match_running = That has to wait until the match is over.
refusal-no_such_match = There is no such match in this room.
refusal-not_your_seat = That seat belongs to somebody else.
refusal-no_curtain = No curtain is down for this seat.
refusal-bad_command = That request could not be understood.
refusal-curtain_down = The curtain is down. Lift it first.
refusal-not_seated = Only those who sit at the table can do this.
refusal-not_host = Only the host can do this.
refusal-too_many_rooms = The server has all the rooms it can hold. Please try again later.
refusal-bad_message = That request could not be understood.

## Options that cannot be played. $option is the title of the option to blame, $other that of the one it clashes with.

problem-unknown_option = There is no option called “{ $name }”.
problem-unknown_preset = There is no game called “{ $value }”.
problem-unknown_schema = These rules were written by a newer version and cannot be read.
problem-bad_type = { $option }: that is not the kind of value this option takes.
problem-bad_value = { $option }: “{ $value }” is not possible.
problem-starter_not_in_ranks = { $option }: { $starter } are not among the ranks of the pack.
problem-joker_with_two_packs = A joker can only be used with one pack.
problem-corner_needs_three_ranks = { $option }: a row needs at least three ranks for this.
problem-needs_pass_limit = { $option }: this only makes sense where players can be eliminated. Set a number of passes first.
problem-needs_voluntary_pass = { $option }: passing although you could play is forbidden, so there is no price for it.
problem-stall_rule_needed = Without this rule everyone could go on passing for ever. Limit the passes, put a price on them or forbid them.
problem-needs_chips = { $option }: this needs chips. Give everyone chips at the start.
problem-chips_never_move = { $option }: no chip would ever change hands. Set an ante, a price for passing or payment at the end.
problem-points_not_above_stack = { $option }: the target of { $points } has to be above the { $chips } everyone begins with.
problem-points_above_all_chips = { $option }: the target of { $points } is more than all { $chips } in play.
problem-match_of_zero = { $option }: a match cannot be that short.
problem-seats_out_of_range = { $fewest } to { $most } can play by these rules, not { $seats }.
problem-general = { $option }: this cannot be combined with { $other }.
problem-alone = { $option }: this is not possible.
