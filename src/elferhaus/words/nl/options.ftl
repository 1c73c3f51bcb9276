# Wat een tafel kan kiezen, in gewone woorden

choose-yes = ja
choose-no = nee
choose-by-lot = Het lot beslist
choose-is = { $what }: { $value }
choose-ms = { $count } ms
choose-fewer = { $what }: minder
choose-more = { $what }: meer
choose-edition = Editie
choose-rounds = Rondes
    .low = De minste punten winnen.
    .high = De meeste punten winnen.
choose-variant = Spelvorm
choose-dealer = Wie deelt eerst?
    .about = Daarna schuift het delen elke ronde één stoel op.
choose-youngest = Wie is het jongst?
    .about = Die begint.
choose-oldest = Wie is het oudst?
    .about = Die begint in de ruimte-editie.
hue-red = Rood
hue-yellow = Geel
hue-green = Groen
hue-blue = Blauw
mend-seats =
    { $count ->
        [one] Eén stoel
       *[other] { $count } stoelen nemen
    }
mend-edition = Editie { $edition } nemen
mend-variant = ‘{ $variant }’ nemen
mend-usual = ‘{ $option }’ zoals gewoonlijk
