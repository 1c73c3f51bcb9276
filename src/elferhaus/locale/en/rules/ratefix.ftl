game-ratefix = Guess the Sum
    .about = You know only your own card: how much do all of them make together?

RF-1 = This is a game for 2 to 4 players. With 2 players everyone gets 20 cards, with 3 players 13, with 4 players 10,
    as a face-down pile. The rest stays out of the game, and nobody looks at it.
    .title = Deal

RF-2 = Everyone looks at the top card of their own pile and puts it face down in the middle. Then each player in turn,
    clockwise, says aloud what they guess the sum to be. In the first trick the player to the dealer’s left guesses
    first, later the winner of the trick before.
    .title = Trick

RF-3 = Whoever guesses the sum exactly or comes nearest to it, above or below, wins the cards and lays them aside,
    face up. A number that has already been named cannot be named again. If two guesses are equally near, the one
    named first wins. You guess a whole number, at least the number of players and at most 20 times that number.
    .title = Nearest guess

RF-4 = When all the cards have been played, whoever has won the most cards wins.
    .title = End
