# schwarzer-peter

schwarzer-peter-colours = This game is played with exactly two different colours
schwarzer-peter-neighbour = Draw from seat { $seat }: it is the next one to the left that still holds cards
schwarzer-peter-index = There is no card at position { $index }: positions are counted from 0 to { $last }
schwarzer-peter-other-card = { $card_The } is not the card at position { $index }
schwarzer-peter-arrange = Only seat { $seat } can rearrange its cards now: it is the one to be drawn from
schwarzer-peter-no-order = Rearranging needs the new order of all the cards in the hand
