# Mogeln

mogeln-word =
    { $number ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
        [13] dertien
        [14] veertien
        [15] vijftien
        [16] zestien
        [17] zeventien
        [18] achttien
        [19] negentien
        [20] twintig
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] zeg jij
       *[other] zegt { $name }
    }
mogeln-note = zegt { $word }
mogeln-you-say = Jij zegt
mogeln-hint-believe = Geloof je het? Leg dan jouw ‘{ $word }’.
mogeln-hint-start = Nieuwe stapel: leg en zeg ‘{ $word }’.
mogeln-hint-many = Te veel kaarten? Roep voordat { $name } legt.
mogeln-hint-call = Geloof je dat? Roep voordat { $name } legt.
mogeln-lay =
    { $count ->
        [one] Gedekt leggen
       *[other] { $count } kaarten gedekt leggen
    }
mogeln-lay-here =
    { $count ->
        [one] Kaart op de stapel leggen
       *[other] { $count } kaarten op de stapel leggen
    }
mogeln-call-doubt = Gejokt!
mogeln-call-many = Te veel!
mogeln-doubt-label = Gejokt! { $name } niet geloven
mogeln-many-label = Te veel! { $name } heeft meer dan één kaart gelegd
mogeln-window = Zo lang kun je roepen
mogeln-heap = Gedekte stapel
mogeln-heap-count =
    { $count ->
        [one] Gedekte stapel: één kaart
       *[other] Gedekte stapel: { $count } kaarten
    }
mogeln-heap-empty = Hier begint de stapel
mogeln-gone =
    { $count ->
        [one] uit het spel: één kaart
       *[other] uit het spel: { $count } kaarten
    }
mogeln-stairs = Tot nu toe gezegd
mogeln-you = Jij
mogeln-colour =
    { $colour ->
        [red] Alleen rood telt
        [yellow] Alleen geel telt
        [green] Alleen groen telt
       *[blue] Alleen blauw telt
    }
mogeln-has-said =
    { $who ->
        [you] Jij zei
       *[other] { $name } zei
    }
mogeln-has-laid =
    { $who ->
        [you] Jij legde
       *[other] { $name } legde
    }
mogeln-instead = { $count } in plaats van 1
mogeln-more = meer dan 1
mogeln-just-one = maar 1
mogeln-stamp-lie = Gejokt!
mogeln-stamp-honest = Eerlijk!
mogeln-stamp-many = Te veel!
mogeln-stamp-one = Maar één!
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Jij pakt één kaart
           *[other] { $name } pakt één kaart
        }
       *[other] { $who ->
            [you] Jij pakt { $count } kaarten
           *[other] { $name } pakt { $count } kaarten
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Jij pakt de stapel
       *[other] { $name } pakt de stapel
    }
mogeln-noticed =
    { $who ->
        [you] Jij had het door!
       *[other] { $name } had het door.
    }
mogeln-was-honest =
    { $who ->
        [you] Jij was eerlijk.
       *[other] { $name } was eerlijk.
    }
mogeln-next =
    { $who ->
        [you] Jij begint opnieuw met ‘{ $word }’.
       *[other] { $name } begint opnieuw met ‘{ $word }’.
    }
mogeln-go-on = Verder
mogeln-calls-doubt =
    { $who ->
        [you] Jij roept ‘Gejokt!’
       *[other] { $name } roept ‘Gejokt!’
    }
mogeln-calls-many =
    { $who ->
        [you] Jij roept ‘Te veel!’
       *[other] { $name } roept ‘Te veel!’
    }
mogeln-time = { $name } na { $seconds } s
mogeln-time-late = { $name } pas na { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Jij zegt ‘{ $word }’
       *[other] { $name } zegt ‘{ $word }’
    }
mogeln-slipped =
    { $who ->
        [you] Niemand heeft jouw { $count } kaarten gemerkt
       *[other] { $name } had stiekem { $count } kaarten gelegd
    }
mogeln-was = Het was: { $cards }
