## La page des règles : fin de la donne, décompte, jetons, partie, variantes.

end-first_out = La donne est finie dès que quelqu’un n’a plus de cartes. Les rangées n’ont pas besoin d’être complètes.
end-last_with_cards = Qui n’a plus de cartes a fini et obtient sa place ; les autres continuent. La donne est finie quand une seule personne a encore des cartes.
end-also = Elle est finie aussi dès qu’il n’y reste qu’une personne.
end-places = Les places dans une donne :
end-place-out = d’abord ceux qui ont fini, dans l’ordre ;
end-place-one = puis la personne qui a encore des cartes ;
end-place-cards = puis ceux qui ont encore des cartes : moins de cartes avant plus, puis moins de points de carte avant plus ; si tout est égal, la place est partagée ;
end-place-joker = puis ceux qui n’avaient plus que le joker, le plus tôt étant le mieux ;
end-place-eliminated = enfin les éliminés, le plus tard étant le mieux.
end-pips = Quand on compte les points de carte, les cartes numérotées valent leur nombre ; { $courts } ; l’as { $ace }.
end-pips-joker = Le joker vaut 0.
end-pips-eliminated = À un éliminé on compte la main qu’il avait à ce moment.
pips-11-12-13 = le valet 11, la dame 12, le roi 13
pips-10 = valet, dame et roi 10 chacun

scoring-wins = Qui gagne la donne marque un point ; les autres rien.
scoring-winner_collects = Qui gagne la donne marque les points de carte de tout ce qui reste dans les autres mains.
scoring-losers_collect = Tous, sauf qui gagne la donne, marquent en pénalité les points de carte restés dans leur main. Mieux vaut en avoir peu.
scoring-placement = Les points vont par place : la première rapporte un point par adversaire, chaque place suivante un de moins, jusqu’à 0. Pour { $players }, cela fait { $points }. À place partagée, points égaux.
scoring-chips = Les jetons sont le score.
chips-none = On n’a pas besoin de jetons.
chips-stack = Chacun commence la partie avec { $chips }. Ce n’est qu’un score, jamais de l’argent, et personne ne paie plus que ce qu’il a.
chips-ante = Avant chaque donne, chacun met au pot une mise de { $chips }.
chips-ante-none = Il n’y a pas de mise.
chips-uneven-short = Si les mains sont inégales, les plus courtes mettent un jeton de plus au pot.
chips-uneven-long = Si les mains sont inégales, les plus longues mettent un jeton de plus au pot.
chips-pot = Le pot va à la première place. Si elle est partagée, le pot et les paiements sont divisés à parts égales ; ce qui ne se divise pas reste au pot.
chips-settle-pips = À la fin de la donne, les autres paient à la première place un jeton par point de carte resté en main.
chips-settle-cards = À la fin de la donne, les autres paient à la première place un jeton par carte restée en main.
chips-starter-penalty = Chaque carte de départ ({ $starter }) restée en main coûte en plus { $chips }.
chips-starter-penalty-only = À la fin de la donne, les autres paient à la première place { $chips } pour chaque carte de départ ({ $starter }) restée en main.
chips-beside = Les jetons se comptent à part du score ; ils ne décident pas qui gagne la partie.

match-deals = Une partie dure { $deals }.
match-deals-0 = Une partie dure jusqu’à ce que chacun ait donné une fois : autant de donnes que de joueurs.
match-wins = La partie continue jusqu’à ce que quelqu’un ait { $wins }.
match-best_of = On joue au meilleur des { $deals } : la partie s’arrête dès que plus personne ne peut rattraper la tête.
match-points = La partie s’arrête après la donne où quelqu’un atteint { $points }.
match-bust = La partie s’arrête après la donne où quelqu’un n’a plus de jetons, au plus tard après { $deals }.
match-bust-0 = La partie s’arrête après la donne où quelqu’un n’a plus de jetons, aussi longtemps que cela dure.
match-winner-wins = Gagne la partie qui a remporté le plus de donnes.
match-winner-high = Le total le plus haut gagne la partie.
match-winner-low = Le total le plus bas gagne la partie.
match-winner-chips = Gagne la partie qui a le plus de jetons.
tie-last_deal = En cas d’égalité en tête, la meilleure place dans la dernière donne décide ; si elle est égale aussi, la victoire est partagée.
tie-extra_deal = En cas d’égalité en tête, seuls les ex æquo jouent une donne de plus, à deux s’il le faut. Sa première place gagne la partie ; si elle est partagée, ceux qui la partagent rejouent. Les autres gardent leur total.
tie-void_deal = En cas d’égalité en tête, la dernière donne ne compte pas pour les ex æquo : leur score y devient 0, et tout le monde joue une donne de plus.
tie-void_deal-chips = En cas d’égalité en tête, tout le monde joue une donne de plus.
tie-shared = En cas d’égalité en tête, la victoire est partagée.
match-cap = Après 1 000 donnes, la partie s’arrête de toute façon.

variants-exact = Ce sont les règles habituelles, celles du jeu « { $game } ». { $summary }
variants-house = Ce sont des règles de la maison : { $game } avec ces changements.
variants-change = { $option } : { $value } (d’habitude : { $other })
variants-family = La même famille compte aussi :
variants-member = { $game } : { $summary }
