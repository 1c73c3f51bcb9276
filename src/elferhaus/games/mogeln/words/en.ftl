### The game and its rules

game-mogeln = Bluff
    .about = Count aloud, lay face down and keep a straight face: who is telling the truth, and who dares to call the bluff?

MO-1 = Bluff is a game for 3 to 6 players. With 3 players you use the cards from 1 to 9, with 4 players those from 1
    to 10, with 5 or 6 players those from 1 to 15, always in all four colours. They are dealt out evenly, and you take
    yours into your hand.
    .title = Cards

MO-2 = { $edition ->
        [space] The oldest player begins (C-3).
       *[other] The player to the dealer’s left begins.
    } The starter lays a card face down and says “one”, the next player lays a card and says “two”, and so on up to
    the last number. Then the pile is finished, and the next player starts a new one at “one”. { $edition ->
        [space] The last number is the highest card in the game (option `count_to: highest`); with `count_to: twenty`
        you count up to twenty instead, and above the highest card every number is a bluff.
       *[other] The last number is twenty (option `count_to: twenty`), so above the highest card every number is a
        bluff; with `count_to: highest` you count only up to the highest card in the game.
    } A finished pile leaves the game when the next card is laid. You may bluff even if you hold the right number.
    .title = Counting

MO-3 = { $edition ->
        [space] Anyone except the player who laid it may doubt the card laid last, until the next card is laid; the
        first call counts.
       *[other] When it is your turn, you may doubt the card laid just before instead of believing it.
    } Call “Bluff!”, and what was laid last is turned face up. If it is right, the doubter takes the whole pile; if it
    is wrong, the player who laid it takes the pile. Cards you take go into your hand. One call settles the matter.
    Whoever called and whoever took the pile, the player to the left of the one who laid then starts a new pile at
    “one”. A finished pile, too, can be doubted until the first card of the next pile is laid.
    .title = Bluff!

MO-4 = You may secretly lay more than one card, as many as you like. But if it is noticed, you take the pile. Until
    the next card is laid, any other player may call “Too many!”. If that is right, the player who laid takes the
    pile; if it is wrong, the caller does. If a doubt (MO-3) turns up more than one card, that also counts against the
    player who laid. So that nobody is given away, you see the number of cards in the others’ hands as it was before
    the last cards were laid, for as long as these can still be called; an empty hand is always shown as empty, and
    the number of cards in the pile is hidden. All this goes with `sneak: true`, which is how you play unless you
    choose otherwise. With `sneak: false` there are neither several cards at once nor “Too many!”.
    .title = Several cards

MO-5 = { $edition ->
        [space] The space edition does not have the option `colour` (C-5).
       *[other] If you agree on one colour (option `colour`), only cards of that colour count as right.
    }
    .title = One colour counts

MO-6 = The first player with no cards wins. But the last cards laid must stand: the win counts only when the next card
    is laid or when a call against them has failed. If a call is right, the player who laid takes the pile and play
    goes on. When cards are laid for the 2,000th time, the round ends at once, nobody can call any more, and whoever
    has the fewest cards wins.
    .title = End

### What a table can choose

choose-mogeln-sneak = Sneak in several cards
    .about = If it is noticed, you take the pile.
choose-mogeln-count_to = Count up to
    .about = Above the highest card every claim is a bluff.
    .twenty = twenty
    .highest = the highest card
choose-mogeln-colour = Only one colour counts
    .about = Then the colour must be right too, not only the number.
    .none = No, all four

### At the table

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
mogeln-hint-call = Don’t believe it? Call before { $name } lays.
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
mogeln-call-doubt = Bluff!
mogeln-call-many = Too many!
mogeln-doubt-label = Bluff! Doubt what { $name } said
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
mogeln-stamp-lie = Bluff!
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
        [you] You start again with “{ $word }”.
       *[other] { $name } starts again with “{ $word }”.
    }
