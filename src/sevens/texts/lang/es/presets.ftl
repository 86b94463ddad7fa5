## Los juegos ya preparados.

preset-sevens = Sevens
    .summary = El clásico familiar: abre el siete de diamantes, quien puede jugar juega, y gana la ronda quien antes termina.
preset-parliament = Parliament
    .summary = La versión de los pubs británicos: as alto, abre el siete de diamantes, al mejor de cinco rondas.
preset-fan_tan = Fan Tan
    .summary = Empieza la izquierda de quien reparte con cualquier siete, as alto, gana quien suma tres victorias.
preset-fan_tan_chips = Fan Tan con fichas
    .summary = La versión americana: apuesta inicial, un bote y pases voluntarios si se pagan.
preset-shichi_narabe = Shichi Narabe
    .summary = El sietes japonés: primero todos los sietes a la mesa, tres pases, y cada puesto cuenta.
preset-parliament_chips = Parliament con fichas
    .summary = Parliament con bote: cada pase cuesta una ficha y quien gana la ronda se lleva el bote.
preset-domino = Domino
    .summary = 32 cartas, y las filas empiezan por las jotas: corto y rápido.
preset-double_fan_tan = Fan Tan doble
    .summary = Dos barajas y ocho filas para grupos grandes, de siete a diez.
preset-cinquillo = Cinquillo
    .summary = 40 cartas como en España, y las filas empiezan por los cincos.
preset-devyatka = Devyatka
    .summary = Los nueves rusos: 36 cartas, un bote y se juega hasta que alguien se queda sin fichas.
preset-satte_pe_satta = Satte pe Satta
    .summary = La versión india: abre el siete de corazones y las cartas que quedan son penalización.
