# schnipp-schnapp

snip-deal-quartet = Seat { $seat } still has all four cards with the number { $number }: quartets are set aside before play
snip-wait = There is nothing to call now: calls count again after the next turned card
snip-beat = Calls come only after everyone has turned a card
snip-called = Seat { $seat } has already called for this card: everyone has one call
snip-without-cards = Seat { $seat } has no cards and cannot call “Snap!”, only “Snip!”
snip-late = A call at { $ms } ms is too late: the first right call left time until { $most } ms
snip-time = The time of a call must be a number of milliseconds, not less than 0
snip-order = A call at { $ms } ms is out of order: there was one at { $least } ms before it
snip-shuffle-missing = Seat { $seat } has no card face down: its open pile must be shuffled first
snip-shuffle-pile = It is the open pile of seat { $seat } that must be shuffled
