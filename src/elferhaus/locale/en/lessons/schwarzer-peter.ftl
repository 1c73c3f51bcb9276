# Old Maid in four ideas

lesson-schwarzer-peter-1 = Two of the same number go away. Only the Old Maid has no twin: whoever has her in the end loses. Draw!
    .title = Pairs go away
lesson-schwarzer-peter-2 = The 5 is gone! Nobody knows yet which card is the Old Maid. Draw again: what does not fit, you keep.
    .title = Let us see if it fits
lesson-schwarzer-peter-3 = The 14 does not fit and stays with you. Before somebody draws from you, you may shuffle. Confuse them!
    .title = Now they draw from you
lesson-schwarzer-peter-4 = All you need is the other 9. Without cards you are safe. Draw, and good luck!
    .title = The last card
