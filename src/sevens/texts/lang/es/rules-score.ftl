## La página de reglas: final de la ronda, puntuación, fichas, partida, variantes.

end-first_out = La ronda termina en el momento en que alguien se queda sin cartas. No hace falta completar las filas.
end-last_with_cards = Quien se queda sin cartas ha terminado y tiene su puesto; los demás siguen. La ronda termina cuando solo una persona tiene cartas.
end-also = También termina en cuanto solo queda una persona en ella.
end-places = Los puestos de una ronda:
end-place-out = primero quienes han terminado, por orden;
end-place-one = después quien queda con cartas;
end-place-cards = después quienes quedan con cartas: menos cartas antes que más y luego menos tantos antes que más; si todo es igual, se comparte el puesto;
end-place-joker = después quienes se quedaron solo con el comodín, mejor cuanto antes;
end-place-eliminated = al final quienes fueron eliminados, mejor cuanto más tarde.
end-pips = Cuando se cuentan tantos, las cartas con número valen su número; { $courts }; el as, { $ace }.
end-pips-joker = El comodín vale 0.
end-pips-eliminated = A quien fue eliminado se le cuenta la mano que tenía en ese momento.
pips-11-12-13 = la jota 11, la reina 12 y el rey 13
pips-10 = la jota, la reina y el rey, 10 cada uno

scoring-wins = Quien gana la ronda se apunta un punto; los demás, nada.
scoring-winner_collects = Quien gana la ronda se apunta los tantos de todas las cartas que quedan en las otras manos.
scoring-losers_collect = Todos menos quien gana la ronda se apuntan como penalización los tantos que les quedan en la mano. Interesa tener pocos.
scoring-placement = Los puntos van por puestos: el primero vale un punto por cada rival y cada puesto siguiente uno menos, hasta 0. Con { $players } son { $points }. Quienes comparten puesto puntúan igual.
scoring-chips = Las fichas son la puntuación.
chips-none = No hacen falta fichas.
chips-stack = Todos empiezan la partida con { $chips }. Solo sirven para puntuar, nunca son dinero, y nadie paga más de lo que tiene.
chips-ante = Antes de cada ronda, cada jugador pone { $chips } en el bote como apuesta inicial.
chips-ante-none = No hay apuesta inicial.
chips-uneven-short = Si las manos son desiguales, las más cortas ponen una ficha más en el bote.
chips-uneven-long = Si las manos son desiguales, las más largas ponen una ficha más en el bote.
chips-pot = El bote es para el primer puesto. Si se comparte, el bote y los pagos se dividen a partes iguales; lo que no se puede dividir se queda en el bote.
chips-settle-pips = Al final de la ronda, los demás pagan al primer puesto una ficha por cada tanto que les queda en la mano.
chips-settle-cards = Al final de la ronda, los demás pagan al primer puesto una ficha por cada carta que les queda en la mano.
chips-starter-penalty = Cada carta inicial ({ $starter }) que siga en la mano cuesta además { $chips }.
chips-starter-penalty-only = Al final de la ronda, los demás pagan al primer puesto { $chips } por cada carta inicial ({ $starter }) que siga en su mano.
chips-beside = Las fichas se llevan aparte de la puntuación; no deciden quién gana la partida.

match-deals = Una partida dura { $deals }.
match-deals-0 = Una partida dura hasta que todos han repartido una vez: tantas rondas como jugadores.
match-wins = La partida sigue hasta que alguien suma { $wins }.
match-best_of = Se juega al mejor de { $deals }: la partida termina en cuanto nadie puede alcanzar a quien va delante.
match-points = La partida termina después de la ronda en la que alguien llega a { $points }.
match-bust = La partida termina después de la ronda en la que alguien se queda sin fichas, como muy tarde tras { $deals }.
match-bust-0 = La partida termina después de la ronda en la que alguien se queda sin fichas, dure lo que dure.
match-winner-wins = Gana la partida quien ha ganado más rondas.
match-winner-high = Gana la partida el total más alto.
match-winner-low = Gana la partida el total más bajo.
match-winner-chips = Gana la partida quien tiene más fichas.
tie-last_deal = Si hay empate en cabeza, decide el mejor puesto en la última ronda; si también es igual, comparten la victoria.
tie-extra_deal = Si hay empate en cabeza, juegan una ronda extra solo quienes empatan, aunque sean dos. Su primer puesto gana la partida; si se comparte, vuelven a jugar quienes lo comparten. Los demás conservan su total.
tie-void_deal = Si hay empate en cabeza, a quienes empatan no les cuenta la última ronda: su puntuación de ella pasa a 0, y todos juegan una ronda más.
tie-void_deal-chips = Si hay empate en cabeza, todos juegan una ronda más.
tie-shared = Si hay empate en cabeza, comparten la victoria.
match-cap = Tras 1000 rondas la partida se acaba en cualquier caso.

variants-exact = Estas son las reglas habituales de { $game }. { $summary }
variants-house = Estas son reglas de la casa: { $game } con los cambios siguientes.
variants-change = { $option }: { $value } (lo habitual: { $other })
variants-family = De la misma familia son también:
variants-member = { $game }: { $summary }
