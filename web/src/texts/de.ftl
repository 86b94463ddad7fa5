## The page as a whole

app-name = Sevens
skip-to-game = Zu den Karten springen
close = Schließen
back = Zurück
cancel = Abbrechen
settings = Einstellungen
rules = Regeln
leave = Verlassen
loading = Einen Moment
try-again = Noch einmal versuchen
error-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
error-failed = Das hat nicht geklappt. Versuche es noch einmal.
error-not-found = Unter dieser Adresse gibt es nichts.
go-home = Zur Startseite

## Cards

card = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
} { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
card-the = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
} { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
suit = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
}
joker = Joker
joker-the = den Joker
joker-index = Jo
index-A = A
index-J = B
index-Q = D
index-K = K

## Setting up

home-lead = Siebener legen, Reihen bauen, als Erste oder Erster keine Karten mehr haben.
home-game = Spiel
home-players = Spieler
home-seats-and-minutes = { $low } bis { $high } Spieler · { $from } bis { $to } min je Runde
home-length = Länge
home-resume = Zurück zu deinem Spiel
home-record = Aufzeichnung öffnen
mode = Wie du spielst
mode-solo = Gegen den Computer
mode-device = An diesem Gerät
mode-device-help = Das Gerät wandert reihum. Ein Vorhang verdeckt jedes Blatt, bis es die richtige Person aufdeckt.
seats = Plätze
seat-number = Platz { $number }
seat-name = Name
seat-who = Wer spielt
seat-person = Person
you = Du
player-default = Spieler { $number }
level = { $level ->
    [random] Zufall
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [expert] Meisterhaft
   *[other] { $level }
}
level-all = Computer
start = Spiel starten
play = Legen
length-deals = { $number ->
    [0] Jeder gibt einmal
    [one] { $number } Runde
   *[other] { $number } Runden
}
length-wins = Bis { $number } Siege
length-best-of = Bester aus { $number }
length-points = Bis { $number } Punkte
length-bust = { $number ->
    [0] Bis jemand keine Chips hat
   *[other] Bis jemand keine Chips hat, höchstens { $number } Runden
}
house-rules = Hausregeln
house-rules-changed = { $count ->
    [0] Wie beschrieben
    [one] { $count } Änderung
   *[other] { $count } Änderungen
}
house-rules-reset = Zurücksetzen
house-rules-done = Fertig
house-rules-lead = Hier beginnt alles bei { $game }. Was nicht zusammenpasst, ist grau und nennt den Grund.
rules-clash = Diese Regeln passen noch nicht zusammen:
value-yes = Ja
value-no = Nein
value-none = Keine

## The table

table = Tisch
deal-of = Runde { $deal }
view-perspective = Perspektive
view-top = Von oben
panel-show = Knöpfe
pass = Passen
pass-left = Passen (noch { $left })
pass-anyway = Trotzdem passen
play-anyway = Trotzdem legen
last-card = Letzte Karte
turn-yours = { $cards ->
    [one] Du bist dran: Deine letzte Karte passt.
   *[other] Du bist dran: { $playable } von { $cards } Karten passen.
}
turn-of-yours = { $cards ->
    [one] { $name }, deine letzte Karte passt.
   *[other] { $name }, { $playable } von { $cards } Karten passen.
}
turn-no-card = Keine deiner Karten passt. Passe.
turn-no-card-left = Keine deiner Karten passt. Passe (noch { $left }).
turn-name-suit = Nenne die Farbe, mit der es losgeht.
turn-other = { $name } ist dran.
turn-watching = { $name } ist dran. Du schaust zu.
chosen = { $cards }: tippe auf Legen oder noch einmal auf die Karte.
chosen-run = { $cards }: Mit Legen kommen alle { $count } auf den Tisch.
chosen-joker = Wähle jetzt die Karte, die auf den Joker folgt.
chosen-several = Das geht auf mehr als eine Art.
cannot-go = { $card } passt noch nicht. { $suit } braucht als Nächstes: { $ranks }.
cannot-go-closed = { $card } passt noch nicht. In { $suit } ist nichts offen.
joker-cannot-go = Der Joker passt jetzt nicht.
last-card-hint = Danach bleibt eine Karte: Sage Letzte Karte.
pass-costs = Passen kostet { $cost ->
    [one] { $cost } Chip.
   *[other] { $cost } Chips.
}
fault-pass = { $kind ->
    [fine] Du kannst legen. Trotzdem zu passen kostet { $cost ->
        [one] { $cost } Chip.
       *[other] { $cost } Chips.
    }
    [skip_turn] Du kannst legen. Trotzdem zu passen kostet deinen nächsten Zug.
    [lose_deal] Du kannst legen. Wenn du trotzdem passt, scheidest du in dieser Runde aus.
   *[surrender] Du kannst legen. Wenn du trotzdem passt, geht eine deiner Karten an den nächsten Platz.
}
fault-play = { $card } passt nicht. Trotzdem zu legen kostet deinen Zug.
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
plate-passes = { $count ->
    [0] kein Passen mehr
   *[other] noch { $count }-mal passen
}
passes-made = { $count ->
    [0] nie gepasst
   *[other] { $count }-mal gepasst
}
chips-count = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
pot-count = Topf: { $count }
place-number = { $ordinal ->
   *[other] { $place }.
}
status = { $status ->
    [out] fertig
    [joker_only] nur der Joker
    [eliminated] ausgeschieden
    [idle] setzt aus
   *[other] spielt
}
to-move = ist dran
away = nicht da

