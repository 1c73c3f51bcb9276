game-hoechste = Highest Card Wins
    .about = Everyone has the same eleven numbers; what counts is playing the right one at the right moment.

HK-1 = This is a game for 2 to 4 players. Everyone holds the cards from 1 to 11 of a colour of their own: seat 0 red,
    seat 1 yellow, seat 2 green, seat 3 blue.
    .title = Cards

HK-2 = All players choose a card in secret and turn it over together. The highest card takes them all.
    .title = Trick

HK-3 = If several players tie for the highest card, the cards wait and go to the winner of the next trick.
    .title = Tie

HK-4 = If there is a tie for the highest card in the last trick, these cards and any that are still waiting go to
    nobody.
    .title = Tie at the end

HK-5 = After 11 tricks, whoever has the most cards wins.
    .title = End
