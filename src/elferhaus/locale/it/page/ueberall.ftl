# Attacca dappertutto

ueberall-in-middle = al centro
ueberall-next = è il prossimo
ueberall-mine = Le tue carte
ueberall-own-open = la tua scoperta
ueberall-own-down = la tua pila
ueberall-own-down-count =
    { $count ->
        [one] La tua pila coperta: una carta
       *[other] La tua pila coperta: { $count } carte
    }
ueberall-turned = La carta che hai girato
ueberall-a-card = una carta
ueberall-you = Tu
ueberall-pile-middle = Centro
ueberall-pile-own = La tua pila scoperta
ueberall-pile-other = Pila scoperta di { $name }
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } in cima, { $count } carte
    }
ueberall-pile-empty = vuota
ueberall-out = ha finito, posto { $place }
ueberall-gets = riceve carte
ueberall-to-middle = Al centro
ueberall-to-own = Da me
ueberall-to-other = Da { $name }
ueberall-hint-opening = { $card } apre il centro.
ueberall-hint-human = Dove va { $card }? Prima il centro.
ueberall-hint-both = Metti la tua carta, o di’ Stop! contro { $name }.
ueberall-hint-middle = { $card } va al centro.
ueberall-hint-own = { $card } non va da nessuna parte e resta da te.
ueberall-hint-others = { $card } va da { $names }.
ueberall-hint-stop = { $name } tiene { $card }. Una svista?
ueberall-hint-gifts = Chi vuole dà una carta.
ueberall-stop = Stop!
ueberall-stop-label = Stop! { $name } non ha visto qualcosa
ueberall-stop-right = Stop! È giusto.
ueberall-stop-wrong = Stop! È sbagliato: nessuna svista.
ueberall-overlooked = andava da un’altra parte.
ueberall-give-title = Dare una carta a { $name }?
ueberall-give-how = La tua ultima in fondo. Va coperta in cima alla pila di { $name }.
ueberall-give = Dare la carta
ueberall-decline = Tenerla
ueberall-gives = dà
ueberall-keeps = tiene
ueberall-now = adesso
ueberall-then = poi
ueberall-did-middle =
    { $who ->
        [you] Metti { $card } al centro
       *[other] { $name } mette { $card } al centro
    }
ueberall-did-own =
    { $who ->
        [you] Tieni { $card } da te
       *[other] { $name } tiene { $card }
    }
ueberall-did-yours = { $name } mette { $card } da te
ueberall-did-other =
    { $who ->
        [you] Metti { $card } da { $other }
       *[other] { $name } mette { $card } da { $other }
    }
ueberall-did-stop =
    { $who ->
        [you] Dici Stop!
       *[other] { $name } dice Stop!
    }
ueberall-did-give =
    { $who ->
        [you] Dai una carta
       *[other] { $name } dà una carta
    }
ueberall-did-decline =
    { $who ->
        [you] Tieni la tua carta
       *[other] { $name } non dà carte
    }
