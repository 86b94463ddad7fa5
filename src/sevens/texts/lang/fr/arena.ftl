## What `sevens arena` says.

arena-deals = Donnes
arena-summary = { $deals } ; la part équitable est de { $fair } %. ± est la moitié de l'intervalle à 95 %, chaque donne étant une observation.
arena-head-player = joueur
arena-head-seat = siège
arena-head-firsts = premier, %
arena-head-place = rang (0 premier)
arena-head-score = score
arena-head-rating = force
arena-head-time = ms par choix
arena-no-player = Il n'y a pas de joueur « { $name } ».
arena-at-least-one = Il faut au moins une donne et un processus.
arena-failed = L'arène s'est arrêtée : { $why }

## Its help.

arena-help-player = Un niveau ou un module ({ $names }), MODULE:NOM ou program:COMMANDE ; un par siège. Par défaut : hard contre trois medium.
arena-help-players = Un programme reçoit une ligne de JSON pour chaque action et répond par le texte de l'action. Chaque donne est jouée une fois dans chaque rotation des joueurs.
arena-help-deals = Nombre maximal de donnes.
arena-help-until = S'arrêter quand la part de premières places du premier joueur est connue à tant de points de pourcentage près ; vérifié toutes les 50 donnes.
arena-help-seed = Détermine les donnes et ce que les bots laissent au hasard.
arena-help-playouts = Combien de donnes cachées un bot peut jouer jusqu'au bout pour une action.
arena-help-seconds = Combien de temps un bot peut réfléchir à une action. Les résultats dépendent alors de la machine.
arena-help-processes = Processus sur lesquels jouer. Par défaut : un par cœur.
arena-help-dask = Adresse d'un ordonnanceur Dask dont les workers joueront.
arena-help-keep = Fichier pour les résultats, une ligne par donne ; une autre exécution avec le même fichier reprend où elle s'était arrêtée.
arena-help-fairness = Un seul placement par donne, et des chiffres par siège, compté depuis la gauche du donneur.
arena-help-json = Tout afficher en JSON.
