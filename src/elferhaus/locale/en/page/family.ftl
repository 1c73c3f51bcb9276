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
