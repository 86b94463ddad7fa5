## Cards, suits, ranks and counted things. The attributes of a rank:
## .the with its article, .a with the indefinite one (as an object), .all the plural, .the-all the plural with its article.

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

rank-A = ace
    .the = the ace
    .a = an ace
    .all = aces
    .the-all = the aces
rank-2 = 2
    .the = the 2
    .a = a two
    .all = twos
    .the-all = the twos
rank-3 = 3
    .the = the 3
    .a = a three
    .all = threes
    .the-all = the threes
rank-4 = 4
    .the = the 4
    .a = a four
    .all = fours
    .the-all = the fours
rank-5 = 5
    .the = the 5
    .a = a five
    .all = fives
    .the-all = the fives
rank-6 = 6
    .the = the 6
    .a = a six
    .all = sixes
    .the-all = the sixes
rank-7 = 7
    .the = the 7
    .a = a seven
    .all = sevens
    .the-all = the sevens
rank-8 = 8
    .the = the 8
    .a = an eight
    .all = eights
    .the-all = the eights
rank-9 = 9
    .the = the 9
    .a = a nine
    .all = nines
    .the-all = the nines
rank-T = 10
    .the = the 10
    .a = a ten
    .all = tens
    .the-all = the tens
rank-J = jack
    .the = the jack
    .a = a jack
    .all = jacks
    .the-all = the jacks
rank-Q = queen
    .the = the queen
    .a = a queen
    .all = queens
    .the-all = the queens
rank-K = king
    .the = the king
    .a = a king
    .all = kings
    .the-all = the kings

# What stands in the corner of the card.
index-A = A
index-J = J
index-Q = Q
index-K = K

# $rank and $suit are words ($rank_the with its article); .the is the form used inside sentences.
card = { $rank } of { $suit }
    .the = the { $rank } of { $suit }
joker = joker
    .the = the joker

list-between = {", "}
list-last = {" and "}
list-or = {" or "}
# Some languages change the word before certain beginnings: -alt is used when the next word begins with one of -before.
list-last-alt = {" and "}
list-last-before = {""}
list-or-alt = {" or "}
list-or-before = {""}

count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-chips = { $n ->
    [one] { $n } chip
   *[other] { $n } chips
}
count-passes = { $n ->
    [one] { $n } pass
   *[other] { $n } passes
}
count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
count-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
count-wins = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# $n is the place, 1 for the first.
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
place-shared = shared { $place }

status-active = playing
status-out = out of cards
status-joker_only = left with the joker
status-eliminated = out of the deal
status-idle = not in this deal

# Leads a glossary entry; the space at its end belongs to it.
term = { $term }:{" "}
sentence-between = {" "}
sentence-semicolon = {"; "}
