## The page as a whole

app-name = Sevens
skip-to-game = Vai alle carte
close = Chiudi
back = Indietro
cancel = Annulla
settings = Impostazioni
rules = Regole
leave = Esci
loading = Un momento
try-again = Riprova
error-offline = Il server non risponde. Controlla la connessione e riprova.
error-failed = Non ha funzionato. Riprova.
error-not-found = A questo indirizzo non c’è nulla.
go-home = Alla pagina iniziale

## Cards

card = { $rank ->
    [A] asso
    [J] fante
    [Q] donna
    [K] re
   *[other] { $rank }
} di { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
   *[c] fiori
}
card-the = { $rank ->
    [A] l’asso
    [J] il fante
    [Q] la donna
    [K] il re
    [8] l’8
   *[other] il { $rank }
} di { $suit ->
    [s] picche
    [h] cuori
    [d] quadri
   *[c] fiori
}
suit = { $suit ->
    [s] Picche
    [h] Cuori
    [d] Quadri
   *[c] Fiori
}
joker = jolly
joker-the = il jolly
joker-index = Jo
index-A = A
index-J = J
index-Q = Q
index-K = K

## Setting up

home-lead = Cala i sette, allunga le file e resta senza carte prima degli altri.
home-game = Gioco
home-players = Giocatori
home-seats-and-minutes = Da { $low } a { $high } giocatori · da { $from } a { $to } min a mano
home-length = Durata
home-resume = Torna alla tua partita
home-record = Apri una partita salvata
mode = Come giochi
mode-solo = Contro il computer
mode-device = Su questo dispositivo
mode-device-help = Il dispositivo passa di mano in mano. Un sipario copre le carte finché non lo alza chi deve giocare.
seats = Posti
seat-number = Posto { $number }
seat-name = Nome
seat-who = Chi gioca
seat-person = Persona
you = Tu
player-default = Posto { $number }
level = { $level ->
    [random] Casuale
    [easy] Facile
    [medium] Medio
    [hard] Difficile
    [expert] Esperto
   *[other] { $level }
}
level-all = Computer
start = Gioca
play = Gioca
length-deals = { $number ->
    [0] Ognuno dà le carte una volta
    [one] { $number } mano
   *[other] { $number } mani
}
length-wins = A { $number } vittorie
length-best-of = Al meglio di { $number }
length-points = A { $number } punti
length-bust = { $number ->
    [0] Finché qualcuno resta senza gettoni
   *[other] Finché qualcuno resta senza gettoni, al massimo { $number } mani
}
house-rules = Regole della casa
house-rules-changed = { $count ->
    [0] Senza modifiche
    [one] { $count } modifica
   *[other] { $count } modifiche
}
house-rules-reset = Ripristina
house-rules-done = Fatto
house-rules-lead = Si parte da { $game }. Le scelte incompatibili sono in grigio, con il motivo.
rules-clash = Queste regole non vanno ancora d’accordo:
value-yes = Sì
value-no = No
value-none = Nessuno

## The table

table = Tavolo
deal-of = Mano { $deal }
view-perspective = Prospettiva
view-top = Dall’alto
panel-show = Pulsanti
pass = Passa
pass-left = { $left ->
    [one] Passa (ne resta { $left })
   *[other] Passa (ne restano { $left })
}
pass-anyway = Passa lo stesso
play-anyway = Gioca lo stesso
last-card = Ultima carta
turn-yours = { $cards ->
    [one] Tocca a te: puoi giocare l’ultima carta.
   *[other] Tocca a te: puoi giocare { $playable } carte su { $cards }.
}
turn-of-yours = { $cards ->
    [one] { $name }, puoi giocare l’ultima carta.
   *[other] { $name }, puoi giocare { $playable } carte su { $cards }.
}
turn-no-card = Non puoi giocare nessuna carta. Passa.
turn-no-card-left = { $left ->
    [one] Non puoi giocare nessuna carta. Passa (ne resta { $left }).
   *[other] Non puoi giocare nessuna carta. Passa (ne restano { $left }).
}
turn-name-suit = Scegli il seme che apre.
turn-other = Tocca a { $name }.
turn-watching = Tocca a { $name }. Stai guardando.
chosen = { $cards }: premi Gioca o tocca di nuovo la carta.
chosen-run = { $cards }: con Gioca le cali tutte e { $count }.
chosen-joker = Ora scegli la carta che segue il jolly.
chosen-several = Si può giocare in più di un modo.
cannot-go = { $card }: non ancora. Prossime in { $suit }: { $ranks }.
cannot-go-closed = { $card }: non ancora. In { $suit } non c’è nulla di aperto.
joker-cannot-go = Ora non puoi giocare il jolly.
last-card-hint = Ti resta una carta: di’ Ultima carta.
pass-costs = Passare costa { $cost ->
    [one] { $cost } gettone.
   *[other] { $cost } gettoni.
}
fault-pass = { $kind ->
    [fine] Puoi giocare. Passare lo stesso costa { $cost ->
        [one] { $cost } gettone.
       *[other] { $cost } gettoni.
    }
    [skip_turn] Puoi giocare. Se passi lo stesso, salti il prossimo turno.
    [lose_deal] Puoi giocare. Se passi lo stesso, esci da questa mano.
   *[surrender] Puoi giocare. Se passi lo stesso, una tua carta va al posto successivo.
}
fault-play = { $card }: non si può. Giocandola lo stesso perdi il turno.
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
plate-passes = { $count ->
    [0] nessun passo
    [one] { $count } passo
   *[other] { $count } passi
}
passes-made = { $count ->
    [0] mai passato
    [one] passato { $count } volta
   *[other] passato { $count } volte
}
chips-count = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
pot-count = Piatto: { $count }
place-number = { $ordinal ->
   *[other] { $place }º
}
status = { $status ->
    [out] senza carte
    [joker_only] solo il jolly
    [eliminated] fuori dalla mano
    [idle] non gioca questa mano
   *[other] in gioco
}
to-move = di turno
away = assente

