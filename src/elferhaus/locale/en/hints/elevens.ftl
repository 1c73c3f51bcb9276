# Hints for 11 Elevens

hint-elevens-swap = Swap your { $card } for the joker that lies in its place
hint-elevens-discard = Throw the joker out: that opens nothing, and in your hand it costs { $points } points
hint-elevens-out-joker = Throw the joker out: your whole hand can go now
hint-elevens-end-four = Four cards are the most in one turn: end it
hint-elevens-completes = With { $card_the } the side is full: that earns you a bonus card
hint-elevens-joker = Lay the joker: left in your hand it costs { $points } points
hint-elevens-joker-waits = Lay the joker as { $card }: your { $other } is waiting behind it
hint-elevens-bridge = Build a bridge for { $card_the }: nothing else leads there yet
hint-elevens-bridge-waits = Build a bridge for { $card_the }: your { $other } is waiting behind it
hint-elevens-collects =
    { $count ->
        [one] Lay { $card_the }: its side is nearly full, and one missing card is yours
       *[other] Lay { $card_the }: its side is nearly full, and { $count } missing cards are yours
    }
hint-elevens-short =
    { $count ->
        [one] Lay { $card_the }: it counts { $points }, and { $name } has only one card left
       *[other] Lay { $card_the }: it counts { $points }, and { $name } has only { $count } cards left
    }
hint-elevens-high = Lay { $card_the }: left in your hand it costs { $points } points
hint-elevens-save-joker = None of your numbers fits now, and a joker is worth saving
hint-elevens-save-bridge = None of your numbers fits without a bridge, and bridges are worth saving
hint-elevens-side = Keep { $card_the }: else others could complete that side and take the bonus
hint-elevens-draw-waits = Rather draw: while there is a stock nobody has to lay
hint-elevens-end-waits = Enough for this turn: what still fits can wait
hint-elevens-draw-opens =
    { $count ->
        [one] Rather draw: { $card_the } would open a place to others
       *[other] Rather draw: { $card_the } would open { $count } places to others
    }
