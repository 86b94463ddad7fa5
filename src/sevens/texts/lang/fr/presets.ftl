## Les jeux tout prêts.

preset-sevens = Sevens
    .summary = Le classique familial : le sept de carreau ouvre, qui peut jouer doit jouer, le premier sans cartes gagne la donne.
preset-parliament = Parliament
    .summary = La version des pubs britanniques : as haut, le sept de carreau ouvre, au meilleur des cinq donnes.
preset-fan_tan = Fan Tan
    .summary = La gauche du donneur commence avec n’importe quel sept, as haut, le premier à trois victoires gagne.
preset-fan_tan_chips = Fan Tan aux jetons
    .summary = La version américaine : une mise, un pot, et on peut passer en payant.
preset-shichi_narabe = Shichi Narabe
    .summary = La version japonaise : d’abord tous les sept sur la table, trois passes, et chaque place compte.
preset-parliament_chips = Parliament aux jetons
    .summary = Parliament avec le pot du pub : chaque passe coûte un jeton, le pot va à qui gagne la donne.
preset-domino = Domino
    .summary = 32 cartes, et les rangées commencent par les valets : court et rapide.
preset-double_fan_tan = Double Fan Tan
    .summary = Deux jeux et huit rangées pour une grande tablée, de sept à dix.
preset-cinquillo = Cinquillo
    .summary = 40 cartes comme en Espagne, et les rangées commencent par les cinq.
preset-devyatka = Deviatka
    .summary = Les neuf à la russe : 36 cartes, un pot, et on joue jusqu’à ce que quelqu’un soit à sec.
preset-satte_pe_satta = Satte pe Satta
    .summary = La version indienne : le sept de cœur ouvre, les cartes restantes sont des pénalités.
