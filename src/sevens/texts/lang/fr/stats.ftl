## `sevens stats` and the host's page: what pages have reported.

stats-help-about = Montre ce que les pages ont signalé à ce serveur : parties commencées et terminées, et où la table ou la connexion échoue.
stats-help-data = Dossier des salons, comme pour sevens serve.
stats-help-database = Base de données, comme pour sevens serve.
stats-help-json = Afficher les chiffres en JSON.

stats-summary = { $reports ->
    [one] { $reports } signalement ces { $days } derniers jours.
    [many] { $reports } de signalements ces { $days } derniers jours.
   *[other] { $reports } signalements ces { $days } derniers jours.
}
stats-nothing = Rien n’a été signalé ces { $days } derniers jours.

stats-started = Commencées
stats-finished = Terminées
stats-share-finished = Terminées, %
stats-share-won = Gagnées, %
stats-games = Parties
stats-modes = Façons de jouer
stats-levels = Force de l’ordinateur
stats-seats = Joueurs
stats-lengths = Longueur de la partie
stats-options = Règles maison
stats-durations = Durée d’une partie en minutes
stats-moves = Coups d’une partie
stats-displays = Table en 3D
stats-display-shown = Affichée
stats-display-unavailable = Indisponible
stats-display-failed = En échec
stats-frames = Images par seconde pendant que les cartes bougent
stats-connections = Parties entre amis
stats-connected = Connectées
stats-connected-again = Coupées puis revenues
stats-not-connected = Sans connexion
stats-returns = Retours de connexion par partie
stats-devices = Appareils
stats-memory = Mémoire en Go
stats-cores = Cœurs du processeur
stats-days = Par jour

stats-mode-solo = Contre l’ordinateur
stats-mode-device = Sur un seul appareil
stats-mode-friends = Entre amis par lien

stats-level-none = sans ordinateur
stats-level-random = au hasard
stats-level-easy = facile
stats-level-medium = moyen
stats-level-hard = difficile
stats-level-expert = expert
stats-level-mixed = mélangé

stats-computers = Ordinateurs
stats-phones = Téléphones
stats-device = { $browser }, { $system }
stats-device-phone = { $browser }, { $system }, téléphone
stats-family-chromium = Chromium
stats-family-firefox = Firefox
stats-family-safari = Safari
stats-family-android = Android
stats-family-ios = iOS
stats-family-windows = Windows
stats-family-macos = macOS
stats-family-linux = Linux
stats-family-other = autre
stats-other = autre
stats-unknown = inconnu
stats-band-under = moins de { $n }
stats-band-more = { $n } ou plus
