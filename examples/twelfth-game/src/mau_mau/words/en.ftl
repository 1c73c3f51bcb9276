game-mau-mau = Mau-Mau
    .about = Lay what fits in colour or number. The 7 gives cards away, the 8 makes somebody wait, the 11 wishes.

MM-1 = Everybody gets five of the 80 cards. The next card is turned up and begins the pile, the rest is the stock. The
    player to the dealer’s left begins.
    .title = Cards and deal
MM-2 = On your turn you may lay one card: of the same colour or with the same number as the top card of the pile, or of
    the colour that was wished for.
    .title = What fits
MM-3 = After a 7 the next player draws two cards. After an 8 the next player misses a turn.
    .title = Sevens and eights
MM-4 = An 11 fits on every card. Whoever lays it wishes for a colour, and the next card must have it, or be an 11 again.
    .title = The 11 wishes
MM-5 = If you cannot or do not want to lay, draw a card from the stock; that ends your turn. If there is no stock and
    nothing fits, you pass.
    .title = Drawing and passing
MM-6 = When the stock is used up, the pile is shuffled into a new one; only its top card stays.
    .title = A new stock
MM-7 = Whoever lays the last card ends the round and has won it. The numbers left in the other hands are points against
    their owners; the fewest points win. After 1,000 turns the round is over in any case.
    .title = End and points

mau-mau-misfit = { $card_The } does not fit on { $top_the }: lay something { colour-name }, the same number, or an 11
mau-mau-wish = You wish for a colour with an 11 only, and then you say which
mau-mau-no-stock = There is nothing to draw
mau-mau-no-pass = You can still lay or draw something

view-mau-mau-pile = Pile
view-mau-mau-stock = Stock
view-mau-mau-wished = Wished for
view-mau-mau-turns = Turns
do-mau-mau-lay =
    { $colour ->
        [none] Lay
        [red] Wish for red
        [yellow] Wish for yellow
        [green] Wish for green
       *[blue] Wish for blue
    }
    .ask = Which colour do you wish for?
do-mau-mau-draw = Draw a card
do-mau-mau-pass = Pass
told-mau-mau-lay =
    { $colour ->
        [none] { $name } lays { $card_the }
        [red] { $name } lays { $card_the } and asks for red
        [yellow] { $name } lays { $card_the } and asks for yellow
        [green] { $name } lays { $card_the } and asks for green
       *[blue] { $name } lays { $card_the } and asks for blue
    }
told-mau-mau-draw = { $name } draws a card
told-mau-mau-pass = { $name } passes
told-mau-mau-penalty = { $name } has to draw { $count } cards
