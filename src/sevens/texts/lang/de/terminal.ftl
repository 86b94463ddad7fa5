## Die Befehlszeile: `sevens --help` und was gesagt wird, wenn ein Befehl keinen Sinn ergibt.

overview-title = Sevens: die Kartenspiele der Siebener-Familie, zum Spielen, Ausrichten und Programmieren.
overview-command = BEFEHL
overview-more = Mehr zu einem Befehl: sevens BEFEHL --help
command-play = im Terminal spielen: allein, gegen den Computer oder reihum an einer Tastatur
command-rules = die Regeln eines Spiels erklären
command-engine = das Regelwerk über Standardein- und -ausgabe, ein JSON-Objekt je Zeile
command-arena = Bots viele Partien gegeneinander spielen lassen
command-serve = Spiele für den Browser ausrichten
command-export = einen Raum in eine Datei schreiben
command-import = einen Raum aus einer Datei aufnehmen
command-stats = zeigen, welche Spiele auf diesem Server zu Ende gespielt wurden
command-verify = das Protokoll eines Spiels prüfen
command-version = die Version nennen, und ob der Kern kompiliert ist

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-help = dies anzeigen und enden
help-house-rules = Hausregeln, je als OPTION=WERT nach -o:
help-rules-players = die Seite für so viele Personen schreiben
help-games = Spiele:
help-lang = Sprache: { $languages } (sonst die des Systems)
help-preset = das Spiel, siehe unten (sonst sevens)
help-option = eine Hausregel wie pass_limit=3, beliebig oft; sevens rules erklärt sie
help-players = wie viele spielen; freie Plätze nimmt der Computer ein
help-seat = ein Mensch, oder mit Stufe ein Computerspieler; einmal je Platz
help-level = wie gut der Computer auf den freien Plätzen spielt
help-seed = bestimmt alle Karten; derselbe Text gibt dieselben Karten
help-dealer = wer zuerst gibt, ab 1 gezählt (sonst ausgelost)
help-speed = wie lange ein Zug des Computers zu sehen ist
help-plain = eine Zeile nach der anderen, ohne den Bildschirm neu zu zeichnen
help-record = wo das Protokoll steht (sonst eine neue Datei bei den eigenen Daten)
help-no-record = kein Protokoll führen
help-resume = ein Spiel aus seinem Protokoll fortsetzen; ohne FILE das neueste, das nicht zu Ende ist
help-replay = ein Protokoll Schritt für Schritt ansehen
help-verify-file = das Protokoll; - liest die Standardeingabe
help-seed-hash = der Hash, der vor der ersten Runde gezeigt wurde
help-verify-status = Status: 0 alles in Ordnung, 1 am Protokoll stimmt etwas nicht, 2 nicht lesbar.
help-export-room = die Kennung des Raums oder seine Adresse
help-export-output = wohin geschrieben wird; ohne Angabe auf die Standardausgabe
help-export-secrets = Die Datei enthält alles: verdeckte Karten und den Startwert einer laufenden Partie.
help-import-file = eine Datei, die `sevens export` geschrieben hat; - liest die Standardeingabe
import-done = Raum { $room } wurde mit { $events } Ereignissen aufgenommen.
import-there-already = Diesen Raum gibt es schon; es wurde nichts geändert.

