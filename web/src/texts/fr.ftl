## The page as a whole

app-name = Sevens
skip-to-game = Aller aux cartes
close = Fermer
back = Retour
cancel = Annuler
settings = Réglages
rules = Règles
leave = Quitter
loading = Un instant
try-again = Réessayer
error-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-failed = Cela n’a pas marché. Réessayez.
error-not-found = Il n’y a rien à cette adresse.
go-home = À la page d’accueil

## Cards

card = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
} de { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
}
card-the = { $rank ->
    [A] l’as
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $rank }
} de { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
}
suit = { $suit ->
    [s] Pique
    [h] Cœur
    [d] Carreau
   *[c] Trèfle
}
joker = joker
joker-the = le joker
joker-index = Jo
index-A = A
index-J = V
index-Q = D
index-K = R

## Setting up

home-lead = Posez les sept, allongez les rangées, videz votre main avant tout le monde.
home-game = Jeu
home-players = Joueurs
home-seats-and-minutes = { $low } à { $high } joueurs · { $from } à { $to } min par manche
home-length = Durée
home-resume = Reprendre votre partie
home-record = Ouvrir une partie enregistrée
mode = Façon de jouer
mode-solo = Contre l’ordinateur
mode-device = Sur cet appareil
mode-device-help = L’appareil passe de main en main. Un rideau cache chaque jeu jusqu’à ce que la bonne personne le lève.
seats = Places
seat-number = Place { $number }
seat-name = Nom
seat-who = Qui joue
seat-person = Personne
you = Vous
player-default = Place { $number }
level = { $level ->
    [random] Hasard
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Expert
   *[other] { $level }
}
level-all = Ordinateur
start = Jouer
play = Jouer
length-deals = { $number ->
    [0] Chacun donne une fois
    [one] { $number } manche
   *[other] { $number } manches
}
length-wins = En { $number } victoires
length-best-of = Au meilleur des { $number }
length-points = En { $number } points
length-bust = { $number ->
    [0] Jusqu’à ce qu’un joueur n’ait plus de jetons
   *[other] Jusqu’à ce qu’un joueur n’ait plus de jetons, { $number } manches au plus
}
house-rules = Règles maison
house-rules-changed = { $count ->
    [0] Sans changement
    [one] { $count } changement
   *[other] { $count } changements
}
house-rules-reset = Rétablir
house-rules-done = Terminé
house-rules-lead = On part de { $game }. Les choix incompatibles sont grisés, avec la raison.
rules-clash = Ces règles ne vont pas encore ensemble :
value-yes = Oui
value-no = Non
value-none = Aucun

## The table

table = Table
deal-of = Manche { $deal }
view-perspective = Perspective
view-top = Dessus
panel-show = Boutons
pass = Passer
pass-left = { $left ->
    [one] Passer (reste { $left })
   *[other] Passer (restent { $left })
}
pass-anyway = Passer quand même
play-anyway = Jouer quand même
last-card = Dernière carte
turn-yours = { $cards ->
    [one] À vous : votre dernière carte peut aller.
   *[other] À vous : { $playable } cartes sur { $cards } peuvent aller.
}
turn-of-yours = { $cards ->
    [one] { $name }, votre dernière carte peut aller.
   *[other] { $name }, { $playable } cartes sur { $cards } peuvent aller.
}
turn-no-card = Aucune de vos cartes ne va. Passez.
turn-no-card-left = { $left ->
    [one] Aucune de vos cartes ne va. Passez (reste { $left }).
   *[other] Aucune de vos cartes ne va. Passez (restent { $left }).
}
turn-name-suit = Choisissez la couleur qui ouvre.
turn-other = C’est à { $name }.
turn-watching = C’est à { $name }. Vous regardez.
chosen = { $cards } : appuyez sur Jouer ou touchez encore la carte.
chosen-run = { $cards } : Jouer pose les { $count }.
chosen-joker = Choisissez maintenant la carte qui suit le joker.
chosen-several = Il y a plusieurs façons de jouer cela.
cannot-go = { $card } : pas encore. Prochaines cartes, { $suit } : { $ranks }.
cannot-go-closed = { $card } : pas encore. { $suit } : rien n’est ouvert.
joker-cannot-go = Le joker ne va pas maintenant.
last-card-hint = Il vous restera une carte : dites Dernière carte.
pass-costs = Passer coûte { $cost ->
    [one] { $cost } jeton.
   *[other] { $cost } jetons.
}
fault-pass = { $kind ->
    [fine] Vous pouvez jouer. Passer quand même coûte { $cost ->
        [one] { $cost } jeton.
       *[other] { $cost } jetons.
    }
    [skip_turn] Vous pouvez jouer. Passer quand même coûte votre prochain tour.
    [lose_deal] Vous pouvez jouer. Passer quand même vous sort de cette manche.
   *[surrender] Vous pouvez jouer. Passer quand même donne une de vos cartes à la place suivante.
}
fault-play = { $card } : ça ne va pas. Jouer cette carte quand même coûte votre tour.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
plate-passes = { $count ->
    [0] plus de passe
    [one] { $count } passe
   *[other] { $count } passes
}
passes-made = { $count ->
    [0] jamais passé
   *[other] passé { $count } fois
}
chips-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
pot-count = Pot : { $count }
place-number = { $ordinal ->
    [one] { $place }er
   *[other] { $place }e
}
status = { $status ->
    [out] plus de cartes
    [joker_only] seulement le joker
    [eliminated] hors de la manche
    [idle] ne joue pas cette manche
   *[other] en jeu
}
to-move = doit jouer
away = hors ligne

