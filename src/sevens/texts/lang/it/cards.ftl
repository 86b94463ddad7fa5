## Carte, semi, valori e quantità. Di ogni valore:
## .the con l'articolo determinativo, .a con quello indeterminativo, .all il plurale, .the-all il plurale con l'articolo.

suit-s = picche
suit-h = cuori
suit-d = quadri
suit-c = fiori

rank-A = asso
    .the = l'asso
    .a = un asso
    .all = assi
    .the-all = gli assi
rank-2 = due
    .the = il due
    .a = un due
    .all = due
    .the-all = i due
rank-3 = tre
    .the = il tre
    .a = un tre
    .all = tre
    .the-all = i tre
rank-4 = quattro
    .the = il quattro
    .a = un quattro
    .all = quattro
    .the-all = i quattro
rank-5 = cinque
    .the = il cinque
    .a = un cinque
    .all = cinque
    .the-all = i cinque
rank-6 = sei
    .the = il sei
    .a = un sei
    .all = sei
    .the-all = i sei
rank-7 = sette
    .the = il sette
    .a = un sette
    .all = sette
    .the-all = i sette
rank-8 = otto
    .the = l'otto
    .a = un otto
    .all = otto
    .the-all = gli otto
rank-9 = nove
    .the = il nove
    .a = un nove
    .all = nove
    .the-all = i nove
rank-T = dieci
    .the = il dieci
    .a = un dieci
    .all = dieci
    .the-all = i dieci
rank-J = fante
    .the = il fante
    .a = un fante
    .all = fanti
    .the-all = i fanti
rank-Q = donna
    .the = la donna
    .a = una donna
    .all = donne
    .the-all = le donne
rank-K = re
    .the = il re
    .a = un re
    .all = re
    .the-all = i re

index-A = A
index-J = J
index-Q = Q
index-K = K

card = { $rank } di { $suit }
    .the = { $rank_the } di { $suit }
joker = jolly
    .the = il jolly

list-between = {", "}
list-last = {" e "}
list-or = {" o "}
# «Anna ed Elena»
list-last-alt = {" ed "}
list-last-before = e
list-or-alt = {" o "}
list-or-before = {""}

count-cards = { $n ->
    [one] { $n } carta
    [many] { $n } di carte
   *[other] { $n } carte
}
count-chips = { $n ->
    [one] { $n } fiche
    [many] { $n } di fiches
   *[other] { $n } fiches
}
count-passes = { $n ->
    [one] { $n } passo
    [many] { $n } di passi
   *[other] { $n } passi
}
count-players = { $n ->
    [one] { $n } giocatore
    [many] { $n } di giocatori
   *[other] { $n } giocatori
}
count-deals = { $n ->
    [one] { $n } mano
    [many] { $n } di mani
   *[other] { $n } mani
}
count-wins = { $n ->
    [one] { $n } vittoria
    [many] { $n } di vittorie
   *[other] { $n } vittorie
}
count-points = { $n ->
    [one] { $n } punto
    [many] { $n } di punti
   *[other] { $n } punti
}

place = { $n }º
place-shared = { $place } a pari merito

status-active = in gioco
status-out = senza carte
status-joker_only = solo con il jolly
status-eliminated = fuori dalla mano
status-idle = non gioca questa mano

term = { $term }:{" "}
sentence-between = {" "}
sentence-semicolon = {"; "}
