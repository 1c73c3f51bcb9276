### The game and its rules

game-hoechste = Highest Card Wins
    .about = Everyone has the same eleven numbers; what counts is playing the right one at the right moment.

HK-1 = This is a game for 2 to 4 players. Everyone holds the cards from 1 to 11 of a colour of their own: the first
    seat red, the second yellow, the third green, the fourth blue.
    .title = Cards

HK-2 = All players choose a card in secret and turn it over together. The highest card takes them all.
    .title = Trick

HK-3 = If several players tie for the highest card, the cards wait and go to the winner of the next trick.
    .title = Tie

HK-4 = If there is a tie for the highest card in the last trick, these cards and any that are still waiting go to
    nobody.
    .title = Tie at the end

HK-5 = After 11 tricks, whoever has the most cards wins.
    .title = End

### At the table

hoechste-you = You
hoechste-ready = ready
hoechste-laid = laid
hoechste-thinks = thinking…
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
       *[other] { $count }-way tie at { $number }!
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
hoechste-next-wins = The next trick is worth { $count } cards.
hoechste-memo = Memory help
hoechste-choose = Choose a card
hoechste-waits = { $name } is still thinking…
hoechste-waits-many = { $count } are still thinking…
hoechste-play = Lay it face down
hoechste-play-card = Lay { $card_the } face down
hoechste-did-tie = A tie with { $number }: the cards stay there
hoechste-did-trick =
    { $who ->
        [you] You win the trick with the { $number }
       *[other] { $name } wins the trick with the { $number }
    }
hoechste-you-chose = You lay { $card } face down
hoechste-did-choose = { $name } has chosen

### What the coach says was done

coach-did-hoechste-play = { $name } chooses { $card_the }

### Why not

hoechste-play-without-card = Say which card you choose
hoechste-own-colour = { $seat } was dealt { $card_the }, but everyone holds only their own colour

### Hints

hint-hoechste-sure = Nobody can beat { $card_the }: all { $count } cards are yours
hint-hoechste-last = { $card_The } is the only card you have left
hint-hoechste-bid = { $count } cards are waiting: that is worth a high one, { $card_the }
hint-hoechste-save = Let others pay for the { $count } waiting cards, and save { $other_the }: play { $card_the }
hint-hoechste-keep = Nothing is waiting: play { $card_the } and save { $other_the } for later
hint-hoechste-lot = Nothing is waiting: play what nobody expects, such as { $card_the }

### The lesson

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

### Prizes

prize-hoechste-catch = The big fish
    .why = { $count } cards won at once
prize-hoechste-thrift = The piggy bank
    .why = A trick won with the { $count }
prize-hoechste-run = The winning streak
    .why = { $count } tricks in a row