## The panel

panel = Jouer avec les boutons
panel-rows = Rangées
panel-row-empty = rien encore
panel-open-places = Ouvert : { $cards }
panel-hand = Vos cartes
panel-hand-of = Cartes de { $name }
panel-hand-none = Plus de cartes.
panel-actions = Votre coup
panel-last-move = Dernier coup
panel-log = Ce qui s’est passé
panel-log-empty = Rien encore.
panel-seats = Places
panel-standings = Classement
panel-standings-empty = Les points s’affichent après la première manche.
panel-keys = Touches
can-go = peut aller
chosen-mark = choisie
head-player = Joueur
head-cards = Cartes
head-passes = Passes
head-chips = Jetons
head-points = Points
head-place = Rang
head-deal = Manche
head-total = Total
head-wins = Gagnées
head-left = Restantes
keys-help = Les flèches parcourent vos cartes, Entrée ou Espace choisit et joue. Couleurs : S pique, H cœur, D carreau, C trèfle, puis la valeur : 2 à 9, T ou 0 pour le dix, J valet, Q dame, K roi, A as. L’étoile est le joker, P passe, Échap annule le choix.

## What happened, in sentences

log-dealt = Les cartes sont données.
log-ante = Chacun paie au pot.
log-laid = { $who ->
    [you] Vous étalez { $cards }.
   *[other] { $name } étale { $cards }.
}
log-played = { $who ->
    [you] Vous posez { $cards }.
   *[other] { $name } pose { $cards }.
}
log-played-announced = { $who ->
    [you] Vous posez { $cards } et dites : dernière carte.
   *[other] { $name } pose { $cards } et dit : dernière carte.
}
log-joker-played = { $who ->
    [you] Vous posez le joker pour { $as }, puis { $cards }.
   *[other] { $name } pose le joker pour { $as }, puis { $cards }.
}
log-joker-taken = { $who ->
    [you] Vous posez { $cards } et prenez le joker.
   *[other] { $name } pose { $cards } et prend le joker.
}
log-named = { $who ->
    [you] Vous choisissez { $suit }.
   *[other] { $name } choisit { $suit }.
}
log-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
log-paid = { $who ->
    [you] Vous payez { $amount }.
   *[other] { $name } paie { $amount }.
}
log-eliminated = { $who ->
    [you] Vous sortez de la manche.
   *[other] { $name } sort de la manche.
}
log-eliminated-cards = { $who ->
    [you] Vous sortez de la manche. Vos cartes vont sur la table : { $cards }.
   *[other] { $name } sort de la manche. Sur la table : { $cards }.
}
log-went-out = { $who ->
    [you] Vous n’avez plus de cartes.
   *[other] { $name } n’a plus de cartes.
}
log-joker-only = { $who ->
    [you] Il ne vous reste que le joker : vous quittez la manche.
   *[other] Il ne reste à { $name } que le joker : sortie de la manche.
}
log-drew = { $who ->
    [you] Vous n’avez pas dit Dernière carte et piochez { $count }.
   *[other] { $name } n’a pas dit Dernière carte et pioche { $count }.
}
log-surrendered = { $who ->
    [you] Vous cédez { $cards }.
   *[other] { $name } cède { $cards }.
}
log-turn-lost = { $who ->
    [you] Vous perdez votre tour.
   *[other] { $name } perd son tour.
}
log-deal-over = La manche est finie.
log-match-over = La partie est finie.

