## I giochi pronti.

preset-sevens = Sevens
    .summary = Il classico di famiglia: apre il sette di quadri, chi può giocare deve, chi finisce per primo vince la mano.
preset-parliament = Parliament
    .summary = La versione dei pub britannici: asso alto, apre il sette di quadri, al meglio di cinque mani.
preset-fan_tan = Fan Tan
    .summary = Comincia chi siede a sinistra del mazziere con un sette qualsiasi, asso alto, vince chi arriva a tre vittorie.
preset-fan_tan_chips = Fan Tan con fiches
    .summary = La versione americana: puntata iniziale, un piatto, e si può passare pagando.
preset-shichi_narabe = Shichi Narabe
    .summary = La versione giapponese: prima tutti i sette sul tavolo, tre passi, e conta ogni posizione.
preset-parliament_chips = Parliament con fiches
    .summary = Parliament con il piatto del pub: ogni passo costa una fiche e il piatto va a chi vince la mano.
preset-domino = Domino
    .summary = 32 carte, e le file cominciano dai fanti: breve e veloce.
preset-double_fan_tan = Fan Tan doppio
    .summary = Due mazzi e otto file per una compagnia numerosa, da sette a dieci.
preset-cinquillo = Cinquillo
    .summary = 40 carte come in Spagna, e le file cominciano dai cinque.
preset-devyatka = Devyatka
    .summary = I nove russi: 36 carte, un piatto, e si gioca finché qualcuno è al verde.
preset-satte_pe_satta = Satte pe Satta
    .summary = La versione indiana: apre il sette di cuori, le carte rimaste sono penalità.
