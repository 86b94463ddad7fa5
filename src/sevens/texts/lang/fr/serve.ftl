## What `sevens serve` says in the terminal.

serve-listening = Le jeu est sur { $address }
serve-only-here = Seul cet ordinateur peut y accéder.
serve-stop = Ctrl-C pour l’arrêter.
serve-port-taken = Impossible d’écouter sur { $address }. Choisissez une autre adresse ou un autre port.
serve-bad-setting = Ce réglage ne convient pas : { $problem }
serve-not-started = Le serveur n’a pas pu démarrer.
