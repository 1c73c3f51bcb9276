# Hints for Collecting Colours

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
