### The game and its rules

game-ueberall = Build Anywhere
    .about = Turn, look, place: get rid of your cards in the middle or on the other players’ piles, and shout when somebody overlooks a place.

UA-1 = This is a game for 2 to 6 players. All 80 cards are dealt out as evenly as possible (C-2). Each player’s cards
    lie in front of them as a face-down pile.
    .title = Deal

UA-2 = The player to the dealer’s left turns over the top card of their pile and puts it in the middle. That ends the
    turn.
    .title = Opening

UA-3 = Turn over your top card. If it is one higher than the top card in the middle, it goes there; colours do not
    matter, and the middle always comes first. If not, but it is one higher than the top of one or more of the other
    players’ open piles, it goes on one of these; you choose which. In both cases you turn over your next card. If it
    goes nowhere, put it on your own open pile, whether it fits there or not, and your turn is over.
    .title = Your turn

UA-4 = After 20 comes 1.
    .title = After the 20

UA-5 = As soon as a card has been placed (or given, see UA-7) and your face-down pile is empty, your whole open pile,
    that card included, is turned over and becomes your new face-down pile. This also happens in the middle of a turn.
    The card that was laid first is now on top, and the others have no top card of yours to build on.
    .title = Turning the pile over

UA-6 = The first player with no cards at all wins. If you like, you can play on for the other places until all the
    cards are in the middle (option `play_on`; it is off unless you choose it). Players without cards are then
    skipped.
    .title = End

UA-7 = With `attention: human` you have to keep your eyes open: a player may put a card on their own pile although it
    fits somewhere else. This is how you play at a table with people unless you choose otherwise. With
    `attention: perfect`, which is usual everywhere else, only the correct places are offered. The call goes like
    this: when somebody has just put a card on their own pile, any other player may call “Stop!” against them until
    the next card is turned, once per player and card. If the call is right, each of the other players in turn,
    clockwise from the left of the player who made the oversight, may give that player the bottom card of their own
    face-down pile. These gifts are put face down on top of that player’s pile one by one, so the last giver’s card
    ends up on top. Then the player to the left of the one who made the oversight takes a turn. The overlooked card
    stays where it is. What counts is which cards lay on top when it was placed, even if the pile has been turned over
    since. There is one right “Stop!” for each oversight, and a wrong call changes nothing. A player’s only card
    cannot be given away: nobody wins by a gift. A card that does not fit in the middle or on another player’s pile is
    refused there, and so is a card on another player’s pile while the middle fits; neither is an oversight. With the
    5,000th turned card the round ends at once, and whoever has the fewest cards wins (with `play_on`, the first
    player to run out of cards has won).
    .title = Stop!

### What a table can choose

choose-ueberall-attention = Paying attention
    .about = Overlook a place that fits and you hear “Stop!” – or the house helps, and nobody overlooks anything.
    .perfect = The house helps
    .human = We watch out ourselves
choose-ueberall-play_on = Play for every place
    .about = After the first win you play on until everyone is done.

### At the table

ueberall-in-middle = in the middle
ueberall-next = comes next
ueberall-mine = Your cards
ueberall-own-open = your open pile
ueberall-own-down = your pile
ueberall-own-down-count =
    { $count ->
        [one] Your face-down pile: one card
       *[other] Your face-down pile: { $count } cards
    }
ueberall-turned = The card you turned over
ueberall-a-card = a card
ueberall-you = You
ueberall-pile-middle = Middle
ueberall-pile-own = Your open pile
ueberall-pile-other = { $name }’s open pile
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } on top, { $count } cards
    }
ueberall-pile-empty = empty
ueberall-out = out, place { $place }
ueberall-gets = gets cards
ueberall-to-middle = To the middle
ueberall-to-own = On my pile
ueberall-to-other = To { $name }
ueberall-hint-opening = { $card } opens the middle.
ueberall-hint-human = Where does { $card } go? The middle comes first.
ueberall-hint-both = Place your card, or call “Stop!” on { $name }.
ueberall-hint-middle = { $card } fits in the middle.
ueberall-hint-own = { $card } fits nowhere and stays with you.
ueberall-hint-others = { $card } can go to { $names }.
ueberall-hint-stop = { $name } kept { $card }. Was something missed?
ueberall-hint-gifts = Anyone who likes may give a card.
ueberall-stop = Stop!
ueberall-stop-label = Stop! { $name } missed something
ueberall-stop-right = “Stop!” was right.
ueberall-stop-wrong = “Stop!” was wrong: nothing was missed.
ueberall-stamp-right = Right!
ueberall-stamp-wrong = Wrong!
ueberall-fits-nowhere = { $card } fitted nowhere else.
ueberall-overlooked = would have fitted elsewhere.
ueberall-give-title = Give { $name } a card?
ueberall-give-how = Your bottom one. It goes face down on top of { $name }’s pile.
ueberall-give = Give a card
ueberall-decline = Keep it
ueberall-gives = gives
ueberall-keeps = keeps
ueberall-now = now
ueberall-then = then
ueberall-did-middle =
    { $who ->
        [you] You put { $card } in the middle
       *[other] { $name } puts { $card } in the middle
    }
