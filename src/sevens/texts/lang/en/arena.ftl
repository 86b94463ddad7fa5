## What `sevens arena` says.

arena-deals = Deals
arena-summary = { $deals }; a fair share is { $fair } %. ± is half of the 95 % interval, a deal being one observation.
arena-head-player = player
arena-head-seat = seat
arena-head-firsts = first, %
arena-head-place = place (0 first)
arena-head-score = score
arena-head-rating = rating
arena-head-time = ms a choice
arena-no-player = There is no player "{ $name }".
arena-at-least-one = At least one deal and one process are needed.
arena-failed = The arena stopped: { $why }

## Its help.

arena-help-player = A level or plug-in ({ $names }), MODULE:NAME, or program:COMMAND; one for each seat. Default: hard against three medium.
arena-help-players = A program gets a line of JSON for each action and answers with the action's text. Each deal is played once in every rotation of the players.
arena-help-deals = Deals at most.
arena-help-until = Stop when the first player's share of first places is known to so many points of a hundred, looked at after every 50 deals.
arena-help-seed = Determines the deals and what the bots leave to chance.
arena-help-playouts = How many hidden deals a bot may play out for an action.
arena-help-seconds = How long a bot may think about an action. Results then depend on the machine.
arena-help-processes = Processes to play on. Default: one for each core.
arena-help-dask = Address of a Dask scheduler whose workers are to play.
arena-help-keep = File for results, a line a deal; a run with the same file goes on where it stopped.
arena-help-fairness = One seating a deal, and figures by seat, counted from the dealer's left.
arena-help-json = Print everything as JSON.
