## La pagina delle regole: fine della mano, punteggio, fiches, partita, varianti.

end-first_out = La mano finisce nel momento in cui qualcuno resta senza carte. Non serve completare le file.
end-last_with_cards = Chi resta senza carte ha finito e ha la sua posizione; gli altri continuano. La mano finisce quando una sola persona ha ancora carte.
end-also = Finisce anche non appena ne fa parte una sola persona.
end-places = Le posizioni in una mano:
end-place-out = prima chi ha finito, in ordine;
end-place-one = poi chi resta con carte in mano;
end-place-cards = poi chi ha ancora carte: meno carte davanti a più, poi meno punti carta davanti a più; se tutto è uguale, la posizione è condivisa;
end-place-joker = poi chi è rimasto solo con il jolly, meglio se prima;
end-place-eliminated = infine chi è stato eliminato, meglio se più tardi.
end-pips = Quando si contano i punti carta, le carte numeriche valgono il loro numero; { $courts }; l'asso { $ace }.
end-pips-joker = Il jolly vale 0.
end-pips-eliminated = A chi è stato eliminato si contano le carte che aveva in quel momento.
pips-11-12-13 = il fante 11, la donna 12, il re 13
pips-10 = fante, donna e re 10 ciascuno

scoring-wins = Chi vince la mano segna un punto; gli altri niente.
scoring-winner_collects = Chi vince la mano segna i punti carta di tutte le carte rimaste agli altri.
scoring-losers_collect = Tutti tranne chi vince la mano segnano come penalità i punti carta che restano loro in mano. Conviene averne pochi.
scoring-placement = I punti vanno per posizione: la prima vale un punto per ogni avversario, ogni posizione seguente uno in meno, fino a 0. In { $players } sono { $points }. Chi condivide una posizione prende gli stessi punti.
scoring-chips = Le fiches sono il punteggio.
chips-none = Non servono fiches.
chips-stack = Ognuno comincia la partita con { $chips }. Sono solo un punteggio, mai denaro, e nessuno paga più di quanto ha.
chips-ante = Prima di ogni mano ciascuno mette nel piatto una puntata iniziale di { $chips }.
chips-ante-none = Non c'è puntata iniziale.
chips-uneven-short = Se le carte sono distribuite in modo diseguale, chi ne ha di meno mette una fiche in più.
chips-uneven-long = Se le carte sono distribuite in modo diseguale, chi ne ha di più mette una fiche in più.
chips-pot = Il piatto va alla prima posizione. Se è condivisa, il piatto e i pagamenti si dividono in parti uguali; ciò che non si può dividere resta nel piatto.
chips-settle-pips = Alla fine della mano gli altri pagano alla prima posizione una fiche per ogni punto carta che hanno ancora in mano.
chips-settle-cards = Alla fine della mano gli altri pagano alla prima posizione una fiche per ogni carta che hanno ancora in mano.
chips-starter-penalty = Ogni carta iniziale ({ $starter }) ancora in mano costa in più { $chips }.
chips-starter-penalty-only = Alla fine della mano gli altri pagano alla prima posizione { $chips } per ogni carta iniziale ({ $starter }) che hanno ancora in mano.
chips-beside = Le fiches si contano a parte; non decidono chi vince la partita.

match-deals = Una partita dura { $deals }.
match-deals-0 = Una partita dura finché ognuno ha distribuito una volta: tante mani quanti sono i giocatori.
match-wins = La partita continua finché qualcuno arriva a { $wins }.
match-best_of = Si gioca al meglio di { $deals }: la partita finisce non appena nessuno può più raggiungere chi è in testa.
match-points = La partita finisce dopo la mano in cui qualcuno arriva a { $points }.
match-bust = La partita finisce dopo la mano in cui qualcuno resta senza fiches, al più tardi dopo { $deals }.
match-bust-0 = La partita finisce dopo la mano in cui qualcuno resta senza fiches, per quanto a lungo duri.
match-winner-wins = Vince la partita chi ha vinto più mani.
match-winner-high = Vince la partita il totale più alto.
match-winner-low = Vince la partita il totale più basso.
match-winner-chips = Vince la partita chi ha più fiches.
tie-last_deal = Se più giocatori sono alla pari in testa, decide la posizione migliore nell'ultima mano; se anche quella è uguale, condividono la vittoria.
tie-extra_deal = Se più giocatori sono alla pari in testa, giocano una mano extra soltanto loro, anche in due. La prima posizione vince la partita; se è condivisa, chi la condivide gioca ancora. Gli altri conservano il loro totale.
tie-void_deal = Se più giocatori sono alla pari in testa, per loro l'ultima mano non conta: il punteggio che ne hanno avuto diventa 0, e tutti giocano ancora una mano.
tie-void_deal-chips = Se più giocatori sono alla pari in testa, tutti giocano ancora una mano.
tie-shared = Se più giocatori sono alla pari in testa, condividono la vittoria.
match-cap = Dopo 1000 mani la partita si ferma in ogni caso.

variants-exact = Queste sono le regole abituali di { $game }. { $summary }
variants-house = Queste sono regole della casa: { $game } con i cambiamenti seguenti.
variants-change = { $option }: { $value } (di solito: { $other })
variants-family = Della stessa famiglia fanno parte anche:
variants-member = { $game }: { $summary }
