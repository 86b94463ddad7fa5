## Esempi: un titolo, le file e la mano (disegnate), e perché ogni carta va o aspetta.

example-base = Che cosa va e che cosa aspetta
example-base-text = Sul tavolo: { $rows }. Le tue carte: { $hand }.
example-base-choice = Puoi giocare una qualsiasi delle carte che vanno bene; poi tocca al giocatore seguente, e le altre aspettano il tuo prossimo turno.
example-base-pass = Puoi anche passare.
example-base-no-pass = Qui non si può passare.
example-run = Più carte in un turno
example-run-note = Puoi anche fermarti prima e giocare solo le prime.
example-corner = Girando l'angolo
example-tunnel = Nel tunnel
example-island = Oltre il vuoto
example-island-text = Le carte oltre il vuoto sono di chi è stato eliminato.
example-joker = Il jolly all'opera
example-joker-text = Qualcun altro ha { $card }.
example-two-packs = Due file di un seme

why-opens = apre una fila del suo seme.
why-next = va bene, perché accanto c'è { $card }.
why-corner = gira l'angolo: all'altra estremità c'è già { $card }.
why-run = una dopo l'altra, tutte proseguono ciò che c'è sul tavolo.
why-joker = il jolly tiene il posto di una carta altrui ({ $card }); chi la ha la mette subito e prende il jolly.
why-waits = deve aspettare che esca { $card }.
why-closed = deve aspettare: questo lato è chiuso e si riempie dall'estremità opposta; la prossima è { $card }.
why-laid = è già sul tavolo.
example-joker-waits = Per ora il jolly non si può giocare.
example-verdict = { $card } { $reason }
