## Consigli.

tip-starters-must = Una carta iniziale ({ $starter }) apre il suo seme a tutti; finché la tieni, quel seme sta fermo, anche per te. Se hai più carte del seme può convenire tenerla finché ti va bene altro: gli altri devono passare. Giocala prima di restare senza altre mosse.
tip-starters-may = Una carta iniziale ({ $starter }) apre il suo seme a tutti; finché la tieni, quel seme sta fermo, anche per te. Se hai più carte del seme può convenire tenerla il più a lungo possibile, perché gli altri devono passare. Giocala prima che le tue stesse carte dietro di essa diventino un peso.
tip-starter-timing = Se la carta iniziale ({ $starter }) di un seme ce l'hai tu, il momento lo scegli tu. Giocata presto aiuta gli altri; giocata tardi fa passare più di una volta chi ha le carte alte o basse di quel seme.
tip-starter-penalty = Una carta iniziale ({ $starter }) ancora in mano alla fine qui costa cara. Non aspettare che qualcuno stia per finire.
tip-ends-must = Le carte delle estremità ({ $ends_the }): presto o tardi? Da lì non si prosegue, quindi non aprono niente agli altri: sono giocate tranquille. Tienile per il turno in cui altrimenti dovresti aprire qualcosa. Giocale presto quando qualcuno può finire fra poco o quando contano i punti carta, perché sono quelle con cui si resta più facilmente in mano.
tip-ends-may = Le carte delle estremità ({ $ends_the }): presto o tardi? Da lì non si prosegue, quindi non aprono niente agli altri: sono giocate tranquille, che possono aspettare finché hai di meglio da fare. Giocale presto quando qualcuno può finire fra poco o quando contano i punti carta, perché sono quelle con cui si resta più facilmente in mano.
tip-passers = Ricorda chi ha passato. Chi passa spesso ha probabilmente poche carte dei semi sul tavolo, ma forse molte di uno non ancora aperto.
tip-passers-laid = Ricorda chi ha passato. Chi passa spesso o è bloccato o tiene qualcosa; guarda quali file stanno ferme.
tip-stuck = Se qualcuno passa di continuo perché un seme non avanza, puoi giocare tranquillamente carte di quel seme che non lo avvicinano alle sue.
tip-balance = Un po' di ogni seme in mano ti rende flessibile. Se quasi tutte le tue carte sono di un seme, dipendi dagli altri per le carte lontane; fai avanzare presto quella fila.
tip-left = Chi siede a sinistra di chi apre è il primo a scegliere liberamente e detta il ritmo. Se sei tu, scegli giocate dopo le quali gli altri devono passare.
tip-track = Segui ciò che è stato giocato. Quando sul tavolo c'è { $card }, le tue carte più lontane andranno non appena la fila le raggiunge.
tip-run = Con carte in scala, come { $cards }, gioca prima la più vicina alla carta iniziale ({ $starter }). Anche quella dopo è tua: le tue carte calano senza aprire niente agli altri.
tip-run-last = Non serve giocare una scala così fino in fondo: può convenire tenere l'ultima carta, che blocca tutto ciò che viene dietro.
tip-price = Confronta il costo di un passo con ciò che ferma. All'inizio della mano un passo a buon mercato che blocca un seme lungo conviene spesso.
tip-near-must = Più una carta è vicina alla carta iniziale ({ $starter }), più ferma gli altri. Se hai { $near_a } e niente oltre, gioca altro finché puoi.
tip-near-may = Più una carta è vicina alla carta iniziale ({ $starter }), più ferma gli altri. Se hai { $near_a } e niente oltre, tieni quella carta: chi ha le carte dietro dovrà passare.
tip-far = Le carte lontane dalla carta iniziale ({ $starter }) vanno solo quando c'è tutto ciò che le precede. Se ne hai, fai avanzare presto quella fila.
tip-keep-pass = Non consumare tutti i passi. Tienine almeno uno per il turno in cui niente va bene. E quando qualcuno li ha finiti, tenere ancora un po' le tue carte che bloccano può metterlo fuori.
tip-eliminated = Quando qualcuno è eliminato, guarda le carte che scendono sul tavolo: di colpo ci sono file che proseguono oltre carte che stavano isolate. Se le tue si collegano, puoi liberarti di molte in una volta.
tip-tunnel = Pensaci bene prima di bloccare con { $near_a }: se l'altro lato della fila arriva per primo alla sua estremità, quella carta andrà per ultima.
tip-joker = Con il jolly superi una carta che qualcuno si tiene. Però ricompare: il prossimo ad averlo può essere proprio chi ti bloccava.
tip-small-table = Su un tavolo piccolo sovrapponi le carte di ogni fila e lascia ben visibili solo le due estremità.
