## Die ersten Minuten. Je Schritt: Überschrift, .text vor dem ersten Zug, .done wenn es geschafft ist, .again wenn anderes besser ist, .on wenn es weitergeht.

lesson-names = Mia Tom
lesson-open = Die erste Karte
    .text = Alle Karten sind verteilt. Wer die Karo Sieben hat, legt sie und eröffnet damit. Du hast sie auf der Hand: Tippe sie an.
    .done = Damit ist die Karo-Reihe eröffnet. Von hier wächst sie nach beiden Seiten: mit der Sechs und mit der Acht.
lesson-build = Reihen bauen
    .text = Eine Reihe geht mit der nächsten Karte weiter, nach oben oder nach unten. Eine Sieben beginnt eine eigene Reihe. Drei deiner vier Karten passen: Finde sie.
    .done = Das sind alle drei. Im Spiel legst du eine davon, dann ist die nächste Person dran.
lesson-pass = Wenn nichts passt
    .text = Du bist dran. Tippe deine Karten an und sieh nach, worauf jede wartet. Passt keine, dann passe.
    .done = Das war erzwungenes Passen: Keine deiner Karten passte. Jetzt liegt die Herz Neun, und deine Zehn kann als Nächstes gehen.
lesson-hold = Eine Sechs festhalten
    .text = Zwei deiner Karten passen. Mia und Tom haben die niedrigen Herzen, und die warten alle auf deine Sechs. Was spielst du?
    .done = Gut festgehalten! Solange du die Herz Sechs behältst, kommt niemand an ihr vorbei. Du machst mit Pik weiter, die anderen müssen passen.
    .again = Das passt, öffnet aber Mia die Herzen. Behalte die Sechs und spiel Pik: Versuch es noch einmal.
lesson-joker = Ein Ausblick: der Joker
    .text = Manche spielen mit einem Joker. Er liegt für eine Karte, die jemand anderes hat, und du legst gleich die nächste dazu. Du wartest auf Mias Pik Zehn: Tippe den Joker an.
    .done = Der Joker lag für die Zehn, und dein Bube ging gleich mit. Mia musste ihre Zehn sofort legen und hat nun den Joker.
lesson-win = Zuerst fertig
    .text = Wer keine Karten mehr hat, gewinnt. Mia hat nur noch eine, ein niedriges Kreuz. Deine beiden Karten passen: Welche zuerst?
    .on = Ein stiller Zug: Hinter dem König kommt nichts, also mussten Mia und Tom passen. Jetzt die letzte.
    .done = Deine Hand ist leer: Gewonnen! Endkarten öffnen den anderen nichts und verschaffen dir so Zeit.
    .again = Die Sechs hat Mia den Weg geöffnet, und sie war schneller. Versuch es zuerst mit dem König.
