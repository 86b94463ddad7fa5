## The page as a whole

app-name = Sevens
skip-to-game = Ir a las cartas
close = Cerrar
back = Atrás
cancel = Cancelar
settings = Ajustes
rules = Reglas
leave = Salir
loading = Un momento
try-again = Volver a intentarlo
error-offline = El servidor no responde. Comprueba la conexión y vuelve a intentarlo.
error-failed = No ha funcionado. Vuelve a intentarlo.
error-not-found = En esta dirección no hay nada.
go-home = A la página inicial

## Cards

card = { $rank ->
    [A] as
    [J] jota
    [Q] reina
    [K] rey
   *[other] { $rank }
} de { $suit ->
    [s] picas
    [h] corazones
    [d] diamantes
   *[c] tréboles
}
card-the = { $rank ->
    [A] el as
    [J] la jota
    [Q] la reina
    [K] el rey
   *[other] el { $rank }
} de { $suit ->
    [s] picas
    [h] corazones
    [d] diamantes
   *[c] tréboles
}
suit = { $suit ->
    [s] Picas
    [h] Corazones
    [d] Diamantes
   *[c] Tréboles
}
joker = comodín
joker-the = el comodín
joker-index = Co
index-A = A
index-J = J
index-Q = Q
index-K = K

## Setting up

home-lead = Pon los sietes, alarga las filas y quédate sin cartas antes que nadie.
home-game = Juego
home-players = Jugadores
home-seats-and-minutes = De { $low } a { $high } jugadores · { $from } a { $to } min por ronda
home-length = Duración
home-resume = Volver a tu partida
home-record = Abrir una partida grabada
mode = Cómo juegas
mode-solo = Contra la máquina
mode-device = En este dispositivo
mode-device-help = El dispositivo pasa de mano en mano. Una cortina tapa cada mano hasta que la abre quien la juega.
seats = Puestos
seat-number = Puesto { $number }
seat-name = Nombre
seat-who = Quién juega
seat-person = Persona
you = Tú
player-default = Puesto { $number }
level = { $level ->
    [random] Azar
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [expert] Experto
   *[other] { $level }
}
level-all = Máquina
start = Jugar
play = Jugar
length-deals = { $number ->
    [0] Cada uno reparte una vez
    [one] { $number } ronda
   *[other] { $number } rondas
}
length-wins = A { $number } victorias
length-best-of = Al mejor de { $number }
length-points = A { $number } puntos
length-bust = { $number ->
    [0] Hasta que alguien se quede sin fichas
   *[other] Hasta que alguien se quede sin fichas, { $number } rondas como mucho
}
house-rules = Reglas de la casa
house-rules-changed = { $count ->
    [0] Tal cual
    [one] { $count } cambio
   *[other] { $count } cambios
}
house-rules-reset = Restablecer
house-rules-done = Listo
house-rules-lead = Se parte de { $game }. Lo que no encaja sale en gris, con el motivo.
rules-clash = Estas reglas todavía no encajan:
value-yes = Sí
value-no = No
value-none = Ninguno

## The table

table = Mesa
deal-of = Ronda { $deal }
view-perspective = Perspectiva
view-top = Cenital
panel-show = Botones
pass = Pasar
pass-left = { $left ->
    [one] Pasar (queda { $left })
   *[other] Pasar (quedan { $left })
}
pass-anyway = Pasar igualmente
play-anyway = Jugar igualmente
last-card = Última carta
turn-yours = { $cards ->
    [one] Te toca: puedes jugar tu última carta.
   *[other] Te toca: puedes jugar { $playable } de { $cards } cartas.
}
turn-of-yours = { $cards ->
    [one] { $name }, puedes jugar tu última carta.
   *[other] { $name }, puedes jugar { $playable } de { $cards } cartas.
}
turn-no-card = No puedes jugar ninguna carta. Pasa.
turn-no-card-left = { $left ->
    [one] No puedes jugar ninguna carta. Pasa (queda { $left }).
   *[other] No puedes jugar ninguna carta. Pasa (quedan { $left }).
}
turn-name-suit = Elige el palo que abre.
turn-other = Le toca a { $name }.
turn-watching = Le toca a { $name }. Estás mirando.
chosen = { $cards }: pulsa Jugar o toca la carta otra vez.
chosen-run = { $cards }: con Jugar pones las { $count }.
chosen-joker = Ahora elige la carta que va después del comodín.
chosen-several = Se puede jugar de más de una manera.
cannot-go = { $card } todavía no entra. En { $suit } toca: { $ranks }.
cannot-go-closed = { $card } todavía no entra. En { $suit } no hay nada abierto.
joker-cannot-go = Ahora no puedes jugar el comodín.
last-card-hint = Te quedará una carta: di Última carta.
pass-costs = Pasar cuesta { $cost ->
    [one] { $cost } ficha.
   *[other] { $cost } fichas.
}
fault-pass = { $kind ->
    [fine] Puedes jugar. Pasar igualmente cuesta { $cost ->
        [one] { $cost } ficha.
       *[other] { $cost } fichas.
    }
    [skip_turn] Puedes jugar. Si pasas igualmente, pierdes tu próximo turno.
    [lose_deal] Puedes jugar. Si pasas igualmente, quedas fuera de esta ronda.
   *[surrender] Puedes jugar. Si pasas igualmente, una de tus cartas va al puesto siguiente.
}
fault-play = { $card } no entra. Jugarla igualmente te cuesta el turno.
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
plate-passes = { $count ->
    [0] sin pases
    [one] { $count } pase
   *[other] { $count } pases
}
passes-made = { $count ->
    [0] ningún pase
    [one] { $count } pase hecho
   *[other] { $count } pases hechos
}
chips-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
pot-count = Bote: { $count }
place-number = { $ordinal ->
   *[other] { $place }.º
}
status = { $status ->
    [out] sin cartas
    [joker_only] solo el comodín
    [eliminated] fuera de la ronda
    [idle] no juega esta ronda
   *[other] en juego
}
to-move = tiene el turno
away = sin conexión

