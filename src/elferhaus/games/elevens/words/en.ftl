### The game and its rules

game-elevens = 11 Elevens
    .about = Four rows around the 11s, jokers that change hands and bridges from row to row: close whole sides, collect the bonus cards, and do not get caught with high numbers.
    .variant-basic = Full game
    .variant-start = Start variant

EE-1 = 11 Elevens is a game for 2 to 6 players. There are 84 number cards (four colours, 1 to 21), 4 jokers, 15
    bridges and 7 bonus cards. Lay the four 11s out one below another: each of them begins a row. The order of the
    colours is up to you (option `rows`; if you choose nothing, it is shuffled), and it matters: rows next to each
    other are neighbours. The top row and the bottom row have only one neighbour each; they are not neighbours of each
    other.
    .title = Layout

EE-2 = Shuffle the other 80 number cards together with the 4 jokers. With 2 or 3 players everyone gets 20 cards and 4
    bridges, with 4 players 15 cards and 3 bridges, with 5 players 12 cards and 3 bridges, with 6 players 12 cards and
    2 bridges. Bridges that are left over go out of the game. The cards that are left over are the stock.
    .title = Deal

EE-3 = The youngest player begins (C-3). On your turn you either lay 1 to 4 cards or take the top card of the stock;
    then your turn is over. As long as there are cards in the stock, nobody has to lay. A turn in which you lay ends
    when you say so or when your hand is empty, and not before. After your fourth card you can only make swaps (EE-5a)
    or end your turn.
    .title = Your turn

EE-4 = Every number card has its own place: in the row of its colour, at its number, from 1 to 21. A card fits if its
    place is empty and a place directly beside it in the same row (one lower or one higher) is filled, or if a bridge
    leads to it (EE-7).
    .title = What fits

EE-5 = A joker stands in for any number card, at a place where that card would fit. It counts as one of your 4 cards.
    .title = Joker

EE-5a = On your turn you may replace a joker on the table with the number card it stands for. You take the joker into
    your hand and may use it at once or later. You may only swap in a turn in which you lay 1 to 4 cards. The swap is
    not one of the 4, and it may come before or after them. A turn cannot consist of swaps alone, and if you draw, you
    cannot swap. You may make as many swaps as you like. A joker you discard (EE-5b) counts as laid, so a swap
    followed by laying or discarding the joker you gained is a complete turn.
    .title = Swapping a joker

EE-5b = You may throw a joker from your hand out of the game. This counts as one of your 4 cards, and it is a valid
    turn even on its own. You cannot do it in a turn in which you draw.
    .title = Discarding a joker

EE-5c = Nobody ever has to use a joker. You may lay or discard several in one turn. A joker may also be your last
    card.
    .title = Using jokers freely

EE-6 = If you fill the last empty place on one side of a row (1 to 11 or 11 to 21), with a number card or with a
    joker, you take a bonus card. If a joker on that side is swapped later, nobody gets anything for it. There are 8
    sides but only 7 bonus cards: when they are gone, there are no more.
    .title = Bonus cards

EE-7 = You lay a bridge above or below a filled place (a number card or a joker). It leads to the same number in a
    neighbouring row, and that place must be filled in the same action, with its number card or with a joker. That
    card counts as one of your 4; the bridge does not. From there the row grows in both directions. You may lay as
    many bridges in a turn as you like, but only where the card would not fit without one. A bridge is not a joker.
    Bridges you have not used score nothing. For example: the rows yellow, blue and red lie next to each other in this
    order; `y9` is filled, and `b10`, `r8`, `r9` and `r10` are empty. A bridge at `y9` lets you lay `b9`. A bridge at
    `b9` then lets you lay a joker as `r9`. Now `r8` fits as well. That makes 3 of your 4 cards. The next player may
    lay `r7`, but not `r5`.
    .title = Bridges

EE-8 = When the stock is empty, you must lay if you can: if you can lay a number card without a bridge, you must lay
    at least one card on a row. A joker laid on a row will do; just discarding one will not. If you cannot, you may
    still use jokers and bridges or discard a joker, or you pass. Only a player who cannot lay may pass. What counts is
    how things stand at the start of your turn, and a swap does not fulfil the duty. Jokers and bridges themselves
    are never a duty.
    .title = Empty stock

EE-9 = The round ends when somebody’s hand is empty, whether the last card was laid or discarded. It also ends when
    there have been as many passes in a row as there are players (by then every row is full).
    .title = End of the round

EE-10 = You get 11 points for each bonus card. For each card left in your hand you lose as many points as its number,
    and for each joker in your hand you lose 11. Whoever has the most points wins: emptying your hand first does not
    by itself make you the winner. A good match has as many rounds as there are players.
    .title = Points

