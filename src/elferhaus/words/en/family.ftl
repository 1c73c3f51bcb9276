# House rules: settings with a name

presets = House rules
preset-start = Play with { $name }
preset-drop = Delete { $name }
    .sure = Really delete?
preset-save = Save as a house rule
    .about = Then one tap in the house opens a table just like this.
    .name = Name
    .example = Grandma’s rules
    .button = Save
    .saved = “{ $name }” is now in the house.
preset-no-more = This does not work any more: { $why }.
preset-no-game = This game is no longer here.
preset-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
preset-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }

# The family: who has won what, and the end of it all

family = Family
family-empty = Everything is still dark
    .line = Play a match to its end, and the first light goes on here.
family-play = Choose a game
family-how = Each window is a match. A lit window is a win.
family-count =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
family-wins =
    { $count ->
        [one] win
       *[other] wins
    }
family-share =
    { $count ->
        [one] 1 match · { $share }% won
       *[other] { $count } matches · { $share }% won
    }
family-last = The last matches: { $wins } of { $count } won
family-streak = { $count } wins in a row
family-longest = Longest streak: { $count }
family-best = most wins
family-games = What { $name } plays
family-game-line = { $wins } of { $count } won
family-favourite = Favourite game
family-recent = Played last
family-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
family-bots-won = The bots win
family-keeps = What the house keeps
    .line = Names, wins, house rules and tables are kept only on the computer that this house runs on. None of it leaves the house.
    .elsewhere = This can be deleted only on the computer that the house runs on.
family-delete = Delete everything
    .title = Delete everything?
    .results = All wins and streaks
    .presets = All house rules
    .tables = All tables with their records. Games that are being played end at once.
    .device = Your name and your picture on this device
    .for-ever = Nobody can bring it back.
    .sure = Yes, delete everything
    .key = The key that the house showed when it opened (in the terminal)
    .key-wanted = Type the key first.
    .key-wrong = This is not the key of this house. It is in the terminal.
    .tick = Tick the box first.
    .failed = That did not quite work. Try again.
    .done = Everything is deleted.
    .keep = Keep it
