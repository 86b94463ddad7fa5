## What `sevens serve` says in the terminal.

serve-listening = Le jeu est sur { $address }
serve-only-here = Seul cet ordinateur peut y accéder.
serve-stop = Ctrl-C pour l’arrêter.
serve-port-taken = Impossible d’écouter sur { $address }. Choisissez une autre adresse ou un autre port.
serve-bad-setting = Ce réglage ne convient pas : { $problem }
serve-no-store = Les salons ne peuvent pas y être gardés : { $problem }
serve-not-started = Le serveur n’a pas pu démarrer.

## Its help: one line a setting.

serve-help-open = Ouvrir un navigateur. Par défaut, c’est fait quand le serveur est lancé d’un terminal qui en a un.
serve-help-about = Lance le serveur. Chaque réglage peut aussi venir de l’environnement, sous SEVENS_ suivi de son nom.
serve-help-host = Adresse d’écoute. Seul cet ordinateur atteint celle par défaut.
serve-help-port = Port d’écoute ; 0 en prend un libre.
serve-help-data = Dossier des salons (SQLite). Par défaut, le dossier de données de l’utilisateur.
serve-help-database = Base de données au lieu de SQLite dans le dossier de données : postgresql+asyncpg://utilisateur@hôte/nom ou sqlite+aiosqlite:///fichier.
serve-help-static = Dossier de la page construite, si ce n’est pas celui du paquet.
serve-help-public-url = Adresse par laquelle on atteint le serveur, comme https://cards.example.org, quand un proxy est devant.
serve-help-allowed-hosts = Noms d’hôte que les requêtes peuvent porter, séparés par des virgules, outre celui de l’adresse publique. Par défaut, ceux de cet ordinateur s’il est seul à y accéder, sinon tous.
serve-help-trusted-proxies = Adresses des proxys dont on croit X-Forwarded-For et X-Forwarded-Proto, séparées par des virgules.
serve-help-keep-days = Jours après lesquels un salon où rien ne s’est passé est supprimé.
serve-help-grace-seconds = Secondes au bout desquelles l’ordinateur joue pour qui a perdu la connexion.
serve-help-idle-seconds = Secondes après lesquelles un salon que personne ne regarde quitte la mémoire.
serve-help-max-rooms = Salons gardés au plus ; au-delà, on n’en ouvre plus.
serve-help-max-connections = Connexions ouvertes au plus.
serve-help-max-connections-per-address = Connexions ouvertes depuis une même adresse au plus.
serve-help-max-connections-per-room = Connexions ouvertes à un même salon au plus.
serve-help-max-message = Plus long message d’une connexion, en octets.
serve-help-max-body = Plus long corps d’une requête, en octets ; les enregistrements ont leur propre limite.
serve-help-max-record = Plus long enregistrement qu’on peut revoir, en octets.
serve-help-messages-per-second = Messages par seconde qu’une connexion peut envoyer en moyenne.
serve-help-messages-burst = Messages qu’une connexion peut envoyer d’un coup.
serve-help-requests-per-second = Requêtes coûteuses (salons, règles, enregistrements) par seconde depuis une adresse, en moyenne.
serve-help-requests-burst = Requêtes de ce genre depuis une adresse d’un coup.
serve-help-bot-threads = Fils d’exécution où réfléchissent les joueurs de l’ordinateur.
serve-help-bot-seconds = Secondes qu’un joueur de l’ordinateur peut réfléchir à un coup.
serve-help-log-level = debug, info, warning ou error.
serve-help-log-format = text pour les gens, json pour les programmes.
serve-help-host-token = Secret avec lequel l’hébergeur voit les statistiques sur la page, au moins 16 caractères. À définir de préférence dans l’environnement. Sans lui, cette page reste fermée.
serve-help-default = par défaut : { $value }
