## What `sevens arena` says.

arena-deals = Mani
arena-summary = { $deals }; la quota equa è { $fair } %. ± è metà dell'intervallo al 95 %; ogni smazzata è un'osservazione.
arena-head-player = giocatore
arena-head-seat = posto
arena-head-firsts = primo, %
arena-head-place = posizione (0 primo)
arena-head-score = punti
arena-head-rating = forza
arena-head-time = ms a scelta
arena-no-player = Non c'è nessun giocatore «{ $name }».
arena-at-least-one = Servono almeno una smazzata e un processo.
arena-failed = L'arena si è fermata: { $why }

## Its help.

arena-help-player = Un livello o un'estensione ({ $names }), MODULO:NOME oppure program:COMANDO; uno per posto. Predefinito: hard contro tre medium.
arena-help-players = Un programma riceve una riga JSON per ogni azione e risponde con il testo dell'azione. Ogni smazzata si gioca una volta in ogni rotazione dei giocatori.
arena-help-deals = Numero massimo di smazzate.
arena-help-until = Fermarsi quando la quota di primi posti del primo giocatore è nota con questo margine in punti percentuali; si guarda ogni 50 smazzate.
arena-help-seed = Determina le smazzate e ciò che i bot lasciano al caso.
arena-help-playouts = Quante distribuzioni nascoste un bot può giocare fino in fondo per un'azione.
arena-help-seconds = Quanto un bot può pensare a un'azione. I risultati dipendono allora dalla macchina.
arena-help-processes = Processi su cui giocare. Predefinito: uno per core.
arena-help-dask = Indirizzo di uno scheduler Dask i cui worker devono giocare.
arena-help-keep = File per i risultati, una riga per smazzata; un'altra esecuzione con lo stesso file riprende da dove si era fermata.
arena-help-fairness = Una sola disposizione per smazzata, e cifre per posto, contato dalla sinistra del mazziere.
arena-help-json = Stampare tutto come JSON.
