# How well a bot plays, and how it bluffs

level-about =
    { $level ->
        [little] Plays straight away and overlooks things: good for learning, and for children.
        [easy] Takes it easy and forgets a thing or two.
        [sharp] Pays attention, remembers a lot and knows the tricks.
        [expert] Plays through in its head what may come before each move. Try your best!
       *[steady] Plays well enough, like most people at the kitchen table.
    }
level-styles = When bluffing
level-mixed = mixed
level-style-about =
    { $style ->
        [honest] Bluffs only when there is no other way.
        [cheeky] Loves to bluff, and does it often.
        [poker-faced] Now true, now bluffed, and nothing gives it away.
       *[mixed] A bit of everything: each bot bluffs in its own way.
    }