EE-V1 = Choose `start`. You play without bridges, jokers and bonus cards, and whoever is first to lay their last card
    wins. The deal and everything else stay as above; points are counted as in EE-10.
    .title = Start variant

### What a table can choose

choose-elevens-rows = Order of the rows
    .about = Bridges only join rows that are next to each other.
    .shuffled = Shuffled
    .own = Choose yourselves
    .up = { $colour } one row up
variants-elevens =
    .basic = With jokers, bridges and bonus cards.
    .start = For a first try: no jokers, bridges or bonus cards.

### At the table

elevens-did-bridge =
    { $who ->
        [you] You lay { $card_the } across a bridge
       *[other] { $name } lays { $card_the } across a bridge
    }
elevens-did-joker =
    { $who ->
        [you] You lay a joker as { $card_the }
       *[other] { $name } lays a joker as { $card_the }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] You lay a joker as { $card_the } across a bridge
       *[other] { $name } lays a joker as { $card_the } across a bridge
    }
elevens-did-swap =
    { $who ->
        [you] You swap { $card_the } for the joker
       *[other] { $name } swaps { $card_the } for the joker
    }
elevens-did-discard =
    { $who ->
        [you] You discard a joker
       *[other] { $name } discards a joker
    }
elevens-did-bonus =
    { $who ->
        [you] Side complete: you get a bonus card
       *[other] Side complete: { $name } gets a bonus card
    }
elevens-did-draw-joker =
    { $who ->
        [you] You draw a joker
       *[other] { $name } draws a joker
    }
elevens-four-rows = The four rows
elevens-row = { $colour } row: { $runs }
elevens-map = All columns at a glance
elevens-columns = Columns { $from } to { $to }
elevens-look = Show { $card_the }
elevens-bridge-here = Lay { $card_the } across a bridge
elevens-joker-here = Lay the joker as { $card_the }
elevens-joker-bridge-here = Lay the joker as { $card_the } across a bridge
elevens-swap-here = Swap { $card_the } for the joker
elevens-span = Bridge: { $upper } – { $lower }
elevens-build = Build a bridge ({ $upper } – { $lower }) and lay { $card_the }
elevens-build-joker = Build a bridge ({ $upper } – { $lower }) and lay the joker as { $card_the }
elevens-bridges =
    { $count ->
        [one] one bridge
       *[other] { $count } bridges
    }
elevens-bonus =
    { $count ->
        [one] one bonus card
       *[other] { $count } bonus cards
    }
elevens-out =
    { $count ->
        [one] Out of the game: one joker
       *[other] Out of the game: { $count } jokers
    }
elevens-laid =
    { $count ->
        [one] This turn: one of four cards
       *[other] This turn: { $count } of four cards
    }
elevens-of-four = { $count } of 4
elevens-hint-joker = Tap a lit place
elevens-hint-swap = Does not count as a card laid
elevens-hint-bridge = This costs a bridge
elevens-hint-duty = The stock is empty: you have to lay
elevens-hint-swapped = Now lay a card or discard a joker
elevens-note-swap = Can replace the joker.
elevens-note-bridge = Fits across a bridge.
elevens-do-swap = Swap
elevens-do-bridge = Bridge +
elevens-do-discard = Discard

### What the coach says was done

coach-did-elevens-lay =
    { $as ->
        [none] { $bridge ->
            [none] { $name } lays { $card_the }
           *[other] { $name } lays { $card_the } across a bridge ({ $bridge })
        }
       *[other] { $bridge ->
            [none] { $name } lays a joker as { $as_the }
           *[other] { $name } lays a joker as { $as_the } across a bridge ({ $bridge })
        }
    }
coach-did-elevens-swap = { elevens-did-swap }
coach-did-elevens-discard = { elevens-did-discard }

### Why not

elevens-rows = The rows need all four colours, each exactly once
elevens-deal-rows = The rows do not lie in the order that this table has chosen
elevens-deal-bridges =
    { $found ->
        [one] { $seat } was given { $found } bridge instead of { $wanted }
       *[other] { $seat } was given { $found } bridges instead of { $wanted }
    }