## The panel

panel = Gioca con i pulsanti
panel-rows = File
panel-row-empty = ancora niente
panel-open-places = Aperte: { $cards }
panel-hand = Le tue carte
panel-hand-of = Carte di { $name }
panel-hand-none = Nessuna carta in mano.
panel-actions = La tua mossa
panel-last-move = Ultima mossa
panel-log = Che cosa è successo
panel-log-empty = Ancora niente.
panel-seats = Posti
panel-standings = Classifica
panel-standings-empty = I punti compaiono dopo la prima mano.
panel-keys = Tasti
can-go = si può giocare
chosen-mark = scelta
head-player = Giocatore
head-cards = Carte
head-passes = Passi
head-chips = Gettoni
head-points = Punti
head-place = Posto
head-deal = Mano
head-total = Totale
head-wins = Vinte
head-left = Rimaste
keys-help = Le frecce scorrono le tue carte, Invio o la barra spaziatrice sceglie e gioca. Semi: S picche, H cuori, D quadri, C fiori, poi il valore: da 2 a 9, T o 0 per il dieci, J, Q, K, A. L’asterisco è il jolly, P passa, Esc annulla la scelta.

## What happened, in sentences

log-dealt = Le carte sono distribuite.
log-ante = Tutti pagano nel piatto.
log-laid = { $who ->
    [you] Metti in tavola { $cards }.
   *[other] { $name } mette in tavola { $cards }.
}
log-played = { $who ->
    [you] Giochi { $cards }.
   *[other] { $name } gioca { $cards }.
}
log-played-announced = { $who ->
    [you] Giochi { $cards } e dici: ultima carta.
   *[other] { $name } gioca { $cards } e dice: ultima carta.
}
log-joker-played = { $who ->
    [you] Metti il jolly al posto che spetta a questa carta: { $as }. Poi giochi { $cards }.
   *[other] { $name } mette il jolly al posto che spetta a questa carta: { $as }. Poi gioca { $cards }.
}
log-joker-taken = { $who ->
    [you] Metti { $cards } e prendi il jolly.
   *[other] { $name } mette { $cards } e prende il jolly.
}
log-named = { $who ->
    [you] Scegli { $suit }.
   *[other] { $name } sceglie { $suit }.
}
log-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
log-paid = { $who ->
    [you] Paghi { $amount }.
   *[other] { $name } paga { $amount }.
}
log-eliminated = { $who ->
    [you] Esci dalla mano.
   *[other] { $name } esce dalla mano.
}
log-eliminated-cards = { $who ->
    [you] Esci dalla mano. Le tue carte vanno in tavola: { $cards }.
   *[other] { $name } esce dalla mano. Vanno in tavola: { $cards }.
}
log-went-out = { $who ->
    [you] Non hai più carte.
   *[other] { $name } non ha più carte.
}
log-joker-only = { $who ->
    [you] Ti resta solo il jolly e lasci la mano.
   *[other] A { $name } resta solo il jolly e lascia la mano.
}
log-drew = { $who ->
    [you] Non hai detto Ultima carta e peschi { $count }.
   *[other] { $name } non ha detto Ultima carta e pesca { $count }.
}
log-surrendered = { $who ->
    [you] Consegni { $cards }.
   *[other] { $name } consegna { $cards }.
}
log-turn-lost = { $who ->
    [you] Perdi il turno.
   *[other] { $name } perde il turno.
}
log-deal-over = La mano è finita.
log-match-over = La partita è finita.

