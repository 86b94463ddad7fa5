## What `sevens arena` says.

arena-deals = Austeilungen
arena-summary = { $deals }; der faire Anteil ist { $fair } %. ± ist die Hälfte des 95-%-Intervalls, jede Austeilung zählt als eine Beobachtung.
arena-head-player = Spieler
arena-head-seat = Platz
arena-head-firsts = Erster, %
arena-head-place = Rang (0 Erster)
arena-head-score = Wertung
arena-head-rating = Stärke
arena-head-time = ms je Wahl
arena-no-player = Einen Spieler „{ $name }“ gibt es nicht.
arena-at-least-one = Es braucht mindestens eine Austeilung und einen Prozess.
arena-failed = Die Arena hat angehalten: { $why }

## Its help.

arena-help-player = Eine Stufe oder ein Zusatzmodul ({ $names }), MODUL:NAME oder program:BEFEHL; für jeden Platz einer. Voreinstellung: hard gegen dreimal medium.
arena-help-players = Ein Programm bekommt für jeden Zug eine Zeile JSON und antwortet mit dem Text des Zuges. Jede Austeilung wird einmal in jeder Sitzfolge gespielt.
arena-help-deals = Höchstzahl der Austeilungen.
arena-help-until = Aufhören, sobald der Anteil erster Plätze des ersten Spielers auf so viele Prozentpunkte bekannt ist; geprüft wird alle 50 Austeilungen.
arena-help-seed = Bestimmt die Austeilungen und das, was die Bots dem Zufall überlassen.
arena-help-playouts = Wie viele verdeckte Austeilungen ein Bot für einen Zug durchspielen darf.
arena-help-seconds = Wie lange ein Bot über einen Zug nachdenken darf. Die Ergebnisse hängen dann vom Rechner ab.
arena-help-processes = Prozesse, auf denen gespielt wird. Voreinstellung: einer je Kern.
arena-help-dask = Adresse eines Dask-Schedulers, dessen Worker spielen sollen.
arena-help-keep = Datei für Ergebnisse, eine Zeile je Austeilung; ein Lauf mit derselben Datei macht dort weiter, wo er aufgehört hat.
arena-help-fairness = Eine Sitzfolge je Austeilung, und Zahlen je Platz, vom Platz links des Gebers an gezählt.
arena-help-json = Alles als JSON ausgeben.
