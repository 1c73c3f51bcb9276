# elevens

elevens-rows = The rows need all four colours, each exactly once
elevens-deal-rows = The rows do not lie in the order that this table has chosen
elevens-deal-bridges =
    { $found ->
        [one] Seat { $seat } was given { $found } bridge instead of { $wanted }
       *[other] Seat { $seat } was given { $found } bridges instead of { $wanted }
    }
elevens-four = Four cards have been laid: only swaps or the end of the turn remain
elevens-laid-already = After laying there is no drawing or passing: lay on, or end the turn
elevens-nothing-done = Nothing has been laid yet, so there is no turn to end
elevens-must-draw = There is still a stock: lay a card or draw instead of passing
elevens-waits = { $place_The } must wait: { $missing_the } comes first, unless a bridge leads there
elevens-waits-either = { $place_The } must wait: { $missing_the } or { $other_the } comes first, unless a bridge leads there
elevens-taken = { $place_The } does not fit: its place is already filled
elevens-swap-instead = { $place_The } does not fit: a joker lies in its place and can be swapped for it
elevens-joker-as = Say which number card the joker stands for
elevens-as-number = { $card_The } stands only for itself: only a joker takes another card’s place
elevens-no-joker-there = { $card_The } cannot be swapped in: no joker on the table stands for it
elevens-swap-alone = Swaps alone are not a turn: lay a card or discard a joker as well
elevens-discard = { $card_The } cannot be discarded: only jokers can
elevens-bridge-none = This seat has no bridges left
elevens-bridge-needless = { $place_The } fits without a bridge
elevens-bridge-apart = { $place_The } cannot be reached like this: the bridge must start at { $needed }, not at { $other_the }
elevens-bridge-empty = No bridge can start at { $other_the }: that place is still empty
elevens-owes = { $card_The } fits and the stock is empty: at least one card must go on a row
elevens-stock-empty = The stock is empty: there is nothing to draw