complaint-unrecognized = Das ist nicht zu verstehen: { $what }
complaint-required = Das fehlt: { $what }
complaint-needs-value = Nach { $what } muss ein Wert stehen.
complaint-needs-number = { $what } braucht eine Zahl, nicht { $value }.
complaint-choice = { $what }: { $value } ist nicht möglich. Zur Wahl stehen: { $choices }.
complaint-see-help = Hilfe: { $command }
complaint-command = Es gibt keinen Befehl „{ $name }“.
complaint-commands = Es gibt: { $names }.
complaint-did-you-mean = War { $names } gemeint?
complaint-presets = Es gibt: { $names }.
complaint-options = Es gibt: { $names }.
complaint-values = { $option } kann sein: { $names }.
complaint-range = { $option } kann { $low } bis { $high } sein.
complaint-option-names = In der Befehlszeile: { $names }.
complaint-unknown-level = Es gibt keine Stufe „{ $level }“. Es gibt: { $levels }.
complaint-too-many-seats = { $seats } Plätze sind benannt, aber nur { $players } spielen.
complaint-no-such-dealer = Wer gibt, wird von 1 bis { $players } gezählt.
complaint-nothing-to-resume = Es gibt kein angefangenes Spiel zum Fortsetzen.
complaint-rules-of-record = Ein fortgesetztes Spiel behält seine Regeln und seine Spielerzahl. Lass beides weg.
complaint-record-in-use = In dieses Protokoll schreibt gerade ein anderes Spiel.
complaint-missing-part = sevens { $command } braucht einen Teil, der nicht installiert ist: { $name }.
complaint-file = { $file }: { $why }
complaint-unexpected = Etwas ging schief, das nicht schiefgehen dürfte: { $what }

## Das Spiel. $name spielt mit, $names sind mehrere.

terminal-player = Spieler
terminal-player-number = Spieler { $number }
terminal-bot-names = Anna Ben Clara David Emma Finn Greta Hugo Ida Jakob
terminal-with-house-rules = { $game } mit Hausregeln
terminal-person = Mensch
terminal-level = { $level ->
    [random] Computer, zufällig
    [easy] Computer, leicht
    [medium] Computer, mittel
    [hard] Computer, schwer
    [expert] Computer, Experte
   *[other] Computer, { $level }
}
terminal-length = Länge: { $match }.
terminal-seed-hash = Hash des Startwerts, der alle Karten bestimmt:
terminal-seed = Startwert: { $seed }
terminal-recorded = Protokoll:
terminal-keys-short = Tippe eine Nummer oder Karte wie 7d. p passt, ? Hilfe, r Regeln, q beendet.
terminal-start = Eingabetaste zum Beginnen:
terminal-deal = Runde { $deal }
terminal-dealer = { $name } gibt
terminal-pot = Pott: { $chips }
terminal-all-ante = Alle zahlen { $chips } in den Pott.

terminal-column-cards = Karten
terminal-column-passes = gepasst
terminal-column-passes-left = Passen
terminal-column-chips = Chips
terminal-column-points = Punkte
terminal-note-joker-only = Joker
terminal-note-eliminated = raus
terminal-note-idle = Pause

terminal-your-hand = Deine Karten
terminal-hand-hidden = Deine Karten bleiben verdeckt, bis du eine Farbe genannt hast.
terminal-pass = passen
terminal-passes-left = noch { $n }
terminal-forbidden = verboten
terminal-announce = Danach nur noch eine Karte? Mit ! sagst du „letzte Karte“: 7d!

terminal-ask-play = { $name }, du bist dran: { $fitting } von { $cards } Karten passen.
terminal-ask-only = { $name }, du bist dran: nur eine Karte passt. Eingabetaste legt sie
terminal-ask-pass = { $name }, keine deiner Karten passt. Eingabetaste zum Passen
terminal-ask-suit = { $name }, nenne eine Farbe: s, h, d oder c
terminal-nothing-typed = Tippe eine Nummer, eine Karte oder p. Hilfe gibt ?
terminal-no-such-number = Die Nummer { $number } steht nicht in der Liste.
terminal-unreadable = „{ $text }“ ist kein Zug. Tippe eine Nummer der Liste, eine Karte wie 7d, oder p zum Passen.

terminal-fault-fine = Die Regeln verbieten, hier zu passen. Es kostet { $chips }.
terminal-fault-skip-turn = Die Regeln verbieten, hier zu passen. Du setzt dann einmal aus.
terminal-fault-lose-deal = Die Regeln verbieten, hier zu passen. Du scheidest dann aus der Runde aus.
terminal-fault-surrender = Die Regeln verbieten, hier zu passen. Du gibst dann eine Karte an die nächste Person ab.
terminal-fault-also = Außerdem kostet es { $chips }.
terminal-fault-play = { $card } passt nicht. Die Karte geht zurück auf die Hand, und dein Zug ist verloren.
terminal-do-it = Trotzdem? (j/n)