## The panel

panel = Jugar con botones
panel-rows = Filas
panel-row-empty = nada todavía
panel-open-places = Abierto: { $cards }
panel-hand = Tus cartas
panel-hand-of = Cartas de { $name }
panel-hand-none = No quedan cartas.
panel-actions = Tu jugada
panel-last-move = Última jugada
panel-log = Qué ha pasado
panel-log-empty = Nada todavía.
panel-seats = Puestos
panel-standings = Clasificación
panel-standings-empty = Los puntos aparecen después de la primera ronda.
panel-keys = Teclas
can-go = se puede jugar
chosen-mark = elegida
head-player = Puesto
head-cards = Cartas
head-passes = Pases
head-chips = Fichas
head-points = Puntos
head-place = Lugar
head-deal = Ronda
head-total = Total
head-wins = Ganadas
head-left = Le quedan
keys-help = Las flechas recorren tus cartas; Intro o la barra espaciadora eligen y juegan. Palos: S picas, H corazones, D diamantes, C tréboles, y después el valor: 2 a 9, T o 0 para el diez, J, Q, K, A. El asterisco es el comodín, P pasa, Escape anula la elección.

## What happened, in sentences

log-dealt = Se han repartido las cartas.
log-ante = Todos pagan al bote.
log-laid = { $who ->
    [you] Pones en la mesa { $cards }.
   *[other] { $name } pone en la mesa { $cards }.
}
log-played = { $who ->
    [you] Juegas { $cards }.
   *[other] { $name } juega { $cards }.
}
log-played-announced = { $who ->
    [you] Juegas { $cards } y dices: última carta.
   *[other] { $name } juega { $cards } y dice: última carta.
}
log-joker-played = { $who ->
    [you] Pones el comodín en el lugar de { $as } y juegas { $cards }.
   *[other] { $name } pone el comodín en el lugar de { $as } y juega { $cards }.
}
log-joker-taken = { $who ->
    [you] Pones { $cards } y te llevas el comodín.
   *[other] { $name } pone { $cards } y se lleva el comodín.
}
log-named = { $who ->
    [you] Eliges { $suit }.
   *[other] { $name } elige { $suit }.
}
log-passed = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
log-paid = { $who ->
    [you] Pagas { $amount }.
   *[other] { $name } paga { $amount }.
}
log-eliminated = { $who ->
    [you] Quedas fuera de la ronda.
   *[other] { $name } queda fuera de la ronda.
}
log-eliminated-cards = { $who ->
    [you] Quedas fuera de la ronda. Tus cartas van a la mesa: { $cards }.
   *[other] { $name } queda fuera de la ronda. Van a la mesa: { $cards }.
}
log-went-out = { $who ->
    [you] Te has quedado sin cartas.
   *[other] { $name } se ha quedado sin cartas.
}
log-joker-only = { $who ->
    [you] Solo te queda el comodín y sales de la ronda.
   *[other] A { $name } solo le queda el comodín y sale de la ronda.
}
log-drew = { $who ->
    [you] No has dicho Última carta y robas { $count }.
   *[other] { $name } no ha dicho Última carta y roba { $count }.
}
log-surrendered = { $who ->
    [you] Entregas { $cards }.
   *[other] { $name } entrega { $cards }.
}
log-turn-lost = { $who ->
    [you] Pierdes el turno.
   *[other] { $name } pierde el turno.
}
log-deal-over = La ronda ha terminado.
log-match-over = La partida ha terminado.

