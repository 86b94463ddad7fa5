## La riga di comando: `sevens --help` e ciò che si dice quando un comando non ha senso.

overview-title = Sevens: la famiglia di giochi di carte, da giocare, ospitare e programmare.
overview-command = COMANDO
overview-more = Di più su un comando: sevens COMANDO --help
command-play = giocare nel terminale: da soli, contro il computer o passandosi la tastiera
command-rules = spiegare le regole di un gioco
command-engine = il motore su ingresso e uscita standard, un oggetto JSON per riga
command-arena = far giocare ai bot molte partite tra loro
command-serve = ospitare partite per il browser
command-export = scrivere una stanza in un file
command-import = riprendere una stanza da un file
command-stats = mostrare quali partite sono finite su questo server
command-verify = controllare il verbale di una partita
command-version = dire la versione e se il nucleo è compilato

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-help = mostra questo ed esce
help-house-rules = Regole di casa, ciascuna come OPZIONE=VALORE dopo -o:
help-rules-players = scrivere la pagina per questo numero di giocatori
help-games = Giochi:
help-lang = lingua: { $languages } (altrimenti quella del sistema)
help-preset = il gioco, vedi sotto (altrimenti sevens)
help-option = una regola di casa come pass_limit=3, quante volte si vuole; sevens rules le spiega
help-players = quanti giocano; i posti liberi li prende il computer
help-seat = una persona, o un giocatore del computer se si dà un livello; una volta per posto
help-level = quanto bene gioca il computer nei posti liberi
help-seed = decide tutte le carte; lo stesso testo dà le stesse carte
help-dealer = chi distribuisce per primo, contando da 1 (altrimenti a sorte)
help-speed = per quanto tempo si vede una giocata del computer
help-plain = una riga dopo l'altra, senza ridisegnare lo schermo
help-record = dove si tiene il verbale (altrimenti in un nuovo file dell'utente)
help-no-record = non tenere alcun verbale
help-resume = riprendere una partita dal suo verbale; senza FILE la più recente non finita
help-replay = rivedere un verbale passo per passo
help-verify-file = il verbale; - legge l'ingresso standard
help-seed-hash = l'hash mostrato prima della prima mano
help-verify-status = Stato: 0 tutto a posto, 1 qualcosa nel verbale non va, 2 non si può leggere.
help-export-room = l'identificativo della stanza o il suo indirizzo
help-export-output = dove scrivere; se manca, sull'uscita standard
help-export-secrets = Il file contiene tutto: le carte nascoste e il seme di una partita in corso.
help-import-file = un file scritto da `sevens export`; - legge l'ingresso standard
import-done = La stanza { $room } è stata ripresa, con { $events } eventi.
import-there-already = Quella stanza esiste già; non è cambiato nulla.

complaint-unrecognized = Questo non si capisce: { $what }
complaint-required = Manca questo: { $what }
complaint-needs-value = Dopo { $what } ci vuole un valore.
complaint-needs-number = { $what } vuole un numero, non { $value }.
complaint-choice = { $what }: { $value } non è possibile. Si può scegliere: { $choices }.
complaint-see-help = Aiuto: { $command }
complaint-command = Non c'è nessun comando «{ $name }».
complaint-commands = Ci sono: { $names }.
complaint-did-you-mean = Forse { $names }?
complaint-presets = Ci sono: { $names }.
complaint-options = Ci sono: { $names }.
complaint-values = { $option } può essere: { $names }.
complaint-range = { $option } può andare da { $low } a { $high }.
complaint-option-names = Nella riga di comando: { $names }.
complaint-unknown-level = Non c'è nessun livello «{ $level }». Ci sono: { $levels }.
complaint-too-many-seats = Sono indicati { $seats } posti, ma i giocatori sono solo { $players }.
complaint-no-such-dealer = Chi distribuisce si conta da 1 a { $players }.
complaint-nothing-to-resume = Non c'è nessuna partita da riprendere.
complaint-rules-of-record = Una partita ripresa mantiene le sue regole e il suo numero di giocatori. Non indicarli.
complaint-record-in-use = Un'altra partita sta scrivendo in questo verbale.
complaint-missing-part = sevens { $command } ha bisogno di una parte non installata: { $name }.
complaint-file = { $file }: { $why }
complaint-unexpected = È andato storto qualcosa che non dovrebbe: { $what }

## Il gioco. $name è un giocatore, $names più di uno.

terminal-player = Giocatore
terminal-player-number = Giocatore { $number }
terminal-bot-names = Anna Bruno Carla Dario Elena Fabio Gaia Ivo Livia Marco
terminal-with-house-rules = { $game } con regole di casa
terminal-person = persona
terminal-level = { $level ->
    [random] computer, a caso
    [easy] computer, facile
    [medium] computer, medio
    [hard] computer, difficile
    [expert] computer, esperto
   *[other] computer, { $level }
}
terminal-length = Durata: { $match }.
terminal-seed-hash = Hash del seme che decide tutte le carte:
terminal-seed = Seme: { $seed }
terminal-recorded = Verbale:
terminal-keys-short = Scrivi un numero o una carta come 7d. p passa, ? aiuto, r regole, q esce.
terminal-start = Invio per cominciare:
terminal-deal = mano { $deal }
terminal-dealer = distribuisce { $name }
terminal-pot = piatto: { $chips }
terminal-all-ante = Ciascuno mette { $chips } nel piatto.

terminal-column-cards = carte
terminal-column-passes = passati
terminal-column-passes-left = passi
terminal-column-chips = fiches
terminal-column-points = punti
terminal-note-joker-only = jolly
terminal-note-eliminated = fuori
terminal-note-idle = fermo

terminal-your-hand = Le tue carte
terminal-hand-hidden = Le tue carte restano coperte finché non dici un seme.
terminal-pass = passare
terminal-passes-left = ancora { $n }
terminal-forbidden = vietato
terminal-announce = Ti resta una sola carta? Aggiungi ! per dire «ultima carta»: 7d!

terminal-ask-play = { $name }, tocca a te: puoi giocare { $fitting } carte su { $cards }.
terminal-ask-only = { $name }, tocca a te: puoi giocare una sola carta. Invio la gioca
terminal-ask-pass = { $name }, nessuna tua carta va bene. Invio passa
terminal-ask-suit = { $name }, di' un seme: s, h, d o c
terminal-nothing-typed = Scrivi un numero, una carta o p. L'aiuto è ?
terminal-no-such-number = Nell'elenco non c'è il numero { $number }.
terminal-unreadable = «{ $text }» non è una giocata. Scrivi un numero dell'elenco, una carta come 7d, o p per passare.

terminal-fault-fine = Le regole vietano di passare ora. Costa { $chips }.
terminal-fault-skip-turn = Le regole vietano di passare ora. Salteresti il tuo prossimo turno.
terminal-fault-lose-deal = Le regole vietano di passare ora. Saresti fuori dalla mano.
terminal-fault-surrender = Le regole vietano di passare ora. Dovresti dare una carta a chi ti segue.
terminal-fault-also = Inoltre costa { $chips }.
terminal-fault-play = { $card }: questa carta non va bene. Tornerebbe in mano e perderesti il turno.
terminal-do-it = Lo fai lo stesso? (s/n)

terminal-curtain = Tocca a { $name }. Passa la tastiera.
terminal-curtain-lift = { $name }, premi Invio quando nessun altro guarda:

terminal-deal-over = La mano { $deal } è finita.
terminal-head-place = posto
terminal-head-name = nome
terminal-head-deal = mano
terminal-head-total = totale
terminal-head-won = vinte
terminal-head-chips = fiches
terminal-cards-left = Carte rimaste
terminal-next-deal = Invio distribuisce di nuovo:
terminal-finish = Invio chiude il gioco:
terminal-go-on = Invio continua, q torna:
terminal-match-over = { $names } vince la partita!
terminal-match-over-shared = { $names } vincono insieme!
terminal-record-kept = Il verbale è in { $file }
terminal-resume-with = Non si perde nulla. Si riprende con:
terminal-left = Hai lasciato la partita; non c'è verbale.

terminal-help =
    Che cosa puoi scrivere quando tocca a te

    1 2 3 ...   la giocata con questo numero
    7d Ts 10♠   una carta: il valore, poi s h d c (picche, cuori, quadri, fiori)
    8d9dTd      più carte di una fila, se le regole lo permettono
    {"*Ts+Js"}      il jolly al posto del 10 di picche, e dietro il tuo fante
    6h!         lo stesso, dicendo «ultima carta»
    p           passare
    h           mostrare di nuovo le carte
    l           che cosa è successo in questa mano
    r           le regole di questo gioco
    ?           questo aiuto
    q           uscire; la partita si può riprendere

    {"[8]"} è un posto o una tua carta che va bene; (8) è un posto che aspetta la carta di qualcun altro.

## La replica

replay-step = Passo { $step } di { $steps }
replay-ask = Invio avanti · b indietro · numero · d mano · e fine · q esce
replay-keys = Invio: passo successivo, b: indietro, un numero: quel passo, a: il primo, d: mano successiva, e: la fine, q: uscire.

## Il controllo. record-REASON dice che cosa non va.

verify-fine = Il verbale è corretto: rigiocato mossa per mossa, tutto è come dice.
verify-wrong = Il verbale non è corretto.
verify-line = Riga { $line }: { $what }
verify-game = { $game }: { $names }
verify-contents = Finito: { $deals }; { $events } eventi
verify-seed = Seme { $seed }, hash { $hash }
verify-hash-matches = L'hash è quello mostrato prima della partita.
verify-other-hash = Il seme ha un hash diverso da quello dato: { $hash }
verify-seeded = Tutte le carte sono state distribuite dal seme.
verify-by-hand = Carte distribuite a mano, non dal seme: mano { $deals }.
verify-position = Comincia a metà di una mano preparata a mano.
verify-truncated = Manca la fine: è tagliata. Quello che c'è è corretto.
verify-unfinished = La partita non è finita.

record-not_text = questo non è testo UTF-8
record-not_an_object = questo non è un oggetto JSON
record-unknown_format = questo non è un verbale di una versione conosciuta
record-wrong_kind = un valore manca o è del tipo sbagliato
record-seed_hash_differs = il seme non ha l'hash mostrato prima
record-bad_header = nessuna partita può cominciare così
record-against_the_rules = le regole non lo permettono
record-unexpected_event = niente può cominciare così
record-differs = non è andata così
