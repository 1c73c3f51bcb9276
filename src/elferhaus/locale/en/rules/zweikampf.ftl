game-zweikampf = Duel
    .about = Two players, two piles, and the higher card takes it all: simple, quick, and exciting down to the last card.
    .variant-basic = Short duel
    .variant-long = Long duel

ZK-1 = Duel is a game for 2 players. You use two colours (option `colours`; unless you choose otherwise, red and { $edition ->
        [space] purple-blue).
       *[other] blue).
    } That makes 40 cards, 20 for each of you, as a face-down pile.
    .title = Cards

ZK-2 = Both of you turn over a card; the higher one takes both. If they are equal, each of you turns over another, and
    the winner takes all of them.
    .title = Turning cards

ZK-3 = The piles are played through once; then whoever has won the most cards wins. Cards that are still tied at the
    very end go to nobody.
    .title = End

ZK-V1 = { $edition ->
        [space] The space edition does not have this variant (C-5).
       *[other] Choose `long`. You play until one of you has all the cards. If your pile is used up when you need a card, you turn
        over the pile you have won and it becomes your new pile. The cards you won first are now on top; within a
        trick, the winner’s own cards come first and then the other player’s, the oldest first in each case. If you have
        no card left to break a tie, you lose it; if neither of you has one, the tied cards go to nobody. After
        5,000 turned pairs, whoever has more cards wins; if you have equally many, you share the win.
    }
    .title = Long duel
