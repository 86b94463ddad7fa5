## La línea de órdenes: `sevens --help` y lo que se dice cuando una orden no tiene sentido.

overview-title = Sevens: la familia de juegos de cartas, para jugar, alojar y programar.
overview-command = ORDEN
overview-more = Más sobre una orden: sevens ORDEN --help
command-play = jugar en la terminal: a solas, contra el ordenador o pasándose el teclado
command-rules = explicar las reglas de un juego
command-engine = el motor por la entrada y la salida estándar, un objeto JSON por línea
command-arena = hacer que los bots jueguen muchas partidas entre sí
command-serve = alojar partidas para el navegador
command-export = guardar una sala en un archivo
command-import = incorporar una sala desde un archivo
command-stats = mostrar qué partidas se terminaron en este servidor
command-verify = comprobar el registro de una partida
command-version = decir la versión y si el núcleo está compilado

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-help = mostrar esto y salir
help-house-rules = Reglas de la casa, cada una como OPCIÓN=VALOR después de -o:
help-rules-players = escribir la página para este número de jugadores
help-games = Juegos:
help-lang = idioma: { $languages } (si no, el del sistema)
help-preset = el juego, véase abajo (si no, sevens)
help-option = una regla de la casa como pass_limit=3, cuantas veces se quiera; sevens rules las explica
help-players = cuántos juegan; el ordenador ocupa los sitios libres
help-seat = una persona, o un jugador del ordenador si se da un nivel; una vez por sitio
help-level = lo bien que juega el ordenador en los sitios libres
help-seed = decide todos los repartos; el mismo texto da las mismas cartas
help-dealer = quién reparte primero, contando desde 1 (si no, por sorteo)
help-speed = cuánto tiempo se ve una jugada del ordenador
help-plain = una línea tras otra, sin redibujar la pantalla
help-record = dónde se guarda el registro (si no, en un archivo nuevo del usuario)
help-no-record = no guardar ningún registro
help-resume = seguir una partida desde su registro; sin FILE, la más reciente sin terminar
help-replay = ver un registro paso a paso
help-verify-file = el registro; - lee la entrada estándar
help-seed-hash = el hash que se mostró antes de la primera ronda
help-verify-status = Estado: 0 todo está bien, 1 algo falla en el registro, 2 no se puede leer.
help-export-room = el identificador de la sala o su dirección
help-export-output = dónde se escribe; si se omite, en la salida estándar
help-export-secrets = El archivo lo contiene todo: las cartas ocultas y la semilla de una partida en curso.
help-import-file = un archivo escrito por `sevens export`; - lee la entrada estándar
import-done = Se ha incorporado la sala { $room }, con { $events } sucesos.
import-there-already = Esa sala ya existe; no se ha cambiado nada.

complaint-unrecognized = Esto no se entiende: { $what }
complaint-required = Falta esto: { $what }
complaint-needs-value = Después de { $what } hace falta un valor.
complaint-needs-number = { $what } necesita un número, no { $value }.
complaint-choice = { $what }: { $value } no es posible. Se puede elegir: { $choices }.
complaint-see-help = Ayuda: { $command }
complaint-command = No hay ninguna orden «{ $name }».
complaint-commands = Hay: { $names }.
complaint-did-you-mean = ¿Quizá { $names }?
complaint-presets = Hay: { $names }.
complaint-options = Hay: { $names }.
complaint-values = { $option } puede ser: { $names }.
complaint-range = { $option } puede ir de { $low } a { $high }.
complaint-option-names = En la línea de órdenes: { $names }.
complaint-unknown-level = No hay ningún nivel «{ $level }». Hay: { $levels }.
complaint-too-many-seats = Se nombran { $seats } sitios, pero solo juegan { $players }.
complaint-no-such-dealer = Quien reparte se cuenta de 1 a { $players }.
complaint-nothing-to-resume = No hay ninguna partida sin terminar.
complaint-rules-of-record = Una partida que se sigue conserva sus reglas y su número de jugadores. No los indiques.
complaint-record-in-use = Otra partida está escribiendo en este registro.
complaint-missing-part = sevens { $command } necesita una parte que no está instalada: { $name }.
complaint-file = { $file }: { $why }
complaint-unexpected = Ha fallado algo que no debería fallar: { $what }

## El juego. $name es un jugador, $names varios.

terminal-player = Jugador
terminal-player-number = Jugador { $number }
terminal-bot-names = Ana Bruno Carla Diego Elena Fermín Gala Hugo Inés Javier
terminal-with-house-rules = { $game } con reglas de la casa
terminal-person = persona
terminal-level = { $level ->
    [random] ordenador, al azar
    [easy] ordenador, fácil
    [medium] ordenador, medio
    [hard] ordenador, difícil
    [expert] ordenador, experto
   *[other] ordenador, { $level }
}
terminal-length = Duración: { $match }.
terminal-seed-hash = Hash de la semilla que decide los repartos:
terminal-seed = Semilla: { $seed }
terminal-recorded = Registro:
terminal-keys-short = Escribe un número o una carta como 7d. p pasa, ? ayuda, r reglas, q sale.
terminal-start = Intro para empezar:
terminal-deal = ronda { $deal }
terminal-dealer = reparte { $name }
terminal-pot = bote: { $chips }
terminal-all-ante = Cada cual pone { $chips } en el bote.

