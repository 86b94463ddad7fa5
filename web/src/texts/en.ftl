## The page as a whole

app-name = Sevens
skip-to-game = Skip to the cards
close = Close
back = Back
cancel = Cancel
settings = Settings
rules = Rules
leave = Leave
loading = One moment
try-again = Try again
error-offline = The server does not answer. Check the connection and try again.
error-failed = That did not work. Try again.
error-not-found = There is nothing at this address.
go-home = To the first page

## Cards

card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
}
card-the = the { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
}
suit = { $suit ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
   *[c] Clubs
}
joker = joker
joker-the = the joker
joker-index = Jo
index-A = A
index-J = J
index-Q = Q
index-K = K

## Setting up

home-lead = Lay the sevens, build the rows, be the first with empty hands.
home-game = Game
home-players = Players
home-seats-and-minutes = { $low } to { $high } players · { $from } to { $to } min a deal
home-length = Length
home-resume = Back to your game
home-record = Open a record
mode = How you play
mode-solo = Against the computer
mode-device = On this device
mode-device-help = Pass the device round. A curtain hides each hand until its player lifts it.
seats = Seats
seat-number = Seat { $number }
seat-name = Name
seat-who = Who plays
seat-person = Person
you = You
player-default = Player { $number }
level = { $level ->
    [random] Random
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Expert
   *[other] { $level }
}
level-all = Computer
start = Play
play = Play
length-deals = { $number ->
    [0] One deal each as dealer
    [one] { $number } deal
   *[other] { $number } deals
}
length-wins = First to { $number }
length-best-of = Best of { $number }
length-points = To { $number } points
length-bust = { $number ->
    [0] Until someone has no chips
   *[other] Until someone has no chips, { $number } deals at most
}
house-rules = House rules
house-rules-changed = { $count ->
    [0] As written
    [one] { $count } change
   *[other] { $count } changes
}
house-rules-reset = Reset
house-rules-done = Done
house-rules-lead = Everything here starts from { $game }. Choices that would clash are grey and say why.
rules-clash = These rules do not go together yet:
value-yes = Yes
value-no = No
value-none = None

## The table

