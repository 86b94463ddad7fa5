## Che cosa succede, una frase per evento.

event-dealt = Mano { $deal }: distribuisce { $name }.
event-ante = { $name } mette { $chips } nel piatto.
event-laid = { $name } mette { $cards }.
event-played = { $name } gioca { $cards }.
event-played-announced = { $name } gioca { $cards } e dice «ultima carta».
event-joker_played = { $name } mette il jolly (per { $card }) e gioca { $next }.
event-joker_played-announced = { $name } mette il jolly (per { $card }), gioca { $next } e dice «ultima carta».
event-joker_taken = { $name } mette { $card } e prende il jolly.
event-named = { $name } nomina { $suit }.
event-passed = { $name } passa.
event-passed-forced = { $name } passa, perché niente va bene.
event-passed-voluntary = { $name } passa e si tiene una carta che andrebbe bene.
event-passed-forbidden = { $name } passa benché le regole lo vietino.
event-paid = { $name } paga { $chips }.
event-eliminated = { $name } è fuori dalla mano. Le carte rimaste: { $cards }.
event-eliminated-empty = { $name } è fuori dalla mano.
event-went_out = { $name } resta senza carte e ha finito.
event-joker_only = { $name } resta solo con il jolly ed esce dalla mano.
event-drew = { $name } deve prendere una carta da { $giver }: { $card }.
event-drew-hidden = { $name } deve prendere una carta da { $giver }.
event-surrendered = { $name } deve dare una carta a { $to }: { $card }.
event-turn_lost-wrong_card = { $name } prova a giocare { $cards }, che non va bene, e perde il turno.
event-turn_lost-skipped = { $name } salta questo turno.
event-deal_over = La mano è finita: { $standings }.
event-collected = { $name } prende { $chips }.
event-match_over = { $name } vince la partita!
event-match_over-shared = { $names } condividono la vittoria!
event-unknown = È successo qualcosa al tavolo.

## Classifica

standing-entry = { $name } ({ $place })
standing-leads = { $name } è in testa con { $score }.
standing-level = { $names } sono alla pari con { $score }.
