## Cartas, palos, valores y cantidades. De cada valor:
## .the con artículo determinado, .a con indeterminado, .all el plural, .the-all el plural con artículo.

suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles

rank-A = as
    .the = el as
    .a = un as
    .all = ases
    .the-all = los ases
rank-2 = dos
    .the = el dos
    .a = un dos
    .all = doses
    .the-all = los doses
rank-3 = tres
    .the = el tres
    .a = un tres
    .all = treses
    .the-all = los treses
rank-4 = cuatro
    .the = el cuatro
    .a = un cuatro
    .all = cuatros
    .the-all = los cuatros
rank-5 = cinco
    .the = el cinco
    .a = un cinco
    .all = cincos
    .the-all = los cincos
rank-6 = seis
    .the = el seis
    .a = un seis
    .all = seises
    .the-all = los seises
rank-7 = siete
    .the = el siete
    .a = un siete
    .all = sietes
    .the-all = los sietes
rank-8 = ocho
    .the = el ocho
    .a = un ocho
    .all = ochos
    .the-all = los ochos
rank-9 = nueve
    .the = el nueve
    .a = un nueve
    .all = nueves
    .the-all = los nueves
rank-T = diez
    .the = el diez
    .a = un diez
    .all = dieces
    .the-all = los dieces
rank-J = jota
    .the = la jota
    .a = una jota
    .all = jotas
    .the-all = las jotas
rank-Q = reina
    .the = la reina
    .a = una reina
    .all = reinas
    .the-all = las reinas
rank-K = rey
    .the = el rey
    .a = un rey
    .all = reyes
    .the-all = los reyes

index-A = A
index-J = J
index-Q = Q
index-K = K

card = { $rank } de { $suit }
    .the = { $rank_the } de { $suit }
joker = comodín
    .the = el comodín

list-between = {", "}
list-last = {" y "}
list-or = {" o "}
# «Ana e Inés», «siete u ocho».
list-last-alt = {" e "}
list-last-before = i hi
list-or-alt = {" u "}
list-or-before = o ho

count-cards = { $n ->
    [one] { $n } carta
    [many] { $n } de cartas
   *[other] { $n } cartas
}
count-chips = { $n ->
    [one] { $n } ficha
    [many] { $n } de fichas
   *[other] { $n } fichas
}
count-passes = { $n ->
    [one] { $n } pase
    [many] { $n } de pases
   *[other] { $n } pases
}
count-players = { $n ->
    [one] { $n } persona
    [many] { $n } de personas
   *[other] { $n } personas
}
count-deals = { $n ->
    [one] { $n } ronda
    [many] { $n } de rondas
   *[other] { $n } rondas
}
count-wins = { $n ->
    [one] { $n } victoria
    [many] { $n } de victorias
   *[other] { $n } victorias
}
count-points = { $n ->
    [one] { $n } punto
    [many] { $n } de puntos
   *[other] { $n } puntos
}

place = { $n }.º
place-shared = { $place } compartido

status-active = en juego
status-out = sin cartas
status-joker_only = solo con el comodín
status-eliminated = fuera de la ronda
status-idle = no juega esta ronda

term = { $term }:{" "}
sentence-between = {" "}
sentence-semicolon = {"; "}
