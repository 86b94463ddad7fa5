## Questions et réponses.

faq-players = À combien peut-on jouer ?
faq-passes = Combien de fois puis-je passer ?
faq-able = Puis-je passer alors que je pourrais jouer ?
faq-able-no = Non. Qui peut jouer doit jouer.
faq-able-yes-free = Oui, cela fait partie du jeu : une carte gardée peut arrêter tous les autres. Cela ne coûte rien.
faq-able-yes-cost = Oui, cela fait partie du jeu : une carte gardée peut arrêter tous les autres. Cela coûte { $chips }.
faq-joker = Y a-t-il un joker, et comment marche-t-il ?
faq-joker-no = Pas dans ce jeu ; c’est une option. Là où on l’utilise, il remplace une carte que quelqu’un d’autre a, et tu poses la suivante dans le même tour.
faq-several = Puis-je poser plusieurs cartes en un tour ?
faq-several-no = Non, exactement une.
faq-several-yes = Oui, si elles se suivent dans la même couleur et dans le même sens.
faq-last-card = Dois-je annoncer ma dernière carte ?
faq-last-card-no = Non.
faq-tunnel = Qu’est-ce que le tunnel ?
faq-tunnel-names = Le mot désigne deux règles différentes : celle qui relie simplement les deux bouts d’une rangée, et celle où un côté complet ferme l’autre.
faq-tunnel-none = Ici on ne joue ni l’une ni l’autre : les bouts d’une rangée sont { $low_the } et { $high_the }, et elle s’y arrête.
faq-tunnel-link = Ici on joue la première : les bouts sont reliés et aucun côté ne se ferme jamais.
faq-tunnel-tunnel = Ici on joue la seconde.
faq-champion = Comment se décide la victoire dans la partie ?
faq-money = Joue-t-on pour de l’argent ?
faq-money-no = Non. Là où il y a des jetons, ce n’est qu’une façon de compter les points.
