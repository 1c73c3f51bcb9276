### The game and its rules

game-zweikampf = Duel
    .about = Two players, two piles, and the higher card takes it all: simple, quick, and exciting down to the last card.
    .variant-basic = Short duel
    .variant-long = Long duel

ZK-1 = Duel is a game for 2 players. You use two colours (option `colours`; unless you choose otherwise, red and
    { $edition ->
        [space] purple-blue).
       *[other] blue).
    } That makes 40 cards, 20 for each of you, as a face-down pile.
    .title = Cards

ZK-2 = Both of you turn over a card; the higher one takes both. If they are equal, each of you turns over another, and
    the winner takes all of them.
    .title = Turning cards

ZK-3 = The piles are played through once; then whoever has won the most cards wins. Cards that are still tied at the
    very end go to nobody.
    .title = End

ZK-V1 = { $edition ->
        [space] The space edition does not have this variant (C-5).
       *[other] Choose `long`. You play until one of you has all the cards. If your pile is used up when you need a
        card, you turn over the pile you have won and it becomes your new pile. The cards you won first are now on
        top; within a trick, the winner’s own cards come first and then the other player’s, the oldest first in each
        case. If you have no card left to break a tie, you lose it; if neither of you has one, the tied cards go to
        nobody. After 5,000 turned pairs, whoever has more cards wins; if you have equally many, you share the win.
    }
    .title = Long duel

### What a table can choose

choose-zweikampf-colours = Which two colours?
    .about = The others stay in the box.
variants-zweikampf =
    .basic = Each pile is played through once.
    .long = You play until one of you has all the cards.

### At the table

duel-you = You
duel-turn = Turn over
duel-turn-label =
    { $count ->
        [one] Turn over, one card left
       *[other] Turn over, { $count } cards left
    }
duel-down = face down
duel-won = won
duel-won-count =
    { $count ->
        [one] One card won
       *[other] { $count } cards won
    }
duel-hint = Turn over your top card.
duel-wait-for = Waiting for { $name }
duel-hint-both = Each of you turns over a card of your own.
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

### What the coach says was done

coach-did-zweikampf-turn = { $name } turns a card over

### Why not

zweikampf-colours = This game is played with exactly two different colours

### Hints

hint-zweikampf-luck = There is nothing to choose here, only luck: turn over a card
hint-zweikampf-tied = A tie: { $count } cards wait for the winner, turn over the next ones

### The lesson

lesson-zweikampf-1 = You both turn over your top card. The higher one takes both. Tap your pile!
    .title = The higher card wins
lesson-zweikampf-2 = Both cards are yours. Whoever has the most at the end wins. Turn over another!
    .title = 14 beats 9
lesson-zweikampf-3 = The 17 was higher than your 6. Never mind: the next pair may be yours. Turn over!
    .title = Not this time
lesson-zweikampf-4 = Two 8s: the cards stay there. The next pair decides about all four. Turn over!
    .title = Equal!
lesson-zweikampf-5 = All four are yours! Now each of you has one card left. Turn it over and win!
    .title = The last pair

### What the house says of it

edition-zweikampf =
    { $edition ->
        [space] The short duel only.
       *[other] Played by the leaflet “{ $leaflet }”.
    }

### Prizes

prize-zweikampf-run = The winning streak
    .why = Higher { $count } times in a row
prize-zweikampf-catch = The big fish
    .why = { $count } cards won at once
prize-zweikampf-underdog = The small giant
    .why = Won with the { $count }
