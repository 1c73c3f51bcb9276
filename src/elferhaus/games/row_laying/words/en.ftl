### Why not

row-waits = { $card_The } must wait: { $missing_the } comes first
row-waits-either = { $card_The } must wait: { $missing_the } or { $other_the } comes first
row-not-started = { $card_The } must wait: the { $colour } row has not been started; it starts with { $needed }
row-opening = { $card_The } cannot open the round: { $needed_the } must be laid first
row-opening-three = { $card_The } cannot open the round: that takes a 10, an 11 or a 12
row-must-lay = You can lay something, { $card_the } for one, so lay at least one card
row-laid-already = You have laid a card in this turn: lay on or end it, but do not draw or pass
row-drawn-must = The card you drew, { $card_the }, fits: lay it now
row-drawn-may = The card you drew, { $card_the }, fits: lay it or keep it
row-keep = There is no drawn card to keep
row-must-draw = Nothing in your hand fits: draw the top card of the stock
row-stock-empty = Nothing in your hand fits and the stock is empty: pass
row-without-two-players = A colour is left out only with two players, not with { $players }
row-starter-only-false-start = Only in the false start can the seat left of the dealer begin by choice
deal-table = Before play the 1 and the { $high } of every colour lie out, and no other card
deal-table-empty = Before play no card lies out
deal-no-eleven = No hand holds an 11: the cards must be dealt again

### Hints

hint-rows-draw = Nothing of yours fits: draw a card
hint-rows-draw-again = Still nothing fits: draw once more
hint-rows-keep = Keep { $card_the }: it fits later too, and so you open nothing to others
hint-rows-pass = Nothing of yours fits, and there is nothing to draw: pass
hint-rows-end = Nothing more of yours fits: end your turn
hint-rows-end-keep = Stop here and keep { $card_the }: only you can open { $low } to { $high }
hint-rows-end-opens = Stop here: every card of yours that still fits opens the way for others
hint-rows-end-waits = Stop here: { $card_the } will still fit at your next turn
hint-rows-last = Lay { $card_the }, your last card, and you win!
hint-rows-drawn = { $card_The } that you drew fits: lay it
hint-rows-out = Lay everything: all { $count } of your cards can go now
hint-rows-begin = Begin with { $card_the }: it starts its row
hint-rows-waits = Lay { $card_the }: your { $other } is waiting behind it
hint-rows-towards = Lay { $card_the }: that brings your { $other } nearer
hint-rows-only = Only { $card_the } fits, so lay it
hint-rows-nothing-behind = Lay { $card_the }: behind it there is no place left
hint-rows-next-is-mine = Lay { $card_the }: the next one there, { $other_the }, is yours too
hint-rows-rather = Lay { $card_the } and keep { $other_the }: only you can open { $low } to { $high }
hint-rows-least = Lay { $card_the }: of what fits, it opens the fewest places to others ({ $count })
