## I primi minuti. Per ogni passo: il titolo, .text prima della prima giocata, .done quando è imparato, .again quando c'è di meglio, .on quando si continua.

lesson-names = Mia Tom
lesson-open = La prima carta
    .text = Le carte sono state distribuite tutte. Chi ha il sette di quadri lo mette sul tavolo e apre il gioco. Ce l'hai tu: toccalo.
    .done = Così si apre la fila di quadri. Da qui cresce da tutti e due i lati: con il sei da una parte e con l'otto dall'altra.
lesson-build = Costruire le file
    .text = Una fila continua con la carta seguente, verso l'alto o verso il basso. Un sette comincia una fila nuova. Tre delle tue quattro carte vanno bene: trovale.
    .done = Sono proprio queste tre. Durante il gioco ne metti una, poi tocca al giocatore seguente.
lesson-pass = Quando non va bene niente
    .text = Tocca a te. Tocca le tue carte per vedere che cosa aspetta ognuna. Se non ne va bene nessuna, passa.
    .done = Questo è un passo forzato: nessuna delle tue carte andava bene. Ora c'è il nove di cuori, e la prossima volta puoi mettere il dieci.
lesson-hold = Tenere un sei
    .text = Due delle tue carte vanno bene. Mia e Tom hanno i cuori bassi, e aspettano tutti il tuo sei. Che cosa giochi?
    .done = Ben fatto! Finché tieni il sei di cuori, di lì non passa nessuno. Tu continui a picche e gli altri devono passare.
    .again = Questa carta va bene, ma apre i cuori a Mia. Tieni il sei e gioca picche: riprova.
lesson-joker = Uno sguardo avanti: il jolly
    .text = C'è chi gioca con un jolly. Tiene il posto di una carta che ha qualcun altro, e con lui metti subito la carta seguente. Stai aspettando il dieci di picche di Mia: tocca il jolly.
    .done = Il jolly ha tenuto il posto del dieci, e il tuo fante è uscito con lui. Mia ha dovuto mettere subito il dieci e ha preso il jolly.
lesson-win = Finire per primi
    .text = Vince chi resta senza carte. A Mia ne è rimasta una sola, un fiori basso. Le tue due carte vanno bene entrambe: quale giochi prima?
    .on = Una mossa tranquilla: dopo un re non viene niente, così Mia e Tom hanno dovuto passare. Ora l'ultima.
    .done = Non hai più carte: hai vinto! Le carte alle estremità non aprono niente agli altri, e così ti fanno guadagnare tempo.
    .again = Il sei ha aperto la strada a Mia, che è stata più veloce. Prova prima con il re.