## Curtain, ends, replay

curtain-title = { $name }, c’est à vous.
curtain-text = Prenez l’appareil. Vos cartes apparaissent quand vous levez le rideau.
curtain-lift = Lever le rideau
deal-over-title = La manche { $deal } est finie
deal-over-first = { $who ->
    [you] Vous terminez en tête.
   *[other] { $name } termine en tête.
}
hand-empty = aucune
next-deal = Manche suivante
match-over-title = { $who ->
    [you] Vous gagnez !
    [several] { $name } partagent la victoire !
   *[other] { $name } gagne !
}
rematch = Rejouer
show-table = Voir la table
show-result = Voir le résultat
download-record = Télécharger la partie
replay = Revoir
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-open = Ouvrir un fichier
replay-lead = Ouvrez une partie téléchargée et parcourez-la pas à pas, toutes les mains visibles.
replay-start = Les cartes sont données.

## Connection

link-waiting = La connexion est perdue. Nouvelle tentative.
link-connecting = Connexion
room-gone = Cette partie n’est plus là.
room-gone-help = Elle est peut-être finie, ou le lien est incomplet.
leave-title = Quitter cette partie ?
leave-text = La partie reste ouverte. Vous pouvez y revenir depuis la page d’accueil.

## Settings

settings-language = Langue
settings-theme = Clair ou sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
settings-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-none = Aussitôt
settings-table = Table
settings-table3d = Afficher la table en 3D
settings-panel = Afficher les boutons à côté de la table
settings-four-colours = Quatre couleurs de cartes
settings-large-index = Grands index sur les cartes
settings-row-order = Ordre des rangées
settings-play = Jeu
settings-auto-pass = Passer tout seul quand rien ne va
settings-frontiers = Toujours montrer les cartes qui peuvent aller
settings-single-keys = Touches simples pour couleurs et valeurs
settings-reduced-motion = Moins de mouvement
settings-sounds = Sons
settings-no-3d = Cet appareil ne peut pas afficher la table en 3D. Les boutons suffisent pour tout jouer.

## Without a connection

offline-title = Sans connexion
offline-none = Pas de connexion. La page s’ouvre quand même, mais pour jouer elle a besoin de son serveur. La prochaine fois que vous serez en ligne, vous pourrez rendre le jeu disponible hors connexion.
offline-playing = Pas de connexion. Vous jouez sur cet appareil : contre l’ordinateur ou en vous le passant. Les parties entre amis attendent le retour de la connexion.
offline-help = Les mêmes règles et les mêmes adversaires, sur cet appareil seulement : contre l’ordinateur ou en vous le passant.
offline-get = Rendre disponible hors connexion ({ $size } Mo)
offline-getting = Chargement : { $percent } %
offline-ready = Le jeu est disponible hors connexion sur cet appareil.
offline-failed = Cela n’a pas marché. Réessayez plus tard.
offline-remove = Retirer

## Statistics and privacy

