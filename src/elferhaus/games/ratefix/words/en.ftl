### The game and its rules

game-ratefix = Guess the Sum
    .about = You know only your own card: how much do all of them make together?

RF-1 = This is a game for 2 to 4 players. With 2 players everyone gets 20 cards, with 3 players 13, with 4 players 10,
    as a face-down pile. The rest stays out of the game, and nobody looks at it.
    .title = Deal

RF-2 = Everyone looks at the top card of their own pile and puts it face down in the middle. Then each player in turn,
    clockwise, says aloud what they guess the sum to be. In the first trick the player to the dealer’s left guesses
    first, later the winner of the trick before.
    .title = Trick

RF-3 = Whoever guesses the sum exactly or comes nearest to it, above or below, wins the cards and lays them aside,
    face up. A number that has already been named cannot be named again. If two guesses are equally near, the one
    named first wins. You guess a whole number, at least the number of players and at most 20 times that number.
    .title = Nearest guess

RF-4 = When all the cards have been played, whoever has won the most cards wins.
    .title = End

### At the table

ratefix-trick = Trick { $number } of { $of }
ratefix-eye = Only you see your { $number }
ratefix-possible = possible { $least } to { $most }
ratefix-ask = What do they add up to?
ratefix-waits = { $name } is guessing
ratefix-taken =
    { $who ->
        [you] You have already said { $sum }.
       *[other] { $name } has already said { $sum }.
    }
ratefix-try = { $below } and { $above } are free.
ratefix-try-one = { $number } is free.
ratefix-from-to = { $least } to { $most }
ratefix-taken-short = taken
ratefix-say = Say it
ratefix-say-sum = Say { $sum }
ratefix-delete = Delete
ratefix-more = One more
ratefix-key-taken = { $digit }: { $name } has already said { $sum }
ratefix-display = Your number
ratefix-line = Guessed sums on the number line from { $least } to { $most }
ratefix-pin = { $name } guesses { $sum }
ratefix-off =
    { $count ->
        [0] exact!
       *[other] { $count } off
    }
ratefix-wins =
    { $who ->
        [you] You take the { $count } cards and guess first.
       *[other] { $name } takes the { $count } cards and guesses first.
    }
ratefix-wins-last =
    { $who ->
        [you] You take the last { $count } cards.
       *[other] { $name } takes the last { $count } cards.
    }
ratefix-middle = In the middle
ratefix-face-down = { $name }: face-down card
ratefix-did-guess =
    { $who ->
        [you] You guess { $sum }
       *[other] { $name } guesses { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] It is { $sum }: you win the trick
       *[other] It is { $sum }: { $name } wins the trick
    }

### What the coach says was done

coach-did-ratefix-guess = { ratefix-did-guess }

### Why not

ratefix-range = { $sum } cannot be the sum: it is at least { $least } and at most { $most }
ratefix-named = { $sum } has already been named in this trick: choose another number

### Hints

hint-ratefix-last = Say { $sum }: for every sum from { $low } to { $high } you are the nearest
hint-ratefix-exact = Say { $sum }: if the sum is exactly that, you win
hint-ratefix-astray = Say { $sum }, a little off: so nobody hears your { $number } in it
hint-ratefix-mean = Say { $sum }: your { $number }, and about { $mean } for each of the other cards
hint-ratefix-high = Say { $sum }: { $name } said { $number }, that sounds like a high card
hint-ratefix-low = Say { $sum }: { $name } said { $number }, that sounds like a low card

### The lesson

lesson-ratefix-1 = What do the three cards make? You only see your 12. Count 10 for each of the others: say 32!
    .title = What do they add up to?
lesson-ratefix-2 = It is 34. Your 32 is the nearest: all three cards are yours. Whoever has the most at the end wins.
    .title = The nearest!
lesson-ratefix-3 = The winner guesses first. If two are equally near, the earlier guess wins. 4 and twice 10: say 24!
    .title = You guess first now
lesson-ratefix-4 = Too bad, somebody was nearer. This time you have an 11. With twice 10 that is 31. Go on, say 31!
    .title = And 31?
    .refused = 31 is already taken
lesson-ratefix-5 = Each number may be said only once. So take the one next to it: say 30!
    .title = Right beside it

### Prizes

prize-ratefix-bullseye = The bull’s-eye
    .why =
        { $count ->
            [one] { $count } guess that was exactly right
           *[other] { $count } guesses that were exactly right
        }
prize-ratefix-run = The lucky streak
    .why = { $count } tricks in a row
prize-ratefix-hair = The hair’s breadth
    .why =
        { $count ->
            [one] { $count } trick won while only 1 off
           *[other] { $count } tricks won while only 1 off
        }
