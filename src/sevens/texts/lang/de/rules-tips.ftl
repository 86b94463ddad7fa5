## Tipps.

tip-starters-must = Eine Startkarte ({ $starter }) öffnet ihre Farbe für alle; solange du sie behältst, steht die Farbe still, auch für dich. Hast du mehrere Karten der Farbe, kann es sich lohnen, sie zu behalten, solange etwas anderes von dir passt: Die anderen müssen passen. Leg sie, bevor dir sonst die Züge ausgehen.
tip-starters-may = Eine Startkarte ({ $starter }) öffnet ihre Farbe für alle; solange du sie behältst, steht die Farbe still, auch für dich. Hast du mehrere Karten der Farbe, kann es sich lohnen, sie so lange wie möglich zu behalten, weil die anderen passen müssen. Leg sie, bevor deine eigenen Karten dahinter zur Last werden.
tip-starter-timing = Hast du die Startkarte ({ $starter }) einer Farbe, bestimmst du den Zeitpunkt. Früh gelegt hilft sie den anderen; spät gelegt lässt sie alle, die hohe oder niedrige Karten der Farbe halten, mehr als einmal passen.
tip-starter-penalty = Eine Startkarte ({ $starter }), die am Ende noch auf der Hand ist, kommt hier teuer. Warte damit nicht, bis jemand kurz vor dem Ziel ist.
tip-ends-must = Endkarten, also { $ends }: früh oder spät? An sie wird nichts angelegt, du öffnest damit also niemandem etwas: ein stiller Zug. Heb ihn dir für den Moment auf, in dem du sonst etwas öffnen müsstest. Leg sie früh, wenn bald jemand fertig sein könnte oder wenn Augen zählen, denn auf ihnen bleibt man am leichtesten sitzen.
tip-ends-may = Endkarten, also { $ends }: früh oder spät? An sie wird nichts angelegt, du öffnest damit also niemandem etwas: ein stiller Zug, der warten kann, solange du Besseres zu tun hast. Leg sie früh, wenn bald jemand fertig sein könnte oder wenn Augen zählen, denn auf ihnen bleibt man am leichtesten sitzen.
tip-passers = Merk dir, wer gepasst hat. Wer oft passt, hat wahrscheinlich wenig von den Farben auf dem Tisch, aber vielleicht viel von einer, die noch nicht offen ist.
tip-passers-laid = Merk dir, wer gepasst hat. Wer oft passt, sitzt fest oder hält etwas zurück; achte darauf, welche Reihen stillstehen.
tip-stuck = Passt jemand immer wieder, weil eine Farbe nicht vorankommt, kannst du gefahrlos Karten dieser Farbe legen, die sie den seinen nicht näher bringen.
tip-balance = Eine Hand mit etwas von jeder Farbe ist beweglich. Sind die meisten deiner Karten von einer Farbe, hängst du davon ab, dass andere die fernen Karten legen; bring diese Reihe also früh in Gang.
tip-left = Wer links von der Eröffnung sitzt, darf als Erstes frei wählen und hat damit das Tempo. Bist du das, dann wähle Züge, nach denen die anderen passen müssen.
tip-track = Verfolge, was schon liegt. Sobald { $card } auf dem Tisch ist, gehen deine Karten dahinter, wenn die Reihe bei ihnen ankommt.
tip-run = Hast du Karten in Folge, etwa { $cards }, dann leg zuerst die, die der Startkarte ({ $starter }) am nächsten ist. Was danach kommt, hast wieder du: So wird deine Hand kleiner, ohne dass du anderen etwas öffnest.
tip-run-last = Du musst so eine Folge nicht bis zum Ende legen: Die letzte Karte zu behalten kann sich lohnen, weil sie alles dahinter aufhält.
tip-price = Wäg ab, was Passen kostet und was es aufhält. Früh in der Runde lohnt sich ein billiges Passen oft, wenn es eine lange Farbe blockiert.
tip-near-must = Je näher eine Karte an der Startkarte ({ $starter }) ist, desto mehr hält sie auf. Hast du { $near_a } und nichts dahinter, spiel lieber etwas anderes, solange es geht.
tip-near-may = Je näher eine Karte an der Startkarte ({ $starter }) ist, desto mehr hält sie auf. Hast du { $near_a } und nichts dahinter, behalte die Karte: Wer die Karten dahinter hat, muss passen.
tip-far = Karten weit weg von der Startkarte ({ $starter }) gehen erst, wenn alles davor liegt. Hast du welche, bring ihre Reihe früh voran.
tip-keep-pass = Verbrauch nicht jedes Passen. Heb dir mindestens eines für den Zug auf, in dem nichts passt. Und darf jemand anderes nicht mehr passen, lohnt es sich, deine Blockierkarten noch etwas zu behalten: Das kann ihn aus der Runde werfen.
tip-eliminated = Scheidet jemand aus, sieh dir die Karten an, die auf den Tisch kommen: Plötzlich gehen Reihen hinter Karten weiter, die lose lagen. Schließen deine dort an, wirst du viele auf einmal los.
tip-tunnel = Überleg dir gut, ob du mit { $near } blockierst: Kommt die andere Seite der Reihe zuerst an ihr Ende, geht diese Karte erst als allerletzte.
tip-joker = Mit dem Joker kommst du an einer Karte vorbei, die jemand zurückhält. Er taucht aber wieder auf: Als Nächstes hat ihn vielleicht genau, wer dich blockiert hat.
tip-small-table = Auf einem kleinen Tisch schiebst du die Karten einer Reihe übereinander und lässt nur die beiden Enden ganz sehen.
