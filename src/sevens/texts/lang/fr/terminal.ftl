## La ligne de commande : `sevens --help`, et ce qui est dit quand une commande n'a pas de sens.

overview-title = Sevens : la famille de jeux de cartes, à jouer, à héberger et à programmer.
overview-command = COMMANDE
overview-more = En savoir plus sur une commande : sevens COMMANDE --help
command-play = jouer dans le terminal : seul, contre l'ordinateur ou en se passant le clavier
command-rules = expliquer les règles d'un jeu
command-engine = le moteur par l'entrée et la sortie standard, un objet JSON par ligne
command-arena = faire jouer aux bots beaucoup de parties entre eux
command-serve = héberger des parties pour le navigateur
command-export = écrire une salle dans un fichier
command-import = reprendre une salle depuis un fichier
command-stats = montrer quelles parties ont été finies sur ce serveur
command-verify = vérifier l'enregistrement d'une partie
command-version = dire la version, et si le noyau est compilé

help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-help = montrer ceci et quitter
help-house-rules = Règles maison, chacune comme OPTION=VALEUR après -o :
help-rules-players = écrire la page pour ce nombre de joueurs
help-games = Jeux :
help-lang = langue : { $languages } (sinon celle du système)
help-preset = le jeu, voir plus bas (sinon sevens)
help-option = une règle maison comme pass_limit=3, autant de fois qu'on veut ; sevens rules les explique
help-players = combien jouent ; l'ordinateur prend les places libres
help-seat = une personne, ou un joueur de l'ordinateur si un niveau est donné ; une fois par place
help-level = la force de l'ordinateur aux places libres
help-seed = décide de toutes les donnes ; le même texte donne les mêmes cartes
help-dealer = qui distribue en premier, en comptant à partir de 1 (sinon tiré au sort)
help-speed = combien de temps un coup de l'ordinateur reste affiché
help-plain = une ligne après l'autre, sans redessiner l'écran
help-record = où est gardé l'enregistrement (sinon dans un nouveau fichier de l'utilisateur)
help-no-record = ne rien enregistrer
help-resume = reprendre une partie depuis son enregistrement ; sans FILE, la plus récente non finie
help-replay = revoir un enregistrement pas à pas
help-verify-file = l'enregistrement ; - lit l'entrée standard
help-seed-hash = l'empreinte montrée avant la première donne
help-verify-status = Code : 0 tout va bien, 1 quelque chose cloche dans l'enregistrement, 2 il est illisible.
help-export-room = l'identifiant de la salle ou son adresse
help-export-output = où écrire ; sans cela, sur la sortie standard
help-export-secrets = Le fichier contient tout : les cartes cachées et la graine d'une partie en cours.
help-import-file = un fichier écrit par `sevens export` ; - lit l'entrée standard
import-done = La salle { $room } a été reprise, avec { $events } événements.
import-there-already = Cette salle existe déjà ; rien n'a été modifié.

complaint-unrecognized = Ceci n'est pas compris : { $what }
complaint-required = Il manque : { $what }
complaint-needs-value = Il faut une valeur après { $what }.
complaint-needs-number = { $what } demande un nombre, pas { $value }.
complaint-choice = { $what } : { $value } n'est pas possible. Au choix : { $choices }.
complaint-see-help = Aide : { $command }
complaint-command = Il n'y a pas de commande « { $name } ».
complaint-commands = Il y a : { $names }.
complaint-did-you-mean = Peut-être { $names } ?
complaint-presets = Il y a : { $names }.
complaint-options = Il y a : { $names }.
complaint-values = { $option } peut valoir : { $names }.
complaint-range = { $option } peut aller de { $low } à { $high }.
complaint-option-names = Sur la ligne de commande : { $names }.
complaint-unknown-level = Il n'y a pas de niveau « { $level } ». Il y a : { $levels }.
complaint-too-many-seats = { $seats } places sont nommées, mais { $players } seulement jouent.
complaint-no-such-dealer = Qui distribue se compte de 1 à { $players }.
complaint-nothing-to-resume = Il n'y a pas de partie à reprendre.
complaint-rules-of-record = Une partie reprise garde ses règles et son nombre de joueurs. Ne les indiquez pas.
complaint-record-in-use = Une autre partie écrit dans cet enregistrement.
complaint-missing-part = sevens { $command } a besoin d'une partie qui n'est pas installée : { $name }.
complaint-file = { $file } : { $why }
complaint-unexpected = Quelque chose a échoué qui n'aurait pas dû : { $what }

## Le jeu. $name est un joueur, $names plusieurs.

terminal-player = Joueur
terminal-player-number = Joueur { $number }
terminal-bot-names = Alice Bruno Chloé David Emma Félix Gaëlle Hugo Inès Jules
terminal-with-house-rules = { $game } avec règles maison
terminal-person = personne
terminal-level = { $level ->
    [random] ordinateur, au hasard
    [easy] ordinateur, facile
    [medium] ordinateur, moyen
    [hard] ordinateur, difficile
    [expert] ordinateur, expert
   *[other] ordinateur, { $level }
}
terminal-length = Longueur : { $match }.
terminal-seed-hash = Empreinte de la graine qui décide des donnes :
terminal-seed = Graine : { $seed }
terminal-recorded = Enregistrement :
terminal-keys-short = Tapez un numéro ou une carte comme 7d. p passe, ? aide, r règles, q quitte.
terminal-start = Entrée pour commencer :
terminal-deal = donne { $deal }
terminal-dealer = { $name } distribue
terminal-pot = pot : { $chips }
terminal-all-ante = Chacun met { $chips } dans le pot.

