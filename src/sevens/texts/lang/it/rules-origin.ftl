## Nomi, che cosa il gioco non è, origine, fonti.

origin-names = Un gioco, molti nomi:
origin-fan-tan = è il nome negli Stati Uniti e in Australia, e in molti libri
    .term = Fan Tan
origin-sevens = così lo chiamano quasi tutte le famiglie di lingua inglese
    .term = Sevens
origin-parliament = il nome britannico, di casa nei pub
    .term = Parliament
origin-dominoes = in alcune zone della Gran Bretagna; come Domino anche in Germania, Austria, Francia e Italia
    .term = Dominoes, Card Dominoes
origin-shichi = in Giappone: «mettere in fila i sette»
    .term = Shichi Narabe
origin-sietes = in spagnolo
    .term = Sietes
origin-satte = in India, dove apre il sette di cuori
    .term = Satte pe Satta, Badam Satti
origin-not = E che cosa non è:
origin-not-beans = Il gioco d'azzardo cinese dallo stesso nome, in cui si contano fagioli o gettoni, non ha niente a che fare con questo Fan Tan.
origin-not-cinquillo = Il Cinquillo è un parente che usa il mazzo spagnolo da 40 carte e comincia dai cinque.
origin-is-cinquillo = Questa è la forma che in Spagna si chiama Cinquillo: 40 carte, con i cinque come carte iniziali, qui con i semi francesi. Non è il gioco con 52 carte e i sette.
origin-not-devyatka = La Devyatka è un parente russo con 36 carte che comincia dai nove.
origin-is-devyatka = Questa è la forma che in Russia si chiama Devyatka («nove»): 36 carte, con i nove come carte iniziali. Non è il gioco con 52 carte e i sette.
origin-unknown = Nessuno sa chi abbia inventato il gioco, né quando; perciò non facciamo né nomi né date.
origin-japan = Il Giappone e l'Occidente differiscono in due cose. In Giappone tutti i sette vanno sul tavolo prima di cominciare, e si può passare anche potendo giocare, di solito fino a tre volte. In Occidente i sette si giocano uno alla volta come le altre carte, chi può giocare deve farlo e i passi non hanno limite.
origin-research = Giochi così sono anche oggetto di studio. In due ognuno conosce le carte dell'altro, quindi si può calcolare chi vincerà. Nel 2022 Hironori Kiya e Koki Suetsugu hanno presentato un metodo che lo decide, per una forma generalizzata a due giocatori, in un tempo proporzionale al numero delle carte.
origin-bot = In più di due, le carte degli altri sono nascoste. Il livello difficile del computer non le guarda mai: distribuisce a caso le carte che non vede, in modo coerente con tutto ciò che è accaduto, gioca la mano fino in fondo, lo ripete moltissime volte e sceglie la giocata che in media va meglio.

source-ja-wikipedia = Wikipedia in giapponese: Shichi Narabe
source-pagat-sevens = John McLeod, Pagat: Fan Tan / Sevens (in inglese)
source-pagat-shichi = John McLeod, Pagat: giochi di questa famiglia, fra cui Shichi Narabe (in inglese)
source-en-wikipedia = Wikipedia in inglese: Domino (card game)
source-bicycle = Bicycle Cards: Fan Tan (in inglese)
source-gpw = Hironori Kiya, Koki Suetsugu: un algoritmo in tempo lineare per il Sevens generalizzato a due giocatori, Game Programming Workshop 2022 (in giapponese)
