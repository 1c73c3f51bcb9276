# Duel on the page

duel-you = You
duel-turn = Turn
duel-turn-label =
    { $count ->
        [one] Turn, one card left
       *[other] Turn, { $count } cards left
    }
duel-down = face down
duel-won = won
duel-won-count =
    { $count ->
        [one] One card won
       *[other] { $count } cards won
    }
duel-hint = Turn a pair: you turn for both of you.
duel-hint-other = { $name } turns for both.
duel-beats =
    { $who ->
        [you] Your { $high } beats the { $low }!
       *[other] { $name } wins: { $high } beats { $low }
    }
duel-equal = Equal: two cards with { $number }
duel-out =
    { $who ->
        [you] Equal, and you have no card left
       *[other] Equal, and { $name } has no card left
    }
duel-tie = Equal!
duel-again = Equal again!
duel-wait = { $count } cards wait for the winner
duel-nobody = { $count } cards go to nobody
