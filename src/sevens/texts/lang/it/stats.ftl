## `sevens stats` and the host's page: what pages have reported.

stats-help-about = Mostra ciò che le pagine hanno comunicato a questo server: partite iniziate e finite, e dove il tavolo o la connessione non funzionano.
stats-help-data = Cartella delle stanze, come per sevens serve.
stats-help-database = Base di dati, come per sevens serve.
stats-help-json = Scrivere le cifre in JSON.

stats-summary = { $reports ->
    [one] Una segnalazione negli ultimi { $days } giorni.
    [many] { $reports } di segnalazioni negli ultimi { $days } giorni.
   *[other] { $reports } segnalazioni negli ultimi { $days } giorni.
}
stats-nothing = Negli ultimi { $days } giorni non è arrivata nessuna segnalazione.

stats-started = Iniziate
stats-finished = Finite
stats-share-finished = Finite, %
stats-share-won = Vinte, %
stats-games = Partite
stats-modes = Modi di giocare
stats-levels = Livello del computer
stats-seats = Giocatori
stats-lengths = Lunghezza della partita
stats-options = Regole della casa
stats-durations = Minuti di una partita
stats-moves = Mosse di una partita
stats-displays = Tavolo in 3D
stats-display-shown = Mostrato
stats-display-unavailable = Non disponibile
stats-display-failed = Non riuscito
stats-frames = Immagini al secondo mentre le carte si muovono
stats-connections = Partite con gli amici
stats-connected = Connesse
stats-connected-again = Cadute e riprese
stats-not-connected = Senza connessione
stats-returns = Quante volte la connessione è tornata
stats-devices = Dispositivi
stats-memory = Memoria in GB
stats-cores = Core del processore
stats-days = Giorno per giorno

stats-mode-solo = Contro il computer
stats-mode-device = Su un solo dispositivo
stats-mode-friends = Con gli amici tramite link

stats-level-none = senza computer
stats-level-random = a caso
stats-level-easy = facile
stats-level-medium = medio
stats-level-hard = difficile
stats-level-expert = esperto
stats-level-mixed = misto

stats-computers = Computer
stats-phones = Telefoni
stats-device = { $browser }, { $system }
stats-device-phone = { $browser }, { $system }, telefono
stats-family-chromium = Chromium
stats-family-firefox = Firefox
stats-family-safari = Safari
stats-family-android = Android
stats-family-ios = iOS
stats-family-windows = Windows
stats-family-macos = macOS
stats-family-linux = Linux
stats-family-other = altro
stats-other = altra
stats-unknown = non si sa
stats-band-under = meno di { $n }
stats-band-more = { $n } o più