elevens-four = Four cards have been laid: now you can only swap jokers or end your turn
elevens-laid-already = After laying you cannot draw or pass: lay more or end your turn
elevens-nothing-done = Nothing has been laid yet, so there is no turn to end
elevens-must-draw = There is still a stock: lay a card or draw instead of passing
elevens-waits = { $place_The } must wait: { $missing_the } comes first, unless a bridge leads there
elevens-waits-either = { $place_The } must wait: { $missing_the } or { $other_the } comes first, unless a bridge leads there
elevens-taken = { $place_The } does not fit: its place is already filled
elevens-swap-instead = { $place_The } does not fit: a joker lies in its place and can be swapped for it
elevens-joker-as = Say which number card the joker stands for
elevens-as-number = { $card_The } stands only for itself: only a joker takes another card’s place
elevens-no-joker-there = { $card_The } cannot be swapped in: no joker on the table stands for it
elevens-swap-alone = Swaps alone are not a turn: lay a card or discard a joker as well
elevens-discard = { $card_The } cannot be discarded: only jokers can
elevens-bridge-none = You have no bridges left
elevens-bridge-needless = { $place_The } fits without a bridge
elevens-bridge-apart = { $place_The } cannot be reached like this: the bridge must start at { $needed }, not at { $other_the }
elevens-bridge-empty = No bridge can start at { $other_the }: that place is still empty
elevens-owes = { $card_The } fits and the stock is empty: at least one card must go on a row
elevens-stock-empty = The stock is empty: there is nothing to draw

### Hints

hint-elevens-swap = Swap your { $card } for the joker that lies in its place
hint-elevens-discard = Discard the joker: that opens nothing, and in your hand it costs { $points } points
hint-elevens-out-joker = Discard the joker: your whole hand can go now
hint-elevens-end-four = Four cards is the most you can lay in a turn: end it
hint-elevens-completes = With { $card_the } the side is full: that earns you a bonus card
hint-elevens-joker = Lay the joker: left in your hand it costs { $points } points
hint-elevens-joker-waits = Lay the joker as { $card_the }: your { $other } is waiting behind it
hint-elevens-bridge = Build a bridge for { $card_the }: nothing else leads there yet
hint-elevens-bridge-waits = Build a bridge for { $card_the }: your { $other } is waiting behind it
hint-elevens-collects =
    { $count ->
        [one] Lay { $card_the }: its side is nearly full, and you hold one of the missing cards
       *[other] Lay { $card_the }: its side is nearly full, and you hold { $count } of the missing cards
    }
hint-elevens-short =
    { $count ->
        [one] Lay { $card_the }: it counts { $points }, and { $name } has only one card left
       *[other] Lay { $card_the }: it counts { $points }, and { $name } has only { $count } cards left
    }
hint-elevens-high = Lay { $card_the }: left in your hand it costs { $points } points
hint-elevens-save-joker = None of your numbers fits now, and a joker is worth saving
hint-elevens-save-bridge = None of your numbers fits without a bridge, and bridges are worth saving
hint-elevens-side = Keep { $card_the }: otherwise others could complete that side and take the bonus
hint-elevens-draw-waits = Better draw: as long as the stock lasts, nobody has to lay
hint-elevens-end-waits = Enough for this turn: what still fits can wait
hint-elevens-draw-opens =
    { $count ->
        [one] Better draw: { $card_the } would open a place for others
       *[other] Better draw: { $card_the } would open { $count } places for others
    }

### The lesson

lesson-elevens-1 = The four 11s are already out. Lay your red 13 beside the 12! Get rid of your cards: each one left costs you points.
    .title = Building rows
lesson-elevens-2 = Your yellow 13 has no neighbour. But right above it lies the red 13: build a bridge!
    .title = Across the bridge
lesson-elevens-3 = The 12 before your blue 13 is missing. A joker may be any card: lay it there!
    .title = The joker helps
lesson-elevens-4 = From the green 1 to the 11 only the 10 is missing. Whoever fills a side gets a bonus card: 11 points!
    .title = A full side
lesson-elevens-5 = Four cards a turn is the limit. End your turn! If you don’t want to lay, draw a card.
    .title = Four are enough
lesson-elevens-6 = Your 13 fits beside the joker. Lay it, and the round is over. Whoever has the most points wins!
    .title = The last card

### Prizes

prize-elevens-treasure = The treasure chest
    .why =
        { $count ->
            [one] { $count } bonus card taken
           *[other] { $count } bonus cards taken
        }
prize-elevens-bridges = The bridge builder
    .why = { $count } bridges built
prize-elevens-swaps = The cat catcher
    .why =
        { $count ->
            [one] { $count } joker swapped out
           *[other] { $count } jokers swapped out
        }
part-elevens-bonus =
    { $count ->
        [one] one bonus card
       *[other] { $count } bonus cards
    }
part-elevens-jokers =
    { $count ->
        [one] one joker in hand
       *[other] { $count } jokers in hand
    }
