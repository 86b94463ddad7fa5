## La page des règles, du but du jeu au tour.

rules-title = Les règles : { $game }
rules-title-house = Règles de la maison, d’après { $game }

section-aim = But du jeu
section-players = Les joueurs
section-pack = Les cartes
section-dealing = La distribution
section-opening = L’ouverture
section-turns = Ton tour
section-passing = Passer
section-joker = Le joker
section-faults = Fautes et pénalités
section-end = Fin de la donne et places
section-scoring = Le décompte
section-match = La partie
section-variants = Ce jeu et ses cousins
section-examples = Exemples
section-tips = Conseils
section-glossary = Glossaire
section-faq = Questions et réponses
section-origin = Noms et origine
section-sources = Sources

aim-first_out = Débarrasse-toi de toutes tes cartes avant les autres. Tout le monde joue sur les mêmes rangées, qui commencent par { $starter_theall } et grandissent vers l’extérieur, couleur par couleur. Qui pose sa dernière carte gagne la donne, et le jeu s’arrête aussitôt.
aim-last_with_cards = Débarrasse-toi de tes cartes le plus tôt possible. Tout le monde joue sur les mêmes rangées, qui commencent par { $starter_theall } et grandissent vers l’extérieur, couleur par couleur. La donne continue jusqu’à ce qu’une seule personne ait encore des cartes : plus tôt tu finis, meilleure est ta place.

players-range = On peut jouer de { $fewest } à { $most }, chacun pour soi ; l’idéal est de { $best_fewest } à { $best_most }.
players-clockwise = Le tour et la donne vont dans le sens des aiguilles d’une montre, vers la gauche.
players-duel = À deux, il n’y a pas de secret : toute carte que tu n’as pas est dans l’autre main.

pack-one = Il faut un jeu de { $cards } : quatre couleurs (pique, cœur, carreau et trèfle) avec { $each } chacune.
pack-two = Il faut deux jeux mélangés ensemble, { $cards } en tout : quatre couleurs (pique, cœur, carreau et trèfle), chaque carte en double, { $each } par rangée.
pack-joker = On y ajoute un joker.
pack-no-joker = Il n’y a pas de joker.
pack-order = Dans chaque couleur, les cartes se suivent ainsi : { $order }. À gauche se trouve le bout bas d’une rangée, à droite le bout haut.
pack-ace-low = L’as est bas : il vient avant le deux.
pack-ace-high = L’as est haut : il vient après le roi.
pack-gap = Seul cet ordre compte, pas les nombres : après { $before_the } vient { $after_the }.
pack-starter = Les cartes de départ sont { $starter_theall } : une rangée ne commence que par une carte de départ.
pack-starter-low = Comme { $starter_the } est la valeur la plus basse, les rangées ne grandissent que dans un sens, vers le haut.
pack-starter-high = Comme { $starter_the } est la valeur la plus haute, les rangées ne grandissent que dans un sens, vers le bas.
pack-starter-alone = Il n’y a pas d’autre valeur : chaque rangée est une seule carte.

dealing-dealer = Pour la première donne, chacun coupe, et la carte la plus haute désigne qui donne (ici l’as est le plus haut ; en cas d’égalité on recoupe) ; un tirage au sort convient aussi. Ensuite la donne passe à gauche, quel que soit le gagnant.
dealing-all = Toutes les cartes sont distribuées une à une, face cachée, en commençant à gauche du donneur. Les mains peuvent différer d’une carte ; on ne met rien de côté et on n’égalise rien.
dealing-sizes = Nombre de cartes de chaque main, à partir de la gauche du donneur :
dealing-sizes-line = { $players } : { $sizes }
dealing-misdeal = S’il manque une carte, si une carte est en double ou retournée, ou si quelqu’un n’a pas le bon compte, c’est une maldonne : la même personne redonne.