terminal-curtain = { $name } ist dran. Gib die Tastatur weiter.
terminal-curtain-lift = { $name }, drück die Eingabetaste, wenn niemand sonst hinschaut:

terminal-deal-over = Runde { $deal } ist zu Ende.
terminal-head-place = Platz
terminal-head-name = Name
terminal-head-deal = Runde
terminal-head-total = gesamt
terminal-head-won = Siege
terminal-head-chips = Chips
terminal-cards-left = Übrige Karten
terminal-next-deal = Eingabetaste gibt neu:
terminal-finish = Eingabetaste beendet das Spiel:
terminal-go-on = Eingabetaste blättert weiter, q geht zurück:
terminal-match-over = { $names } gewinnt die Partie!
terminal-match-over-shared = { $names } teilen sich den Sieg!
terminal-record-kept = Das Protokoll steht in { $file }
terminal-resume-with = Nichts ist verloren. Weiter geht es mit:
terminal-left = Das Spiel ist verlassen; ein Protokoll gibt es nicht.

terminal-help =
    Was du tippen kannst, wenn du dran bist

    1 2 3 ...   den Zug mit dieser Nummer
    7d Ts 10♠   eine Karte: Rang, dann s h d c (Pik, Herz, Karo, Kreuz); auch Dd, Bs
    8d9dTd      mehrere Karten einer Reihe, wo die Regeln es erlauben
    {"*Ts+Js"}      den Joker als Pik Zehn und dahinter deinen Buben
    6h!         dasselbe, und „letzte Karte“ ist gesagt
    p           passen
    h           die Karten noch einmal zeigen
    l           was in dieser Runde geschehen ist
    r           die Regeln dieses Spiels
    ?           diese Hilfe
    q           beenden; das Spiel lässt sich fortsetzen

    {"[8]"} ist ein Platz oder eine deiner Karten, die passt; (8) wartet auf die Karte von jemand anderem.

## Das Nachspielen

replay-step = Schritt { $step } von { $steps }
replay-ask = Eingabetaste weiter · b zurück · Zahl · d Runde · e Ende · q beenden
replay-keys = Eingabetaste: nächster Schritt, b: zurück, Zahl: dieser Schritt, a: Anfang, d: nächste Runde, e: Ende, q: beenden.

## Prüfen. record-REASON sagt, was nicht stimmt.

verify-fine = Das Protokoll stimmt: Zug für Zug nachgespielt ist alles so, wie es dasteht.
verify-wrong = Das Protokoll stimmt nicht.
verify-line = Zeile { $line }: { $what }
verify-game = { $game }: { $names }
verify-contents = { $deals } beendet, { $events } Ereignisse
verify-seed = Startwert { $seed }, Hash { $hash }
verify-hash-matches = Der Hash ist der, der vor der Partie gezeigt wurde.
verify-other-hash = Der Startwert hat einen anderen Hash als den angegebenen: { $hash }
verify-seeded = Alle Karten wurden aus dem Startwert gegeben.
verify-by-hand = Von Hand gegeben, nicht aus dem Startwert: Runde { $deals }.
verify-position = Es beginnt mitten in einer Runde, die von Hand aufgebaut wurde.
verify-truncated = Das Ende fehlt, es wurde abgeschnitten. Was da ist, stimmt.
verify-unfinished = Die Partie ist nicht zu Ende.

record-not_text = das ist kein UTF-8-Text
record-not_an_object = das ist kein JSON-Objekt
record-unknown_format = das ist kein Protokoll einer hier bekannten Version
record-wrong_kind = ein Wert fehlt oder ist von der falschen Art
record-seed_hash_differs = der Startwert hat nicht den Hash, der vorher gezeigt wurde
record-bad_header = so kann kein Spiel beginnen
record-against_the_rules = das erlauben die Regeln nicht
record-unexpected_event = damit kann nichts beginnen
record-differs = so ist es nicht geschehen
