### The game and its rules

game-schnipp-schnapp = Snip Snap
    .about = Eyes open, voice ready: whoever first spots two equal numbers and shouts the right word carries off the piles.
    .variant-basic = One after another
    .variant-together = All together

SS-1 = Snip Snap is a game for 2 to 6 players, played in real time. All 80 cards are dealt out as evenly as possible
    (C-2). If you have a quartet (four equal numbers), set it aside. Shuffle the rest of your cards and put them in
    front of you, face down.
    .title = Deal

SS-2 = The player to the dealer’s left starts. Going clockwise, each player who has cards turns over their top card
    onto their own open pile. Whatever was called in between, the next to turn is always the next player with cards to
    the left of the one who turned last.
    .title = Turning cards

SS-3 = There is a match when the same number lies on top of the open piles of two or more players. It stands for as
    long as it can be seen, even after further cards have been turned. The first player with cards to call “Snap!”,
    whether their own pile is part of it or not, takes those open piles of the other players that are part of a match
    (option `takes: matching`; this is how you play unless you choose otherwise). In edition 2013 you may also choose
    `takes: all`: then the caller takes all the open piles of the others. The caller puts the cards in order: first
    their own open pile, if there is one, then the piles taken, clockwise from the caller’s left, each with its bottom
    card first. Quartets (four equal numbers) are set aside. The rest goes under the caller’s own face-down pile and
    will later be turned in that order.
    .title = Snap!

SS-4 = If you call when nothing matches, or call the wrong word, your open pile goes on top of the middle pile, in the
    order in which it lies. If you have no open pile, nothing moves. Matches that remain can still be called. If both
    words are possible, either is right. You have one call for each turned card. Some calls are ignored and are no
    mistake: any further call by you, any call after a right call or a tie until the next card is turned, and “Snap!”
    by a player without cards.
    .title = Mistakes

SS-5 = “Snip!” is right if the card turned last can still be seen and has the same number as the top card of the
    middle pile, which must have been lying there before that card was turned. Anyone may call it. The caller takes
    the middle pile and nothing else, bottom card first, sets aside the quartets in it, and puts the rest under their
    own face-down pile. The caller’s own open pile stays where it is.
    .title = Snip!

SS-6 = Right calls, of either word, make a tie if they come at most 50 milliseconds after the first right one (you can
    change this with the option `tie_ms`; delays on the line are evened out). Nobody wins; each of these callers puts
    their own open pile under their own face-down pile, bottom card first. Mistakes made in that moment are carried
    out afterwards.
    .title = Tie

SS-7 = If it is your turn to turn a card and you have none lying face down, first shuffle your whole open pile and
    make it your new face-down pile.
    .title = New pile

SS-8 = If you have no cards left, you are out, but a right “Snip!” can bring you back in.
    .title = Out and back

SS-9 = Whoever has the most quartets wins. Before every turn it is checked whether the game is over: it ends as soon
    as no further call can succeed, that is, when no number is held by two different players, face down or open, and
    no player holds the number on top of the middle pile. It also ends after 2,000 turned cards. Each player then sets
    aside the quartets among their own cards. Cards in the middle belong to nobody.
    .title = End

SS-V1 = Choose `together`. On “3–2–1–go” all players who have cards turn one over at the same time: that is one beat.
    You may call only after it, once per player and beat. The “card turned last” now means any card of that beat, and
    the 2,000 still counts single cards. Whoever has the most cards at the end wins, quartets and own piles together.
    The game ends just as in SS-9.
    .title = All together

SS-H1 = A house rule that is in no leaflet: if you choose `length`, the round ends after 400 or after 200 turned cards.
    It is scored as usual.
    .title = A shorter round (house rule)

### What a table can choose

choose-schnipp-schnapp-takes = A right call takes
    .about = All open piles: that is only in the 2013 edition.
    .matching = the matching piles
    .all = all open piles
choose-schnipp-schnapp-tie_ms = Called together
    .about = If two right calls are no further apart than this, nobody wins.
choose-schnipp-schnapp-length = Length
    .about = A whole round can take half an hour. A shorter one is a house rule.
    .full = whole round
    .medium = 10 minutes
    .short = 5 minutes
