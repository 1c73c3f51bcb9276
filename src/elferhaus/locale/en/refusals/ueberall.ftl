# Überall anschließen

ueberall-opening = { $card_The } opens the round, so it goes into the middle
ueberall-fits-middle = { $card_The } fits on { $top_the } in the middle, and the middle comes first
ueberall-fits-other = { $card_The } fits on the open pile of seat { $seat }, so it cannot go on your own
ueberall-own-pile = { $card_The } can only go on your own pile as “own”, not by your seat’s number
ueberall-no-pile = There is no open pile there for { $card_the } to go on
ueberall-misfit = { $card_The } does not fit on { $top_the }: it would have to be exactly one higher
ueberall-answer-first = First say whether you give seat { $seat } a card
ueberall-no-gift = Nobody has been stopped, so there is nothing to give or decline
ueberall-only-card = Your only card cannot be given away: nobody wins by a gift
ueberall-not-the-bottom-card = { $card_The } is not the bottom card of your face-down pile
ueberall-stop-off = There is no “Stop!” with perfect attention: only the right places are offered
ueberall-stop-late = There is nothing to stop: nobody has just put a card on their own pile
ueberall-stop-self = You cannot call “Stop!” against yourself
ueberall-stop-once = You have already called “Stop!” for this card
ueberall-stop-other = It is seat { $seat } that has just put a card on the own pile, nobody else
