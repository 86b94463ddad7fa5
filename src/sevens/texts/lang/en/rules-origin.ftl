## Names, what the game is not, origin, sources.

origin-names = One game, many names:
origin-fan-tan = the name in the United States and Australia, and in many books
    .term = Fan Tan
origin-sevens = what most English-speaking families call it
    .term = Sevens
origin-parliament = the British name, at home in pubs
    .term = Parliament
origin-dominoes = in parts of Britain; as Domino in Germany, Austria, France and Italy
    .term = Dominoes, Card Dominoes
origin-shichi = in Japan: “sevens in a row”
    .term = Shichi Narabe
origin-sietes = in Spanish
    .term = Sietes
origin-satte = in India, where the 7 of hearts leads
    .term = Satte pe Satta, Badam Satti
origin-not = And what it is not:
origin-not-beans = The Chinese gambling game of the same name, in which beans or counters are counted off, has nothing to do with this Fan Tan.
origin-not-cinquillo = Cinquillo is a relative with a Spanish pack of 40 cards and fives as starters.
origin-is-cinquillo = This is the form called Cinquillo in Spain: 40 cards, with fives as starters, shown here on French-suited cards. It is not the game with 52 cards and sevens.
origin-not-devyatka = Devyatka is a relative from Russia with 36 cards and nines as starters.
origin-is-devyatka = This is the form called Devyatka (“nine”) in Russia: 36 cards, with nines as starters. It is not the game with 52 cards and sevens.
origin-unknown = Nobody knows who invented the game, or when; we name neither an inventor nor a date.
origin-japan = Japan and the West differ in two things. In Japan all the sevens go on the table before play begins, and you may pass although you could play, usually up to three times. In the West the sevens are played one by one like other cards, whoever can play must, and passes are not limited.
origin-research = Games like this are studied as well. With two players each knows the other's cards, so one can work out who is going to win. In 2022 Hironori Kiya and Koki Suetsugu presented a method that decides it, for a generalised two-player form, in a time proportional to the number of cards.
origin-bot = With more players the other hands are hidden. The computer's hard level never looks at them: it deals the cards it cannot see at random, in a way that fits everything that has happened, plays the deal to its end, does so very many times, and picks the play that does best on average.

source-ja-wikipedia = Japanese Wikipedia: Shichi Narabe (in Japanese)
source-pagat-sevens = John McLeod, Pagat: Fan Tan / Sevens
source-pagat-shichi = John McLeod, Pagat: games of this family, among them Shichi Narabe
source-en-wikipedia = English Wikipedia: Domino (card game)
source-bicycle = Bicycle Cards: Fan Tan
source-gpw = Hironori Kiya, Koki Suetsugu: a linear-time algorithm for generalised two-player Sevens, Game Programming Workshop 2022 (in Japanese)
