# Highest Card Wins in five ideas

lesson-hoechste-1 = Everyone has the numbers 1 to 11 and lays one face down. The highest takes all. Lay your 11!
    .title = Everyone chooses in secret
lesson-hoechste-2 = You won! But now the 11 is gone. Save your high cards and lay the little 2.
    .title = Each card only once
lesson-hoechste-3 = The yellow 10 has won, and now it is gone as well. Try your 8!
    .title = One for the others
lesson-hoechste-4 = Equally high: nobody wins, the cards wait. Whoever wins next gets them all. Lay your 10!
    .title = 8 against 8
lesson-hoechste-5 = Six cards at once! If you remember what is gone, you know: your 7 is the highest now. Lay it!
    .title = Well remembered
