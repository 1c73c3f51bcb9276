# Il baro

mogeln-word =
    { $number ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
        [13] tredici
        [14] quattordici
        [15] quindici
        [16] sedici
        [17] diciassette
        [18] diciotto
        [19] diciannove
        [20] venti
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] dici tu
       *[other] dice { $name }
    }
mogeln-note = dice { $word }
mogeln-you-say = Dici
mogeln-hint-believe = Ci credi? Allora gioca il tuo «{ $word }».
mogeln-hint-start = Nuovo mazzo: gioca e di’ «{ $word }».
mogeln-hint-many = Erano troppe? Chiama prima che giochi { $name }.
mogeln-hint-call = Ci credi? Chiama prima che giochi { $name }.
mogeln-lay =
    { $count ->
        [one] Gioca coperta
       *[other] Gioca { $count } carte coperte
    }
mogeln-lay-here =
    { $count ->
        [one] Metti la carta sul mazzo
       *[other] Metti { $count } carte sul mazzo
    }
mogeln-call-doubt = Imbroglio!
mogeln-call-many = Troppe!
mogeln-doubt-label = Imbroglio! Non credere a { $name }
mogeln-many-label = Troppe! { $name } ha messo più di una carta
mogeln-window = Per quanto puoi ancora chiamare
mogeln-heap = Mazzo coperto
mogeln-heap-count =
    { $count ->
        [one] Mazzo coperto: una carta
       *[other] Mazzo coperto: { $count } carte
    }
mogeln-heap-empty = Il mazzo comincia qui
mogeln-gone =
    { $count ->
        [one] fuori dal gioco: una carta
       *[other] fuori dal gioco: { $count } carte
    }
mogeln-stairs = Detto finora
mogeln-you = Tu
mogeln-colour =
    { $colour ->
        [red] Vale solo il rosso
        [yellow] Vale solo il giallo
        [green] Vale solo il verde
       *[blue] Vale solo il blu
    }
mogeln-has-said =
    { $who ->
        [you] Hai detto
       *[other] { $name } ha detto
    }
mogeln-has-laid =
    { $who ->
        [you] Hai messo
       *[other] { $name } ha messo
    }
mogeln-instead = { $count } invece di 1
mogeln-more = più di 1
mogeln-just-one = solo 1
mogeln-stamp-lie = Imbroglio!
mogeln-stamp-honest = Era vero!
mogeln-stamp-many = Troppe!
mogeln-stamp-one = Solo una!
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Prendi una carta
           *[other] { $name } prende una carta
        }
       *[other] { $who ->
            [you] Prendi { $count } carte
           *[other] { $name } prende { $count } carte
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Prendi il mazzo
       *[other] { $name } prende il mazzo
    }
mogeln-noticed =
    { $who ->
        [you] L’hai notato!
       *[other] { $name } l’ha notato.
    }
mogeln-was-honest =
    { $who ->
        [you] Dicevi la verità.
       *[other] { $name } diceva la verità.
    }
mogeln-next =
    { $who ->
        [you] Ricominci tu da «{ $word }».
       *[other] { $name } ricomincia da «{ $word }».
    }
mogeln-go-on = Avanti
mogeln-calls-doubt =
    { $who ->
        [you] Chiami «Imbroglio!»
       *[other] { $name } chiama «Imbroglio!»
    }
mogeln-calls-many =
    { $who ->
        [you] Chiami «Troppe!»
       *[other] { $name } chiama «Troppe!»
    }
mogeln-time = { $name } dopo { $seconds } s
mogeln-time-late = { $name } solo dopo { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Dici «{ $word }»
       *[other] { $name } dice «{ $word }»
    }
mogeln-slipped =
    { $who ->
        [you] Nessuno ha notato le tue { $count } carte
       *[other] { $name } aveva messo { $count } carte di nascosto
    }
mogeln-was = Era: { $cards }
