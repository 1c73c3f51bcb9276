# Die höchste Karte gewinnt

hoechste-you = Du
hoechste-ready = bereit
hoechste-laid = gelegt
hoechste-thinks = überlegt …
hoechste-you-choose = du wählst
hoechste-tied = gleich hoch
hoechste-takes = nimmt alle
hoechste-won =
    { $count ->
        [one] eine Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
hoechste-left = Noch auf der Hand: { $cards }
hoechste-lay-here = Hier verdeckt hinlegen
hoechste-trick = Stich { $number } von { $of }
hoechste-pot =
    { $count ->
        [one] eine Karte zu gewinnen
       *[other] { $count } Karten zu gewinnen
    }
hoechste-tie =
    { $count ->
        [2] { $number } gegen { $number }!
       *[other] { $count } mal die { $number }!
    }
hoechste-nobody-wins = Keiner gewinnt diesen Stich.
hoechste-best =
    { $who ->
        [you] Deine { $number } ist die höchste!
       *[other] { $name } gewinnt mit der { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Du nimmst alle { $count } Karten.
       *[other] { $name } nimmt alle { $count } Karten.
    }
hoechste-tray = Wartende Karten
hoechste-waiting =
    { $count ->
        [one] Eine Karte wartet
       *[other] { $count } Karten warten
    }
hoechste-nobody =
    { $count ->
        [one] Eine Karte bekommt niemand
       *[other] { $count } Karten bekommt niemand
    }
hoechste-next-wins = Der nächste Stich gewinnt { $count }.
hoechste-memo = Merkhilfe
hoechste-choose = Wähl eine Karte
hoechste-waits = { $name } überlegt noch …
hoechste-waits-many = { $count } überlegen noch …
hoechste-play = verdeckt legen
hoechste-play-card = { $card } verdeckt legen
hoechste-did-tie = Gleichstand mit der { $number }: Die Karten bleiben liegen
hoechste-did-trick =
    { $who ->
        [you] Du gewinnst den Stich mit der { $number }
       *[other] { $name } gewinnt den Stich mit der { $number }
    }
hoechste-you-chose = Du legst verdeckt { $card }
hoechste-did-choose = { $name } hat gewählt
