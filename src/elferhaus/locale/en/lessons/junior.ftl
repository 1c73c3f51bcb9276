# Junior in six ideas

lesson-junior-1 = All the 1s and 11s are already out. Lay your red 2 beside the 1! Whoever has no cards left first wins.
    .title = Beside the 1
lesson-junior-2 = There is still a hole in the blue row. Does your 5 fit in? Try it!
    .title = And the 5?
    .refused = The 5 has to wait
lesson-junior-3 = You may lay as many cards as fit. Now none does: end your turn.
    .title = Your turn is done
lesson-junior-4 = Your 5 still does not fit. Then draw a card from the pile, just one.
    .title = Nothing fits?
lesson-junior-5 = Your green 10 fits beside the 11: rows grow from both sides. Lay it at once!
    .title = It fits!
lesson-junior-6 = Only one card is missing in the blue row: your 5. Lay it and win!
    .title = The last hole
