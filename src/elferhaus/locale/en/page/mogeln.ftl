# Mogeln

mogeln-word =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] you say
       *[other] says { $name }
    }
mogeln-note = says { $word }
mogeln-you-say = You say
mogeln-hint-believe = Do you believe it? Then lay your “{ $word }”.
mogeln-hint-start = A new pile: lay and say “{ $word }”.
mogeln-hint-many = Too many? Call before { $name } lays.
mogeln-hint-call = Do you believe that? Call before { $name } lays.
mogeln-lay =
    { $count ->
        [one] Lay face down
       *[other] Lay { $count } cards face down
    }
mogeln-lay-here =
    { $count ->
        [one] Lay the card on the pile
       *[other] Lay { $count } cards on the pile
    }
mogeln-call-doubt = Cheated!
mogeln-call-many = Too many!
mogeln-doubt-label = Cheated! Doubt { $name }
mogeln-many-label = Too many! { $name } has laid more than one card
mogeln-window = How long you can call
mogeln-heap = Face-down pile
mogeln-heap-count =
    { $count ->
        [one] Face-down pile: one card
       *[other] Face-down pile: { $count } cards
    }
mogeln-heap-empty = The pile begins here
mogeln-gone =
    { $count ->
        [one] out of the game: one card
       *[other] out of the game: { $count } cards
    }
mogeln-stairs = Said so far
mogeln-you = You
mogeln-colour =
    { $colour ->
        [red] Only red counts
        [yellow] Only yellow counts
        [green] Only green counts
       *[blue] Only blue counts
    }
mogeln-has-said =
    { $who ->
        [you] You said
       *[other] { $name } said
    }
mogeln-has-laid =
    { $who ->
        [you] You laid
       *[other] { $name } laid
    }
mogeln-instead = { $count } instead of 1
mogeln-more = more than 1
mogeln-just-one = only 1
mogeln-stamp-lie = Cheated!
mogeln-stamp-honest = Honest!
mogeln-stamp-many = Too many!
mogeln-stamp-one = Just one!
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] You take one card
           *[other] { $name } takes one card
        }
       *[other] { $who ->
            [you] You take { $count } cards
           *[other] { $name } takes { $count } cards
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] You take the pile
       *[other] { $name } takes the pile
    }
mogeln-noticed =
    { $who ->
        [you] You noticed it!
       *[other] { $name } noticed it.
    }
mogeln-was-honest =
    { $who ->
        [you] You were honest.
       *[other] { $name } was honest.
    }
mogeln-next =
    { $who ->
        [you] You start anew with “{ $word }”.
       *[other] { $name } starts anew with “{ $word }”.
    }
mogeln-go-on = Go on
mogeln-calls-doubt =
    { $who ->
        [you] You call “Cheated!”
       *[other] { $name } calls “Cheated!”
    }
mogeln-calls-many =
    { $who ->
        [you] You call “Too many!”
       *[other] { $name } calls “Too many!”
    }
mogeln-time = { $name } after { $seconds } s
mogeln-time-late = { $name } only after { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] You say “{ $word }”
       *[other] { $name } says “{ $word }”
    }
mogeln-slipped =
    { $who ->
        [you] Nobody noticed your { $count } cards
       *[other] { $name } had secretly laid { $count } cards
    }
mogeln-was = It was: { $cards }
