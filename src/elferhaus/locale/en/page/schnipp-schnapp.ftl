# Snip Snap on the page

snap-word-schnapp = Snap!
snap-word-schnipp = Snip!
snap-when-schnapp = two alike
snap-when-schnipp = like the middle
snap-label-schnapp = Snap! The same number lies on two open piles
snap-label-schnipp = Snip! The last card is like the middle
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-go = Go!
snap-in = Turn in { $left }
snap-turn = Turn a card
snap-left = { $count } left
snap-turn-label =
    { $count ->
        [one] Turn your last card face down
       *[other] Turn the next card, { $count } left
    }
snap-down =
    { $count ->
        [one] One card face down
       *[other] { $count } cards face down
    }
snap-your-quartets = Your quartets
snap-no-quartets = No quartet yet
snap-your-pile = Your open pile
snap-pile-of = Open pile: { $name }
snap-on-pile = On top of { $count } cards.
snap-quartets =
    { $count ->
        [one] One quartet
       *[other] { $count } quartets
    }
snap-quartet = Quartet { $number }
snap-out = without cards
snap-middle = Middle
snap-nth = Card { $number }
snap-finish = Photo finish
snap-finish-empty = After every call you see here who called what, and when.
snap-legend = Striped: time on the line. It is taken off for everyone.
snap-band = { $ms } ms: a tie
snap-late = too late
snap-you = You
snap-and = { $most } and { $last }
snap-turned =
    { $who ->
        [you] You turn { $card }
       *[other] { $name } turns { $card }
    }
snap-first-schnapp =
    { $who ->
        [you] Snap! You were the fastest
       *[other] Snap! { $name } was the fastest
    }
snap-first-schnipp =
    { $who ->
        [you] Snip! You were the fastest
       *[other] Snip! { $name } was the fastest
    }
snap-was-first =
    { $who ->
        [you] You were first!
       *[other] { $name } was first!
    }
snap-wins-schnapp =
    { $count ->
        [one] Snap with the { $number }: one more card.
       *[other] Snap with the { $number }: { $count } more cards.
    }
snap-wins-schnipp =
    { $count ->
        [one] Snip with the { $number }: one card from the middle.
       *[other] Snip with the { $number }: { $count } cards from the middle.
    }
snap-aside =
    { $who ->
        [you] Your quartet: { $numbers }
       *[other] Quartet for { $name }: { $numbers }
    }
snap-tie = A tie!
snap-tie-told = A tie: { $names }
snap-tie-apart = Only { $ms } ms apart: nobody wins.
snap-tie-moves = { $names }: open pile under the one face down.
snap-mistake =
    { $who ->
        [you] You called wrongly
       *[other] { $name } called wrongly
    }
snap-mistakes = Wrong call, pile to the middle: { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] You have no open pile: nothing moves.
           *[other] { $name } has no open pile: nothing moves.
        }
       *[some] { $who ->
            [you] Your open pile goes to the middle.
           *[other] The open pile goes to the middle.
        }
    }
