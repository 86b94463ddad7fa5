## Ejemplos: un título, las filas y la mano (dibujadas), y por qué cada carta sirve o espera.

example-base = Lo que sirve y lo que espera
example-base-text = En la mesa: { $rows }. Tu mano: { $hand }.
example-base-choice = Vale cualquiera de las cartas que sirven; después juega la persona siguiente, y las demás esperan a tu próximo turno.
example-base-pass = También puedes pasar.
example-base-no-pass = Aquí no se puede pasar.
example-run = Varias cartas en un turno
example-run-note = También puedes parar antes y jugar solo las primeras.
example-corner = Doblando la esquina
example-tunnel = En el túnel
example-island = Más allá del hueco
example-island-text = Las cartas de más allá del hueco son de alguien eliminado.
example-joker = El comodín en acción
example-joker-text = Otra persona tiene { $card }.
example-two-packs = Dos filas de un palo

why-opens = abre una fila de su palo.
why-next = encaja, pues ya está { $card }.
why-corner = dobla la esquina: al otro extremo ya está { $card }.
why-run = una tras otra, todas siguen a lo que hay en la mesa.
why-joker = el comodín ocupa el lugar de una carta ajena ({ $card }); quien la tiene la pone al momento y se lo lleva.
why-waits = tiene que esperar hasta que salga { $card }.
why-closed = espera: este lado está cerrado y se llena desde el extremo opuesto; ahora toca { $card }.
why-laid = ya está en la mesa.
example-joker-waits = El comodín no se puede jugar ahora.
example-verdict = { $card } { $reason }
