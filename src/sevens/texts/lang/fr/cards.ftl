## Cartes, couleurs, valeurs et quantités. Pour chaque valeur :
## .the avec l’article défini, .a avec l’indéfini, .all le pluriel, .the-all le pluriel avec l’article.

suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle

rank-A = as
    .the = l’as
    .a = un as
    .all = as
    .the-all = les as
rank-2 = deux
    .the = le deux
    .a = un deux
    .all = deux
    .the-all = les deux
rank-3 = trois
    .the = le trois
    .a = un trois
    .all = trois
    .the-all = les trois
rank-4 = quatre
    .the = le quatre
    .a = un quatre
    .all = quatre
    .the-all = les quatre
rank-5 = cinq
    .the = le cinq
    .a = un cinq
    .all = cinq
    .the-all = les cinq
rank-6 = six
    .the = le six
    .a = un six
    .all = six
    .the-all = les six
rank-7 = sept
    .the = le sept
    .a = un sept
    .all = sept
    .the-all = les sept
rank-8 = huit
    .the = le huit
    .a = un huit
    .all = huit
    .the-all = les huit
rank-9 = neuf
    .the = le neuf
    .a = un neuf
    .all = neuf
    .the-all = les neuf
rank-T = dix
    .the = le dix
    .a = un dix
    .all = dix
    .the-all = les dix
rank-J = valet
    .the = le valet
    .a = un valet
    .all = valets
    .the-all = les valets
rank-Q = dame
    .the = la dame
    .a = une dame
    .all = dames
    .the-all = les dames
rank-K = roi
    .the = le roi
    .a = un roi
    .all = rois
    .the-all = les rois

index-A = A
index-J = V
index-Q = D
index-K = R

card = { $rank } de { $suit }
    .the = { $rank_the } de { $suit }
joker = joker
    .the = le joker

list-between = {", "}
list-last = {" et "}
list-or = {" ou "}
list-last-alt = {" et "}
list-last-before = {""}
list-or-alt = {" ou "}
list-or-before = {""}

count-cards = { $n ->
    [one] { $n } carte
    [many] { $n } de cartes
   *[other] { $n } cartes
}
count-chips = { $n ->
    [one] { $n } jeton
    [many] { $n } de jetons
   *[other] { $n } jetons
}
count-passes = { $n ->
    [one] { $n } passe
    [many] { $n } de passes
   *[other] { $n } passes
}
count-players = { $n ->
    [one] { $n } joueur
    [many] { $n } de joueurs
   *[other] { $n } joueurs
}
count-deals = { $n ->
    [one] { $n } donne
    [many] { $n } de donnes
   *[other] { $n } donnes
}
count-wins = { $n ->
    [one] { $n } victoire
    [many] { $n } de victoires
   *[other] { $n } victoires
}
count-points = { $n ->
    [one] { $n } point
    [many] { $n } de points
   *[other] { $n } points
}

place = { $n ->
    [1] 1er
   *[other] { $n }e
}
place-shared = { $place } ex æquo

status-active = en jeu
status-out = sans cartes
status-joker_only = seul avec le joker
status-eliminated = hors de la donne
status-idle = ne joue pas cette donne

term = { $term } :{" "}
sentence-between = {" "}
sentence-semicolon = {" ; "}
