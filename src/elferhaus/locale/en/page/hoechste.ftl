# Highest Card Wins

hoechste-you = You
hoechste-ready = ready
hoechste-laid = laid
hoechste-thinks = thinking …
hoechste-you-choose = you choose
hoechste-tied = tied
hoechste-takes = takes all
hoechste-won =
    { $count ->
        [one] one card won
       *[other] { $count } cards won
    }
hoechste-left = Still in hand: { $cards }
hoechste-lay-here = Lay it here face down
hoechste-trick = Trick { $number } of { $of }
hoechste-pot =
    { $count ->
        [one] one card to win
       *[other] { $count } cards to win
    }
hoechste-tie =
    { $count ->
        [2] { $number } against { $number }!
       *[other] { $count } times { $number }!
    }
hoechste-nobody-wins = Nobody wins this trick.
hoechste-best =
    { $who ->
        [you] Your { $number } is the highest!
       *[other] { $name } wins with the { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] You take all { $count } cards.
       *[other] { $name } takes all { $count } cards.
    }
hoechste-tray = Waiting cards
hoechste-waiting =
    { $count ->
        [one] One card waits
       *[other] { $count } cards wait
    }
hoechste-nobody =
    { $count ->
        [one] One card goes to nobody
       *[other] { $count } cards go to nobody
    }
hoechste-next-wins = The next trick wins { $count }.
hoechste-memo = Memory help
hoechste-choose = Choose a card
hoechste-waits = { $name } is still thinking …
hoechste-waits-many = { $count } are still thinking …
hoechste-play = lay face down
hoechste-play-card = Lay { $card } face down
hoechste-did-tie = A tie with { $number }: the cards stay there
hoechste-did-trick =
    { $who ->
        [you] You win the trick with the { $number }
       *[other] { $name } wins the trick with the { $number }
    }
hoechste-you-chose = You lay { $card } face down
hoechste-did-choose = { $name } has chosen
