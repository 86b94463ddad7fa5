## La página de reglas, del objetivo al turno.

rules-title = Las reglas de { $game }
rules-title-house = Reglas de la casa, a partir de { $game }

section-aim = De qué se trata
section-players = Jugadores
section-pack = Las cartas
section-dealing = El reparto
section-opening = La apertura
section-turns = Tu turno
section-passing = Pasar
section-joker = El comodín
section-faults = Errores y lo que cuestan
section-end = Final de la ronda y puestos
section-scoring = La puntuación
section-match = La partida
section-variants = Este juego y sus parientes
section-examples = Ejemplos
section-tips = Consejos
section-glossary = Glosario
section-faq = Preguntas y respuestas
section-origin = Nombres y origen
section-sources = Fuentes

aim-first_out = Quédate sin cartas antes que nadie. Todos juegan en las mismas filas, que empiezan con { $starter_theall } y crecen hacia fuera, palo por palo. Quien juega su última carta gana la ronda, y los demás dejan de jugar en ese momento.
aim-last_with_cards = Quédate sin cartas lo antes posible. Todos juegan en las mismas filas, que empiezan con { $starter_theall } y crecen hacia fuera, palo por palo. La ronda sigue hasta que solo una persona tiene cartas: cuanto antes terminas, mejor es tu puesto.

players-range = Pueden jugar de { $fewest } a { $most } personas, cada una por su cuenta; lo mejor es de { $best_fewest } a { $best_most }.
players-clockwise = El turno y el reparto avanzan en el sentido de las agujas del reloj, hacia la izquierda.
players-duel = Entre dos no hay secretos: toda carta que no tienes está en la otra mano.

pack-one = Hace falta una baraja de { $cards }: cuatro palos (picas, corazones, diamantes y tréboles) con { $each } cada uno.
pack-two = Hacen falta dos barajas mezcladas, { $cards } en total: cuatro palos (picas, corazones, diamantes y tréboles), cada carta dos veces y { $each } en cada fila.
pack-joker = Se añade un comodín.
pack-no-joker = No hay comodín.
pack-order = En cada palo las cartas van en este orden: { $order }. A la izquierda está el extremo bajo de la fila y a la derecha el alto.
pack-ace-low = El as es bajo: va antes del dos.
pack-ace-high = El as es alto: va después del rey.
pack-gap = Solo cuenta este orden, no los números: tras { $before_the } viene { $after_the }.
pack-starter = Las cartas iniciales son { $starter_theall }: solo con una carta inicial empieza una fila.
pack-starter-low = Como { $starter_the } es el valor más bajo, las filas crecen en un solo sentido, hacia arriba.
pack-starter-high = Como { $starter_the } es el valor más alto, las filas crecen en un solo sentido, hacia abajo.
pack-starter-alone = No hay otro valor, así que cada fila es una sola carta.

dealing-dealer = La primera vez reparte quien corta la carta más alta (aquí el as es la más alta; si hay empate, se corta de nuevo), o se decide por sorteo. Después el reparto pasa a la izquierda, gane quien gane.
dealing-all = Se reparten todas las cartas boca abajo, de una en una, empezando por la izquierda de quien reparte. Las manos pueden diferir en una carta; no se aparta ni se iguala nada.
dealing-sizes = Cartas que recibe cada mano, desde la izquierda de quien reparte:
dealing-sizes-line = { $players }: { $sizes }
dealing-misdeal = Si falta una carta, hay una repetida o descubierta, o alguien tiene una cantidad equivocada, el reparto es nulo y vuelve a repartir la misma persona.

opening-card = Quien tiene { $card } debe jugarla para abrir la ronda. No hay escapatoria: ni otra carta ni un pase. Sigue quien está a su izquierda.
opening-card-run = También en ese primer turno puedes seguir con más cartas del palo.
opening-order = Para la apertura, los palos van en el orden { $order }; cuenta el primero cuya carta inicial se haya repartido.
opening-two-packs = Esa carta está dos veces: abre la primera persona que la tenga en el sentido del juego, desde la izquierda de quien reparte. La otra abre más tarde la segunda fila del palo, como cualquier carta inicial.
opening-two-packs-laid = Esa carta está dos veces: juega primero quien la tenía antes en el sentido del juego, desde la izquierda de quien reparte.
opening-eldest = Empieza quien está a la izquierda de quien reparte y puede jugar cualquier carta inicial ({ $starter }). Quien no tiene ninguna pasa, y es un pase de verdad, hasta que alguien abre la primera fila.
opening-first_holder = Empieza la primera persona, desde la izquierda de quien reparte, que tenga { $starter_a }, y elige cuál juega si tiene varias cartas iniciales. Nadie pasa ni paga antes.
opening-lay_all = Antes de jugar, cada cual pone en el centro todas sus cartas iniciales ({ $starter_all }), una debajo de otra. No es un turno ni gasta pases; si alguien se queda ya sin cartas, ha terminado. El primer turno es de quien ha puesto { $card }.
opening-lowest = El primer turno es de quien tiene la carta más baja de { $suit }. Si tiene una carta inicial ({ $starter }), de cualquier palo, la juega; si no, es un pase forzoso y lo intenta la persona siguiente.
opening-dealer_names = Antes de mirar ninguna carta, quien reparte nombra un palo. Quien tiene la carta inicial ({ $starter }) de ese palo debe jugarla para abrir la ronda: ni otra carta ni un pase. Sigue quien está a su izquierda.

turns-one = En tu turno juegas exactamente una carta. Sirven:
turns-run = En tu turno juegas una carta, o varias de un palo que se sigan en la misma dirección. Puedes parar donde quieras. Sirven:
turns-starter = { $starter_a } de un palo que aún no tiene fila, para abrirla;
turns-starter-two = { $starter_a }: abre una fila, la primera o la segunda de su palo;
turns-next = la carta que sigue en una fila abierta, hacia fuera, por un lado o por el otro: del mismo palo y sin huecos.
turns-stay = Las cartas jugadas se quedan en la mesa y cualquiera puede continuar desde ellas. No hay mazo del que robar.
turns-two-packs = Cada palo tiene dos filas. Una carta va a la primera fila de su palo donde quepa; la segunda carta inicial ({ $starter }) abre la segunda fila.
turns-two-packs-run = Todas las cartas de un turno van a la misma fila.
turns-island = Solo cuenta lo que está unido sin huecos a la carta inicial ({ $starter }). Lo que queda más allá de un hueco es una isla: junto a ella no se puede jugar hasta que el hueco se llene. Entonces pasa sola a formar parte de la fila, que sigue por detrás.
turns-corner-none = Los extremos de una fila son { $low_the } y { $high_the }, y ahí se acaba. No se dobla la esquina.
turns-corner-link = Doblar la esquina: { $low_the } y { $high_the } son vecinos, como si cada fila fuera un anillo. Cuando una fila llega a un extremo, puede seguir desde el otro, y el lado que queda abierto junto a la carta inicial ({ $starter }) sigue abierto.
turns-corner-link-end = Como { $starter_the } está en un extremo, la fila crece desde el principio en los dos sentidos: sirven enseguida { $beside_the } y { $far_the }.
turns-corner-tunnel = Túnel: cuando un lado de la fila llega completo hasta su extremo, el otro se cierra junto a la carta inicial ({ $starter }) y solo se llena desde el extremo opuesto. Con todo en la mesa desde { $starter_the } hasta { $high_the }, en ese palo solo sirve { $low_the }.
turns-corner-tunnel-end = Como { $starter_the } está en un extremo, ese lado se da por completo enseguida: la fila se llena desde el extremo opuesto, empezando por { $far_the }.