## Curtain, ends, replay

curtain-title = { $name }, te toca.
curtain-text = Toma el dispositivo. Tus cartas aparecen al abrir la cortina.
curtain-lift = Abrir la cortina
deal-over-title = Fin de la ronda { $deal }
deal-over-first = { $who ->
    [you] Terminas en primer lugar.
   *[other] { $name } termina en primer lugar.
}
hand-empty = ninguna
next-deal = Siguiente ronda
match-over-title = { $who ->
    [you] ¡Has ganado!
    [several] ¡{ $name } comparten la victoria!
   *[other] ¡Gana { $name }!
}
rematch = Jugar otra vez
show-table = Ver la mesa
show-result = Ver el resultado
download-record = Descargar la partida
replay = Repetición
replay-step = Paso { $step } de { $steps }
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-open = Abrir un archivo
replay-lead = Abre una partida descargada y recórrela paso a paso con todas las cartas a la vista.
replay-start = Se han repartido las cartas.

## Connection

link-waiting = Se ha perdido la conexión. Volviendo a conectar.
link-connecting = Conectando
room-gone = Esta partida ya no está.
room-gone-help = Puede que haya terminado o que el enlace esté incompleto.
leave-title = ¿Salir de esta partida?
leave-text = La partida sigue abierta. Puedes volver desde la página inicial.

## Settings

settings-language = Idioma
settings-theme = Claro u oscuro
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
settings-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-none = Al instante
settings-table = Mesa
settings-table3d = Mostrar la mesa en 3D
settings-panel = Mostrar los botones junto a la mesa
settings-four-colours = Un color por palo
settings-large-index = Índices grandes en las cartas
settings-row-order = Orden de las filas
settings-play = Juego
settings-auto-pass = Pasar automáticamente si no se puede jugar
settings-frontiers = Mostrar siempre qué cartas entran
settings-single-keys = Teclas sueltas para palos y valores
settings-reduced-motion = Menos movimiento
settings-sounds = Sonidos
settings-no-3d = Este dispositivo no puede mostrar la mesa en 3D. Con los botones se puede jugar a todo.

## Without a connection

offline-title = Sin conexión
offline-none = No hay conexión. La página se abre igual, pero para jugar necesita su servidor. La próxima vez que tengas conexión puedes dejar el juego disponible sin ella.
offline-playing = No hay conexión. Juegas en este dispositivo: contra el ordenador o pasándolo de mano en mano. Las partidas con amigos esperan a que vuelva la conexión.
offline-help = Las mismas reglas y los mismos rivales, solo en este dispositivo: contra el ordenador o pasándolo de mano en mano.
offline-get = Dejar disponible sin conexión ({ $size } MB)
offline-getting = Cargando: { $percent } %
offline-ready = El juego está disponible sin conexión en este dispositivo.
offline-failed = No ha funcionado. Inténtalo más tarde.
offline-remove = Quitar

## Statistics and privacy

