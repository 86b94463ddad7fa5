## Conseils.

tip-starters-must = Une carte de départ ({ $starter }) ouvre sa couleur à tout le monde ; tant que tu la gardes, la couleur est arrêtée, pour toi aussi. Avec plusieurs cartes de la couleur, il peut être payant de la garder tant qu’autre chose convient : les autres doivent passer. Pose-la avant de manquer d’autres coups.
tip-starters-may = Une carte de départ ({ $starter }) ouvre sa couleur à tout le monde ; tant que tu la gardes, la couleur est arrêtée, pour toi aussi. Avec plusieurs cartes de la couleur, il peut être payant de la garder le plus longtemps possible, car les autres doivent passer. Pose-la avant que tes propres cartes derrière elle ne deviennent un poids.
tip-starter-timing = Si tu as la carte de départ ({ $starter }) d’une couleur, c’est toi qui choisis le moment. Posée tôt, elle aide les autres ; posée tard, elle fait passer plus d’une fois ceux qui ont les cartes hautes ou basses de la couleur.
tip-starter-penalty = Une carte de départ ({ $starter }) encore en main à la fin coûte cher ici. N’attends pas que quelqu’un soit près de finir.
tip-ends-must = Les cartes des bouts ({ $ends_the }) : tôt ou tard ? Rien ne se pose derrière elles, elles n’ouvrent donc rien aux autres : ce sont des coups tranquilles. Garde-les pour le tour où tu devrais sinon ouvrir quelque chose. Pose-les tôt quand quelqu’un peut bientôt finir ou quand on compte les points de carte, car ce sont elles qui restent le plus facilement en main.
tip-ends-may = Les cartes des bouts ({ $ends_the }) : tôt ou tard ? Rien ne se pose derrière elles, elles n’ouvrent donc rien aux autres : ce sont des coups tranquilles, qui peuvent attendre tant que tu as mieux à faire. Pose-les tôt quand quelqu’un peut bientôt finir ou quand on compte les points de carte, car ce sont elles qui restent le plus facilement en main.
tip-passers = Retiens qui a passé. Qui passe souvent a sans doute peu de cartes des couleurs sur la table, mais peut-être beaucoup d’une couleur pas encore ouverte.
tip-passers-laid = Retiens qui a passé. Qui passe souvent est coincé ou garde quelque chose ; regarde quelles rangées n’avancent pas.
tip-stuck = Si quelqu’un passe sans cesse parce qu’une couleur n’avance pas, tu peux poser sans crainte des cartes de cette couleur qui ne la rapprochent pas des siennes.
tip-balance = Une main avec un peu de chaque couleur est souple. Si presque toutes tes cartes sont d’une couleur, tu dépends des autres pour les cartes lointaines ; fais avancer tôt cette rangée.
tip-left = La personne à gauche de celle qui ouvre est la première à choisir librement : elle donne le rythme. Si c’est toi, choisis des coups après lesquels les autres doivent passer.
tip-track = Suis ce qui a été posé. Dès que { $card } est sur la table, tes cartes au-delà partiront quand la rangée les atteindra.
tip-run = Avec des cartes qui se suivent, comme { $cards }, pose d’abord la plus proche de la carte de départ ({ $starter }). La suivante est aussi à toi : tu réduis ta main sans rien ouvrir aux autres.
tip-run-last = Rien n’oblige à poser une telle suite jusqu’au bout : garder la dernière peut payer, car elle bloque tout ce qui vient derrière.
tip-price = Compare le prix d’une passe à ce qu’elle retient. En début de donne, une passe bon marché qui bloque une couleur longue vaut souvent la peine.
tip-near-must = Plus une carte est proche de la carte de départ ({ $starter }), plus elle retient. Si tu as { $near_a } et rien au-delà, joue autre chose aussi longtemps que possible.
tip-near-may = Plus une carte est proche de la carte de départ ({ $starter }), plus elle retient. Si tu as { $near_a } et rien au-delà, garde cette carte : qui a les cartes de derrière devra passer.
tip-far = Les cartes loin de la carte de départ ({ $starter }) ne partent que lorsque tout ce qui précède est posé. Si tu en as, fais avancer tôt leur rangée.
tip-keep-pass = N’use pas toutes tes passes. Gardes-en au moins une pour le tour où rien ne convient. Et quand quelqu’un d’autre n’en a plus, tenir encore un peu tes cartes bloquantes peut l’éliminer.
tip-eliminated = Quand quelqu’un est éliminé, regarde les cartes qui descendent : soudain des rangées continuent derrière des cartes isolées. Si les tiennes s’y raccordent, tu peux en poser beaucoup d’un coup.
tip-tunnel = Réfléchis bien avant de bloquer avec { $near_a } : si l’autre côté de la rangée atteint d’abord son bout, cette carte partira la toute dernière.
tip-joker = Le joker te fait passer par-dessus une carte que quelqu’un retient. Mais il ressort : son prochain propriétaire est peut-être justement qui te bloquait.
tip-small-table = Sur une petite table, fais se chevaucher les cartes d’une rangée et ne laisse bien visibles que les deux bouts.
