# Snip Snap op de pagina

snap-word-schnapp = Snap!
snap-word-schnipp = Snip!
snap-when-schnapp = twee gelijke
snap-when-schnipp = als het midden
snap-label-schnapp = Snap! Op twee open stapels ligt hetzelfde getal
snap-label-schnipp = Snip! De laatste kaart is gelijk aan het midden
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-go = Nu!
snap-in = Omdraaien over { $left }
snap-turn = Omdraaien
snap-left = nog { $count }
snap-turn-label =
    { $count ->
        [one] Je laatste gesloten kaart omdraaien
       *[other] Volgende kaart omdraaien, nog { $count }
    }
snap-down =
    { $count ->
        [one] Eén kaart gesloten
       *[other] { $count } kaarten gesloten
    }
snap-your-quartets = Jouw kwartetten
snap-no-quartets = Nog geen kwartet
snap-your-pile = Jouw open stapel
snap-pile-of = Open stapel: { $name }
snap-on-pile = Boven op { $count } kaarten.
snap-quartets =
    { $count ->
        [one] Eén kwartet
       *[other] { $count } kwartetten
    }
snap-quartet = Kwartet { $number }
snap-out = zonder kaarten
snap-middle = Midden
snap-nth = Kaart { $number }
snap-finish = Fotofinish
snap-finish-empty = Na elke roep zie je hier wie wat riep, en wanneer.
snap-legend = Gestreept: tijd op de lijn. Die gaat er bij iedereen af.
snap-band = { $ms } ms: gelijk
snap-late = te laat
snap-you = Jij
snap-and = { $most } en { $last }
snap-turned =
    { $who ->
        [you] Je draait { $card } om
       *[other] { $name } draait { $card } om
    }
snap-first-schnapp =
    { $who ->
        [you] Snap! Jij was het snelst
       *[other] Snap! { $name } was het snelst
    }
snap-first-schnipp =
    { $who ->
        [you] Snip! Jij was het snelst
       *[other] Snip! { $name } was het snelst
    }
snap-was-first =
    { $who ->
        [you] Jij was het eerst!
       *[other] { $name } was het eerst!
    }
snap-wins-schnapp =
    { $count ->
        [one] Snap met de { $number }: één kaart erbij.
       *[other] Snap met de { $number }: { $count } kaarten erbij.
    }
snap-wins-schnipp =
    { $count ->
        [one] Snip met de { $number }: één kaart uit het midden.
       *[other] Snip met de { $number }: { $count } kaarten uit het midden.
    }
snap-aside =
    { $who ->
        [you] Jouw kwartet: { $numbers }
       *[other] Kwartet voor { $name }: { $numbers }
    }
snap-tie = Gelijk!
snap-tie-told = Gelijk: { $names }
snap-tie-apart = Maar { $ms } ms verschil: niemand wint.
snap-tie-moves = { $names }: open stapel onder de gesloten stapel.
snap-mistake =
    { $who ->
        [you] Jij riep verkeerd
       *[other] { $name } riep verkeerd
    }
snap-mistakes = Verkeerd geroepen, stapel naar het midden: { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Je hebt geen open stapel: er gebeurt niets.
           *[other] { $name } heeft geen open stapel: er gebeurt niets.
        }
       *[some] { $who ->
            [you] Je open stapel gaat naar het midden.
           *[other] De open stapel gaat naar het midden.
        }
    }
