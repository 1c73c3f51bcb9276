# 11 Elevens in six ideas

lesson-elevens-1 = The four 11s are already out. Lay your red 13 beside the 12! Get rid of your cards: each one left costs you points.
    .title = Building rows
lesson-elevens-2 = Your yellow 13 has no neighbour. But right above it lies the red 13: build a bridge!
    .title = Over the bridge
lesson-elevens-3 = The 12 before your blue 13 is missing. A joker may be any card: lay it there!
    .title = The joker helps
lesson-elevens-4 = From the green 1 to the 11 only the 10 is missing. Whoever fills a side gets a bonus card: 11 points!
    .title = A full side
lesson-elevens-5 = You lay four cards in a turn at most. End it! Whoever does not want to lay draws a card.
    .title = Four are enough
lesson-elevens-6 = Your 13 fits beside the joker. Lay it, and the round is over. The most points win!
    .title = The last card
