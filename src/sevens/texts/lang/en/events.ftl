## What happens, one sentence an event. $name is a player; cards come with their article.

event-dealt = Deal { $deal }: { $name } deals.
event-ante = { $name } puts { $chips } into the pot.
event-laid = { $name } lays { $cards }.
event-played = { $name } plays { $cards }.
event-played-announced = { $name } plays { $cards } and says “last card”.
event-joker_played = { $name } puts the joker in the place of { $card } and plays { $next }.
event-joker_played-announced = { $name } puts the joker in the place of { $card }, plays { $next } and says “last card”.
event-joker_taken = { $name } lays { $card } and takes the joker.
event-named = { $name } names { $suit }.
event-passed = { $name } passes.
event-passed-forced = { $name } passes, as nothing fits.
event-passed-voluntary = { $name } passes and holds on to a card that would fit.
event-passed-forbidden = { $name } passes although the rules forbid it.
event-paid = { $name } pays { $chips }.
event-eliminated = { $name } is out of the deal. The cards left: { $cards }.
event-eliminated-empty = { $name } is out of the deal.
event-went_out = { $name } has no cards left and is out.
event-joker_only = { $name } has only the joker left and leaves the deal.
event-drew = { $name } has to take { $card } from { $giver }.
event-drew-hidden = { $name } has to take a card from { $giver }.
event-surrendered = { $name } has to hand { $card } to { $to }.
event-turn_lost-wrong_card = { $name } tries { $cards }, which does not fit, and loses the turn.
event-turn_lost-skipped = { $name } misses this turn.
event-deal_over = The deal is over: { $standings }.
event-collected = { $name } takes { $chips }.
event-match_over = { $name } wins the match!
event-match_over-shared = { $names } share the win!
event-unknown = Something happened at the table.

## Standings

standing-entry = { $name } ({ $place })
standing-leads = { $name } leads with { $score }.
standing-level = { $names } are level with { $score }.
