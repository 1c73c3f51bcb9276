# Ratefix

ratefix-trick = Trick { $number } of { $of }
ratefix-eye = Only you see your { $number }
ratefix-possible = possible { $least } to { $most }
ratefix-ask = How much is that together?
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
ratefix-next = Next trick
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
