## `sevens stats` and the host's page: what pages have reported.

stats-help-about = Muestra lo que las páginas han comunicado a este servidor: partidas empezadas y terminadas, y dónde fallan la mesa o la conexión.
stats-help-data = Carpeta de las salas, como en sevens serve.
stats-help-database = Base de datos, como en sevens serve.
stats-help-json = Escribir las cifras en JSON.

stats-summary = { $reports ->
    [one] Un aviso en los últimos { $days } días.
    [many] { $reports } de avisos en los últimos { $days } días.
   *[other] { $reports } avisos en los últimos { $days } días.
}
stats-nothing = No ha llegado ningún aviso en los últimos { $days } días.

stats-started = Empezadas
stats-finished = Terminadas
stats-share-finished = Terminadas, %
stats-share-won = Ganadas, %
stats-games = Partidas
stats-modes = Formas de jugar
stats-levels = Nivel del ordenador
stats-seats = Jugadores
stats-lengths = Duración del encuentro
stats-options = Reglas de la casa
stats-durations = Minutos que ha durado
stats-moves = Jugadas de una partida
stats-displays = Mesa en 3D
stats-display-shown = Se muestra
stats-display-unavailable = No disponible
stats-display-failed = Ha fallado
stats-frames = Imágenes por segundo mientras se mueven las cartas
stats-connections = Partidas con amigos
stats-connected = Conectadas
stats-connected-again = Cortadas y recuperadas
stats-not-connected = Sin conexión
stats-returns = Veces que se ha recuperado la conexión
stats-devices = Dispositivos
stats-memory = Memoria en GB
stats-cores = Núcleos del procesador
stats-days = Por día

stats-mode-solo = Contra el ordenador
stats-mode-device = En un solo dispositivo
stats-mode-friends = Con amigos por enlace

stats-level-none = sin ordenador
stats-level-random = al azar
stats-level-easy = fácil
stats-level-medium = medio
stats-level-hard = difícil
stats-level-expert = experto
stats-level-mixed = varios

stats-computers = Ordenadores
stats-phones = Móviles
stats-device = { $browser }, { $system }
stats-device-phone = { $browser }, { $system }, móvil
stats-family-chromium = Chromium
stats-family-firefox = Firefox
stats-family-safari = Safari
stats-family-android = Android
stats-family-ios = iOS
stats-family-windows = Windows
stats-family-macos = macOS
stats-family-linux = Linux
stats-family-other = otro
stats-other = otra
stats-unknown = no se sabe
stats-band-under = menos de { $n }
stats-band-more = { $n } o más
