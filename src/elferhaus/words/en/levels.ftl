# How well a bot plays, and how it bluffs

level-about =
    { $level ->
        [little] Just plays along and misses things: good for learning, and for children.
        [easy] Takes it easy and forgets a thing or two.
        [sharp] Pays attention, remembers a lot and knows the tricks.
        [expert] Before each move it thinks through what may come. Give it your best!
       *[steady] Plays well enough, like most people at the kitchen table.
    }
level-mixed = mixed
level-styles = Style
