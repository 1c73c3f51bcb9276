# Waiting room, joining, result and connection

rooms-qr = QR code for this table
rooms-invite = Invite
rooms-invite-title = Come to the table: { $game }
rooms-scan = Scan or type the code
rooms-share = Share link
rooms-copied = Link copied
rooms-places = Seats
rooms-count =
    { $count ->
        [one] { $count } of { $seats } is here
       *[other] { $count } of { $seats } are here
    }
rooms-fewer = One seat fewer
rooms-more = One seat more
rooms-add-bot = Add a bot
rooms-add-bot-to = Put a bot on seat { $seat }
rooms-free-note = come and join
rooms-strength = How well the bot plays
level-little = Sprout
level-easy = Pal
level-steady = Regular
level-sharp = Fox
level-expert = Master
level-bots = Bots at this table
level-done = Done
level-bot = Bot, { $kind }
rooms-you = that’s you
rooms-here = is here
rooms-change-me = Change picture and name
rooms-set = Options for { $name }
rooms-send-away = Send { $name } away
rooms-free-seat = Free this seat
rooms-rounds =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
rooms-own-rules =
    { $count ->
        [one] one rule of your own
       *[other] { $count } rules of your own
    }
rooms-change = Change
rooms-who = Who are you?
rooms-who-why = Pick a picture, the others see it in the window.
rooms-name = Your name
rooms-face = Your picture
rooms-face-number = Picture { $number }
rooms-face-taken = Picture { $number }, { $name } has it already
rooms-that-is-me = That’s me
rooms-host-starts = Whoever opened the table starts the game.
rooms-needs = This game needs at least { $least } of you.
rooms-empty-stay = Free seats stay empty.
rooms-all-here = Every seat is taken.
rooms-start =
    { $count ->
        [2] Start with two
        [3] Start with three
        [4] Start with four
        [5] Start with five
        [6] Start with six
       *[other] Start with { $count }
    }
rooms-start-with-bots =
    { $count ->
        [one] Start with a bot
       *[other] Start with { $count } bots
    }
rooms-closed = This table has been cleared.
rooms-join = Come and sit down!
rooms-sit = Take a seat
rooms-take-seat = Join in
rooms-watch = Just watch
rooms-be-screen = Use as the big screen
rooms-watching = You are watching.
rooms-full = Every seat is taken
rooms-no-line = The house cannot be reached just now. Try again in a moment.
rooms-play-along = Join in
rooms-turns = { $count } still to choose
rooms-unit =
    { $unit ->
        [cards] Cards
        [quartets] Quartets
        [wins] Wins
       *[points] Points
    }
rooms-low-wins = Low score wins
rooms-high-wins = High score wins
rooms-player = Who
rooms-round = Round { $round }
rooms-sum = Total
rooms-won-round = { $points }, won the round
rooms-wins =
    { $who ->
        [you] You win!
        [one] { $names } wins!
       *[many] { $names } win!
    }
rooms-wins-round =
    { $who ->
        [you] You win the round!
        [one] { $names } wins the round!
       *[many] { $names } win the round!
    }
rooms-leads =
    { $who ->
        [you] After round { $round } of { $rounds } you are in the lead.
        [one] After round { $round } of { $rounds } { $names } is in the lead.
       *[many] After round { $round } of { $rounds } { $names } are in the lead.
    }
rooms-ahead =
    { $unit ->
        [cards] { $points ->
            [one] One card ahead of { $name }
           *[other] { $points } cards ahead of { $name }
        }
        [quartets] { $points ->
            [one] One quartet ahead of { $name }
           *[other] { $points } quartets ahead of { $name }
        }
        [wins] { $points ->
            [one] One win ahead of { $name }
           *[other] { $points } wins ahead of { $name }
        }
       *[points] { $points ->
            [one] One point ahead of { $name }
           *[other] { $points } points ahead of { $name }
        }
    }
rooms-prizes = Prizes
lead-title = Who was ahead when?
lead-about = Whoever is ahead is on top
lead-longest = Ahead longest: { $names }
lead-table = As a table
lead-start = At the start
lead-end = At the end
lead-part = After { $percent }%
rooms-somebody = somebody
rooms-round-over = The round is over
rooms-rematch = Rematch
rooms-next-round = Next round
rooms-another = Another game
rooms-host-decides = Whoever opened the table decides what comes next.
rooms-host-goes-on = Play goes on as soon as the next round is dealt.
rooms-look = See the table
rooms-record = Record
rooms-gather = Waiting room
rooms-leave = Back to the house
rooms-lost = Connection lost – we’ll get you back
rooms-lost-seat = Your seat stays yours.
rooms-lost-watch = The game goes on in a moment.
rooms-back = Welcome back
rooms-is-away = { $name } is away just now
rooms-waits = The game is waiting.
rooms-bot-comes = A bot will step in soon.
rooms-let-bot = Let a bot play
rooms-no-table = There is no such table
rooms-no-table-why = Maybe the code got mixed up, or the table was cleared long ago.
rooms-not-yours = This seat is no longer yours
rooms-not-yours-why = It was freed, or taken over on another device.
rooms-join-anew = Sit down again
rooms-closed-line = The house hung up
rooms-closed-line-why = Something went wrong with this table.
rooms-try-again = Try again
trouble = Something went wrong here
trouble-why = Your seat and the game are still there.
trouble-reload = Reload the page
ending-out = All gone!
    .by =
        { $who ->
            [you] You have no cards left.
           *[other] { $name } has no cards left.
        }
ending-blocked = Nothing fits any more!
    .by = Nobody can lay another card.
ending-limit = Time is up!
    .by = A round may not last longer than this.
ending-played = That was it!
    .by = All cards have been played.
part-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
part-tricks =
    { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
part-quartets =
    { $count ->
        [one] one quartet
       *[other] { $count } quartets
    }
part-pile =
    { $count ->
        [one] one card in the pile
       *[other] { $count } cards in the pile
    }
part-line = { $what }: { $points }
door-knocks = { $name } would like to play
door-more = Then { $count } more
door-let-in = Let in
door-turn-away = Do not let { $name } in
door-waiting = You have knocked. Somebody will open in a moment.
door-nobody = Nobody opened the door this time.
door-first = Knock first
door-first-line = Whoever comes with the code waits until you open.
rooms-ask-rematch = Ask for a rematch
rooms-asked-rematch = You asked for a rematch.
rooms-wants-rematch =
    { $count ->
        [one] { $names } would like a rematch.
       *[other] { $names } would like a rematch.
    }
