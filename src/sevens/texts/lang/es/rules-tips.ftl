## Consejos.

tip-starters-must = Una carta inicial ({ $starter }) abre su palo a todo el mundo; mientras la guardas, el palo está parado, también para ti. Si tienes varias cartas de ese palo, puede compensar guardarla mientras te sirva otra cosa: los demás tienen que pasar. Júgala antes de que se te acaben las otras jugadas.
tip-starters-may = Una carta inicial ({ $starter }) abre su palo a todo el mundo; mientras la guardas, el palo está parado, también para ti. Si tienes varias cartas de ese palo, puede compensar guardarla todo lo posible, porque los demás tienen que pasar. Júgala antes de que tus propias cartas de detrás se vuelvan una carga.
tip-starter-timing = Si tienes la carta inicial ({ $starter }) de un palo, el momento lo eliges tú. Pronto ayuda a los demás; tarde hace pasar más de una vez a quienes tienen las cartas altas o bajas de ese palo.
tip-starter-penalty = Una carta inicial ({ $starter }) en la mano al final sale cara aquí. No la dejes para cuando alguien esté a punto de terminar.
tip-ends-must = Las cartas de los extremos ({ $ends_the }): ¿pronto o tarde? Desde ellas no se puede continuar, así que no abren nada a los demás: son jugadas tranquilas. Guárdalas para el turno en que, si no, tendrías que abrir algo. Juégalas pronto cuando alguien pueda terminar enseguida o cuando cuenten los tantos, porque son con las que más fácilmente te quedas.
tip-ends-may = Las cartas de los extremos ({ $ends_the }): ¿pronto o tarde? Desde ellas no se puede continuar, así que no abren nada a los demás: son jugadas tranquilas que pueden esperar mientras tengas algo mejor. Juégalas pronto cuando alguien pueda terminar enseguida o cuando cuenten los tantos, porque son con las que más fácilmente te quedas.
tip-passers = Recuerda quién ha pasado. Quien pasa a menudo seguramente tiene pocas cartas de los palos de la mesa, pero quizá muchas de uno que aún no se ha abierto.
tip-passers-laid = Recuerda quién ha pasado. Quien pasa a menudo o está atascado o guarda algo; fíjate en qué filas no se mueven.
tip-stuck = Si alguien pasa una y otra vez porque un palo no avanza, puedes jugar sin miedo cartas de ese palo que no lo acerquen a las suyas.
tip-balance = Una mano con un poco de cada palo es flexible. Si la mayoría de tus cartas son de un palo, dependes de que otros jueguen sus cartas lejanas; haz avanzar pronto esa fila.
tip-left = Quien está a la izquierda de quien abre es el primero en elegir con libertad y lleva el ritmo. Si eres tú, elige jugadas tras las que los demás tengan que pasar.
tip-track = Sigue lo que se ha jugado. En cuanto { $card } está en la mesa, tus cartas de más allá saldrán cuando la fila llegue a ellas.
tip-run = Con cartas seguidas, como { $cards }, juega primero la más cercana a la carta inicial ({ $starter }). Lo que viene después también es tuyo: reduces tu mano sin abrir nada a los demás.
tip-run-last = No hace falta jugar esa serie hasta el final: puede compensar guardar la última, que bloquea todo lo que va detrás.
tip-price = Compara lo que cuesta un pase con lo que frena. Al principio de la ronda, un pase barato que bloquea un palo largo suele compensar.
tip-near-must = Cuanto más cerca de la carta inicial ({ $starter }) está una carta, más frena. Si tienes { $near_a } y nada más allá, juega otra cosa mientras puedas.
tip-near-may = Cuanto más cerca de la carta inicial ({ $starter }) está una carta, más frena. Si tienes { $near_a } y nada más allá, guárdala: quien tenga las cartas de detrás tendrá que pasar.
tip-far = Las cartas lejanas a la carta inicial ({ $starter }) solo salen cuando está todo lo anterior. Si las tienes, haz avanzar pronto esa fila.
tip-keep-pass = No gastes todos los pases. Guarda al menos uno para el turno en que nada te sirva. Y cuando a otro se le acaben, aguantar un poco más tus cartas de bloqueo puede dejarlo fuera.
tip-eliminated = Cuando alguien queda eliminado, mira las cartas que bajan a la mesa: de pronto hay filas que siguen por detrás de cartas que estaban sueltas. Si las tuyas enlazan con ellas, puedes soltar muchas de golpe.
tip-tunnel = Piénsalo bien antes de bloquear con { $near_a }: si el otro lado de la fila llega primero a su extremo, esa carta saldrá la última de todas.
tip-joker = El comodín te deja pasar por encima de una carta que alguien guarda. Pero vuelve a aparecer: puede que lo tenga ahora justo quien te bloqueaba.
tip-small-table = En una mesa pequeña, monta las cartas de cada fila unas sobre otras y deja a la vista solo los dos extremos.
