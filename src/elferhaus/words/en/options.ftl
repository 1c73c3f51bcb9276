# What a table can choose, in plain words

choose-yes = yes
choose-no = no
choose-by-lot = Leave it to chance
choose-is = { $what }: { $value }
choose-named = “{ $what }”
choose-house = House rule
choose-ms = { $count } ms
choose-fewer = { $what }: fewer
choose-more = { $what }: more
choose-edition = Edition
choose-rounds = Rounds
    .low = Whoever has the fewest points wins.
    .high = Whoever has the most points wins.
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
       *[other] With { $count } seats
    }
mend-edition = Edition { $edition }
mend-variant = { $variant }
mend-usual = Play it as usual
