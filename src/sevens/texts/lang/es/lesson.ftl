## Los primeros minutos. En cada paso: el título, .text antes de la primera jugada, .done cuando está aprendido, .again cuando hay algo mejor, .on cuando sigue.

lesson-names = Mia Tom
lesson-open = La primera carta
    .text = Se han repartido todas las cartas. Quien tiene el siete de diamantes abre con él. Lo tienes tú: tócalo.
    .done = Con él se abre la fila de diamantes. Desde aquí crece por los dos lados: con el seis y con el ocho.
lesson-build = Construir las filas
    .text = Una fila sigue con la carta siguiente, hacia arriba o hacia abajo. Un siete empieza su propia fila. Tres de tus cuatro cartas sirven: encuéntralas.
    .done = Son esas tres. En una partida juegas una de ellas y le toca a la persona siguiente.
lesson-pass = Cuando nada sirve
    .text = Te toca. Toca tus cartas para ver a qué espera cada una. Si ninguna sirve, pasa.
    .done = Eso es un pase forzoso: no te servía ninguna carta. Ahora ya está el nueve de corazones, y tu diez podrá ser la siguiente.
lesson-hold = Guardar un seis
    .text = Dos de tus cartas sirven. Mia y Tom tienen los corazones bajos, y todos esperan a tu seis. ¿Qué juegas?
    .done = ¡Bien guardado! Mientras tengas el seis de corazones, nadie pasa de ahí. Tú sigues con picas y los demás tienen que pasar.
    .again = Esa carta sirve, pero le abre los corazones a Mia. Guarda el seis y juega picas: prueba otra vez.
lesson-joker = Para más adelante: el comodín
    .text = Hay quien juega con un comodín. Ocupa el lugar de una carta que tiene otra persona, y con él juegas la siguiente. Estás esperando al diez de picas de Mia: toca el comodín.
    .done = El comodín ocupó el lugar del diez, y tu jota salió con él. Mia tuvo que poner su diez al momento y se llevó el comodín.
lesson-win = Terminar antes que nadie
    .text = Gana quien se queda sin cartas. A Mia solo le queda una, un trébol bajo. Tus dos cartas sirven: ¿cuál va primero?
    .on = Una jugada tranquila: detrás de un rey no viene nada, así que Mia y Tom tuvieron que pasar. Ahora, la última.
    .done = No te quedan cartas: ¡ganas! Las cartas de los extremos no abren nada a los demás; por eso te dan tiempo.
    .again = El seis le abrió el camino a Mia, y fue más rápida. Prueba primero con el rey.
