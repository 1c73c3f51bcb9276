# elfer-raus and junior

row-waits = { $card_The } must wait: { $missing_the } comes first
row-waits-either = { $card_The } must wait: { $missing_the } or { $other_the } comes first
row-not-started = { $card_The } must wait: the { $colour } row has not been started; it starts with { $needed }
row-opening = { $card_The } cannot open the round: { $needed } must
row-must-lay = Something fits, { $card_the } for one: lay at least one card
row-laid-already = After a lay there is no drawing or passing: lay on, or end the turn
row-drawn-fits = The drawn card, { $card_the }, fits: that is all there is to decide
row-keep = There is no drawn card to keep
row-must-draw = Nothing fits: draw the top card of the stock
row-stock-empty = Nothing fits and the stock is empty: pass
row-without-two-players = A colour is left out only with two players, not with { $players }
row-starter-only-false-start = Only the false start can begin left of the dealer
deal-table = These cards lie out before play: { $cards }
deal-no-eleven = No hand holds an 11: it must be dealt again
