## Die fertigen Spiele.

preset-sevens = Sevens
    .summary = Der Familienklassiker: Karo Sieben eröffnet, wer legen kann, muss, und wer zuerst fertig ist, gewinnt die Runde.
preset-parliament = Parliament
    .summary = Die britische Pub-Variante: Ass hoch, Karo Sieben eröffnet, höchstens fünf Runden.
preset-fan_tan = Fan Tan
    .summary = Links vom Geber beginnt es mit einer beliebigen Sieben, Ass hoch, drei Siege gewinnen.
preset-fan_tan_chips = Fan Tan mit Chips
    .summary = Die amerikanische Variante: Einsatz, ein Pott, und wer zahlt, darf passen.
preset-shichi_narabe = Shichi Narabe
    .summary = Die japanische Variante: zuerst alle Siebenen auf den Tisch, dreimal passen, alle spielen um einen Platz.
preset-parliament_chips = Parliament mit Chips
    .summary = Parliament mit Kneipenpott: Jedes Passen kostet einen Chip, den Pott bekommt, wer die Runde gewinnt.
preset-domino = Domino
    .summary = 32 Karten, und die Buben beginnen die Reihen: kurz und flott.
preset-double_fan_tan = Doppel-Fan-Tan
    .summary = Zwei Blätter und acht Reihen für eine große Runde von sieben bis zehn.
preset-cinquillo = Cinquillo
    .summary = 40 Karten wie in Spanien, und die Fünfen beginnen die Reihen.
preset-devyatka = Dewjatka
    .summary = Die russische Neun: 36 Karten, ein Pott, und gespielt wird, bis jemand pleite ist.
preset-satte_pe_satta = Satte pe Satta
    .summary = Die indische Variante: Herz Sieben eröffnet, übrige Karten sind Strafpunkte.
