# 11 Elevens al tavolo

elevens-did-bridge =
    { $who ->
        [you] Giochi { $card } passando da un ponte
       *[other] { $name } gioca { $card } passando da un ponte
    }
elevens-did-joker =
    { $who ->
        [you] Giochi un jolly come { $card }
       *[other] { $name } gioca un jolly come { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Giochi un jolly come { $card } passando da un ponte
       *[other] { $name } gioca un jolly come { $card } passando da un ponte
    }
elevens-did-swap =
    { $who ->
        [you] Scambi { $card } con il jolly
       *[other] { $name } scambia { $card } con il jolly
    }
elevens-did-discard =
    { $who ->
        [you] Scarti un jolly
       *[other] { $name } scarta un jolly
    }
elevens-did-bonus =
    { $who ->
        [you] Lato completo: ricevi una carta bonus
       *[other] Lato completo: { $name } riceve una carta bonus
    }
elevens-four-rows = Le quattro file
elevens-row = { $colour }: { $runs }
elevens-map = Tutte le colonne in breve
elevens-columns = Colonne da { $from } a { $to }
elevens-look = Mostra { $card }
elevens-bridge-here = Gioca { $card } passando da un ponte
elevens-joker-here = Gioca il jolly come { $card }
elevens-joker-bridge-here = Gioca il jolly come { $card } passando da un ponte
elevens-swap-here = Scambia { $card } con il jolly
elevens-span = Ponte: { $upper } – { $lower }
elevens-build = Costruisci un ponte ({ $upper } – { $lower }) e gioca { $card }
elevens-build-joker = Costruisci un ponte ({ $upper } – { $lower }) e gioca il jolly come { $card }
elevens-bridges =
    { $count ->
        [one] un ponte
       *[other] { $count } ponti
    }
elevens-bonus =
    { $count ->
        [one] una carta bonus
       *[other] { $count } carte bonus
    }
elevens-out =
    { $count ->
        [one] Fuori dal gioco: un jolly
       *[other] Fuori dal gioco: { $count } jolly
    }
elevens-laid =
    { $count ->
        [one] Questo turno: una carta su quattro
       *[other] Questo turno: { $count } carte su quattro
    }
elevens-of-four = { $count } su 4
elevens-hint-joker = Tocca un posto acceso
elevens-hint-swap = Non conta come carta giocata
elevens-hint-bridge = Ti costa un ponte
elevens-hint-duty = Il mazzo è vuoto: devi giocare una carta
elevens-hint-swapped = Ora gioca una carta o scarta un jolly
elevens-note-swap = Può sostituire il jolly.
elevens-note-bridge = Va bene con un ponte.
elevens-do-swap = Scambia
elevens-do-bridge = Ponte +
elevens-do-discard = Scarta