terminal-column-cards = cartas
terminal-column-passes = pasó
terminal-column-passes-left = pases
terminal-column-chips = fichas
terminal-column-points = puntos
terminal-note-joker-only = comodín
terminal-note-eliminated = fuera
terminal-note-idle = pausa

terminal-your-hand = Tus cartas
terminal-hand-hidden = Tus cartas siguen tapadas hasta que nombres un palo.
terminal-pass = pasar
terminal-passes-left = quedan { $n }
terminal-forbidden = prohibido
terminal-announce = ¿Te quedará una sola carta? Añade ! para decir «última carta»: 7d!

terminal-ask-play = { $name }, te toca: { $fitting } de { $cards } cartas sirven.
terminal-ask-only = { $name }, te toca: solo sirve una carta. Intro la juega
terminal-ask-pass = { $name }, ninguna carta tuya sirve. Intro pasa
terminal-ask-suit = { $name }, nombra un palo: s, h, d o c
terminal-nothing-typed = Escribe un número, una carta o p. La ayuda es ?
terminal-no-such-number = En la lista no está el número { $number }.
terminal-unreadable = «{ $text }» no es una jugada. Escribe un número de la lista, una carta como 7d, o p para pasar.

terminal-fault-fine = Las reglas prohíben pasar ahora. Cuesta { $chips }.
terminal-fault-skip-turn = Las reglas prohíben pasar ahora. Perderías tu próximo turno.
terminal-fault-lose-deal = Las reglas prohíben pasar ahora. Quedarías fuera de la ronda.
terminal-fault-surrender = Las reglas prohíben pasar ahora. Tendrías que dar una carta a quien te sigue.
terminal-fault-also = Además cuesta { $chips }.
terminal-fault-play = { $card } no sirve. Volvería a tu mano y perderías el turno.
terminal-do-it = ¿Hacerlo de todos modos? (s/n)

terminal-curtain = Le toca a { $name }. Pasa el teclado.
terminal-curtain-lift = { $name }, pulsa Intro cuando nadie más mire:

terminal-deal-over = La ronda { $deal } ha terminado.
terminal-head-place = puesto
terminal-head-name = nombre
terminal-head-deal = ronda
terminal-head-total = total
terminal-head-won = ganadas
terminal-head-chips = fichas
terminal-cards-left = Cartas que quedan
terminal-next-deal = Intro reparte de nuevo:
terminal-finish = Intro termina el juego:
terminal-go-on = Intro sigue, q vuelve:
terminal-match-over = ¡{ $names } gana la partida!
terminal-match-over-shared = ¡{ $names } comparten la victoria!
terminal-record-kept = El registro está en { $file }
terminal-resume-with = No se pierde nada. Se sigue con:
terminal-left = Has dejado la partida; no hay registro.

terminal-help =
    Lo que puedes escribir en tu turno

    1 2 3 ...   la jugada con este número
    7d Ts 10♠   una carta: su rango y luego s h d c (picas, corazones, diamantes, tréboles)
    8d9dTd      varias cartas de una fila, si las reglas lo permiten
    {"*Ts+Js"}      el comodín por el 10 de picas, y detrás tu jota
    6h!         lo mismo, diciendo «última carta»
    p           pasar
    h           mostrar otra vez las cartas
    l           lo que ha ocurrido en esta ronda
    r           las reglas de este juego
    ?           esta ayuda
    q           salir; la partida se puede seguir

    {"[8]"} es un sitio o una carta tuya que sirve; (8) es un sitio que espera la carta de otra persona.

## La repetición

replay-step = Paso { $step } de { $steps }
replay-ask = Intro sigue · b atrás · número · d ronda · e final · q sale
replay-keys = Intro: paso siguiente, b: atrás, un número: ese paso, a: el primero, d: ronda siguiente, e: el final, q: salir.

## La comprobación. record-REASON dice qué falla.

verify-fine = El registro es correcto: repetido jugada a jugada, todo es como dice.
verify-wrong = El registro no es correcto.
verify-line = Línea { $line }: { $what }
verify-game = { $game }: { $names }
verify-contents = Terminado: { $deals }; { $events } sucesos
verify-seed = Semilla { $seed }, hash { $hash }
verify-hash-matches = El hash es el que se mostró antes de la partida.
verify-other-hash = La semilla tiene otro hash que el indicado: { $hash }
verify-seeded = Todas las cartas se repartieron con la semilla.
verify-by-hand = Reparto puesto a mano, no por la semilla: ronda { $deals }.
verify-position = Empieza en medio de una ronda puesta a mano.
verify-truncated = Falta el final: está cortado. Lo que hay es correcto.
verify-unfinished = La partida no ha terminado.

record-not_text = esto no es texto UTF-8
record-not_an_object = esto no es un objeto JSON
record-unknown_format = esto no es un registro de una versión conocida
record-wrong_kind = falta un valor o es de otro tipo
record-seed_hash_differs = la semilla no tiene el hash que se mostró antes
record-bad_header = ninguna partida puede empezar así
record-against_the_rules = las reglas no lo permiten
record-unexpected_event = nada puede empezar con esto
record-differs = no fue esto lo que ocurrió
