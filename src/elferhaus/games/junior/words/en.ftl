### The game and its rules

game-junior = Junior Game
    .about = The little sister of Elfer raus!: only the numbers from 1 to 11, and everyone helps to close the rows from both ends.

JR-1 = This is a game for 2 to 6 players. You need the cards from 1 to 11 in all four colours. All the 1s and all the
    11s are laid out. Shuffle the other 36 cards and deal 5 to each player; the rest is the stock.
    .title = Cards and layout

JR-2 = The youngest player begins (C-3).
    .title = Start

JR-3 = If you can lay a card, lay at least one. You may lay as many as you like, on any rows, and you may hold cards
    back. Once you have laid a card, your turn ends when you say so; while you still hold cards it never ends by
    itself (as in ER-4).
    .title = Your turn

JR-4 = The row of each colour grows upward from its 1 and downward from its 11: one colour, and no gaps.
    .title = What fits

JR-5 = If you cannot lay a card, draw one. If it fits, you must lay it at once. Whether it fits or not, your turn is
    over. If the stock is empty, the next player takes a turn at once (your turn is noted as a pass).
    .title = Drawing

JR-5s = If you cannot lay a card, draw one. If it fits, you may lay it, or you may keep it. Whatever happens, your
    turn is over, and you draw no more. If the stock is empty, the next player takes a turn at once (your turn is
    noted as a pass).
    .title = Drawing

JR-6 = The round ends the moment somebody lays the last card of their hand, and that player wins it. Everyone scores
    the sum of the numbers left in their hand, and after the agreed rounds whoever has the fewest points wins; players
    who tie share the win (as in ER-8 and ER-9). A good match has as many rounds as there are players. For example:
    with 9, 5 and 2 in hand you score 16 points, with 4, 5 and 3 you score 12, with an 8 you score 8, and the winner
    scores 0.
    .title = End and points

### The lesson

lesson-junior-1 = All the 1s and 11s are already out. Lay your red 2 beside the 1! The first to run out of cards wins.
    .title = Beside the 1
lesson-junior-2 = There is still a hole in the blue row. Does your 5 fit in? Try it!
    .title = And the 5?
    .refused = The 5 has to wait
lesson-junior-3 = You may lay as many cards as fit. Now none does: end your turn.
    .title = Your turn is done
lesson-junior-4 = Your 5 still does not fit. So draw a card from the stock, just one.
    .title = Nothing fits?
lesson-junior-5 = Your green 10 fits beside the 11: rows grow from both sides. Lay it at once!
    .title = It fits!
lesson-junior-6 = Only one card is missing in the blue row: your 5. Lay it and win!
    .title = The last hole

### What the house says of it

edition-junior =
    { $edition ->
        [space] If the drawn card fits, you may also keep it.
       *[other] If the drawn card fits, you must lay it.
    }