terminal-column-cards = cartes
terminal-column-passes = passé
terminal-column-passes-left = passes
terminal-column-chips = jetons
terminal-column-points = points
terminal-note-joker-only = joker
terminal-note-eliminated = sorti
terminal-note-idle = pause

terminal-your-hand = Vos cartes
terminal-hand-hidden = Vos cartes restent cachées jusqu'à ce que vous ayez nommé une couleur.
terminal-pass = passer
terminal-passes-left = reste { $n }
terminal-forbidden = interdit
terminal-announce = Plus qu'une carte après ? Ajoutez ! pour dire « dernière carte » : 7d!

terminal-ask-play = { $name }, à vous : { $fitting } de vos { $cards } cartes vont.
terminal-ask-only = { $name }, à vous : une seule carte va. Entrée la joue
terminal-ask-pass = { $name }, aucune de vos cartes ne va. Entrée passe
terminal-ask-suit = { $name }, nommez une couleur : s, h, d ou c
terminal-nothing-typed = Tapez un numéro, une carte ou p. L'aide est ?
terminal-no-such-number = Le numéro { $number } n'est pas dans la liste.
terminal-unreadable = « { $text } » n'est pas un coup. Tapez un numéro de la liste, une carte comme 7d, ou p pour passer.

terminal-fault-fine = Les règles interdisent de passer ici. Cela coûte { $chips }.
terminal-fault-skip-turn = Les règles interdisent de passer ici. Vous sauteriez votre prochain tour.
terminal-fault-lose-deal = Les règles interdisent de passer ici. Vous seriez hors de la donne.
terminal-fault-surrender = Les règles interdisent de passer ici. Vous donneriez une carte au joueur suivant.
terminal-fault-also = Cela coûte aussi { $chips }.
terminal-fault-play = { $card } : cette carte ne va pas. Elle reviendrait en main et vous perdriez votre tour.
terminal-do-it = Le faire quand même ? (o/n)

terminal-curtain = C'est à { $name }. Passez le clavier.
terminal-curtain-lift = { $name }, appuyez sur Entrée quand personne d'autre ne regarde :

terminal-deal-over = La donne { $deal } est finie.
terminal-head-place = place
terminal-head-name = nom
terminal-head-deal = donne
terminal-head-total = total
terminal-head-won = gagnées
terminal-head-chips = jetons
terminal-cards-left = Cartes restantes
terminal-next-deal = Entrée redistribue :
terminal-finish = Entrée termine le jeu :
terminal-go-on = Entrée continue, q revient :
terminal-match-over = { $names } gagne la partie !
terminal-match-over-shared = { $names } partagent la victoire !
terminal-record-kept = L'enregistrement est dans { $file }
terminal-resume-with = Rien n'est perdu. On reprend avec :
terminal-left = La partie est quittée ; rien n'a été enregistré.

terminal-help =
    Ce que vous pouvez taper à votre tour

    1 2 3 ...   le coup qui porte ce numéro
    7d Ts 10♠   une carte : son rang, puis s h d c (pique, cœur, carreau, trèfle)
    8d9dTd      plusieurs cartes d'une rangée, si les règles le permettent
    {"*Ts+Js"}      le joker à la place du 10 de pique, et votre valet derrière
    6h!         la même chose, en disant « dernière carte »
    p           passer
    h           montrer les cartes encore une fois
    l           ce qui s'est passé dans cette donne
    r           les règles de ce jeu
    ?           cette aide
    q           quitter ; la partie peut être reprise

    {"[8]"} est une place ou une carte à vous qui va ; (8) est une place qui attend la carte de quelqu'un d'autre.

## La relecture

replay-step = Étape { $step } sur { $steps }
replay-ask = Entrée suite · b retour · numéro · d donne · e fin · q quitte
replay-keys = Entrée : étape suivante, b : retour, un numéro : cette étape, a : la première, d : donne suivante, e : la fin, q : quitter.

## La vérification. record-REASON dit ce qui cloche.

verify-fine = L'enregistrement est juste : rejoué coup par coup, tout est comme il le dit.
verify-wrong = L'enregistrement n'est pas juste.
verify-line = Ligne { $line } : { $what }
verify-game = { $game } : { $names }
verify-contents = Fini : { $deals } ; { $events } événements
verify-seed = Graine { $seed }, empreinte { $hash }
verify-hash-matches = L'empreinte est celle montrée avant la partie.
verify-other-hash = La graine a une autre empreinte que celle donnée : { $hash }
verify-seeded = Toutes les cartes viennent de la graine.
verify-by-hand = Cartes distribuées à la main, pas par la graine : donne { $deals }.
verify-position = Il commence au milieu d'une donne disposée à la main.
verify-truncated = La fin manque : elle a été coupée. Ce qui est là est juste.
verify-unfinished = La partie n'est pas finie.

record-not_text = ce n'est pas du texte UTF-8
record-not_an_object = ce n'est pas un objet JSON
record-unknown_format = ce n'est pas un enregistrement d'une version connue
record-wrong_kind = une valeur manque ou n'est pas du bon genre
record-seed_hash_differs = la graine n'a pas l'empreinte montrée avant
record-bad_header = aucune partie ne peut commencer ainsi
record-against_the_rules = les règles ne le permettent pas
record-unexpected_event = rien ne peut commencer ainsi
record-differs = ce n'est pas ce qui s'est passé
