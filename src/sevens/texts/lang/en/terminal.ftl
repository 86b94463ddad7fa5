## The command line: `sevens --help` and what is said when a command line makes no sense.

overview-title = Sevens: the family of card games, to play, to host and to program.
overview-command = COMMAND
overview-more = More about a command: sevens COMMAND --help
command-play = play in the terminal: alone, against the computer, or passing the keyboard
command-rules = explain the rules of a game
command-engine = the engine over standard input and output, one JSON object a line
command-arena = let bots play many matches against each other
command-serve = host games for the browser
command-export = write a room to a file
command-import = take a room in from a file
command-stats = show which games were finished on this server
command-verify = check the record of a game
command-version = tell the version, and whether the kernel is compiled

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-help = show this and leave
help-house-rules = House rules, each as OPTION=VALUE after -o:
help-rules-players = tell the page for this many players
help-games = Games:
help-lang = language: { $languages } (usual: that of the system)
help-preset = the game, see below (usual: sevens)
help-option = a house rule such as pass_limit=3, any number of times; sevens rules explains them
help-players = how many play; the computer takes the seats that are left
help-seat = a person, or a computer player where a level is given; once a seat
help-level = how well the computer plays in the seats that are left
help-seed = decides every deal; the same text gives the same cards
help-dealer = who deals first, counted from 1 (usual: drawn)
help-speed = how long a move of the computer is shown
help-plain = one line after another, without drawing over the screen
help-record = where the record is kept (usual: a new file among the user's own)
help-no-record = keep no record
help-resume = go on with a game from its record; without FILE the newest that has not ended
help-replay = look at a record step by step
help-verify-file = the record; - reads standard input
help-seed-hash = the hash that was shown before the first deal
help-verify-status = Status: 0 all is well, 1 something is wrong with the record, 2 it cannot be read.
help-export-room = the room's id, or its address
help-export-output = where to write; standard output if it is left out
help-export-secrets = The file holds everything: hidden cards and the seed of a match that goes on.
help-import-file = a file that `sevens export` wrote; - reads standard input
import-done = Room { $room } has been taken in, with { $events } events.
import-there-already = That room is there already; nothing was changed.

complaint-unrecognized = This is not understood: { $what }
complaint-required = This is missing: { $what }
complaint-needs-value = { $what } needs a value after it.
complaint-needs-number = { $what } needs a number, not { $value }.
complaint-choice = { $what }: { $value } is not possible. Choose from: { $choices }.
complaint-see-help = Help: { $command }
complaint-command = There is no command “{ $name }”.
complaint-commands = There are: { $names }.
complaint-did-you-mean = Did you mean { $names }?
complaint-presets = There are: { $names }.
complaint-options = There are: { $names }.
complaint-values = { $option } can be: { $names }.
complaint-range = { $option } can be { $low } to { $high }.
complaint-option-names = On the command line: { $names }.
complaint-unknown-level = There is no level “{ $level }”. There are: { $levels }.
complaint-too-many-seats = { $seats } seats are named, but only { $players } play.
complaint-no-such-dealer = The dealer is counted from 1 to { $players }.
complaint-nothing-to-resume = There is no unfinished game to go on with.
complaint-rules-of-record = A game that goes on keeps its rules and its number of players. Leave those out.
complaint-record-in-use = This record is being written by another game.
complaint-missing-part = sevens { $command } needs a part that is not installed: { $name }.
complaint-file = { $file }: { $why }
complaint-unexpected = Something went wrong that should not have: { $what }

## The game. $name is a player, $names several.

terminal-player = Player
terminal-player-number = Player { $number }
# Names of computer players, at least ten, with spaces between.
terminal-bot-names = Ada Ben Cleo Dan Edith Finn Grace Hugo Iris Jack
terminal-with-house-rules = { $game } with house rules
terminal-person = person
terminal-level = { $level ->
    [random] computer, at random
    [easy] computer, easy
    [medium] computer, medium
    [hard] computer, hard
    [expert] computer, expert
   *[other] computer, { $level }
}
terminal-length = Length: { $match }.
terminal-seed-hash = Hash of the seed that decides the deals:
terminal-seed = Seed: { $seed }
terminal-recorded = Record:
terminal-keys-short = Type a number or a card such as 7d. p pass, ? help, r rules, q leave.
terminal-start = Enter to begin:
terminal-deal = deal { $deal }
terminal-dealer = { $name } deals
terminal-pot = pot: { $chips }
terminal-all-ante = Everyone puts { $chips } into the pot.

terminal-column-cards = cards
terminal-column-passes = passed
terminal-column-passes-left = passes
terminal-column-chips = chips
terminal-column-points = points
terminal-note-joker-only = joker
terminal-note-eliminated = out
terminal-note-idle = idle

terminal-your-hand = Your cards
terminal-hand-hidden = Your cards stay hidden until you have named a suit.
terminal-pass = pass
terminal-passes-left = { $n } left
terminal-forbidden = forbidden
terminal-announce = One card left after this? Add ! to say “last card”: 7d!

terminal-ask-play = { $name }, your turn: { $fitting } of { $cards } cards can go.
terminal-ask-only = { $name }, your turn: just one card can go. Enter plays it
terminal-ask-pass = { $name }, no card of yours fits. Enter passes
terminal-ask-suit = { $name }, name a suit: s, h, d or c
terminal-nothing-typed = Type a number, a card or p. Help is ?
terminal-no-such-number = There is no number { $number } in the list.
terminal-unreadable = “{ $text }” is not a move. Type a number of the list, a card such as 7d, or p to pass.

terminal-fault-fine = The rules forbid this pass. It costs { $chips }.
terminal-fault-skip-turn = The rules forbid this pass. You would miss your next turn.
terminal-fault-lose-deal = The rules forbid this pass. You would be out of the deal.
terminal-fault-surrender = The rules forbid this pass. You would hand a card to the next player.
terminal-fault-also = It also costs { $chips }.
terminal-fault-play = { $card } does not fit. It would go back to your hand, and you would lose your turn.
terminal-do-it = Do it all the same? (y/n)

terminal-curtain = { $name } is next. Pass the keyboard.
terminal-curtain-lift = { $name }, press Enter when nobody else is looking:

terminal-deal-over = Deal { $deal } is over.
terminal-head-place = place
terminal-head-name = name
terminal-head-deal = deal
terminal-head-total = total
terminal-head-won = won
terminal-head-chips = chips
terminal-cards-left = Cards left
terminal-next-deal = Enter deals again:
terminal-finish = Enter ends the game:
terminal-go-on = Enter goes on, q goes back:
terminal-match-over = { $names } wins the match!
terminal-match-over-shared = { $names } share the win!
terminal-record-kept = The record is in { $file }
terminal-resume-with = Nothing is lost. Go on with:
terminal-left = The game was left; no record was kept.

terminal-help =
    What you can type in your turn

    1 2 3 ...   the play with this number
    7d Ts 10♠   a card: its rank, then s h d c (spades, hearts, diamonds, clubs)
    8d9dTd      several cards of a row, where the rules allow it
    {"*Ts+Js"}      the joker for the 10 of spades, and your jack behind it
    6h!         the same, and “last card” is said
    p           pass
    h           show the cards again
    l           what has happened in this deal
    r           the rules of this game
    ?           this help
    q           leave; the game can be resumed

    {"[8]"} is a place or a card of yours that can go, (8) a place that waits for somebody else's card.

## The replay

replay-step = Step { $step } of { $steps }
replay-ask = Enter next · b back · number · d deal · e end · q leave
replay-keys = Enter: next step, b: back, a number: that step, a: the first, d: next deal, e: the end, q: leave.

## Verifying. record-REASON is what is wrong.

verify-fine = The record is sound: replayed move by move, everything is as it says.
verify-wrong = The record is not sound.
verify-line = Line { $line }: { $what }
verify-game = { $game }: { $names }
verify-contents = { $deals } finished, { $events } events
verify-seed = Seed { $seed }, hash { $hash }
verify-hash-matches = The hash is the one that was shown before the match.
verify-other-hash = The seed has another hash than the one given: { $hash }
verify-seeded = All cards were dealt from the seed.
verify-by-hand = Dealt by hand, not from the seed: deal { $deals }.
verify-position = It begins in the middle of a deal that was laid out by hand.
verify-truncated = The end is missing: it was cut off. What is there is sound.
verify-unfinished = The match has not ended.

record-not_text = this is not UTF-8 text
record-not_an_object = this is not a JSON object
record-unknown_format = this is not a record of a version that is known here
record-wrong_kind = a value is missing or of the wrong kind
record-seed_hash_differs = the seed does not have the hash that was shown before
record-bad_header = no game can begin like this
record-against_the_rules = the rules do not allow this
record-unexpected_event = nothing can begin with this
record-differs = this is not what happened