## Curtain, ends, replay

curtain-title = { $name }, tocca a te.
curtain-text = Prendi il dispositivo. Le tue carte compaiono quando alzi il sipario.
curtain-lift = Alza il sipario
deal-over-title = Mano { $deal } finita
deal-over-first = { $who ->
    [you] Finisci al primo posto.
   *[other] { $name } finisce al primo posto.
}
hand-empty = nessuna
next-deal = Prossima mano
match-over-title = { $who ->
    [you] Hai vinto!
    [several] { $name } vincono insieme!
   *[other] Vince { $name }!
}
rematch = Gioca ancora
show-table = Guarda il tavolo
show-result = Mostra il risultato
download-record = Scarica la partita
replay = Rivedi
replay-step = Passo { $step } di { $steps }
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-open = Apri un file
replay-lead = Apri una partita scaricata e ripercorrila passo dopo passo con tutte le carte scoperte.
replay-start = Le carte sono distribuite.

## Connection

link-waiting = Connessione persa. Nuovo tentativo in corso.
link-connecting = Connessione in corso
room-gone = Questa partita non c’è più.
room-gone-help = Forse è finita, oppure il link non è completo.
leave-title = Uscire da questa partita?
leave-text = La partita resta aperta. Puoi tornarci dalla pagina iniziale.

## Settings

settings-language = Lingua
settings-theme = Chiaro o scuro
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-none = Subito
settings-table = Tavolo
settings-table3d = Mostra il tavolo 3D
settings-panel = Mostra i pulsanti accanto al tavolo
settings-four-colours = Un colore per seme
settings-large-index = Indici grandi sulle carte
settings-row-order = Ordine delle file
settings-play = Gioco
settings-auto-pass = Passa da solo quando nulla si può giocare
settings-frontiers = Mostra sempre quali carte si possono giocare
settings-single-keys = Tasti singoli per semi e valori
settings-reduced-motion = Meno movimento
settings-sounds = Suoni
settings-no-3d = Questo dispositivo non può mostrare il tavolo 3D. Con i pulsanti si gioca tutto.

## Without a connection

offline-title = Senza connessione
offline-none = Non c’è connessione. La pagina si apre lo stesso, ma per giocare ha bisogno del suo server. La prossima volta che sei in linea puoi rendere il gioco disponibile anche senza.
offline-playing = Non c’è connessione. Giochi su questo dispositivo: contro il computer o passandolo di mano in mano. Le partite con gli amici aspettano la connessione.
offline-help = Le stesse regole e gli stessi avversari, solo su questo dispositivo: contro il computer o passandolo di mano in mano.
offline-get = Rendi disponibile senza connessione ({ $size } MB)
offline-getting = Caricamento: { $percent } %
offline-ready = Il gioco è disponibile senza connessione su questo dispositivo.
offline-failed = Non ha funzionato. Riprova più tardi.
offline-remove = Rimuovi

## Statistics and privacy

