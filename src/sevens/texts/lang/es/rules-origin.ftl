## Nombres, lo que el juego no es, origen, fuentes.

origin-names = Un juego, muchos nombres:
origin-fan-tan = así se llama en Estados Unidos y en Australia, y en muchos libros
    .term = Fan Tan
origin-sevens = como lo conocen casi todas las familias de habla inglesa
    .term = Sevens
origin-parliament = el nombre británico, el de los pubs
    .term = Parliament
origin-dominoes = en algunas zonas de Gran Bretaña; como Domino también en Alemania, Austria, Francia e Italia
    .term = Dominoes, Card Dominoes
origin-shichi = en Japón: «poner los sietes en fila»
    .term = Shichi Narabe
origin-sietes = en español
    .term = Sietes
origin-satte = en la India, donde abre el siete de corazones
    .term = Satte pe Satta, Badam Satti
origin-not = Y lo que no es:
origin-not-beans = El juego de azar chino del mismo nombre, en el que se cuentan judías o fichas, no tiene nada que ver con este Fan Tan.
origin-not-cinquillo = El cinquillo es un pariente que usa la baraja española de 40 cartas y empieza por los cincos.
origin-is-cinquillo = Esta es la forma que en España se llama cinquillo: 40 cartas y los cincos como cartas iniciales, aquí con palos franceses. No es el juego de 52 cartas y sietes.
origin-not-devyatka = La devyatka es un pariente ruso con 36 cartas que empieza por los nueves.
origin-is-devyatka = Esta es la forma que en Rusia se llama devyatka («nueve»): 36 cartas y los nueves como cartas iniciales. No es el juego de 52 cartas y sietes.
origin-unknown = Nadie sabe quién inventó el juego ni cuándo; por eso no damos ningún nombre ni ninguna fecha.
origin-japan = Japón y Occidente se distinguen en dos cosas. En Japón todos los sietes van a la mesa antes de empezar, y se puede pasar aunque se pueda jugar, por lo común hasta tres veces. En Occidente los sietes se juegan de uno en uno como las demás cartas, quien puede jugar tiene que hacerlo y los pases no tienen límite.
origin-research = Juegos así también se investigan. Entre dos, cada cual conoce las cartas del otro, así que se puede calcular quién va a ganar. En 2022, Hironori Kiya y Koki Suetsugu presentaron un método que lo decide, para una forma generalizada de dos jugadores, en un tiempo proporcional al número de cartas.
origin-bot = Con más jugadores, las demás manos están ocultas. El nivel difícil del ordenador nunca las mira: reparte al azar las cartas que no ve, de modo que cuadren con todo lo ocurrido, juega la ronda hasta el final, lo repite muchísimas veces y elige la jugada que de media sale mejor.

source-ja-wikipedia = Wikipedia en japonés: Shichi narabe
source-pagat-sevens = John McLeod, Pagat: Fan Tan / Sevens (en inglés)
source-pagat-shichi = John McLeod, Pagat: juegos de esta familia, entre ellos Shichi Narabe (en inglés)
source-en-wikipedia = Wikipedia en inglés: Domino (card game)
source-bicycle = Bicycle Cards: Fan Tan (en inglés)
source-gpw = Hironori Kiya, Koki Suetsugu: un algoritmo de tiempo lineal para el sietes generalizado de dos jugadores, Game Programming Workshop 2022 (en japonés)
