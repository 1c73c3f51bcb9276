# Build Anywhere

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
ueberall-turned = The card you turned
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
ueberall-to-own = Keep it
ueberall-to-other = To { $name }
ueberall-hint-opening = { $card } opens the middle.
ueberall-hint-human = Where does { $card } go? The middle comes first.
ueberall-hint-both = Place your card, or call Stop! on { $name }.
ueberall-hint-middle = { $card } fits in the middle.
ueberall-hint-own = { $card } fits nowhere and stays with you.
ueberall-hint-others = { $card } fits on { $names }.
ueberall-hint-stop = { $name } kept { $card }. Missed anything?
ueberall-hint-gifts = Whoever likes gives a card.
ueberall-stop = Stop!
ueberall-stop-label = Stop! { $name } missed something
ueberall-stop-right = Stop! is right.
ueberall-stop-wrong = Stop! is wrong: nothing was missed.
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
        [you] You keep { $card }
       *[other] { $name } keeps { $card }
    }
ueberall-did-yours = { $name } puts { $card } on your pile
ueberall-did-other =
    { $who ->
        [you] You put { $card } on { $other }’s pile
       *[other] { $name } puts { $card } on { $other }’s pile
    }
ueberall-did-stop =
    { $who ->
        [you] You call Stop!
       *[other] { $name } calls Stop!
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
