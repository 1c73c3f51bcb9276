# Guess the Sum in five ideas

lesson-ratefix-1 = What do the three cards make? You only see your 12. Count 10 for each of the others: say 32!
    .title = How much together?
lesson-ratefix-2 = It is 34. Your 32 is the nearest: all three cards are yours. Whoever has the most in the end wins.
    .title = The nearest!
lesson-ratefix-3 = The winner guesses first. If two are equally near, the earlier guess wins. 4 and twice 10: say 24!
    .title = You guess first now
lesson-ratefix-4 = A pity, somebody was nearer. This time you have an 11. With twice 10 that is 31. Go on, say 31!
    .title = And 31?
    .refused = 31 is already taken
lesson-ratefix-5 = Each number may be said only once. Then take the one beside it: say 30!
    .title = Right beside it