## The panel

panel = Mit Knöpfen spielen
panel-rows = Reihen
panel-row-empty = noch nichts
panel-open-places = Offen: { $cards }
panel-hand = Deine Karten
panel-hand-of = Karten von { $name }
panel-hand-none = Keine Karten mehr.
panel-actions = Dein Zug
panel-last-move = Letzter Zug
panel-log = Was geschah
panel-log-empty = Noch nichts.
panel-seats = Plätze
panel-standings = Stand
panel-standings-empty = Nach der ersten Runde stehen hier die Punkte.
panel-keys = Tasten
can-go = passt
chosen-mark = gewählt
head-player = Spieler
head-cards = Karten
head-passes = Passen
head-chips = Chips
head-points = Punkte
head-place = Platz
head-deal = Runde
head-total = Gesamt
head-wins = Gewonnen
head-left = Restkarten
keys-help = Die Pfeiltasten wandern durch deine Karten, Eingabe oder Leertaste wählt und legt. Farben: S Pik, H Herz, D Karo, C Kreuz, dann der Wert: 2 bis 9, T oder 0 für die Zehn, J Bube, Q Dame, K König, A Ass. Stern ist der Joker, P passt, Escape hebt die Wahl auf.

## What happened, in sentences

log-dealt = Die Karten sind gegeben.
log-ante = Alle zahlen in den Topf.
log-laid = { $who ->
    [you] Du legst { $cards } aus.
   *[other] { $name } legt { $cards } aus.
}
log-played = { $who ->
    [you] Du legst { $cards }.
   *[other] { $name } legt { $cards }.
}
log-played-announced = { $who ->
    [you] Du legst { $cards } und sagst: letzte Karte.
   *[other] { $name } legt { $cards } und sagt: letzte Karte.
}
log-joker-played = { $who ->
    [you] Du legst den Joker als { $as }, dazu { $cards }.
   *[other] { $name } legt den Joker als { $as }, dazu { $cards }.
}
log-joker-taken = { $who ->
    [you] Du legst { $cards } und nimmst den Joker.
   *[other] { $name } legt { $cards } und nimmt den Joker.
}
log-named = { $who ->
    [you] Du nennst { $suit }.
   *[other] { $name } nennt { $suit }.
}
log-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
log-paid = { $who ->
    [you] Du zahlst { $amount }.
   *[other] { $name } zahlt { $amount }.
}
log-eliminated = { $who ->
    [you] Du scheidest aus.
   *[other] { $name } scheidet aus.
}
log-eliminated-cards = { $who ->
    [you] Du scheidest aus. Deine Karten kommen auf den Tisch: { $cards }.
   *[other] { $name } scheidet aus. Auf den Tisch kommen: { $cards }.
}
log-went-out = { $who ->
    [you] Du hast keine Karten mehr.
   *[other] { $name } hat keine Karten mehr.
}
log-joker-only = { $who ->
    [you] Du hast nur noch den Joker und verlässt die Runde.
   *[other] { $name } hat nur noch den Joker und verlässt die Runde.
}
log-drew = { $who ->
    [you] Du hast nicht Letzte Karte gesagt und ziehst { $count }.
   *[other] { $name } hat nicht Letzte Karte gesagt und zieht { $count }.
}
log-surrendered = { $who ->
    [you] Du gibst { $cards } ab.
   *[other] { $name } gibt { $cards } ab.
}
log-turn-lost = { $who ->
    [you] Du verlierst deinen Zug.
   *[other] { $name } verliert einen Zug.
}
log-deal-over = Die Runde ist zu Ende.
log-match-over = Die Partie ist zu Ende.

## Curtain, ends, replay