mogeln-calls-doubt =
    { $who ->
        [you] You call “Bluff!”
       *[other] { $name } calls “Bluff!”
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

### What the coach says was done

coach-did-mogeln-lay = { $name } says “{ $claim }” ({ $cards })
coach-did-mogeln-doubt = { mogeln-calls-doubt }
coach-did-mogeln-too-many = { mogeln-calls-many }

### Why not

mogeln-lay-without-cards = Say which cards you lay
mogeln-no-card = Lay at least one card
mogeln-claim = The number you have to say now is { $number }
mogeln-one-card = At this table only one card is laid at a time
mogeln-own-lay = You laid this yourself: only the others can call
mogeln-nothing-to-doubt = There is nothing to doubt: the new pile has not been started yet
mogeln-not-yours-to-doubt = Only { $seat } may doubt now, since it is { $seat }’s turn
mogeln-no-sneak = At this table nobody lays several cards, so there is no “Too many!” to call
mogeln-nothing-to-call = “Too many!” is not possible now: the new pile has not been started yet

### Hints

hint-mogeln-doubt-no-such = Call “Bluff!”: there is no { $number } in this game
hint-mogeln-doubt-all =
    { $count ->
        [1] Call “Bluff!”: the only right { $number } is yours, or you laid it yourself
       *[other] Call “Bluff!”: all { $count } cards with the number { $number } are yours, or you laid them yourself
    }
hint-mogeln-doubt-last = Call “Bluff!”: otherwise { $name } has won
hint-mogeln-doubt-most = Call “Bluff!”: you know where { $count } of the four cards with the number { $number } are
hint-mogeln-doubt-or-lie = Call “Bluff!”: otherwise you must say { $number }, and there is no such card here
hint-mogeln-doubt-likely = Call “Bluff!”: { $name } is more likely bluffing than not
hint-mogeln-sneaks = Call it: { $name } has slipped in several cards before
hint-mogeln-small-pile = Call it: the pile is small, so there is little to lose
hint-mogeln-true = Be honest: { $card_the } is just right
hint-mogeln-true-last = { $card_The } is your last card, and it is the right one: nobody can stop you
hint-mogeln-bluff = You don’t have the right card: bluff with { $card_the }, you need it least
hint-mogeln-bluff-keep = Bluff with { $card_the } and keep { $other_the } for later
hint-mogeln-many-new = Slip in { $count } at once: on a new pile you get only your own cards back
hint-mogeln-many =
    { $left ->
        [0] Slip in { $count } at once: if nobody notices, you have none left
        [one] Slip in { $count } at once: if nobody notices, only one is left
       *[other] Slip in { $count } at once: if nobody notices, only { $left } are left
    }

### The lesson

lesson-mogeln-1 = Everybody counts in turn and lays a card face down. You say “two”: lay your 2! The first to run out
    of cards wins.
    .title = Say the next number
lesson-mogeln-2 = Your neighbour says “five”. But you have all four 5s! Call “Bluff!”
    .title = That cannot be true!
lesson-mogeln-3 = Whoever is caught takes the whole pile. Now you say “one” and have no 1: lay a 5! Nobody can see it.
    .title = Now you bluff
lesson-mogeln-4 = Nobody noticed! Now you say “five”: this time really lay a 5.
    .title = Honest this time
lesson-mogeln-5 = Whoever is wrong takes the pile! Now you say “four”: secretly lay both 5s. Let’s hope nobody calls “Too many!”
    .title = Secretly two at once
lesson-mogeln-6 = You say “eight” and really have an 8. Lay it and win!
    .title = The last card

### What the house says of it

edition-mogeln =
    { $edition ->
        [space] The oldest player starts.
       *[other] The player to the dealer’s left starts.
    }
styles-mogeln = When bluffing
    .honest = Bluffs only when there is no other way.
    .cheeky = Loves to bluff, and does it often.
    .poker-faced = Sometimes true, sometimes a bluff, and nothing gives it away.
    .mixed = A bit of everything: each bot bluffs in its own way.
style-mogeln-honest = honest
style-mogeln-cheeky = cheeky
style-mogeln-poker-faced = poker face

### Prizes

prize-mogeln-long-nose = The long nose
    .why =
        { $count ->
            [one] { $count } bluff that nobody noticed
           *[other] { $count } bluffs that nobody noticed
        }
prize-mogeln-sharp-nose = The sharp nose
    .why =
        { $count ->
            [one] { $count } right call
           *[other] { $count } right calls
        }
prize-mogeln-sleeve = The wide sleeve
    .why = { $count } cards at once, unnoticed
prize-mogeln-halo = The halo
    .why = Laid { $count } times and never bluffed
