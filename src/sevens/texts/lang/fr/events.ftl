## Ce qui se passe, une phrase par événement.

event-dealt = Donne { $deal } : { $name } distribue.
event-ante = { $name } met { $chips } au pot.
event-laid = { $name } pose { $cards }.
event-played = { $name } joue { $cards }.
event-played-announced = { $name } joue { $cards } et dit « dernière carte ».
event-joker_played = { $name } pose le joker pour { $card } et joue { $next }.
event-joker_played-announced = { $name } pose le joker pour { $card }, joue { $next } et dit « dernière carte ».
event-joker_taken = { $name } pose { $card } et prend le joker.
event-named = { $name } nomme { $suit }.
event-passed = { $name } passe.
event-passed-forced = { $name } passe, car rien ne convient.
event-passed-voluntary = { $name } passe et garde une carte qui conviendrait.
event-passed-forbidden = { $name } passe alors que les règles l’interdisent.
event-paid = { $name } paie { $chips }.
event-eliminated = { $name } sort de la donne. Les cartes restantes : { $cards }.
event-eliminated-empty = { $name } sort de la donne.
event-went_out = { $name } n’a plus de cartes et a fini.
event-joker_only = { $name } n’a plus que le joker et quitte la donne.
event-drew = { $name } doit prendre { $card } chez { $giver }.
event-drew-hidden = { $name } doit prendre une carte chez { $giver }.
event-surrendered = { $name } doit remettre { $card } à { $to }.
event-turn_lost-wrong_card = { $name } essaie { $cards }, qui ne convient pas, et perd son tour.
event-turn_lost-skipped = { $name } saute ce tour.
event-deal_over = La donne est finie : { $standings }.
event-collected = { $name } prend { $chips }.
event-match_over = { $name } gagne la partie !
event-match_over-shared = { $names } partagent la victoire !
event-unknown = Il s’est passé quelque chose à la table.

## Classement

standing-entry = { $name } ({ $place })
standing-leads = { $name } mène avec { $score }.
standing-level = { $names } sont à égalité avec { $score }.
