game-farben = Collecting Colours
    .about = Draw, drop and collect until your whole hand glows in a single colour.

FS-1 = This is a game for 2 to 6 players. With 2 or 3 players everyone gets 9 cards, with 4 or 5 players 8, with 6
    players 7. The rest is the stock. Its top four cards start four open piles.
    .title = Deal

FS-2 = Take the top card of the stock or the top card of one of the open piles. Then put one card from your hand on an
    open pile. If you emptied a place, your card must go there, so that there are always four open piles. A card you
    took from an open pile may not be dropped anywhere in the same turn; one from the stock may. If the stock is empty
    at the start of a turn, it is remade then: shuffle everything that lies under the four top cards. If there is
    nothing there, you can only take from the open piles.
    .title = Your turn

FS-3 = If you hold cards of one colour only, you may close the round at the end of your own turn. Then nobody plays
    on.
    .title = Closing the round

FS-4 = For each hand you look for the best colour: the sum of its numbers makes the points. Whoever has the most
    points after all the rounds wins. A good match has as many rounds as there are players. The first round starts
    with the player to the dealer’s left, each later one with the loser of the round before; if several lost equally,
    with the first of them clockwise, counting from the last starter, who is included. A round that nobody closes
    within 300 turns, all players’ turns together, is scored as it stands.
    .title = Points
