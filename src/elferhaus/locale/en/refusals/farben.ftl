# Farben sammeln

farben-no-shuffle = There is nothing to shuffle now
farben-shuffle-first = The stock is empty: first it is remade from the cards under the four top cards
farben-shuffle-stock = Only the stock is ever shuffled
farben-taken-already = You have already taken a card: now put one on an open pile
farben-stock-empty = The stock is empty: take the top card of an open pile
farben-no-pile = The open piles are numbered 0 to 3
farben-name-card = Name the card that you take: { $top_the } is on top
farben-take-first = First take a card, then put one down
farben-just-taken = { $card_The } has just been taken from an open pile, so it stays in your hand this turn
farben-fill-place = { $card_The } must go on pile { $pile }, which you have emptied
farben-two-colours = Without { $card_the } your hand still has more than one colour, so you cannot close the round
farben-deal-piles = There are always 4 open piles, not { $found }
farben-deal-open = Each open pile starts with exactly one card