settings-statistics = Enviar estadísticas a este servidor
settings-statistics-off = Tu navegador pide que no se te rastree, así que no se envía nada.
stats-list = Qué se envía y qué no
stats-sent = Qué se envía
stats-sent-game = El juego, la forma de jugar, el nivel del ordenador, las opciones y el número de asientos
stats-sent-result = El resultado, el número de jugadas y, más o menos, cuánto duró
stats-sent-connection = Si una partida con amigos logró conectarse y cuántas veces recuperó la conexión
stats-sent-display = Si la mesa en 3D pudo mostrarse y, más o menos, a cuántas imágenes por segundo
stats-sent-device = Si es un móvil, cuánta memoria y cuántos núcleos tiene más o menos, y la familia del navegador y del sistema
stats-never = Qué no se envía nunca
stats-never-room = La sala y su enlace, los nombres
stats-never-moves = Las jugadas y las cartas
stats-never-address = La dirección de red
stats-never-gpu = El modelo del procesador gráfico
stats-kept = Solo llega a este servidor, que lo borra a los 30 días.
privacy = Privacidad
privacy-title = La privacidad, en pocas palabras
privacy-lead = Sin cuenta, sin publicidad y sin servicios ajenos: tu navegador habla con este servidor y con nadie más.
privacy-browser = Qué se queda en tu navegador
privacy-browser-text = Tus ajustes, el último juego que elegiste y las llaves de las partidas que abriste. Se guardan solo en este dispositivo; si borras en el navegador los datos del sitio, desaparecen.
privacy-server = Qué guarda este servidor
privacy-server-text = De una partida: los nombres que escribes, las reglas y las jugadas. Quien tiene el enlace puede mirar. Una partida en la que hace tiempo que no pasa nada se borra, a los 30 días si el anfitrión no ha fijado otro plazo. Una cookie solo para esa partida recuerda cuál es tu asiento.
privacy-server-log = El registro del servidor no contiene personas, direcciones de red ni cartas.
privacy-statistics = Estadísticas
privacy-statistics-text = Para encontrar los fallos, la página cuenta a este servidor qué partidas se terminan y dónde falla la mesa o una conexión. Puedes desactivarlo en los ajustes; se desactiva solo si tu navegador envía «Do Not Track» o «Global Privacy Control».
privacy-money = Sin dinero
privacy-money-text = Las fichas solo son puntos. Aquí nada cuesta dinero ni lo da.
host-title = Estadísticas de este servidor
host-lead = Para quien lleva este servidor.
host-token = Clave del anfitrión
host-show = Mostrar

## Rules page

rules-title = Reglas
rules-of = Reglas: { $game }
rules-this-room = Las reglas de esta partida
rules-choose = Reglas de
opens-new-tab = se abre en una pestaña nueva

## Con amigos

mode-friends = Con amigos
mode-friends-help = Abre una sala y comparte el enlace. Quien lo abra ocupa un asiento, sin necesidad de cuenta.
friends-your-name = Tu nombre
friends-open = Abrir una sala
friends = Amigos
host = anfitrión
host-give = Hacer anfitrión
seat-free = Asiento libre
seat-take = Sentarse aquí
seat-computer = Ordenador
seat-clear = Liberar el asiento
seat-leave = Levantarse
seat-left = se ha ido
seat-substitute = juega el ordenador
seat-return = Volver a sentarse
seat-moved = Ahora se juega en tu asiento desde otro dispositivo
seat-moved-help = En esta página puedes seguir mirando.
seat-link = Seguir jugando en otro dispositivo
seat-link-help = Este enlace abre tu propio asiento. Quien lo tenga juega por ti, así que no lo compartas.
seat-link-make = Crear un enlace
watch = Mirar
you-left = Te has levantado y el ordenador juega por ti.
spectators = { $count ->
    [one] { $count } persona está mirando
   *[other] { $count } personas están mirando
}
clock = Tiempo por turno
clock-none = sin límite de tiempo
clock-seconds = { $seconds } segundos
lobby-join = Toma asiento
lobby-watch = También puedes solo mirar: quédate en esta página.
lobby-full = Todos los asientos están ocupados. Quédate en esta página para mirar.
lobby-host = Cuando estéis todos
lobby-level = { $count ->
    [one] Quién juega en el asiento libre
   *[other] Quién juega en los { $count } asientos libres
}
lobby-start = Empezar
lobby-waiting = Esperando a que { $name } empiece
lobby-state = { $taken } de { $seats } asientos ocupados.
start-now = Empezar ya la siguiente partida
leave-text-friends = El ordenador seguirá jugando por ti. Puedes volver a tu asiento desde este navegador.
share = Invitar a amigos
share-help = Envía este enlace o escanea el código con un móvil.
share-link = Enlace a esta sala
share-copy = Copiar
share-copied = Copiado
share-sheet = Compartir
share-qr = Código QR del enlace
share-text = Ven a jugar a Sevens conmigo
share-local = Este enlace solo funciona en este ordenador. Para jugar con otras personas, inicia el servidor con una dirección a la que puedan llegar.
seal = ¿Estaban fijadas las cartas de antemano?
seal-before = Esta huella corresponde al orden de las cartas, que ya está fijado. Tras la partida se muestra la semilla y cualquiera puede comprobar que coinciden.
phrases = Decir algo
phrase = { $phrase ->
    [hello] ¡Hola!
    [good_luck] ¡Suerte!
    [thanks] ¡Gracias!
    [well_played] ¡Bien jugado!
    [nice_move] ¡Buena jugada!
    [oops] ¡Vaya!
    [one_moment] Un momento, por favor.
    [your_turn] Te toca.
    [sorry] ¡Perdón!
   *[goodbye] ¡Adiós!
}
said = { $name }: { $words }
mute = Silenciar a { $name }