variants-schnipp-schnapp =
    .basic = Cards are turned over one after another.
    .together = On “go!” everybody turns over a card at once.

### At the table

snap-word-schnapp = Snap!
snap-word-schnipp = Snip!
snap-when-schnapp = two alike
snap-when-schnipp = like the middle
snap-label-schnapp = Snap! The same number lies on two open piles
snap-label-schnipp = Snip! The last card has the same number as the middle
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-in = Turning in { $left }
snap-turn = Turn over
snap-left = { $count } left
snap-turn-label =
    { $count ->
        [one] Turn over your last face-down card
       *[other] Turn over the next card, { $count } left
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
snap-legend = Striped: time on the line. It does not count for anyone.
snap-band = { $ms } ms: a tie
snap-late = too late
snap-you = You
snap-and = { $most } and { $last }
snap-turned =
    { $who ->
        [you] You turn over { $card_the }
       *[other] { $name } turns over { $card_the }
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
    { $count ->
        [one]
            { $who ->
                [you] Your quartet: { $numbers }
               *[other] Quartet for { $name }: { $numbers }
            }
       *[other]
            { $who ->
                [you] Your quartets: { $numbers }
               *[other] Quartets for { $name }: { $numbers }
            }
    }
snap-tie = A tie!
snap-tie-told = A tie: { $names }
snap-tie-apart = Only { $ms } ms apart: nobody wins.
snap-tie-moves = { $names }: open pile goes under the face-down pile.
snap-mistake =
    { $who ->
        [you] You made a wrong call
       *[other] { $name } made a wrong call
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

### Why not

snip-deal-quartet = { $seat } still has all four cards with the number { $number }: quartets are set aside before play
snip-wait = There is nothing to call now: calls count again after the next card is turned over
snip-beat = Calls come only after everyone has turned over a card
snip-called = You have already called for this card: everyone has one call
snip-without-cards = Without cards you cannot call “Snap!”, only “Snip!”
snip-late = A call at { $ms } ms is too late: the first right call left time until { $most } ms
snip-time = The time of a call must be a number of milliseconds, not less than 0
snip-order = A call at { $ms } ms is out of order: there was one at { $least } ms before it
snip-shuffle-missing = { $seat } has no card face down: the open pile must be shuffled first
snip-shuffle-pile = It is { $seat }’s open pile that must be shuffled

### Hints

hint-schnipp-schnapp-schnapp = The number { $number } lies on two open piles: call “Snap!”
hint-schnipp-schnapp-schnipp = The number { $number } was turned over, as in the middle: call “Snip!”
hint-schnipp-schnapp-turn = Nothing matches right now: turn over your next card
hint-schnipp-schnapp-next = Now it is your turn: turn over your next card

### The lesson

lesson-schnipp-schnapp-1 = Collect quartets: four of the same number. You take turns turning over a card. It’s your
    go!
    .title = Card by card
lesson-schnipp-schnapp-2 = There are two 7s on top! Whoever calls Snap first gets both piles. Quick!
    .title = Two alike: Snap!
lesson-schnipp-schnapp-3 = All four 7s were in the piles: the quartet is yours. The rest goes under your pile. Turn
    over another!
    .title = A quartet!
lesson-schnipp-schnapp-4 = No two are alike. Call Snap all the same, and see what happens.
    .title = And if you are wrong?
lesson-schnipp-schnapp-5 = A wrong call: your 3 had to go to the middle. But here comes another 3! Call Snip and take the middle.
    .title = Like the middle: Snip!

### What the house says of it

edition-schnipp-schnapp =
    { $edition ->
        [2013] Here you can also choose that the caller takes all open piles.
       *[other] The first right call takes the matching piles.
    }

### Prizes

prize-schnipp-schnapp-lightning = The lightning
    .why = Called within { $count } milliseconds
prize-schnipp-schnapp-net = The butterfly net
    .why = { $count } right calls
prize-schnipp-schnapp-hot-head = The false start
    .why = { $count } wrong calls, but full of zest
