# elfer-raus and junior

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