ueberall-did-own =
    { $who ->
        [you] You put { $card } on your own pile
       *[other] { $name } puts { $card } on their own pile
    }
ueberall-did-yours = { $name } puts { $card } on your pile
ueberall-did-other =
    { $who ->
        [you] You put { $card } on { $other }’s pile
       *[other] { $name } puts { $card } on { $other }’s pile
    }
ueberall-did-stop =
    { $who ->
        [you] You call “Stop!”
       *[other] { $name } calls “Stop!”
    }
ueberall-did-give =
    { $who ->
        [you] You give a card
       *[other] { $name } gives a card
    }
ueberall-did-decline =
    { $who ->
        [you] You keep your card
       *[other] { $name } gives no card
    }

### What the coach says was done

coach-did-ueberall-place =
    { $on ->
        [middle] { $name } puts { $card_the } in the middle
        [own] { $name } puts { $card_the } on their own pile
       *[other] { $name } puts { $card_the } on { $on_name }’s pile
    }
coach-did-ueberall-stop = { ueberall-did-stop }
coach-did-ueberall-give = { ueberall-did-give }
coach-did-ueberall-decline = { ueberall-did-decline }

### Why not

ueberall-opening = { $card_The } opens the round, so it goes into the middle
ueberall-fits-middle = { $card_The } fits on { $top_the } in the middle, and the middle comes first
ueberall-fits-other = { $card_The } fits on { $seat }’s open pile, so it cannot go on your own
ueberall-own-pile = { $card_The } can only go on your own pile as “own”, not by your seat’s number
ueberall-no-pile = There is no open pile there for { $card_the } to go on
ueberall-misfit = { $card_The } does not fit on { $top_the }: it would have to be exactly one higher
ueberall-answer-first = First say whether you give { $seat } a card
ueberall-no-gift = Nobody has been stopped, so there is nothing to give or decline
ueberall-only-card = Your only card cannot be given away: nobody wins by a gift
ueberall-not-the-bottom-card = { $card_The } is not the bottom card of your face-down pile
ueberall-stop-off = When the house helps, there is no “Stop!”: only the right places are offered
ueberall-stop-late = There is nothing to stop: nobody has just put a card on their own pile
ueberall-stop-self = You cannot call “Stop!” against yourself
ueberall-stop-once = You have already called “Stop!” for this card
ueberall-stop-other = It was { $seat }, and nobody else, who has just put a card on their own pile

### Hints

hint-ueberall-opening = { $card_The } opens the middle
hint-ueberall-middle = { $card_The } fits in the middle, and the middle always comes first
hint-ueberall-own = { $card_The } fits nowhere else: it goes on your own pile
hint-ueberall-other = { $card_The } fits only on { $name }’s pile: away with it!
hint-ueberall-fewest = Put { $card_the } on { $name }’s pile: the others it fits have more cards
hint-ueberall-next = Put { $card_the } on { $name }’s pile: others have just as few cards, but { $name } plays sooner
hint-ueberall-give = Give a card away: one less for you, one more for { $name }
hint-ueberall-stop = Call “Stop!”: { $name } overlooked that { $card_the } fits elsewhere

### The lesson

lesson-ueberall-1 = The 7 lies in the middle. Your 8 is one higher: tap the middle! The first to run out of cards
    wins.
    .title = Always one higher
lesson-ueberall-2 = When a card fits, you turn over the next one. Your 4 fits on the 3 across the table. Put it there!
    .title = On the others’ piles too
lesson-ueberall-3 = There is no 11 for your 12. Then it stays with you, and your turn is over.
    .title = It fits nowhere
lesson-ueberall-4 = Somebody was asleep: the 9 belongs in the middle, on the 8! Call “Stop!”
    .title = Stop!
lesson-ueberall-5 = Caught! Now everybody else may give a card. Give away your bottom one!
    .title = A little present
lesson-ueberall-6 = The 11 lies in the middle. Your last card is the 12: put it there and win!
    .title = The last card

### Prizes

prize-ueberall-eagle = The eagle eye
    .why =
        { $count ->
            [one] { $count } right call of “Stop!”
           *[other] { $count } right calls of “Stop!”
        }
prize-ueberall-post = The express post
    .why = { $count } cards delivered to others
prize-ueberall-middle = The golden mean
    .why = { $count } cards laid in the middle
prize-ueberall-gifts = The big bow
    .why =
        { $count ->
            [one] { $count } card given away
           *[other] { $count } cards given away
        }
