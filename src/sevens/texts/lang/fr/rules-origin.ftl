## Noms, ce que le jeu n’est pas, origine, sources.

origin-names = Un jeu, beaucoup de noms :
origin-fan-tan = le nom aux États-Unis et en Australie, et dans bien des livres
    .term = Fan Tan
origin-sevens = ce que disent la plupart des familles anglophones
    .term = Sevens
origin-parliament = le nom britannique, chez lui dans les pubs
    .term = Parliament
origin-dominoes = dans certaines régions de Grande-Bretagne ; sous le nom de Domino aussi en Allemagne, en Autriche, en France et en Italie
    .term = Dominoes, Card Dominoes
origin-shichi = au Japon : « aligner les sept »
    .term = Shichi Narabe
origin-sietes = en espagnol
    .term = Sietes
origin-satte = en Inde, où le sept de cœur ouvre
    .term = Satte pe Satta, Badam Satti
origin-not = Et ce qu’il n’est pas :
origin-not-beans = Le jeu d’argent chinois du même nom, où l’on compte des haricots ou des pions, n’a rien à voir avec ce Fan Tan.
origin-not-cinquillo = Le Cinquillo est un cousin qui se joue avec le jeu espagnol de 40 cartes et commence par les cinq.
origin-is-cinquillo = Voici la forme qu’on appelle Cinquillo en Espagne : 40 cartes, avec les cinq comme cartes de départ, ici aux couleurs françaises. Ce n’est pas le jeu à 52 cartes et aux sept.
origin-not-devyatka = La Deviatka est un cousin russe à 36 cartes qui commence par les neuf.
origin-is-devyatka = Voici la forme qu’on appelle Deviatka (« neuf ») en Russie : 36 cartes, avec les neuf comme cartes de départ. Ce n’est pas le jeu à 52 cartes et aux sept.
origin-unknown = Personne ne sait qui a inventé le jeu, ni quand ; nous ne donnons donc ni nom ni date.
origin-japan = Le Japon et l’Occident diffèrent sur deux points. Au Japon, tous les sept vont sur la table avant de jouer, et on peut passer alors qu’on pourrait jouer, en général jusqu’à trois fois. En Occident, les sept se jouent un à un comme les autres cartes, qui peut jouer doit jouer, et les passes ne sont pas limitées.
origin-research = On étudie aussi ce genre de jeux. À deux, chacun connaît les cartes de l’autre ; on peut donc calculer qui va gagner. En 2022, Hironori Kiya et Koki Suetsugu ont présenté une méthode qui le décide, pour une forme généralisée à deux joueurs, en un temps proportionnel au nombre de cartes.
origin-bot = À plus de deux, les autres mains sont cachées. Le niveau difficile de l’ordinateur ne les regarde jamais : il distribue au hasard les cartes qu’il ne voit pas, d’une façon qui s’accorde avec tout ce qui s’est passé, joue la donne jusqu’au bout, recommence un très grand nombre de fois et choisit le coup qui s’en sort le mieux en moyenne.

source-ja-wikipedia = Wikipédia en japonais : Shichi Narabe
source-pagat-sevens = John McLeod, Pagat : Fan Tan / Sevens (en anglais)
source-pagat-shichi = John McLeod, Pagat : jeux de cette famille, dont Shichi Narabe (en anglais)
source-en-wikipedia = Wikipédia en anglais : Domino (card game)
source-bicycle = Bicycle Cards : Fan Tan (en anglais)
source-gpw = Hironori Kiya, Koki Suetsugu : un algorithme en temps linéaire pour le Sevens généralisé à deux joueurs, Game Programming Workshop 2022 (en japonais)
