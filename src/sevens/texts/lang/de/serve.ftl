## What `sevens serve` says in the terminal.

serve-listening = Das Spiel läuft unter { $address }
serve-only-here = Erreichbar ist es nur von diesem Rechner aus.
serve-stop = Strg-C beendet es.
serve-port-taken = Unter { $address } lässt sich nichts starten. Bitte eine andere Adresse oder einen anderen Port wählen.
serve-bad-setting = Diese Einstellung ist nicht brauchbar: { $problem }
serve-no-store = Die Räume lassen sich dort nicht aufbewahren: { $problem }
serve-not-started = Der Server konnte nicht starten.

## Its help: one line a setting.

serve-help-open = Einen Browser öffnen. Ohne Angabe geschieht das, wenn der Server aus einem Terminal gestartet wird, das einen hat.
serve-help-about = Startet den Server. Jede Einstellung kann auch aus der Umgebung kommen, als SEVENS_ und ihr Name.
serve-help-host = Adresse, unter der er erreichbar ist. Die übliche erreicht nur dieser Rechner.
serve-help-port = Port, auf dem er hört; 0 nimmt einen freien.
serve-help-data = Verzeichnis für die Räume (SQLite). Üblich ist das Datenverzeichnis des Benutzers.
serve-help-database = Datenbank statt SQLite im Datenverzeichnis: postgresql+asyncpg://benutzer@rechner/name oder sqlite+aiosqlite:///datei.
serve-help-static = Verzeichnis der gebauten Seite, wenn es nicht die des Pakets ist.
serve-help-public-url = Adresse, unter der man den Server erreicht, etwa https://cards.example.org, wenn ein Proxy davorsteht.
serve-help-allowed-hosts = Rechnernamen, die Anfragen nennen dürfen, durch Kommas getrennt, neben dem der öffentlichen Adresse. Üblich: die dieses Rechners, wenn nur er den Server erreicht, sonst alle.
serve-help-trusted-proxies = Adressen der Proxys, deren X-Forwarded-For und X-Forwarded-Proto geglaubt wird, durch Kommas getrennt.
serve-help-keep-days = Tage, nach denen ein Raum gelöscht wird, in dem nichts geschehen ist.
serve-help-grace-seconds = Sekunden, nach denen der Computer für jemanden spielt, dessen Verbindung abgerissen ist.
serve-help-idle-seconds = Sekunden, nach denen ein Raum, den niemand ansieht, den Arbeitsspeicher verlässt.
serve-help-max-rooms = So viele Räume werden höchstens aufbewahrt; danach lässt sich keiner mehr eröffnen.
serve-help-max-connections = Offene Verbindungen höchstens.
serve-help-max-connections-per-address = Offene Verbindungen von einer Adresse höchstens.
serve-help-max-connections-per-room = Offene Verbindungen zu einem Raum höchstens.
serve-help-max-message = Längste Nachricht einer Verbindung, in Bytes.
serve-help-max-body = Längster Inhalt einer Anfrage, in Bytes; für Protokolle gilt eine eigene Grenze.
serve-help-max-record = Längstes Protokoll, das sich wieder ansehen lässt, in Bytes.
serve-help-messages-per-second = Nachrichten, die eine Verbindung im Schnitt in der Sekunde senden darf.
serve-help-messages-burst = Nachrichten, die eine Verbindung auf einmal senden darf.
serve-help-requests-per-second = Anfragen, die Arbeit machen (Räume, Regeln, Protokolle), von einer Adresse im Schnitt in der Sekunde.
serve-help-requests-burst = Solche Anfragen von einer Adresse auf einmal.
serve-help-bot-threads = Threads, in denen Computerspieler nachdenken.
serve-help-bot-seconds = Sekunden, die ein Computerspieler über einen Zug nachdenken darf.
serve-help-log-level = debug, info, warning oder error.
serve-help-log-format = text für Menschen, json für Programme.
serve-help-host-token = Geheimnis, mit dem der Betreiber die Statistik auf der Seite sieht, mindestens 16 Zeichen. Am besten in der Umgebung gesetzt. Ohne eines ist diese Seite geschlossen.
serve-help-default = üblich: { $value }
