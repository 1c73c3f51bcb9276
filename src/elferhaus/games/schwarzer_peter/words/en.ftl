### The game and its rules

game-schwarzer-peter = Old Maid
    .about = Collect pairs, draw from your neighbour, and whatever you do, do not be the one left with the card that has no twin.

SP-1 = Old Maid is a game for 2 to 6 players. You use two colours (option `colours`; unless you choose otherwise, red
    and blue), which makes 40 cards. With the option `short` you leave out the numbers from 17 to 20. One card is put
    aside without anyone seeing it; its twin, which is now alone, is the Old Maid. The rest is dealt as evenly as
    possible (C-2).
    .title = Cards

SP-2 = If you have a pair (two equal numbers), it is laid down at once, always: there is never a reason to keep one.
    .title = Pairs

SP-3 = The player to the dealer’s left starts (that player counts as the starter even if they have no cards and are
    skipped). On your turn, draw one card from your left neighbour without seeing it, then lay down a pair if you have
    one. Your left neighbour is the next player clockwise who still holds cards. Players without cards are safe and
    are skipped. Before the draw, the player who is drawn from may rearrange their cards; whoever draws chooses a
    position. The next turn goes to the first player with cards to the left of the one who drew. Whether the round is
    over is checked after the pairs have been laid down at the beginning (SP-2) and after every draw. After 2,000
    draws the holder of the Old Maid loses.
    .title = Your turn

SP-4 = When only one card is left, its holder loses, and everyone else wins. If you like, you can agree on a forfeit
    for the loser (option `forfeit`, in your own words); unless you choose another, it is a black dot on the nose.
    .title = End

### What a table can choose

choose-schwarzer-peter-colours = Which two colours?
    .about = The others stay in the box.
choose-schwarzer-peter-short = Short game
    .about = Without the numbers from 17 to 20.
choose-schwarzer-peter-forfeit = Forfeit for losing
    .about = In your own words, such as “sing a song”.
    .none = a black dot on the nose

### At the table

peter-nth = { $number } of { $count }
peter-pairs = Pairs on the table
peter-pair = A pair!
peter-came-from = { $card } came from { $name }.
peter-choose = Which card do you draw?
peter-grins = is grinning…
peter-pulls-from-you = { $name } draws from you
peter-pulls-from = { $name } draws from { $from }
peter-backs-only = Move your cards around. { $name } sees only backs.
peter-cards-of =
    { $count ->
        [one] { $name }: one card face down
       *[other] { $name }: { $count } cards face down
    }
peter-hint-pull = Draw a card from { $name }.
peter-hint-arrange = Rearrange as long as you like.
peter-how = Arrow keys go from card to card; Shift with an arrow key moves the card.
peter-pull = Draw this card
peter-pull-any = Draw any card
peter-shuffle = Shuffle
peter-done = Done
peter-safe = safe
peter-you-are-safe = No cards left: you are safe!
peter-dot = { $name } with a black dot on the nose
peter-left = was left over
peter-aside = was set aside
peter-forfeit = Forfeit: { $forfeit }
peter-did-pair =
    { $who ->
        [you] A pair! You lay down two { $number }s
       *[other] { $name } lays down a pair of { $number }s
    }
peter-did-arrange =
    { $who ->
        [you] You rearrange your cards
       *[other] { $name } rearranges the cards
    }
peter-did-pull = { $name } draws a card from { $from }
peter-you-pulled = You draw { $card } from { $from }
peter-pulled-from-you = { $name } draws { $card } from you

### What the coach says was done

coach-did-schwarzer-peter-pull =
    { $card ->
        [none] { $name } draws a card from { $from_name }
       *[other] { $name } draws { $card_the } from { $from_name }
    }
coach-did-schwarzer-peter-arrange = { peter-did-arrange }

### Why not

schwarzer-peter-colours = This game is played with exactly two different colours
schwarzer-peter-neighbour = Draw from { $seat }: those are the next cards to your left
schwarzer-peter-index = There is no card at position { $index }: positions are counted from 0 to { $last }
schwarzer-peter-other-card = { $card_The } is not the card at position { $index }
schwarzer-peter-arrange = Only { $seat } can rearrange cards now: they are about to be drawn from
schwarzer-peter-no-order = Rearranging needs the new order of all the cards in the hand

### Hints

hint-schwarzer-peter-twin = Draw this one: it is { $card_the }, and you have { $other_the }
hint-schwarzer-peter-only = { $name } has only this card left: draw it
hint-schwarzer-peter-not-that = Draw one you do not know: { $card_the } there makes no pair with yours
hint-schwarzer-peter-any = { $name }’s cards are all as good as each other: just draw one
hint-schwarzer-peter-mix = Shuffle your cards: { $name } draws next, and everyone saw where your new one went

### The lesson

lesson-schwarzer-peter-1 = Two cards with the same number are laid down. Only the Old Maid has no twin: whoever has her at the end loses. Draw!
    .title = Pairs are laid down
lesson-schwarzer-peter-2 =
    The 5 is gone! Nobody knows yet which card is the Old Maid. Draw again: if it makes no
    pair, you keep it.
    .title = Let’s see if it fits
lesson-schwarzer-peter-3 = The 14 does not fit and stays with you. Before somebody draws from you, you may shuffle. Confuse them!
    .title = Now they draw from you
lesson-schwarzer-peter-4 = All you need is the other 9. Without cards you are safe. Draw, and good luck!
    .title = The last card

### What the house says of it

peter-is-loser =
    { $who ->
        [you] You are the Old Maid!
       *[one] { $name } is the Old Maid!
    }
peter-others-safe = All the others got away.

### Prizes

prize-schwarzer-peter-potato = The hot potato
    .why =
        { $count ->
            [one] Got rid of the Old Maid { $count } time
           *[other] Got rid of the Old Maid { $count } times
        }
prize-schwarzer-peter-pairs = The lucky hand
    .why = { $count } pairs drawn
prize-schwarzer-peter-fan = The busy fan
    .why = { $count } times the cards changed places
ending-schwarzer-peter = Old Maid!
    .by =
        { $who ->
            [you] You are left with the last card.
           *[other] { $name } is left with the last card.
        }
