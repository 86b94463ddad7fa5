## Exemples : un titre, les rangées et la main (dessinées), et pourquoi chaque carte va ou attend.

example-base = Ce qui convient et ce qui attend
example-base-text = Sur la table : { $rows }. Ta main : { $hand }.
example-base-choice = N’importe laquelle des cartes qui conviennent fait l’affaire ; puis c’est à la personne suivante, et les autres attendent ton prochain tour.
example-base-pass = Tu peux aussi passer.
example-base-no-pass = Ici, on n’a pas le droit de passer.
example-run = Plusieurs cartes en un tour
example-run-note = Tu peux aussi t’arrêter avant et ne poser que les premières.
example-corner = Au coin
example-tunnel = Dans le tunnel
example-island = Derrière le trou
example-island-text = Les cartes derrière le trou viennent d’une personne éliminée.
example-joker = Le joker à l’œuvre
example-joker-text = Quelqu’un d’autre a { $card }.
example-two-packs = Deux rangées d’une couleur

why-opens = ouvre une rangée de sa couleur.
why-next = convient, car { $card } est juste à côté.
why-corner = tourne le coin : à l’autre bout il y a déjà { $card }.
why-run = l’une après l’autre, toutes à la suite de ce qui est posé.
why-joker = le joker remplace { $card } ; qui a cette carte la pose aussitôt et prend le joker.
why-waits = attend { $card }.
why-closed = attend : ce côté est fermé et se remplit à partir du bout opposé, la prochaine carte étant { $card }.
why-laid = est déjà sur la table.
example-joker-waits = Le joker ne peut pas être posé pour l’instant.
example-verdict = { $card } { $reason }
