### The game and its rules

game-farben = Collecting Colours
    .about = Draw, drop and collect until your whole hand glows in a single colour.

FS-1 = This is a game for 2 to 6 players. With 2 or 3 players everyone gets 9 cards, with 4 or 5 players 8, with 6
    players 7. The rest is the stock. Its top four cards start four open piles.
    .title = Deal

FS-2 = Take the top card of the stock or the top card of one of the open piles. Then put one card from your hand on an
    open pile. If you emptied a place, your card must go there, so that there are always four open piles. A card you
    took from an open pile may not be dropped anywhere in the same turn; one from the stock may. If the stock is empty
    at the start of a turn, it is remade then: shuffle everything that lies under the four top cards. If there is
    nothing there, you can only take from the open piles.
    .title = Your turn

FS-3 = If you hold cards of one colour only, you may close the round at the end of your own turn. Then nobody plays
    on.
    .title = Closing the round

FS-4 = For each hand you look for the best colour: the sum of its numbers makes the points. Whoever has the most
    points after all the rounds wins. A good match has as many rounds as there are players. The first round starts
    with the player to the dealer’s left, each later one with the loser of the round before; if several lost equally,
    with the first of them clockwise, counting from the last starter, who is included. A round that nobody closes
    within 300 turns, all players’ turns together, is scored as it stands.
    .title = Points

### At the table

farben-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
farben-piles = Piles
farben-pile =
    { $count ->
        [one] Open pile { $pile }: { $card }
       *[other] Open pile { $pile }: { $card } on top, { $count } cards
    }
farben-pile-empty = Open pile { $pile }: empty
farben-here = drop here
farben-shelf = { $colour }, sum { $sum }
farben-no-colour = no { $colour }
farben-counts = counts
farben-new = new
farben-new-stays = New, stays this turn.
farben-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
farben-hint-take = Take a card.
farben-hint-drop = Drop a card.
farben-hint-where = On which pile?
farben-hint-fill = Pile { $pile } is empty: put the card there.
farben-close = Close the round
farben-close-now = Only { $colour }: you have { $sum }. Then everyone adds up.
farben-close-with = Possible if you drop { $card }.
farben-close-not = Only with a single colour.
farben-close-turn = At the end of your turn.
farben-drop = Drop it
farben-drop-close = Drop it and close
farben-take-stock = Take from the stock
farben-did-take =
    { $who ->
        [you] You take { $card }
       *[other] { $name } takes { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] You take a card from the stock
       *[other] { $name } takes a card from the stock
    }
farben-did-drop =
    { $who ->
        [you] You drop { $card }
       *[other] { $name } drops { $card }
    }
farben-did-close =
    { $who ->
        [you] You drop { $card } and close the round
       *[other] { $name } drops { $card } and closes the round
    }
farben-did-shuffle = The stock is shuffled again

### What the coach says was done

coach-did-farben-take =
    { $from ->
        [stock] { $card ->
            [none] { $name } takes a card from the stock
           *[other] { $name } takes { $card_the } from the stock
        }
       *[other] { $name } takes { $card_the }
    }
coach-did-farben-drop =
    { $close ->
        [true] { $name } drops { $card_the } on pile { $on_number } and closes the round
       *[other] { $name } drops { $card_the } on pile { $on_number }
    }

### Why not

farben-no-shuffle = There is nothing to shuffle now
farben-shuffle-first = The stock is empty: first it is remade from the cards under the four top cards
farben-shuffle-stock = Only the stock is ever shuffled
farben-taken-already = You have already taken a card: now put one on an open pile
farben-stock-empty = The stock is empty: take the top card of an open pile
farben-no-pile = The open piles are numbered 0 to 3
farben-name-card = Name the card that you take: { $top_the } is on top
farben-take-first = First take a card, then drop one
farben-just-taken = { $card_The } has just been taken from an open pile, so it stays in your hand this turn
farben-fill-place = { $card_The } must go on the pile that you have emptied
farben-two-colours = Without { $card_the } your hand still has more than one colour, so you cannot close the round
farben-deal-piles = There are always 4 open piles, not { $found }
farben-deal-open = Each open pile starts with exactly one card

### Hints

hint-farben-take = Take { $card_the }: your { colour-name } cards then make { $sum }
hint-farben-no-stock = The stock is empty: take an open card, for instance { $card_the }
hint-farben-stock = No { colour-name } card lies open: take one from the stock
hint-farben-stock-low = { $card_The } would not raise your sum: take one from the stock
hint-farben-close = Close now: your { colour-name } cards make { $sum }, that may well be enough
hint-farben-drop-low = Drop { $card_the }: you have one colour only, and it is your lowest
hint-farben-cover = Put { $card_the } on { $top_the }: { $name } might want that one
hint-farben-drop-unwanted = Drop { $card_the }: nobody else has taken that colour from the piles
hint-farben-drop =
    Drop { $card_the }: { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } is your best colour

### The lesson

lesson-farben-1 = You already have a lot of red. There is one more red card, and high ones count more: take it!
    .title = Collect one colour
lesson-farben-2 = Whoever has only one colour may close the round. Try it: drop the blue 3 and close.
    .title = Close already?
    .refused = The yellow 5 is in the way
lesson-farben-3 = After taking a card you always drop one. Drop the blue 3, without closing.
    .title = Take one, drop one
lesson-farben-4 = No red card lying open? Then take one from the stock.
    .title = Or a surprise
lesson-farben-5 = Red again! Drop the yellow 5 and close the round. Whoever has the most points in one colour wins.
    .title = Done!

### Prizes

prize-farben-full-stop = The full stop
    .why =
        { $count ->
            [one] { $count } round closed
           *[other] { $count } rounds closed
        }
prize-farben-magpie = The magpie
    .why = { $count } open cards snatched
prize-farben-dig = The treasure hunt
    .why = { $count } cards drawn from the stock
ending-farben-closed = Done!
    .by =
        { $who ->
            [you] You closed the round.
           *[other] { $name } closed the round.
        }
part-farben-colour =
    { $colour ->
        [red] { $count ->
            [one] one red card
           *[other] { $count } red cards
        }
        [yellow] { $count ->
            [one] one yellow card
           *[other] { $count } yellow cards
        }
        [green] { $count ->
            [one] one green card
           *[other] { $count } green cards
        }
       *[blue] { $count ->
            [one] one blue card
           *[other] { $count } blue cards
        }
    }