settings-statistics = Inviare statistiche a questo server
settings-statistics-off = Il tuo browser chiede di non essere tracciato, quindi non si invia nulla.
stats-list = Che cosa si invia e che cosa no
stats-sent = Che cosa si invia
stats-sent-game = Il gioco, il modo di giocare, il livello del computer, le opzioni, il numero di posti
stats-sent-result = Il risultato, il numero di mosse e, all’incirca, quanto è durata
stats-sent-connection = Se una partita con gli amici è riuscita a collegarsi e quante volte la connessione è tornata
stats-sent-display = Se il tavolo in 3D si è potuto mostrare e, all’incirca, con quante immagini al secondo
stats-sent-device = Se è un telefono, all’incirca quanta memoria e quanti core ha, e la famiglia del browser e del sistema
stats-never = Che cosa non si invia mai
stats-never-room = La stanza e il suo link, i nomi
stats-never-moves = Le mosse e le carte
stats-never-address = L’indirizzo di rete
stats-never-gpu = Il modello del processore grafico
stats-kept = Arriva solo a questo server, che lo cancella dopo 30 giorni.
privacy = Privacy
privacy-title = La privacy, in parole semplici
privacy-lead = Nessun account, nessuna pubblicità, nessun servizio esterno: il tuo browser parla con questo server e con nessun altro.
privacy-browser = Che cosa resta nel tuo browser
privacy-browser-text = Le impostazioni, l’ultimo gioco scelto e le chiavi delle partite che hai aperto. Restano solo su questo dispositivo; se cancelli i dati del sito nel browser, spariscono.
privacy-server = Che cosa conserva questo server
privacy-server-text = Di una partita: i nomi che scrivi, le regole, le mosse. Chi ha il link può guardare. Una partita in cui da tempo non succede nulla viene cancellata, dopo 30 giorni se chi ospita non ha scelto un altro termine. Un cookie valido solo per quella partita ricorda qual è il tuo posto.
privacy-server-log = Il registro del server non contiene persone, indirizzi di rete né carte.
privacy-statistics = Statistiche
privacy-statistics-text = Per trovare i difetti, la pagina dice a questo server quali partite si finiscono e dove il tavolo o una connessione non funzionano. Puoi disattivarlo nelle impostazioni; si disattiva da solo se il browser invia «Do Not Track» o «Global Privacy Control».
privacy-money = Niente denaro
privacy-money-text = Le fiches sono solo punti. Qui nulla costa denaro e nulla ne fa vincere.
host-title = Statistiche di questo server
host-lead = Per chi gestisce questo server.
host-token = Parola chiave di chi gestisce
host-show = Mostra

## Rules page

rules-title = Regole
rules-of = Regole: { $game }
rules-this-room = Le regole di questa partita
rules-choose = Regole di
opens-new-tab = si apre in una nuova scheda

## Con gli amici

mode-friends = Con gli amici
mode-friends-help = Apri una stanza e condividi il link. Chi lo apre prende posto, senza bisogno di un account.
friends-your-name = Il tuo nome
friends-open = Apri una stanza
friends = Amici
host = padrone di casa
host-give = Cedi la gestione
seat-free = Posto libero
seat-take = Siediti qui
seat-computer = Computer
seat-clear = Libera il posto
seat-leave = Alzati
seat-left = se n’è andato
seat-substitute = gioca il computer
seat-return = Torna a sederti
seat-moved = Ora il tuo posto è giocato da un altro dispositivo
seat-moved-help = Da questa pagina puoi continuare a guardare.
seat-link = Continua su un altro dispositivo
seat-link-help = Questo link apre il tuo posto. Chi ce l’ha gioca per te: tienilo per te.
seat-link-make = Crea un link
watch = Guarda
you-left = Ti sei alzato e il computer gioca per te.
spectators = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
clock = Tempo per turno
clock-none = senza limite di tempo
clock-seconds = { $seconds } secondi
lobby-join = Prendi posto
lobby-watch = Puoi anche solo guardare: resta su questa pagina.
lobby-full = Tutti i posti sono occupati. Resta su questa pagina per guardare.
lobby-host = Quando ci siete tutti
lobby-level = { $count ->
    [one] Chi gioca nel posto libero
   *[other] Chi gioca nei { $count } posti liberi
}
lobby-start = Inizia
lobby-waiting = In attesa che { $name } inizi
lobby-state = { $taken } posti su { $seats } sono occupati.
start-now = Inizia subito la prossima partita
leave-text-friends = Il computer continuerà a giocare per te. Puoi tornare al tuo posto da questo browser.
share = Invita gli amici
share-help = Manda questo link o fai leggere il codice a un telefono.
share-link = Link a questa stanza
share-copy = Copia
share-copied = Copiato
share-sheet = Condividi
share-qr = Codice QR del link
share-text = Vieni a giocare a Sevens con me
share-local = Questo link funziona solo su questo computer. Per giocare con altri, avvia il server con un indirizzo che possano raggiungere.
seal = Le carte erano già stabilite?
seal-before = Questa impronta appartiene all’ordine delle carte, che è già stabilito. Dopo la partita viene mostrato il seme, e chiunque può verificare che i due corrispondano.
phrases = Di’ qualcosa
phrase = { $phrase ->
    [hello] Ciao!
    [good_luck] Buona fortuna!
    [thanks] Grazie!
    [well_played] Ben giocato!
    [nice_move] Bella mossa!
    [oops] Ops!
    [one_moment] Un momento, per favore.
    [your_turn] Tocca a te.
    [sorry] Scusa!
   *[goodbye] Arrivederci!
}
said = { $name }: { $words }
mute = Silenzia { $name }
