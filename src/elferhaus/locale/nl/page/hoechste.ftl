# De hoogste kaart wint

hoechste-you = Jij
hoechste-ready = klaar
hoechste-laid = gelegd
hoechste-thinks = denkt na …
hoechste-you-choose = jij kiest
hoechste-tied = even hoog
hoechste-takes = pakt alles
hoechste-won =
    { $count ->
        [one] één kaart gewonnen
       *[other] { $count } kaarten gewonnen
    }
hoechste-left = Nog in de hand: { $cards }
hoechste-lay-here = Hier gesloten neerleggen
hoechste-trick = Slag { $number } van { $of }
hoechste-pot =
    { $count ->
        [one] één kaart te winnen
       *[other] { $count } kaarten te winnen
    }
hoechste-tie =
    { $count ->
        [2] { $number } tegen { $number }!
       *[other] { $count } keer de { $number }!
    }
hoechste-nobody-wins = Niemand wint deze slag.
hoechste-best =
    { $who ->
        [you] Jouw { $number } is de hoogste!
       *[other] { $name } wint met de { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Jij pakt alle { $count } kaarten.
       *[other] { $name } pakt alle { $count } kaarten.
    }
hoechste-tray = Wachtende kaarten
hoechste-waiting =
    { $count ->
        [one] Eén kaart wacht
       *[other] { $count } kaarten wachten
    }
hoechste-nobody =
    { $count ->
        [one] Eén kaart is voor niemand
       *[other] { $count } kaarten zijn voor niemand
    }
hoechste-next-wins = De volgende slag wint er { $count }.
hoechste-memo = Geheugensteun
hoechste-choose = Kies een kaart
hoechste-waits = { $name } denkt nog na …
hoechste-waits-many = { $count } denken nog na …
hoechste-play = gesloten leggen
hoechste-play-card = { $card } gesloten leggen
hoechste-did-tie = Gelijkspel met { $number }: de kaarten blijven liggen
hoechste-did-trick =
    { $who ->
        [you] Jij wint de slag met de { $number }
       *[other] { $name } wint de slag met de { $number }
    }
hoechste-you-chose = Jij legt { $card } gesloten neer
hoechste-did-choose = { $name } heeft gekozen
