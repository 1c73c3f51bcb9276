# Old Maid

peter-nth = { $number } of { $count }
peter-pairs = Pairs on the table
peter-pair = A pair!
peter-came-from = { $card } came from { $name }.
peter-choose = Which card do you draw?
peter-grins = is grinning …
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
peter-how = Arrows go from card to card; Shift and an arrow moves the card.
peter-pull = Draw this card
peter-pull-any = Draw any card
peter-shuffle = Shuffle
peter-safe = safe
peter-you-are-safe = No cards left: you are safe!
peter-dot = { $name } with a black dot on the nose
peter-left = was left
peter-aside = lay aside
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
peter-you-pulled = From { $from } you draw { $card }
peter-pulled-from-you = { $name } draws { $card } from you
