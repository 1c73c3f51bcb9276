### The game and its rules

game-elfer-raus = Elfer raus!
    .about = Out with the elevens! Build four rows up and down from the 11s, hold the right card back for just long enough, and be the first to empty your hand.
    .variant-basic = Basic game
    .variant-false-start = False start
    .variant-three-starts = Three ways to start
    .variant-any-start = Any card starts

ER-1 = Elfer raus! is a game for 2 to 6 players, with all 80 cards: four colours, each numbered from 1 to 20. Two players
    may leave one colour out and play with 60 cards. { $edition ->
        [space] In the space edition that colour is purple-blue: choose `without: blue`.
       *[other] Which colour that is, is up to you: choose `without: red`, `yellow`, `green` or `blue`.
    }
    .title = Cards

ER-2 = With 2 or 3 players everyone gets 20 cards, with 4 players 15, with 5 players 12 and with 6 players 10. The
    cards that are left form the face-down stock.
    .title = Deal

ER-3 = Whoever holds the red 11 opens the round by laying it. If nobody has it in hand, the yellow 11 opens instead,
    then the green one, then the { $edition ->
        [space] purple-blue
       *[other] blue
    } one; a colour you have left out (ER-1) is skipped. If there is no 11 in any hand, shuffle and deal again, with
    the same dealer. { $edition ->
        [space] The opening card
       *[other] (You do not deal again in the variants ER-V2 and ER-V3, nor with `starter: left-of-dealer`.) The
        opening card
    } must be laid; it is exactly this one card, and the turn ends at once.
    .title = Opening

ER-4 = If you can lay a card on your turn, you must lay at least one. You may lay as many as you like, on any rows and
    in any order, as long as each card fits at the moment you lay it. You may also hold cards back on purpose. Once
    you have laid a card, your turn ends when you say so. While you still hold cards it never ends by itself, for that
    would tell the others what you do not have.
    .title = Your turn

ER-5 = Only its 11 can start a row. Each row has a single colour. On one side it grows downward with the next lower number
    (10, 9, 8 … down to 1), on the other side upward with the next higher number (12, 13, 14 … up to 20), and never with a
    gap. For example: next to the { $edition ->
        [space] purple-blue
       *[other] blue
    } 11 (`b11`) only `b10` and `b12` fit. The yellow 9 (`y9`) does not fit on `b10`, because it has another colour, and
    `b15` does not fit on `b12`, because there would be a gap.
    .title = What fits

ER-6 = If you cannot lay a card, draw the top card of the stock. If it fits, you must lay it at once, and your turn
    ends. If it does not fit, draw again, until a card fits, you have drawn three cards, or the stock is empty. The
    last of these cards, too, must be laid if it fits. If none of them fits, you keep them and your turn is over.
    .title = Drawing

ER-6s = If you cannot lay a card, draw the top card of the stock. If it fits, you may lay it, or you may keep it:
    either way your turn ends, and you draw no more. If it does not fit, draw again, until a card fits, you have drawn
    three cards, or the stock is empty. The last of these cards, too, may be laid if it fits. If none of them fits,
    you keep them and your turn is over.
    .title = Drawing

ER-7 = If the stock runs out while you are drawing, you stop, and your turn ends. If you cannot lay a card and there
    is no stock left, say so and pass.
    .title = Empty stock

ER-8 = The round ends the moment somebody lays the last card of their hand. That player wins the round.
    .title = End of the round

ER-9 = Everyone adds up the numbers on the cards still in their hand: these are the points (a 19 and a 2 make 21).
    When you have played the rounds you agreed on, whoever has the fewest points wins; players who tie share the win.
    If you agree on nothing, you play one round.
    .title = Points

ER-10 = To save room, the cards of a row may be shown stacked on both sides of the 11.
    .title = Saving room

ER-V1 = { $edition ->
        [space] The space edition does not have this variant (C-5).
       *[other] Choose `false-start`. Before the deal, the 1 and the 20 of every colour are laid out. You deal from
        the other 72 cards (54 with one colour left out). From the 1 each row grows upward, from the 20 downward; the
        11 is a card like any other. The starter is the same as in the basic game: whoever holds the red 11, or else
        the yellow, green or blue one; if nobody holds an 11, deal again. But since the 11 cannot be laid now, the
        starter simply takes an ordinary turn. If you would rather have the player to the dealer’s left begin, choose
        `starter: left-of-dealer`. All other rules stay the same.
    }
    .title = False start

ER-V2 = { $edition ->
        [space] The space edition does not have this variant (C-5).
       *[other] Choose `three-starts`. A row may be started by its 10, its 11 or its 12, and each row may start
        differently. Once it has started, it grows only by the neighbouring numbers. The player to the dealer’s left
        opens with a 10, 11 or 12 of any colour, or else draws by ER-6. The first card laid in the round ends that
        turn at once, as in ER-3. If the opener found no such card, the next player faces the same opening. All other
        rules stay the same.
    }
    .title = Three ways to start

ER-V3 = { $edition ->
        [space] The space edition does not have this variant (C-5).
       *[other] Choose `any-start`. In each round a starter is drawn by lot and opens with any one card, and lays
        exactly that one card. The number on it now starts all the other rows as well. The 11 is a card like any
        other, unless it happens to be that number. All other rules stay the same.
    }
    .title = Any card starts

### What a table can choose

choose-elfer-raus-without = Without one colour
    .about = For two, three colours are enough: 60 cards, easier to follow.
    .none = With all four
choose-elfer-raus-starter = Who starts?
    .about = With the false start you can let the player left of the dealer start instead.
    .holder = Whoever has the red 11
    .left-of-dealer = Left of the dealer
variants-elfer-raus =
    .basic = Every row begins with its 11.
    .false-start = The 1s and 20s are already out; each row fills up from both ends.
    .three-starts = A row may begin with 10, 11 or 12.
    .any-start = The first card decides what all rows begin with.

### The lesson

lesson-elfer-raus-1 = The first to run out of cards wins. An 11 may always come out: lay your yellow 11!
    .title = Elevens out!
lesson-elfer-raus-2 = The red row goes up to 13. So your 14 fits. Add it to the row!
    .title = Always the neighbour
lesson-elfer-raus-3 = The green row ends at 12. Go on, try your 15.
    .title = And the 15?
    .refused = Something is missing
lesson-elfer-raus-4 = You may lay as many cards as fit. Now none does: end your turn.
    .title = Your turn is done
lesson-elfer-raus-5 = The green 14 is still missing. So draw from the stock until a card fits, but three at most.
    .title = Nothing fits?
lesson-elfer-raus-6 = The blue 13 belongs beside the 12. A drawn card that fits is laid at once.
    .title = It fits!
lesson-elfer-raus-7 = Somebody laid the 14. Now your 15 fits: lay it and win!
    .title = The last card

### What the house says of it

edition-elfer-raus =
    { $edition ->
        [space] If a drawn card fits, you may also keep it. Basic game only.
       *[other] If a drawn card fits, you must lay it.
    }

### Prizes

prize-elfer-raus-doors = The door opener
    .why = { $count } elevens laid
