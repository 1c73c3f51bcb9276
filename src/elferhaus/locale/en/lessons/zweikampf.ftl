# Duel in five ideas

lesson-zweikampf-1 = You both turn your top card. The higher one takes both. Tap your pile!
    .title = The higher card wins
lesson-zweikampf-2 = Both cards are yours. Whoever has the most in the end wins. Turn another!
    .title = 14 beats 9
lesson-zweikampf-3 = The 17 was higher than your 6. Never mind: the next pair may be yours. Turn!
    .title = Not this time
lesson-zweikampf-4 = Two 8s: the cards stay there. The next pair decides about all four. Turn!
    .title = Equal!
lesson-zweikampf-5 = All four are yours! Now each of you has one card left. Turn it and win!
    .title = The last pair
