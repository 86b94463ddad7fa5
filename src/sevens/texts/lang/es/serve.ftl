## What `sevens serve` says in the terminal.

serve-listening = El juego está en { $address }
serve-only-here = Solo se llega a él desde este ordenador.
serve-stop = Se termina con Ctrl-C.
serve-port-taken = No se puede escuchar en { $address }. Elige otra dirección u otro puerto.
serve-bad-setting = Este ajuste no se puede usar: { $problem }
serve-no-store = Las salas no se pueden guardar ahí: { $problem }
serve-not-started = No se ha podido arrancar el servidor.

## Its help: one line a setting.

serve-help-open = Abrir un navegador. Por defecto se abre si el servidor se arranca desde un terminal que tiene uno.
serve-help-about = Arranca el servidor. Cada ajuste puede venir también del entorno, como SEVENS_ y su nombre.
serve-help-host = Dirección en la que escucha. A la de serie solo se llega desde este equipo.
serve-help-port = Puerto en el que escucha; con 0, uno libre.
serve-help-data = Carpeta de las salas (SQLite). Por defecto, la de datos del usuario.
serve-help-database = Base de datos en lugar de SQLite en la carpeta de datos: postgresql+asyncpg://usuario@servidor/nombre o sqlite+aiosqlite:///archivo.
serve-help-static = Carpeta de la página ya construida, si no es la del paquete.
serve-help-public-url = Dirección con la que la gente llega al servidor, como https://cards.example.org, cuando hay un proxy delante.
serve-help-allowed-hosts = Nombres de servidor que pueden llevar las peticiones, separados por comas, además del de la dirección pública. Por defecto, los de este equipo si solo escucha para él; si no, cualquiera.
serve-help-trusted-proxies = Direcciones de los proxies cuyos X-Forwarded-For y X-Forwarded-Proto se creen, separadas por comas.
serve-help-keep-days = Días tras los que se borra una sala en la que no ha pasado nada.
serve-help-grace-seconds = Segundos tras los cuales el ordenador juega por quien ha perdido la conexión.
serve-help-idle-seconds = Segundos tras los que sale de la memoria una sala que nadie mira.
serve-help-max-rooms = Salas que se guardan como máximo; si están todas, no se abre ninguna más.
serve-help-max-connections = Conexiones abiertas como máximo.
serve-help-max-connections-per-address = Conexiones abiertas desde una misma dirección como máximo.
serve-help-max-connections-per-room = Conexiones abiertas a una misma sala como máximo.
serve-help-max-message = Mensaje más largo de una conexión, en bytes.
serve-help-max-body = Cuerpo más largo de una petición, en bytes; los registros tienen su propio límite.
serve-help-max-record = Registro de partida más largo que se puede volver a ver, en bytes.
serve-help-messages-per-second = Mensajes por segundo que puede enviar una conexión, de media.
serve-help-messages-burst = Mensajes que puede enviar una conexión de golpe.
serve-help-requests-per-second = Peticiones que cuestan trabajo (salas, reglas, registros) por segundo desde una dirección, de media.
serve-help-requests-burst = Peticiones de esas desde una dirección de golpe.
serve-help-bot-threads = Hilos en los que piensan los jugadores del ordenador.
serve-help-bot-seconds = Segundos que un jugador del ordenador puede pensar una jugada.
serve-help-log-level = debug, info, warning o error.
serve-help-log-format = text para personas, json para programas.
serve-help-host-token = Clave con la que el anfitrión ve las estadísticas en la página, de al menos 16 caracteres. Mejor en el entorno. Sin ella, esa página está cerrada.
serve-help-default = por defecto: { $value }
