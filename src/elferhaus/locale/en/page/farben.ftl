# Collecting Colours

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
farben-hint-fill = Pile { $pile } is empty, so it goes there.
farben-close = Close the round
farben-close-now = Only { $colour }: you have { $sum }, and everyone counts.
farben-close-with = Possible if you drop { $card }.
farben-close-not = Only with a single colour.
farben-close-turn = At the end of your turn.
farben-drop = drop
farben-drop-close = drop and close
farben-take-stock = Take from the stock
farben-did-take =
    { $who ->
        [you] You take { $card }
       *[other] { $name } takes { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] You take from the stock
       *[other] { $name } takes from the stock
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
farben-did-shuffle = The stock is shuffled anew
