# House rules: settings with a name

presets = House rules
preset-start = Play with { $name }
preset-drop = Delete { $name }
    .sure = Really delete?
preset-save = Keep as a house rule
    .about = Then one tap at the house lays a table just like this.
    .name = Name
    .example = Grandma’s rules
    .button = Keep
    .saved = “{ $name }” is at the house now.
preset-no-more = This does not work any more: { $why }.
preset-no-game = This game is no longer here.
preset-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
preset-free =
    { $count ->
        [one] one free place
       *[other] { $count } free places
    }

# The family: who has won what, and the end of it all

family = Family
family-empty = All is still dark
    .line = Play a game to its end, and the first light goes on here.
family-play = Choose a game
family-how = Each window is a game. If it is lit, it was won.
family-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
family-wins =
    { $count ->
        [one] win
       *[other] wins
    }
family-share =
    { $count ->
        [one] 1 game · { $share }% won
       *[other] { $count } games · { $share }% won
    }
family-last = The last games: { $wins } of { $count } won
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
    .line = Names, wins, house rules and tables are only on the computer that this house runs on. Nothing of it goes out.
    .elsewhere = This can be deleted only on the computer that the house runs on.
family-delete = Delete it all
    .title = Delete it all?
    .results = All wins and streaks
    .presets = All house rules
    .tables = All tables with their records. Games that are being played end at once.
    .device = Your name and your face on this device
    .for-ever = Nobody can bring it back.
    .sure = Yes, all of it should go
    .tick = Tick the box first.
    .failed = That did not quite work. Try again.
    .done = Everything is deleted.
    .keep = Keep it
