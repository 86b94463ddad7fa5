## What `sevens serve` says in the terminal.

serve-listening = Il gioco è su { $address }
serve-only-here = Ci si arriva soltanto da questo computer.
serve-stop = Si chiude con Ctrl-C.
serve-port-taken = Non si può restare in ascolto su { $address }. Scegli un altro indirizzo o un'altra porta.
serve-bad-setting = Questa impostazione non si può usare: { $problem }
serve-no-store = Le stanze non si possono conservare lì: { $problem }
serve-not-started = Non è stato possibile avviare il server.

## Its help: one line a setting.

serve-help-open = Apre un browser. Di norma succede se il server parte da un terminale che ne ha uno.
serve-help-about = Avvia il server. Ogni impostazione può venire anche dall'ambiente, come SEVENS_ e il suo nome.
serve-help-host = Indirizzo su cui resta in ascolto. A quello predefinito arriva soltanto questo computer.
serve-help-port = Porta su cui resta in ascolto; con 0 ne prende una libera.
serve-help-data = Cartella delle stanze (SQLite). Predefinita: la cartella dati dell'utente.
serve-help-database = Database al posto di SQLite nella cartella dati: postgresql+asyncpg://utente@server/nome oppure sqlite+aiosqlite:///file.
serve-help-static = Cartella della pagina già costruita, se non è quella del pacchetto.
serve-help-public-url = Indirizzo con cui si raggiunge il server, come https://cards.example.org, quando davanti c'è un proxy.
serve-help-allowed-hosts = Nomi di host ammessi nelle richieste, separati da virgole, oltre a quello dell'indirizzo pubblico. Predefiniti: quelli di questo computer se ascolta solo lui, altrimenti tutti.
serve-help-trusted-proxies = Indirizzi dei proxy di cui si credono X-Forwarded-For e X-Forwarded-Proto, separati da virgole.
serve-help-keep-days = Giorni dopo i quali si cancella una stanza in cui non è successo nulla.
serve-help-grace-seconds = Secondi dopo i quali il computer gioca per chi ha perso la connessione.
serve-help-idle-seconds = Secondi dopo i quali una stanza che nessuno guarda lascia la memoria.
serve-help-max-rooms = Stanze conservate al massimo; oltre non se ne aprono altre.
serve-help-max-connections = Connessioni aperte al massimo.
serve-help-max-connections-per-address = Connessioni aperte da uno stesso indirizzo al massimo.
serve-help-max-connections-per-room = Connessioni aperte a una stessa stanza al massimo.
serve-help-max-message = Messaggio più lungo di una connessione, in byte.
serve-help-max-body = Corpo più lungo di una richiesta, in byte; i verbali di partita hanno un limite proprio.
serve-help-max-record = Verbale di partita più lungo che si può rivedere, in byte.
serve-help-messages-per-second = Messaggi al secondo che una connessione può mandare in media.
serve-help-messages-burst = Messaggi che una connessione può mandare in una volta.
serve-help-requests-per-second = Richieste che costano lavoro (stanze, regole, verbali) al secondo da un indirizzo in media.
serve-help-requests-burst = Richieste di quel genere da un indirizzo in una volta.
serve-help-bot-threads = Thread in cui pensano i giocatori del computer.
serve-help-bot-seconds = Secondi che un giocatore del computer può pensare a una mossa.
serve-help-log-level = debug, info, warning o error.
serve-help-log-format = text per le persone, json per i programmi.
serve-help-host-token = Parola chiave con cui chi gestisce il server vede le statistiche nella pagina, di almeno 16 caratteri. Meglio nell'ambiente. Senza, quella pagina resta chiusa.
serve-help-default = predefinito: { $value }
