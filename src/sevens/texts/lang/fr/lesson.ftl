## Les premières minutes. Par étape : le titre, .text avant le premier coup, .done quand c’est acquis, .again quand il y a mieux, .on quand cela continue.

lesson-names = Mia Tom
lesson-open = La première carte
    .text = Toutes les cartes sont distribuées. Qui a le sept de carreau le pose pour ouvrir la partie. Il est dans ta main : touche-le.
    .done = La rangée de carreau est ouverte. Elle grandit maintenant des deux côtés : le six d’un côté, le huit de l’autre.
lesson-build = Construire les rangées
    .text = Une rangée continue avec la carte suivante, vers le haut ou vers le bas. Un sept commence sa propre rangée. Trois de tes quatre cartes conviennent : trouve-les.
    .done = Ce sont bien ces trois-là. En jeu, tu en poses une, puis c’est à la personne suivante.
lesson-pass = Quand rien ne convient
    .text = C’est à toi. Touche tes cartes pour voir ce que chacune attend. Si aucune ne convient, passe.
    .done = C’est une passe forcée : aucune de tes cartes ne convenait. Maintenant que le neuf de cœur est posé, ton dix pourra suivre.
lesson-hold = Garder un six
    .text = Deux de tes cartes conviennent. Mia et Tom ont les petits cœurs, et tous attendent ton six. Que joues-tu ?
    .done = Bien gardé ! Tant que tu as le six de cœur en main, personne n’avance de ce côté. Tu continues à pique, et les autres doivent passer.
    .again = Cette carte convient, mais elle ouvre les cœurs à Mia. Garde le six et joue pique : essaie encore.
lesson-joker = Pour aller plus loin : le joker
    .text = Certains jouent avec un joker. Il remplace une carte qu’une autre personne a en main, et tu poses la suivante avec lui. Tu attends le dix de pique de Mia : touche le joker.
    .done = Le joker a remplacé le dix, et ton valet est parti avec lui. Mia a dû poser aussitôt son dix et a pris le joker.
lesson-win = Finir avant les autres
    .text = Qui n’a plus de cartes gagne. Il ne reste à Mia qu’un petit trèfle. Tes deux cartes conviennent : laquelle d’abord ?
    .on = Un coup tranquille : rien ne vient après un roi, alors Mia et Tom ont dû passer. À toi la dernière.
    .done = Ta main est vide : tu as gagné ! Les cartes des bouts n’ouvrent rien aux autres, elles te font gagner du temps.
    .again = Le six a ouvert la voie à Mia, et elle a été plus rapide. Essaie d’abord le roi.