curtain-title = { $name }, du bist dran.
curtain-text = Nimm das Gerät. Deine Karten erscheinen, wenn du den Vorhang hebst.
curtain-lift = Vorhang heben
deal-over-title = Runde { $deal } ist zu Ende
deal-over-first = { $who ->
    [you] Du bist zuerst fertig.
   *[other] { $name } ist zuerst fertig.
}
hand-empty = keine
next-deal = Nächste Runde
match-over-title = { $who ->
    [you] Du gewinnst!
    [several] { $name } teilen sich den Sieg!
   *[other] { $name } gewinnt!
}
rematch = Noch einmal spielen
show-table = Den Tisch ansehen
show-result = Ergebnis zeigen
download-record = Aufzeichnung herunterladen
replay = Wiedergabe
replay-step = Schritt { $step } von { $steps }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Ans Ende
replay-open = Aufzeichnung öffnen
replay-lead = Öffne eine Aufzeichnung, die nach einer Partie heruntergeladen wurde, und gehe sie Schritt für Schritt mit offenen Karten durch.
replay-start = Die Karten sind gegeben.

## Connection

link-waiting = Die Verbindung ist weg. Sie wird gerade neu aufgebaut.
link-connecting = Verbindung wird aufgebaut
room-gone = Dieses Spiel gibt es nicht mehr.
room-gone-help = Vielleicht ist es zu Ende, oder der Link ist nicht vollständig.
leave-title = Dieses Spiel verlassen?
leave-text = Das Spiel bleibt offen. Von der Startseite kommst du zurück.

## Settings

settings-language = Sprache
settings-theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-speed = Tempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-none = Sofort
settings-table = Tisch
settings-table3d = 3D-Tisch zeigen
settings-panel = Knöpfe neben dem Tisch zeigen
settings-four-colours = Vier Kartenfarben
settings-large-index = Große Zeichen auf den Karten
settings-row-order = Reihenfolge der Farben
settings-play = Spiel
settings-auto-pass = Von selbst passen, wenn nichts passt
settings-frontiers = Immer zeigen, was als Nächstes passt
settings-single-keys = Einzelne Tasten für Farben und Werte
settings-reduced-motion = Weniger Bewegung
settings-sounds = Töne
settings-no-3d = Dieses Gerät kann den 3D-Tisch nicht zeigen. Mit den Knöpfen lässt sich alles spielen.

## Without a connection

offline-title = Ohne Verbindung
offline-none = Es gibt keine Verbindung. Die Seite öffnet sich trotzdem, zum Spielen braucht sie aber ihren Server. Mit Verbindung kannst du das Spiel für das nächste Mal offline verfügbar machen.
offline-playing = Es gibt keine Verbindung. Du spielst auf diesem Gerät: gegen den Computer oder reihum. Spiele mit Freunden warten auf die Verbindung.
offline-help = Dieselben Regeln und Gegner, nur auf diesem Gerät: gegen den Computer oder reihum.
offline-get = Offline verfügbar machen ({ $size } MB)
offline-getting = Wird geladen: { $percent } %
offline-ready = Das Spiel ist auf diesem Gerät offline verfügbar.
offline-failed = Das hat nicht geklappt. Bitte versuche es später noch einmal.
offline-remove = Entfernen

## Statistics and privacy

settings-statistics = Statistik an diesen Server senden
settings-statistics-off = Dein Browser bittet, nicht verfolgt zu werden. Deshalb wird nichts gesendet.
stats-list = Was gesendet wird und was nicht
stats-sent = Was gesendet wird
stats-sent-game = Spiel, Spielweise, Stärke des Computers, Optionen, Zahl der Plätze
stats-sent-result = Ergebnis, Zahl der Züge, ungefähre Dauer
stats-sent-connection = Ob ein Spiel mit Freunden seine Verbindung bekam und wie oft sie wiederkam
stats-sent-display = Ob der 3D-Tisch gezeigt werden konnte und ungefähr wie viele Bilder je Sekunde
stats-sent-device = Telefon oder nicht, ungefähr wie viel Speicher und wie viele Prozessorkerne, Art des Browsers und des Systems
stats-never = Was nie gesendet wird
stats-never-room = Raum und Link, Namen
stats-never-moves = Züge und Karten
stats-never-address = Die Netzadresse
stats-never-gpu = Das Modell des Grafikprozessors
stats-kept = Es geht nur an diesen Server und wird dort nach 30 Tagen gelöscht.
privacy = Datenschutz
privacy-title = Datenschutz in einfachen Worten
privacy-lead = Kein Konto, keine Werbung, keine fremden Dienste: Dein Browser spricht mit diesem Server und mit niemandem sonst.
privacy-browser = Was in deinem Browser bleibt
privacy-browser-text = Deine Einstellungen, das zuletzt gewählte Spiel und die Schlüssel der Spiele, die du eröffnet hast. Sie liegen nur auf diesem Gerät; wer im Browser die Daten dieser Seite löscht, löscht auch sie.
privacy-server = Was dieser Server behält
privacy-server-text = Von einem Spiel: die eingegebenen Namen, die Regeln, die Züge. Wer den Link hat, kann zusehen. Ein Spiel, in dem länger nichts geschehen ist, wird gelöscht, nach 30 Tagen, wenn der Betreiber keine andere Frist gesetzt hat. Ein Cookie nur für dieses Spiel merkt sich, welcher Platz deiner ist.
privacy-server-log = Das Protokoll des Servers nennt keine Personen, keine Netzadressen und keine Karten.
privacy-statistics = Statistik
privacy-statistics-text = Damit Fehler gefunden werden, meldet die Seite diesem Server, welche Spiele beendet werden und wo der Tisch oder eine Verbindung versagt. In den Einstellungen kannst du das abschalten; von selbst ist es aus, wenn dein Browser „Do Not Track“ oder „Global Privacy Control“ sendet.
privacy-money = Kein Geld
privacy-money-text = Chips sind nur Punkte. Hier kostet nichts Geld, und zu gewinnen gibt es auch keines.
host-title = Statistik dieses Servers
host-lead = Für alle, die diesen Server betreiben.
host-token = Betreiberkennwort
host-show = Anzeigen

