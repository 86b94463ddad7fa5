## Was geschieht, ein Satz je Ereignis.

event-dealt = Runde { $deal }: { $name } gibt.
event-ante = { $name } legt { $chips } in den Pott.
event-laid = { $name } legt { $cards }.
event-played = { $name } legt { $cards }.
event-played-announced = { $name } legt { $cards } und sagt „Letzte Karte“.
event-joker_played = { $name } legt den Joker an die Stelle von { $card } und dazu { $next }.
event-joker_played-announced = { $name } legt den Joker an die Stelle von { $card }, dazu { $next }, und sagt „Letzte Karte“.
event-joker_taken = { $name } legt { $card } und nimmt den Joker.
event-named = { $name } nennt { $suit }.
event-passed = { $name } passt.
event-passed-forced = { $name } passt, weil nichts geht.
event-passed-voluntary = { $name } passt und hält eine Karte zurück, die gehen würde.
event-passed-forbidden = { $name } passt, obwohl es die Regeln verbieten.
event-paid = { $name } zahlt { $chips }.
event-eliminated = { $name } scheidet aus der Runde aus. Die restlichen Karten: { $cards }.
event-eliminated-empty = { $name } scheidet aus der Runde aus.
event-went_out = { $name } hat keine Karten mehr und ist fertig.
event-joker_only = { $name } hat nur noch den Joker und verlässt die Runde.
event-drew = { $name } muss von { $giver } eine Karte nehmen: { $card }.
event-drew-hidden = { $name } muss von { $giver } eine Karte nehmen.
event-surrendered = { $name } muss { $to } eine Karte geben: { $card }.
event-turn_lost-wrong_card = { $name } versucht { $cards }, das passt nicht, und der Zug ist verloren.
event-turn_lost-skipped = { $name } setzt diesen Zug aus.
event-deal_over = Die Runde ist zu Ende: { $standings }.
event-collected = { $name } bekommt { $chips }.
event-match_over = { $name } gewinnt die Partie!
event-match_over-shared = { $names } teilen sich den Sieg!
event-unknown = Am Tisch ist etwas geschehen.

## Stand

standing-entry = { $name } ({ $place })
standing-leads = { $name } führt mit { $score }.
standing-level = { $names } liegen gleichauf mit { $score }.
