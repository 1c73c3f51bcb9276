# 11 Elevens at the table

elevens-did-bridge =
    { $who ->
        [you] You lay { $card } over a bridge
       *[other] { $name } lays { $card } over a bridge
    }
elevens-did-joker =
    { $who ->
        [you] You lay a joker as { $card }
       *[other] { $name } lays a joker as { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] You lay a joker as { $card } over a bridge
       *[other] { $name } lays a joker as { $card } over a bridge
    }
elevens-did-swap =
    { $who ->
        [you] You swap { $card } for the joker
       *[other] { $name } swaps { $card } for the joker
    }
elevens-did-discard =
    { $who ->
        [you] You discard a joker
       *[other] { $name } discards a joker
    }
elevens-did-bonus =
    { $who ->
        [you] Side complete: you get a bonus card
       *[other] Side complete: { $name } gets a bonus card
    }
elevens-four-rows = The four rows
elevens-row = { $colour }: { $runs }
elevens-map = All columns at a glance
elevens-columns = Columns { $from } to { $to }
elevens-look = Show { $card }
elevens-bridge-here = Lay { $card } over a bridge
elevens-joker-here = Lay the joker as { $card }
elevens-joker-bridge-here = Lay the joker as { $card } over a bridge
elevens-swap-here = Swap { $card } for the joker
elevens-span = Bridge: { $upper } – { $lower }
elevens-build = Build a bridge ({ $upper } – { $lower }) and lay { $card }
elevens-build-joker = Build a bridge ({ $upper } – { $lower }) and lay the joker as { $card }
elevens-bridges =
    { $count ->
        [one] one bridge
       *[other] { $count } bridges
    }
elevens-bonus =
    { $count ->
        [one] one bonus card
       *[other] { $count } bonus cards
    }
elevens-out =
    { $count ->
        [one] Out of the game: one joker
       *[other] Out of the game: { $count } jokers
    }
elevens-laid =
    { $count ->
        [one] This turn: one of four cards
       *[other] This turn: { $count } of four cards
    }
elevens-of-four = { $count } of 4
elevens-hint-joker = Tap a lit place
elevens-hint-swap = Does not count as a card laid
elevens-hint-bridge = This costs a bridge
elevens-hint-duty = The stock is empty: you have to lay
elevens-hint-swapped = Now lay a card or discard a joker
elevens-note-swap = Can replace the joker.
elevens-note-bridge = Fits over a bridge.
elevens-do-swap = Swap
elevens-do-bridge = Bridge +
elevens-do-discard = Discard