## Rules page

rules-title = Regeln
rules-of = Regeln: { $game }
rules-this-room = Die Regeln dieses Spiels
rules-choose = Regeln von
opens-new-tab = öffnet in einem neuen Tab

## Mit Freunden

mode-friends = Mit Freunden
mode-friends-help = Öffne einen Raum und teile den Link. Wer ihn öffnet, nimmt Platz – ganz ohne Konto.
friends-your-name = Dein Name
friends-open = Raum öffnen
friends = Freunde
host = Gastgeber
host-give = Zum Gastgeber machen
seat-free = Freier Platz
seat-take = Hier Platz nehmen
seat-computer = Computer
seat-clear = Platz freigeben
seat-leave = Aufstehen
seat-left = ist gegangen
seat-substitute = der Computer spielt
seat-return = Wieder Platz nehmen
seat-moved = Dein Platz wird jetzt von einem anderen Gerät aus gespielt
seat-moved-help = Auf dieser Seite kannst du weiter zuschauen.
seat-link = Auf einem anderen Gerät weiterspielen
seat-link-help = Dieser Link öffnet deinen eigenen Platz. Wer ihn hat, spielt für dich; behalte ihn also für dich.
seat-link-make = Link erstellen
watch = Zuschauen
you-left = Du bist aufgestanden, der Computer spielt für dich.
spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
clock = Bedenkzeit pro Zug
clock-none = ohne Zeitlimit
clock-seconds = { $seconds } Sekunden
lobby-join = Nimm Platz
lobby-watch = Du kannst auch nur zuschauen: Bleib einfach auf dieser Seite.
lobby-full = Alle Plätze sind besetzt. Bleib auf dieser Seite, um zuzuschauen.
lobby-host = Wenn alle da sind
lobby-level = { $count ->
    [one] Wer auf dem freien Platz spielt
   *[other] Wer auf den { $count } freien Plätzen spielt
}
lobby-start = Los geht’s
lobby-waiting = Warten, bis { $name } das Spiel startet
lobby-state = { $taken } von { $seats } Plätzen sind besetzt.
start-now = Nächste Partie jetzt starten
leave-text-friends = Der Computer spielt für dich weiter. Von diesem Browser aus kannst du an deinen Platz zurückkehren.
share = Freunde einladen
share-help = Verschicke diesen Link oder lass ein Handy den Code lesen.
share-link = Link zu diesem Raum
share-copy = Kopieren
share-copied = Kopiert
share-sheet = Teilen
share-qr = QR-Code des Links
share-text = Spiel eine Runde Sevens mit mir
share-local = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen zu spielen, starte den Server unter einer Adresse, die sie erreichen.
seal = Standen die Karten vorher fest?
seal-before = Dieser Fingerabdruck gehört zur Reihenfolge der Karten, die schon jetzt feststeht. Nach der Partie wird der Startwert gezeigt, und alle können prüfen, dass beides zusammenpasst.
phrases = Etwas sagen
phrase = { $phrase ->
    [hello] Hallo!
    [good_luck] Viel Glück!
    [thanks] Danke!
    [well_played] Gut gespielt!
    [nice_move] Schöner Zug!
    [oops] Hoppla!
    [one_moment] Einen Moment, bitte.
    [your_turn] Du bist dran.
    [sorry] Tut mir leid!
   *[goodbye] Tschüss!
}
said = { $name }: { $words }
mute = { $name } stummschalten
