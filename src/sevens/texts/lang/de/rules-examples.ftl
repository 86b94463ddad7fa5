## Beispiele: Überschrift, Reihen und Hand (gezeichnet), und warum jede Karte geht oder wartet.

example-base = Was passt und was wartet
example-base-text = Auf dem Tisch: { $rows }. Deine Hand: { $hand }.
example-base-choice = Du legst eine der Karten, die passen; dann ist die nächste Person am Zug, und die anderen Karten warten auf deinen nächsten.
example-base-pass = Passen darfst du auch.
example-base-no-pass = Passen darfst du hier nicht.
example-run = Mehrere Karten in einem Zug
example-run-note = Du darfst auch früher aufhören und nur die ersten davon legen.
example-corner = Um die Ecke
example-tunnel = Im Tunnel
example-island = Hinter der Lücke
example-island-text = Die Karten hinter der Lücke stammen aus einer ausgeschiedenen Hand.
example-joker = Der Joker bei der Arbeit
example-joker-text = { $card } hat jemand anderes.
example-two-packs = Zwei Reihen einer Farbe

why-opens = eröffnet eine Reihe ihrer Farbe.
why-next = passt neben { $card }.
why-corner = geht von { $card } um die Ecke.
why-run = eine nach der anderen, alle schließen an das an, was liegt.
why-joker = der Joker liegt für { $card }; wer sie hat, legt sie sofort und nimmt den Joker.
why-waits = wartet auf { $card }.
why-closed = wartet: Diese Seite ist geschlossen und wird vom fernen Ende her gefüllt, als Nächstes mit { $card }.
why-laid = liegt schon auf dem Tisch.
example-joker-waits = Der Joker kann jetzt nicht gelegt werden.
example-verdict = { $card } { $reason }
