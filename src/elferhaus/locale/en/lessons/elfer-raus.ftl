# Elfer raus! in seven ideas

lesson-elfer-raus-1 = Whoever has no cards left first wins. An 11 may always come out: lay your yellow 11!
    .title = Elevens out!
lesson-elfer-raus-2 = The red row goes up to 13. So your 14 fits. Lay it beside it!
    .title = Always the neighbour
lesson-elfer-raus-3 = The green row ends at 12. Go on, try your 15.
    .title = And the 15?
    .refused = Something is missing
lesson-elfer-raus-4 = You may lay as many cards as fit. Now none does: end your turn.
    .title = Your turn is done
lesson-elfer-raus-5 = The green 14 is still missing. Then draw a card from the pile, three at most.
    .title = Nothing fits?
lesson-elfer-raus-6 = The blue 13 belongs beside the 12. A drawn card that fits is laid at once.
    .title = It fits!
lesson-elfer-raus-7 = Somebody laid the 14. Now your 15 fits: lay it and win!
    .title = The last card
