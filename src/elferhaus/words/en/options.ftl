# What a table can choose, in plain words

choose-yes = yes
choose-no = no
choose-by-lot = Leave it to chance
choose-is = { $what }: { $value }
choose-ms = { $count } ms
choose-fewer = { $what }: fewer
choose-more = { $what }: more
choose-edition = Edition
choose-rounds = Rounds
    .low = The fewest points win.
    .high = The most points win.
choose-variant = Variant
choose-dealer = Who deals first?
    .about = Then the deal moves on one seat each round.
choose-youngest = Who is youngest?
    .about = This person starts.
choose-oldest = Who is oldest?
    .about = This person starts in the space edition.
hue-red = Red
hue-yellow = Yellow
hue-green = Green
hue-blue = Blue
mend-seats =
    { $count ->
        [one] Only one seat
       *[other] Take { $count } seats
    }
mend-edition = Take edition { $edition }
mend-variant = Take “{ $variant }”
mend-usual = “{ $option }” as usual
