# Wat een tafel kan kiezen, in gewone woorden

choose-yes = ja
choose-no = nee
choose-by-lot = Het lot beslist
choose-is = { $what }: { $value }
choose-named = ‘{ $what }’
choose-house = Huisregel
choose-ms = { $count } ms
choose-fewer = { $what }: minder
choose-more = { $what }: meer
choose-edition = Editie
choose-rounds = Rondes
    .low = Wie de minste punten heeft, wint.
    .high = Wie de meeste punten heeft, wint.
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
        [one] Maar één stoel
       *[other] Met { $count } stoelen
    }
mend-edition = Editie { $edition }
mend-variant = { $variant }
mend-usual = Spelen zoals gewoonlijk
