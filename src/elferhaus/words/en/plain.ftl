# Any game on the plain board

plain-table = Table
plain-mine = Your side
plain-empty = empty
plain-ask = What would you like to do?
plain-can = Can be used
plain-told = { $name }: { $what }
plain-range = from { $least } to { $most }
plain-taken = already named
plain-delete = Delete the last digit
plain-arrange = Pick a card and move it.
plain-nth = { $card }, { $number } of { $count }
plain-left = To the left
plain-right = To the right

# What the cards, numbers and words of a table are usually called

view-stock = Stock
view-deck = Deck
view-pile = Pile
view-down = Face down
view-discard = Discard pile
view-middle = Middle
view-open = Open
view-rows = Rows
view-fits = Fits now
view-won = Won
view-laid = Laid
view-played = Played
view-hands = Hand
view-points = Points
view-score = Score
view-trump = Trump
view-colour = Colour
view-tricks = Tricks
view-card = Your card
view-starter = Starts
view-dealer = Deals
