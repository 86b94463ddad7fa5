## What `sevens serve` says in the terminal.

serve-listening = Das Spiel läuft unter { $address }
serve-only-here = Erreichbar ist es nur von diesem Rechner aus.
serve-stop = Strg-C beendet es.
serve-port-taken = Unter { $address } lässt sich nichts starten. Bitte eine andere Adresse oder einen anderen Port wählen.
serve-bad-setting = Diese Einstellung ist nicht brauchbar: { $problem }
serve-not-started = Der Server konnte nicht starten.
