## The first minutes. Each step: its title, .text before the first move, .done when it is learned, .again when something else is better, .on when it goes on.

lesson-names = Mia Tom
lesson-open = The first card
    .text = All cards are dealt. Whoever holds the 7 of diamonds lays it to open the game. It is in your hand: tap it.
    .done = That opens the row of diamonds. From here it grows on both sides: the 6 on one, the 8 on the other.
lesson-build = Building rows
    .text = A row goes on with its next card, upwards or downwards. A 7 begins a row of its own. Three of your four cards fit: find them.
    .done = Those are the three. In a game you lay one of them, then it is the next player’s turn.
lesson-pass = When nothing fits
    .text = It is your turn. Tap your cards to see what each is waiting for. If none of them fits, pass.
    .done = That is a forced pass: nothing of yours fitted. Now the 9 of hearts lies there, so your 10 can go next.
lesson-hold = Holding a six
    .text = Two of your cards fit. Mia and Tom hold the low hearts, and they all wait for your 6. What do you play?
    .done = Well held! As long as you keep the 6 of hearts, nobody gets past it. You go on with spades, and the others have to pass.
    .again = That fits, but it opens hearts for Mia. Keep the 6 and play spades: try again.
lesson-joker = A look ahead: the joker
    .text = Some games add a joker. It lies for a card that somebody else holds, and you lay the next one with it. You wait for Mia’s 10 of spades: tap the joker.
    .done = The joker lay for the 10, and your jack went with it. Mia had to lay her 10 at once and took the joker.
lesson-win = Being first
    .text = Whoever has no cards left wins. Mia holds one last card, a low club. Both your cards fit: which goes first?
    .on = A quiet move: nothing comes after a king, so Mia and Tom had to pass. Now the last one.
    .done = Your hand is empty: you win! End cards open nothing for the others, so they buy you time.
    .again = The 6 opened the way for Mia, and she was faster. Try the king first.
