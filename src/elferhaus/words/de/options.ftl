# Was ein Tisch wählen kann, in einfachen Worten

choose-yes = ja
choose-no = nein
choose-by-lot = Das Los entscheidet
choose-is = { $what }: { $value }
choose-named = „{ $what }“
choose-house = Hausregel
choose-ms = { $count } ms
choose-fewer = { $what }: weniger
choose-more = { $what }: mehr
choose-edition = Ausgabe
choose-rounds = Runden
    .low = Wer die wenigsten Punkte hat, gewinnt.
    .high = Wer die meisten Punkte hat, gewinnt.
choose-variant = Spielart
choose-dealer = Wer gibt zuerst?
    .about = Danach wandert das Geben jede Runde einen Platz weiter.
choose-youngest = Wer ist am jüngsten?
    .about = Diese Person fängt an.
choose-oldest = Wer ist am ältesten?
    .about = Diese Person fängt in der Weltraum-Ausgabe an.
hue-red = Rot
hue-yellow = Gelb
hue-green = Grün
hue-blue = Blau
mend-seats =
    { $count ->
        [one] Nur ein Platz
       *[other] Mit { $count } Plätzen
    }
mend-edition = Ausgabe { $edition }
mend-variant = { $variant }
mend-usual = Wie üblich spielen