settings-statistics = Envoyer des statistiques à ce serveur
settings-statistics-off = Votre navigateur demande à ne pas être suivi : rien n’est envoyé.
stats-list = Ce qui est envoyé et ce qui ne l’est pas
stats-sent = Ce qui est envoyé
stats-sent-game = Le jeu, la façon de jouer, le niveau de l’ordinateur, les options, le nombre de places
stats-sent-result = Le résultat, le nombre de coups et la durée approximative
stats-sent-connection = Si une partie entre amis a pu se connecter et combien de fois la connexion est revenue
stats-sent-display = Si la table en 3D a pu s’afficher et à peu près à combien d’images par seconde
stats-sent-device = Téléphone ou non, ordre de grandeur de la mémoire et du nombre de cœurs, famille du navigateur et du système
stats-never = Ce qui n’est jamais envoyé
stats-never-room = Le salon et son lien, les noms
stats-never-moves = Les coups et les cartes
stats-never-address = L’adresse réseau
stats-never-gpu = Le modèle du processeur graphique
stats-kept = Cela ne va qu’à ce serveur, qui l’efface au bout de 30 jours.
privacy = Confidentialité
privacy-title = La confidentialité, en clair
privacy-lead = Pas de compte, pas de publicité, pas de services extérieurs : votre navigateur parle à ce serveur et à personne d’autre.
privacy-browser = Ce qui reste dans votre navigateur
privacy-browser-text = Vos réglages, le dernier jeu choisi et les clés des parties que vous avez ouvertes. Tout cela reste sur cet appareil ; effacer les données du site dans le navigateur les supprime.
privacy-server = Ce que ce serveur conserve
privacy-server-text = D’une partie : les noms saisis, les règles, les coups. Toute personne qui a le lien peut regarder. Une partie où il ne se passe plus rien est supprimée, au bout de 30 jours si l’hébergeur n’a pas choisi un autre délai. Un cookie propre à cette partie retient quelle place est la vôtre.
privacy-server-log = Le journal du serveur ne contient ni personnes, ni adresses réseau, ni cartes.
privacy-statistics = Statistiques
privacy-statistics-text = Pour que les défauts se voient, la page indique à ce serveur quelles parties vont à leur terme et où la table ou une connexion échoue. Vous pouvez le désactiver dans les réglages ; cela se désactive tout seul si votre navigateur envoie « Do Not Track » ou « Global Privacy Control ».
privacy-money = Pas d’argent
privacy-money-text = Les jetons ne sont que des points. Rien ici ne coûte ni ne rapporte d’argent.
host-title = Statistiques de ce serveur
host-lead = Pour la personne qui gère ce serveur.
host-token = Mot de passe de l’hébergeur
host-show = Afficher

## Rules page

rules-title = Règles
rules-of = Règles : { $game }
rules-this-room = Les règles de cette partie
rules-choose = Règles de
opens-new-tab = s’ouvre dans un nouvel onglet

## Entre amis

mode-friends = Entre amis
mode-friends-help = Ouvrez un salon et partagez son lien. Qui l’ouvre prend place, sans compte.
friends-your-name = Votre nom
friends-open = Ouvrir un salon
friends = Amis
host = hôte
host-give = Nommer hôte
seat-free = Place libre
seat-take = S’asseoir ici
seat-computer = Ordinateur
seat-clear = Libérer la place
seat-leave = Se lever
seat-left = a quitté la table
seat-substitute = l’ordinateur joue
seat-return = Se rasseoir
seat-moved = Votre place est maintenant jouée depuis un autre appareil
seat-moved-help = Sur cette page, vous pouvez continuer à regarder.
seat-link = Continuer sur un autre appareil
seat-link-help = Ce lien ouvre votre propre place. Qui l’a joue pour vous : gardez-le pour vous.
seat-link-make = Créer un lien
watch = Regarder
you-left = Vous vous êtes levé, l’ordinateur joue pour vous.
spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
clock = Temps par tour
clock-none = sans limite de temps
clock-seconds = { $seconds } secondes
lobby-join = Prenez place
lobby-watch = Vous pouvez aussi simplement regarder : restez sur cette page.
lobby-full = Toutes les places sont prises. Restez sur cette page pour regarder.
lobby-host = Quand tout le monde est là
lobby-level = { $count ->
    [one] Qui joue à la place libre
   *[other] Qui joue aux { $count } places libres
}
lobby-start = Commencer
lobby-waiting = En attendant que { $name } commence
lobby-state = { $taken } places sur { $seats } sont prises.
start-now = Commencer la partie suivante
leave-text-friends = L’ordinateur continue à votre place. Vous pouvez y revenir depuis ce navigateur.
share = Inviter des amis
share-help = Envoyez ce lien ou faites lire le code par un téléphone.
share-link = Lien de ce salon
share-copy = Copier
share-copied = Copié
share-sheet = Partager
share-qr = Code QR du lien
share-text = Viens jouer à Sevens avec moi
share-local = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres, lancez le serveur avec une adresse qu’ils peuvent joindre.
seal = Les cartes étaient-elles fixées d’avance ?
seal-before = Cette empreinte correspond à l’ordre des cartes, déjà fixé. Après la partie, la graine est montrée et chacun peut vérifier que les deux s’accordent.
phrases = Dire quelque chose
phrase = { $phrase ->
    [hello] Bonjour !
    [good_luck] Bonne chance !
    [thanks] Merci !
    [well_played] Bien joué !
    [nice_move] Joli coup !
    [oops] Oups !
    [one_moment] Un instant, s’il vous plaît.
    [your_turn] C’est à vous.
    [sorry] Désolé !
   *[goodbye] Au revoir !
}
said = { $name } : { $words }
mute = Ne plus entendre { $name }