table = Table
deal-of = Deal { $deal }
view-perspective = Perspective
view-top = Top
panel-show = Buttons
pass = Pass
pass-left = Pass ({ $left } left)
pass-anyway = Pass anyway
play-anyway = Play anyway
last-card = Last card
turn-yours = { $cards ->
    [one] Your turn: your last card can go.
   *[other] Your turn: { $playable } of { $cards } cards can go.
}
turn-of-yours = { $cards ->
    [one] { $name }, your last card can go.
   *[other] { $name }, { $playable } of { $cards } cards can go.
}
turn-no-card = You have no card that fits. Pass.
turn-no-card-left = You have no card that fits. Pass ({ $left } left).
turn-name-suit = Name the suit that opens.
turn-other = { $name } is to move.
turn-watching = { $name } is to move. You are watching.
chosen = { $cards }: press Play or tap again.
chosen-run = { $cards }: press Play to lay all { $count }.
chosen-joker = Now choose the card that follows the joker.
chosen-several = This can go in more than one way.
cannot-go = { $card } cannot go yet. Next in { $suit }: { $ranks }.
cannot-go-closed = { $card } cannot go yet. Nothing is open in { $suit }.
joker-cannot-go = The joker cannot go now.
last-card-hint = One card stays: say Last card.
pass-costs = Passing costs { $cost ->
    [one] { $cost } chip.
   *[other] { $cost } chips.
}
fault-pass = { $kind ->
    [fine] You can play. Passing anyway costs { $cost ->
        [one] { $cost } chip.
       *[other] { $cost } chips.
    }
    [skip_turn] You can play. Passing anyway costs your next turn.
    [lose_deal] You can play. Passing anyway puts you out of this deal.
   *[surrender] You can play. Passing anyway hands one of your cards to the next player.
}
fault-play = { $card } does not fit. Playing it anyway costs your turn.
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
plate-passes = { $count ->
    [0] no passes
    [one] { $count } pass
   *[other] { $count } passes
}
passes-made = { $count ->
    [0] no pass
    [one] passed once
   *[other] passed { $count } times
}
chips-count = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
pot-count = Pot: { $count }
place-number = { $ordinal ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
status = { $status ->
    [out] finished
    [joker_only] only the joker
    [eliminated] out of the deal
    [idle] not in this deal
   *[other] playing
}
to-move = to move
away = away

## The panel

panel = Play with buttons
panel-rows = Rows
panel-row-empty = nothing yet
panel-open-places = Open: { $cards }
panel-hand = Your cards
panel-hand-of = Cards of { $name }
panel-hand-none = No cards left.
panel-actions = Your move
panel-last-move = Last move
panel-log = What happened
panel-log-empty = Nothing yet.
panel-seats = Seats
panel-standings = Standings
panel-standings-empty = After the first deal the points stand here.
panel-keys = Keys
can-go = can go
chosen-mark = chosen
head-player = Player
head-cards = Cards
head-passes = Passes
head-chips = Chips
head-points = Points
head-place = Place
head-deal = Deal
head-total = Total
head-wins = Deals won
head-left = Cards left
keys-help = Arrow keys move between your cards, Enter or Space chooses and plays. Suits: S spades, H hearts, D diamonds, C clubs, then the rank: 2 to 9, T or 0 for ten, J, Q, K, A. Star is the joker, P passes, Escape clears the choice.

## What happened, in sentences

log-dealt = The cards are dealt.
log-ante = Everyone pays into the pot.
log-laid = { $who ->
    [you] You lay { $cards }.
   *[other] { $name } lays { $cards }.
}
log-played = { $who ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
log-played-announced = { $who ->
    [you] You play { $cards }: last card.
   *[other] { $name } plays { $cards }: last card.
}
log-joker-played = { $who ->
    [you] You play the joker as { $as } and { $cards }.
   *[other] { $name } plays the joker as { $as } and { $cards }.
}
log-joker-taken = { $who ->
    [you] You lay { $cards } and take the joker.
   *[other] { $name } lays { $cards } and takes the joker.
}
log-named = { $who ->
    [you] You name { $suit }.
   *[other] { $name } names { $suit }.
}
log-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-paid = { $who ->
    [you] You pay { $amount }.
   *[other] { $name } pays { $amount }.
}
log-eliminated = { $who ->
    [you] You have no passes left and are out of the deal.
   *[other] { $name } is out of the deal.
}
log-eliminated-cards = { $who ->
    [you] You are out of the deal. Your cards go on the table: { $cards }.
   *[other] { $name } is out of the deal. On the table: { $cards }.
}
log-went-out = { $who ->
    [you] You have no cards left.
   *[other] { $name } has no cards left.
}
log-joker-only = { $who ->
    [you] You hold only the joker and leave the deal.
   *[other] { $name } holds only the joker and leaves the deal.
}
log-drew = { $who ->
    [you] You did not say Last card and draw { $count }.
   *[other] { $name } did not say Last card and draws { $count }.
}
log-surrendered = { $who ->
    [you] You hand over { $cards }.
   *[other] { $name } hands over { $cards }.
}
log-turn-lost = { $who ->
    [you] You lose your turn.
   *[other] { $name } loses a turn.
}
log-deal-over = The deal is over.
log-match-over = The match is over.

## Curtain, ends, replay

curtain-title = { $name }, it is your turn.
curtain-text = Take the device. Your cards appear when you lift the curtain.
curtain-lift = Lift the curtain
deal-over-title = Deal { $deal } is over
deal-over-first = { $who ->
    [you] You finish first.
   *[other] { $name } finishes first.
}
hand-empty = none
next-deal = Next deal
match-over-title = { $who ->
    [you] You win!
    [several] { $name } share the win!
   *[other] { $name } wins!
}
rematch = Play again
show-table = Look at the table
show-result = Show the result
download-record = Download the record
replay = Replay
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-open = Open a record file
replay-lead = Open a record that was downloaded after a match and step through it with all hands open.
replay-start = The cards are dealt.

## Connection

link-waiting = The connection is lost. Trying again.
link-connecting = Connecting
room-gone = This game is not here any more.
room-gone-help = It may have ended, or the link is not complete.
leave-title = Leave this game?
leave-text = The game stays open. You can come back to it from the first page.

## Settings

settings-language = Language
settings-theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = At once
settings-table = Table
settings-table3d = Show the 3D table
settings-panel = Show the buttons beside the table
settings-four-colours = Four suit colours
settings-large-index = Large card indices
settings-row-order = Order of the rows
settings-play = Play
settings-auto-pass = Pass by itself when nothing fits
settings-frontiers = Always show which cards can go next
settings-single-keys = Single keys for suits and ranks
settings-reduced-motion = Less motion
settings-sounds = Sounds
settings-no-3d = The 3D table cannot be shown on this device. The buttons are the whole game.

## Without a connection

offline-title = Without a connection
offline-none = There is no connection. The page opens all the same, but for playing it needs its server. Next time you are connected, you can make the game available offline.
offline-playing = There is no connection. You play on this device: against the computer, or passing it round. Games with friends wait for the connection.
offline-help = The same rules and opponents, on this device alone: against the computer, or passing the device round.
offline-get = Make available offline ({ $size } MB)
offline-getting = Loading: { $percent } %
offline-ready = The game is available offline on this device.
offline-failed = That did not work. Please try again later.
offline-remove = Remove

## Statistics and privacy

settings-statistics = Send statistics to this server
settings-statistics-off = Your browser asks not to be tracked, so nothing is sent.
stats-list = What is sent and what is not
stats-sent = What is sent
stats-sent-game = The game, the way of playing, the computer’s level, the options, the number of seats
stats-sent-result = The result, the number of moves, roughly how long it took
stats-sent-connection = Whether a game with friends got its connection, and how often it came back
stats-sent-display = Whether the 3D table could be shown, and roughly how many pictures a second
stats-sent-device = Phone or not, roughly how much memory and how many processor cores, the family of browser and system
stats-never = What is never sent
stats-never-room = The room and its link, names
stats-never-moves = Moves and cards
stats-never-address = The network address
stats-never-gpu = The model of the graphics processor
stats-kept = It goes to this server only, and is deleted there after 30 days.
privacy = Privacy
privacy-title = Privacy, in plain words
privacy-lead = No account, no advertising, no outside services: your browser talks to this server and to nobody else.
privacy-browser = What stays in your browser
privacy-browser-text = Your settings, your last choice of game and the keys to the games you opened. They are stored on this device only; clearing the site’s data in the browser deletes them.
privacy-server = What this server keeps
privacy-server-text = Of a game: the names you type in, the rules, the moves. Whoever has its link can watch. A game in which nothing has happened for a while is deleted, after 30 days unless the host has set another time. A cookie for that game alone remembers which seat is yours.
privacy-server-log = The server’s log names no people, no network addresses and no cards.
privacy-statistics = Statistics
privacy-statistics-text = So that faults are found, the page tells this server which games are finished and where the table or a connection fails. You can turn that off in the settings; it is off by itself when your browser sends Do Not Track or Global Privacy Control.
privacy-money = No money
privacy-money-text = Chips are only a score. Nothing here costs or wins money.
host-title = Statistics of this server
host-lead = For whoever runs this server.
host-token = Host token
host-show = Show

## Rules page

rules-title = Rules
rules-of = Rules: { $game }
rules-this-room = The rules of this game
rules-choose = Rules of
opens-new-tab = opens in a new tab

## With friends

mode-friends = With friends
mode-friends-help = Open a room and share its link. Whoever opens it takes a seat, without an account.
friends-your-name = Your name
friends-open = Open a room
friends = Friends
host = host
host-give = Make host
seat-free = Free seat
seat-take = Sit here
seat-computer = Computer
seat-clear = Free the seat
seat-leave = Get up
seat-left = has left
seat-substitute = the computer plays
seat-return = Sit down again
seat-moved = Your seat is played from another device now
seat-moved-help = This page can go on watching.
seat-link = Play on from another device
seat-link-help = This link opens your own seat. Whoever has it plays for you, so keep it to yourself.
seat-link-make = Make a link
watch = Watch
you-left = You got up, and the computer plays for you.
spectators = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
clock = Time for a turn
clock-none = no time limit
clock-seconds = { $seconds } seconds
lobby-join = Take a seat
lobby-watch = You can also just watch: stay on this page.
lobby-full = All seats are taken. Stay on this page to watch.
lobby-host = When everybody is here
lobby-level = { $count ->
    [one] Who plays on the free seat
   *[other] Who plays on the { $count } free seats
}
lobby-start = Start
lobby-waiting = Waiting for { $name } to start
lobby-state = { $taken } of { $seats } seats are taken.
start-now = Start the next match now
leave-text-friends = The computer plays on for you. You can return to your seat from this browser.
share = Invite friends
share-help = Send this link, or let a phone read the code.
share-link = Link to this room
share-copy = Copy
share-copied = Copied
share-sheet = Share
share-qr = QR code of the link
share-text = Come and play Sevens with me
share-local = This link works on this computer only. To play with others, start the server with an address that they can reach.
seal = Were the cards fixed beforehand?
seal-before = This fingerprint belongs to the order of the cards, which is fixed already. After the match the seed is shown, and anyone can check that both fit.
phrases = Say something
phrase = { $phrase ->
    [hello] Hello!
    [good_luck] Good luck!
    [thanks] Thank you!
    [well_played] Well played!
    [nice_move] Nice move!
    [oops] Oops!
    [one_moment] One moment, please.
    [your_turn] It is your turn.
    [sorry] Sorry!
   *[goodbye] Goodbye!
}
said = { $name }: { $words }
mute = Mute { $name }
