## Preguntas y respuestas.

faq-players = ¿Cuántos pueden jugar?
faq-passes = ¿Cuántas veces puedo pasar?
faq-able = ¿Puedo pasar aunque pueda jugar?
faq-able-no = No. Quien puede jugar tiene que jugar.
faq-able-yes-free = Sí, es parte del juego: una carta guardada puede parar a todos los demás. No cuesta nada.
faq-able-yes-cost = Sí, es parte del juego: una carta guardada puede parar a todos los demás. Cuesta { $chips }.
faq-joker = ¿Hay comodín? ¿Cómo se usa?
faq-joker-no = En este juego no; es una opción. Donde se usa, sustituye a una carta que tiene otra persona, y en el mismo turno juegas la siguiente.
faq-several = ¿Puedo jugar varias cartas en un turno?
faq-several-no = No, exactamente una.
faq-several-yes = Sí, siempre que se sigan en el mismo palo y en la misma dirección.
faq-last-card = ¿Tengo que anunciar mi última carta?
faq-last-card-no = No.
faq-tunnel = ¿Qué es el túnel?
faq-tunnel-names = Se llaman así dos reglas distintas: la que simplemente une los dos extremos de una fila y la que hace que un lado completo cierre el otro.
faq-tunnel-none = Aquí no se juega ninguna de las dos: los extremos de una fila son { $low_the } y { $high_the }, y ahí se acaba.
faq-tunnel-link = Aquí se juega la primera: los extremos están unidos y ningún lado se cierra nunca.
faq-tunnel-tunnel = Aquí se juega la segunda.
faq-champion = ¿Cómo se decide quién gana la partida?
faq-money = ¿Se juega con dinero?
faq-money-no = No. Donde hay fichas, solo son una forma de llevar la cuenta.
