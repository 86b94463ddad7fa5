## Domande e risposte.

faq-players = In quanti si può giocare?
faq-passes = Quante volte posso passare?
faq-able = Posso passare anche se potrei giocare?
faq-able-no = No. Chi può giocare deve giocare.
faq-able-yes-free = Sì, fa parte del gioco: una carta trattenuta può fermare tutti gli altri. Non costa nulla.
faq-able-yes-cost = Sì, fa parte del gioco: una carta trattenuta può fermare tutti gli altri. Costa { $chips }.
faq-joker = C'è il jolly, e come funziona?
faq-joker-no = In questo gioco no; è un'opzione. Dove si usa, sta al posto di una carta che ha qualcun altro, e nello stesso turno giochi quella successiva.
faq-several = Posso giocare più carte in un turno?
faq-several-no = No, esattamente una.
faq-several-yes = Sì, purché si susseguano nello stesso seme e nella stessa direzione.
faq-last-card = Devo annunciare l'ultima carta?
faq-last-card-no = No.
faq-tunnel = Che cos'è il tunnel?
faq-tunnel-names = Si chiamano così due regole diverse: quella che semplicemente unisce le due estremità di una fila, e quella per cui un lato completo chiude l'altro.
faq-tunnel-none = Qui non si gioca nessuna delle due: le estremità di una fila sono { $low_the } e { $high_the }, e lì la fila finisce.
faq-tunnel-link = Qui si gioca la prima: le estremità sono unite e nessun lato si chiude mai.
faq-tunnel-tunnel = Qui si gioca la seconda.
faq-champion = Come si decide chi vince la partita?
faq-money = Si gioca a soldi?
faq-money-no = No. Dove ci sono le fiches, sono solo un modo di segnare i punti.
