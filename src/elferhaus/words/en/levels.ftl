# How well a bot plays, and how it bluffs

level-about =
    { $level ->
        [little] Plays straight away and overlooks things: good for learning, and for children.
        [easy] Takes it easy and forgets a thing or two.
        [sharp] Pays attention, remembers a lot and knows the tricks.
        [expert] Plays through in its head what may come before each move. Try your best!
       *[steady] Plays well enough, like most people at the kitchen table.
    }
level-mixed = mixed
level-styles = Style
