## `sevens stats` and the host's page: what pages have reported.

stats-help-about = Zeigt, was Seiten diesem Server gemeldet haben: begonnene und beendete Spiele und wo der Tisch oder die Verbindung versagt.
stats-help-data = Verzeichnis der Räume, wie bei sevens serve.
stats-help-database = Datenbank, wie bei sevens serve.
stats-help-json = Die Zahlen als JSON ausgeben.

stats-summary = { $reports ->
    [one] Eine Meldung in den letzten { $days } Tagen.
   *[other] { $reports } Meldungen in den letzten { $days } Tagen.
}
stats-nothing = In den letzten { $days } Tagen wurde nichts gemeldet.

stats-started = Begonnen
stats-finished = Beendet
stats-share-finished = Beendet, %
stats-share-won = Gewonnen, %
stats-games = Spiele
stats-modes = Spielweisen
stats-levels = Stärke des Computers
stats-seats = Spieler
stats-lengths = Länge der Partie
stats-options = Hausregeln
stats-durations = Dauer einer Partie in Minuten
stats-moves = Züge einer Partie
stats-displays = 3D-Tisch
stats-display-shown = Gezeigt
stats-display-unavailable = Nicht verfügbar
stats-display-failed = Versagt
stats-frames = Bilder je Sekunde, während Karten sich bewegen
stats-connections = Spiele mit Freunden
stats-connected = Verbunden
stats-connected-again = Abgerissen und wieder da
stats-not-connected = Keine Verbindung
stats-returns = Wie oft eine Verbindung wiederkam
stats-devices = Geräte
stats-memory = Arbeitsspeicher in GB
stats-cores = Prozessorkerne
stats-days = Nach Tagen

stats-mode-solo = Gegen den Computer
stats-mode-device = An einem Gerät
stats-mode-friends = Mit Freunden über einen Link

stats-level-none = ohne Computer
stats-level-random = zufällig
stats-level-easy = leicht
stats-level-medium = mittel
stats-level-hard = schwer
stats-level-expert = Experte
stats-level-mixed = gemischt

stats-computers = Computer
stats-phones = Telefone
stats-device = { $browser }, { $system }
stats-device-phone = { $browser }, { $system }, Telefon
stats-family-chromium = Chromium
stats-family-firefox = Firefox
stats-family-safari = Safari
stats-family-android = Android
stats-family-ios = iOS
stats-family-windows = Windows
stats-family-macos = macOS
stats-family-linux = Linux
stats-family-other = anderes
stats-other = andere
stats-unknown = nicht bekannt
stats-band-under = unter { $n }
stats-band-more = { $n } oder mehr
