## Karten, Farben, Werte und Gezähltes. Zu jedem Wert:
## .the mit bestimmtem Artikel (Nominativ), .a mit unbestimmtem (Akkusativ), .all Mehrzahl, .the-all Mehrzahl mit Artikel.

suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz

rank-A = Ass
    .the = das Ass
    .a = ein Ass
    .all = Asse
    .the-all = die Asse
rank-2 = Zwei
    .the = die Zwei
    .a = eine Zwei
    .all = Zweien
    .the-all = die Zweien
rank-3 = Drei
    .the = die Drei
    .a = eine Drei
    .all = Dreien
    .the-all = die Dreien
rank-4 = Vier
    .the = die Vier
    .a = eine Vier
    .all = Vieren
    .the-all = die Vieren
rank-5 = Fünf
    .the = die Fünf
    .a = eine Fünf
    .all = Fünfen
    .the-all = die Fünfen
rank-6 = Sechs
    .the = die Sechs
    .a = eine Sechs
    .all = Sechsen
    .the-all = die Sechsen
rank-7 = Sieben
    .the = die Sieben
    .a = eine Sieben
    .all = Siebenen
    .the-all = die Siebenen
rank-8 = Acht
    .the = die Acht
    .a = eine Acht
    .all = Achten
    .the-all = die Achten
rank-9 = Neun
    .the = die Neun
    .a = eine Neun
    .all = Neunen
    .the-all = die Neunen
rank-T = Zehn
    .the = die Zehn
    .a = eine Zehn
    .all = Zehnen
    .the-all = die Zehnen
rank-J = Bube
    .the = der Bube
    .a = einen Buben
    .all = Buben
    .the-all = die Buben
rank-Q = Dame
    .the = die Dame
    .a = eine Dame
    .all = Damen
    .the-all = die Damen
rank-K = König
    .the = der König
    .a = einen König
    .all = Könige
    .the-all = die Könige

index-A = A
index-J = B
index-Q = D
index-K = K

# Im Satz steht die Karte ohne Artikel: „Anna spielt Karo Sieben“.
card = { $suit } { $rank }
    .the = { $suit } { $rank }
joker = Joker
    .the = den Joker

list-between = {", "}
list-last = {" und "}
list-or = {" oder "}
list-last-alt = {" und "}
list-last-before = {""}
list-or-alt = {" oder "}
list-or-before = {""}

count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-chips = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
count-passes = { $n }-mal passen
count-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
count-deals = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
count-wins = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
count-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

place = { $n }.
place-shared = geteilter { $place } Platz

status-active = spielt
status-out = fertig
status-joker_only = nur noch mit dem Joker
status-eliminated = ausgeschieden
status-idle = setzt diese Runde aus

term = { $term }:{" "}
sentence-between = {" "}
sentence-semicolon = {"; "}
