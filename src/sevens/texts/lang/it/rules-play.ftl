## La pagina delle regole, dallo scopo al turno.

rules-title = Le regole di { $game }
rules-title-house = Regole della casa, a partire da { $game }

section-aim = Lo scopo
section-players = I giocatori
section-pack = Le carte
section-dealing = La distribuzione
section-opening = L'apertura
section-turns = Il tuo turno
section-passing = Passare
section-joker = Il jolly
section-faults = Errori e penalità
section-end = Fine della mano e posizioni
section-scoring = Il punteggio
section-match = La partita
section-variants = Questo gioco e i suoi parenti
section-examples = Esempi
section-tips = Consigli
section-glossary = Glossario
section-faq = Domande e risposte
section-origin = Nomi e origine
section-sources = Fonti

aim-first_out = Resta senza carte prima di tutti. Si gioca tutti sulle stesse file, che cominciano con { $starter_theall } e crescono verso l'esterno, seme per seme. Chi gioca la sua ultima carta vince la mano, e gli altri smettono subito di giocare.
aim-last_with_cards = Resta senza carte il prima possibile. Si gioca tutti sulle stesse file, che cominciano con { $starter_theall } e crescono verso l'esterno, seme per seme. La mano continua finché una sola persona ha ancora carte: prima finisci, migliore è la tua posizione.

players-range = Si gioca in un numero da { $fewest } a { $most }, ognuno per sé; l'ideale è da { $best_fewest } a { $best_most }.
players-clockwise = Il turno e la distribuzione procedono in senso orario, verso sinistra.
players-duel = In due non ci sono segreti: ogni carta che non hai ce l'ha l'altra persona.

pack-one = Serve un mazzo di { $cards }: quattro semi (picche, cuori, quadri e fiori) con { $each } ciascuno.
pack-two = Servono due mazzi mescolati insieme, { $cards } in tutto: quattro semi (picche, cuori, quadri e fiori), ogni carta due volte, { $each } per fila.
pack-joker = Si aggiunge un jolly.
pack-no-joker = Il jolly non c'è.
pack-order = In ogni seme le carte si susseguono così: { $order }. A sinistra c'è l'estremità bassa della fila, a destra quella alta.
pack-ace-low = L'asso è basso: viene prima del due.
pack-ace-high = L'asso è alto: viene dopo il re.
pack-gap = Conta solo quest'ordine, non i numeri: dopo { $before_the } viene { $after_the }.
pack-starter = Le carte iniziali sono { $starter_theall }: solo con una carta iniziale comincia una fila.
pack-starter-low = Poiché { $starter_the } è il valore più basso, le file crescono in un solo senso, verso l'alto.
pack-starter-high = Poiché { $starter_the } è il valore più alto, le file crescono in un solo senso, verso il basso.
pack-starter-alone = Non ci sono altri valori, quindi ogni fila è una sola carta.

