### Why not

row-waits = { $card_The } must wait: { $missing_the } comes first
row-waits-either = { $card_The } must wait: { $missing_the } or { $other_the } comes first
row-not-started = { $card_The } must wait: the { colour-name } row has not been started; it starts with { $needed }
row-opening = { $card_The } cannot open the round: { $needed_the } must be laid first
row-opening-three = { $card_The } cannot open the round: that takes a 10, an 11 or a 12
row-must-lay = You can lay a card, for example { $card_the }: lay at least one
row-laid-already = You have already laid a card this turn: lay more or end your turn
row-drawn-must = The card you drew, { $card_the }, fits: lay it now
row-drawn-may = The card you drew, { $card_the }, fits: lay it or keep it
row-keep = There is no drawn card to keep
row-must-draw = Nothing in your hand fits: draw the top card of the stock
row-stock-empty = Nothing in your hand fits and the stock is empty: pass
row-without-two-players = A colour is left out only with two players, not with { $players }
row-starter-only-false-start = Only with the false start can you let the player left of the dealer begin
deal-table = Before play the 1 and the { $high } of every colour lie out, and no other card
deal-table-empty = Before play no card lies out
deal-no-eleven = No hand holds an 11: the cards must be dealt again

### Hints

hint-rows-draw = None of your cards fits: draw a card
hint-rows-draw-again = Still nothing fits: draw once more
hint-rows-keep = Keep { $card_the }: it will fit later too, and that way you open nothing for the others
hint-rows-pass = None of your cards fits, and there is nothing to draw: pass
hint-rows-end = No more of your cards fit: end your turn
hint-rows-end-keep = Stop here and keep { $card_the }: only you can open { $low } to { $high }
hint-rows-end-opens = Stop here: every card of yours that still fits opens the way for others
hint-rows-end-waits = Stop here: { $card_the } will still fit at your next turn
hint-rows-last = Lay { $card_the }, your last card, and you win!
hint-rows-drawn = { $card_The } that you drew fits: lay it
hint-rows-out =
    { $count ->
        [one] Lay it: it is your last card
       *[other] Lay everything: all { $count } of your cards can go now
    }
hint-rows-begin = Begin with { $card_the }: it starts its row
hint-rows-waits = Lay { $card_the }: your { $other } is waiting behind it
hint-rows-towards = Lay { $card_the }: that brings your { $other } nearer
hint-rows-only = Only { $card_the } fits, so lay it
hint-rows-nothing-behind = Lay { $card_the }: there is no place left behind it
hint-rows-next-is-mine = Lay { $card_the }: the next one there, { $other_the }, is yours too
hint-rows-rather = Lay { $card_the } and keep { $other_the }: only you can open { $low } to { $high }
hint-rows-least = Lay { $card_the }: of all that fits, it opens the fewest places for others ({ $count })

### Prizes

prize-rows-long-turn = Staying power
    .why = { $count } cards in one turn
prize-rows-keystone = The keystone
    .why =
        { $count ->
            [one] { $count } row completed
           *[other] { $count } rows completed
        }
prize-rows-basket = The full basket
    .why = { $count } cards drawn, and never gave up
