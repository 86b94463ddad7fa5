## Lo que ocurre, una frase por suceso.

event-dealt = Ronda { $deal }: reparte { $name }.
event-ante = { $name } pone { $chips } en el bote.
event-laid = { $name } pone { $cards }.
event-played = { $name } juega { $cards }.
event-played-announced = { $name } juega { $cards } y dice «última carta».
event-joker_played = { $name } pone el comodín (por { $card }) y juega { $next }.
event-joker_played-announced = { $name } pone el comodín (por { $card }), juega { $next } y dice «última carta».
event-joker_taken = { $name } pone { $card } y se lleva el comodín.
event-named = { $name } nombra { $suit }.
event-passed = { $name } pasa.
event-passed-forced = { $name } pasa porque nada sirve.
event-passed-voluntary = { $name } pasa y se guarda una carta que serviría.
event-passed-forbidden = { $name } pasa aunque las reglas lo prohíben.
event-paid = { $name } paga { $chips }.
event-eliminated = { $name } queda fuera de la ronda. Sus cartas: { $cards }.
event-eliminated-empty = { $name } queda fuera de la ronda.
event-went_out = { $name } se queda sin cartas y termina.
event-joker_only = { $name } solo tiene el comodín y sale de la ronda.
event-drew = { $name } tiene que llevarse una carta de { $giver }: { $card }.
event-drew-hidden = { $name } tiene que llevarse una carta de { $giver }.
event-surrendered = { $name } tiene que dar una carta a { $to }: { $card }.
event-turn_lost-wrong_card = { $name } intenta jugar { $cards }, pero no sirve, y pierde el turno.
event-turn_lost-skipped = { $name } pierde este turno.
event-deal_over = Fin de la ronda: { $standings }.
event-collected = { $name } se lleva { $chips }.
event-match_over = ¡{ $name } gana la partida!
event-match_over-shared = ¡{ $names } comparten la victoria!
event-unknown = Ha pasado algo en la mesa.

## Clasificación

standing-entry = { $name } ({ $place })
standing-leads = { $name } va en cabeza con { $score }.
standing-level = { $names } empatan con { $score }.
