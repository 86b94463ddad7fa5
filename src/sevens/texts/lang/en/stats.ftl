## `sevens stats` and the host's page: what pages have reported.

stats-help-about = Show what pages have reported to this server: games started and finished, and where the table or connections fail.
stats-help-data = Directory of the rooms, as of sevens serve.
stats-help-database = Data base, as of sevens serve.
stats-help-json = Print the figures as JSON.

stats-summary = { $reports ->
    [one] One report in the last { $days } days.
   *[other] { $reports } reports in the last { $days } days.
}
stats-nothing = Nothing was reported in the last { $days } days.

stats-started = Started
stats-finished = Finished
stats-share-finished = Finished, %
stats-share-won = Won, %
stats-games = Games
stats-modes = Ways to play
stats-levels = Strength of the computer
stats-seats = Players
stats-lengths = Length of the match
stats-options = House rules
stats-durations = Minutes a match took
stats-moves = Moves in a match
stats-displays = 3D table
stats-display-shown = Shown
stats-display-unavailable = Not available
stats-display-failed = Failed
stats-frames = Frames a second while cards move
stats-connections = Games with friends
stats-connected = Connected
stats-connected-again = Connected, lost and back
stats-not-connected = No connection
stats-returns = How often a connection came back
stats-devices = Devices
stats-memory = Memory in GB
stats-cores = Processor cores
stats-days = By day

stats-mode-solo = Against the computer
stats-mode-device = On one device
stats-mode-friends = With friends by link

stats-level-none = no computer
stats-level-random = random
stats-level-easy = easy
stats-level-medium = medium
stats-level-hard = hard
stats-level-expert = expert
stats-level-mixed = mixed

stats-computers = Computers
stats-phones = Phones
stats-device = { $browser }, { $system }
stats-device-phone = { $browser }, { $system }, phone
stats-family-chromium = Chromium
stats-family-firefox = Firefox
stats-family-safari = Safari
stats-family-android = Android
stats-family-ios = iOS
stats-family-windows = Windows
stats-family-macos = macOS
stats-family-linux = Linux
stats-family-other = other
stats-other = other
stats-unknown = not known
stats-band-under = under { $n }
stats-band-more = { $n } or more