opening-card = Qui a { $card } doit l’utiliser pour ouvrir la donne. Pas moyen d’y échapper : ni autre carte, ni passe. La suite est à la personne à sa gauche.
opening-card-run = Dès ce premier tour, tu peux continuer avec d’autres cartes de la couleur.
opening-order = Pour l’ouverture, l’ordre des couleurs est { $order } ; compte la première dont la carte de départ a été distribuée.
opening-two-packs = Cette carte existe en double : ouvre la première personne qui l’a, à partir de la gauche du donneur. L’autre ouvrira plus tard la deuxième rangée de la couleur, comme toute carte de départ.
opening-two-packs-laid = Cette carte existe en double : commence la première personne qui l’avait, à partir de la gauche du donneur.
opening-eldest = La personne à gauche du donneur commence et peut poser n’importe quelle carte de départ ({ $starter }). Qui n’en a pas passe, et c’est une vraie passe, jusqu’à ce que quelqu’un ouvre la première rangée.
opening-first_holder = Commence la première personne, à partir de la gauche du donneur, qui a { $starter_a } ; si elle a plusieurs cartes de départ, elle choisit. Avant elle, personne ne passe ni ne paie.
opening-lay_all = Avant de jouer, chacun pose au milieu toutes ses cartes de départ ({ $starter_all }), l’une sous l’autre. Ce n’est pas un tour et cela n’use aucune passe ; qui n’a alors plus de cartes a déjà fini. Le premier tour revient à qui avait { $card }.
opening-lowest = Le premier tour revient à qui a la carte la plus basse de la couleur { $suit }. Avec une carte de départ ({ $starter }) en main, de n’importe quelle couleur, on la pose ; sinon c’est une passe forcée et la personne suivante essaie.
opening-dealer_names = Avant de regarder la moindre carte, le donneur nomme une couleur. Qui a la carte de départ ({ $starter }) de cette couleur doit l’utiliser pour ouvrir la donne : ni autre carte, ni passe. La suite est à la personne à sa gauche.

turns-one = À ton tour, tu poses exactement une carte. Conviennent :
turns-run = À ton tour, tu poses une carte, ou plusieurs d’une même couleur qui se suivent dans le même sens. Tu t’arrêtes où tu veux. Conviennent :
turns-starter = { $starter_a } d’une couleur qui n’a pas encore de rangée, pour l’ouvrir ;
turns-starter-two = { $starter_a }, pour ouvrir une rangée, la première ou la deuxième de sa couleur ;
turns-next = la carte qui suit dans une rangée ouverte, vers l’extérieur, d’un côté ou de l’autre : même couleur, sans trou.
turns-stay = Les cartes posées restent sur la table, et chacun peut continuer à partir d’elles. Il n’y a pas de pioche.
turns-two-packs = Chaque couleur a deux rangées. Une carte va sur la première rangée de sa couleur qui l’accepte ; la deuxième carte de départ ({ $starter }) ouvre la deuxième rangée.
turns-two-packs-run = Toutes les cartes d’un tour vont sur la même rangée.
turns-island = Ne compte que ce qui est relié sans trou à la carte de départ ({ $starter }). Ce qui se trouve au-delà d’un trou est une île : rien ne se pose à côté tant que le trou n’est pas comblé. Alors l’île rejoint d’elle-même la rangée, qui continue derrière.
turns-corner-none = Les bouts d’une rangée sont { $low_the } et { $high_the }, et elle s’y arrête. On ne tourne pas le coin.
turns-corner-link = Tourner le coin : { $low_the } et { $high_the } sont voisins, comme si chaque rangée était un anneau. Quand une rangée atteint un bout, elle peut repartir de l’autre, et le côté encore ouvert près de la carte de départ ({ $starter }) le reste.
turns-corner-link-end = Comme { $starter_the } est à un bout, la rangée grandit dès le début dans les deux sens : { $beside_the } et { $far_the } conviennent aussitôt.
turns-corner-tunnel = Tunnel : quand un côté de la rangée est complet jusqu’au bout, l’autre se ferme près de la carte de départ ({ $starter }) et ne se remplit plus qu’à partir du bout opposé. Quand tout est posé entre { $starter_the } et { $high_the }, il n’y a plus que { $low_the } qui convienne dans cette couleur.
turns-corner-tunnel-end = Comme { $starter_the } est à un bout, ce côté compte aussitôt comme complet : la rangée se remplit à partir du bout opposé, en commençant par { $far_the }.