dealing-dealer = Il primo mazziere è chi taglia la carta più alta (qui l'asso è la più alta; in caso di parità si taglia di nuovo), oppure si tira a sorte. Poi il mazzo passa a sinistra, chiunque abbia vinto.
dealing-all = Si distribuiscono tutte le carte coperte, una alla volta, cominciando da chi siede a sinistra del mazziere. Qualcuno può avere una carta in più; non si mette da parte né si pareggia nulla.
dealing-sizes = Quante carte riceve ciascuno, a partire dalla sinistra del mazziere:
dealing-sizes-line = { $players }: { $sizes }
dealing-misdeal = Se una carta manca, è doppia o è scoperta, o se qualcuno ne ha un numero sbagliato, la distribuzione è nulla: la stessa persona distribuisce di nuovo.

opening-card = Chi ha { $card } deve giocarla per aprire la mano. Non c'è scampo: né un'altra carta né un passo. Poi tocca a chi siede alla sua sinistra.
opening-card-run = Anche in quel primo turno puoi proseguire subito con altre carte del seme.
opening-order = Per l'apertura l'ordine dei semi è { $order }; vale il primo la cui carta iniziale è stata distribuita.
opening-two-packs = Di quella carta ce ne sono due: apre chi la ha per primo in senso orario dalla sinistra del mazziere. L'altra aprirà più tardi la seconda fila del seme, come ogni carta iniziale.
opening-two-packs-laid = Di quella carta ce ne sono due: comincia chi la aveva per primo in senso orario dalla sinistra del mazziere.
opening-eldest = Comincia chi siede a sinistra del mazziere e può giocare una carta iniziale ({ $starter }) qualsiasi. Chi non ne ha passa, ed è un passo vero e proprio, finché qualcuno non apre la prima fila.
opening-first_holder = Comincia la prima persona, dalla sinistra del mazziere, che ha { $starter_a }; se ha più carte iniziali, sceglie quale giocare. Nessuno prima passa o paga.
opening-lay_all = Prima di giocare, ognuno mette al centro tutte le sue carte iniziali ({ $starter_all }), una sotto l'altra. Non è un turno e non consuma passi; chi resta già senza carte ha finito. Il primo turno è di chi aveva { $card }.
opening-lowest = Il primo turno è di chi ha la carta più bassa di { $suit }. Se ha una carta iniziale ({ $starter }), di qualsiasi seme, la gioca; altrimenti è un passo forzato e prova il giocatore seguente.
opening-dealer_names = Prima di guardare anche una sola carta, il mazziere nomina un seme. Chi ha la carta iniziale ({ $starter }) di quel seme deve giocarla per aprire la mano: né un'altra carta né un passo. Poi tocca a chi siede alla sua sinistra.

turns-one = Nel tuo turno giochi esattamente una carta. Vanno bene:
turns-run = Nel tuo turno giochi una carta, o più carte di un seme che si susseguono nella stessa direzione. Puoi fermarti dove vuoi. Vanno bene:
turns-starter = { $starter_a } di un seme che non ha ancora una fila, per aprirla;
turns-starter-two = { $starter_a }, per aprire una fila, la prima o la seconda del suo seme;
turns-next = la carta che segue in una fila aperta, verso l'esterno, da una parte o dall'altra: stesso seme, senza vuoti.
turns-stay = Le carte giocate restano sul tavolo e chiunque può proseguire da lì. Non c'è un tallone da cui pescare.
turns-two-packs = Ogni seme ha due file. Una carta va nella prima fila del suo seme che la accetta; la seconda carta iniziale ({ $starter }) apre la seconda fila.
turns-two-packs-run = Tutte le carte di un turno vanno nella stessa fila.
turns-island = Conta solo ciò che è unito senza vuoti alla carta iniziale ({ $starter }). Ciò che sta oltre un vuoto è un'isola: accanto non si può giocare finché il vuoto non è colmato. Allora l'isola si unisce da sé alla fila, che prosegue al di là.
turns-corner-none = Le estremità di una fila sono { $low_the } e { $high_the }, e lì la fila finisce. Non si gira l'angolo.
turns-corner-link = Girare l'angolo: { $low_the } e { $high_the } sono vicini, come se ogni fila fosse un anello. Quando una fila raggiunge un'estremità può proseguire dall'altra, e il lato ancora aperto accanto alla carta iniziale ({ $starter }) resta aperto.
turns-corner-link-end = Poiché { $starter_the } sta a un'estremità, la fila cresce da subito nei due sensi: vanno bene sia { $beside_the } sia { $far_the }.
turns-corner-tunnel = Tunnel: quando un lato della fila è completo fino alla sua estremità, l'altro si chiude accanto alla carta iniziale ({ $starter }) e si riempie solo dall'estremità opposta. Se sul tavolo c'è tutto fra { $starter_the } e { $high_the }, in quel seme va bene solo { $low_the }.
turns-corner-tunnel-end = Poiché { $starter_the } sta a un'estremità, quel lato vale subito come completo: la fila si riempie dall'estremità opposta, e la prima carta è { $far_the }.
