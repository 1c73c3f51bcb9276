# Cic ciac sulla pagina

snap-word-schnapp = Ciac!
snap-word-schnipp = Cic!
snap-when-schnapp = due uguali
snap-when-schnipp = come al centro
snap-label-schnapp = Ciac! Due mazzi scoperti mostrano lo stesso numero
snap-label-schnipp = Cic! L’ultima carta è come quella al centro
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-go = Via!
snap-in = Si gira tra { $left }
snap-turn = Gira
snap-left = ancora { $count }
snap-turn-label =
    { $count ->
        [one] Gira la tua ultima carta coperta
       *[other] Gira la prossima carta, ancora { $count }
    }
snap-down =
    { $count ->
        [one] Una carta coperta
       *[other] { $count } carte coperte
    }
snap-your-quartets = I tuoi quartetti
snap-no-quartets = Ancora nessun quartetto
snap-your-pile = Il tuo mazzo scoperto
snap-pile-of = Mazzo scoperto: { $name }
snap-on-pile = Sopra { $count } carte.
snap-quartets =
    { $count ->
        [one] Un quartetto
       *[other] { $count } quartetti
    }
snap-quartet = Quartetto di { $number }
snap-out = senza carte
snap-middle = Centro
snap-nth = Carta { $number }
snap-finish = Fotofinish
snap-finish-empty = Dopo ogni grido vedi qui chi ha gridato che cosa, e quando.
snap-legend = A strisce: il tempo sulla linea. Viene tolto a tutti.
snap-band = { $ms } ms: pari
snap-late = tardi
snap-you = Tu
snap-and = { $most } e { $last }
snap-turned =
    { $who ->
        [you] Giri { $card }
       *[other] { $name } gira { $card }
    }
snap-first-schnapp =
    { $who ->
        [you] Ciac! Hai fatto prima di tutti
       *[other] Ciac! { $name } ha fatto prima di tutti
    }
snap-first-schnipp =
    { $who ->
        [you] Cic! Hai fatto prima di tutti
       *[other] Cic! { $name } ha fatto prima di tutti
    }
snap-was-first =
    { $who ->
        [you] Hai fatto prima tu!
       *[other] Prima { $name }!
    }
snap-wins-schnapp =
    { $count ->
        [one] Ciac con il { $number }: una carta in più.
       *[other] Ciac con il { $number }: { $count } carte in più.
    }
snap-wins-schnipp =
    { $count ->
        [one] Cic con il { $number }: una carta dal centro.
       *[other] Cic con il { $number }: { $count } carte dal centro.
    }
snap-aside =
    { $who ->
        [you] Il tuo quartetto: { $numbers }
       *[other] Quartetto per { $name }: { $numbers }
    }
snap-tie = Pari!
snap-tie-told = Pari: { $names }
snap-tie-apart = Solo { $ms } ms di differenza: non vince nessuno.
snap-tie-moves = { $names }: mazzo scoperto sotto quello coperto.
snap-mistake =
    { $who ->
        [you] Hai gridato per sbaglio
       *[other] { $name } ha gridato per sbaglio
    }
snap-mistakes = Grido sbagliato, mazzo al centro: { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Non hai un mazzo scoperto: non si muove niente.
           *[other] { $name } non ha un mazzo scoperto: non si muove niente.
        }
       *[some] { $who ->
            [you] Il tuo mazzo scoperto va al centro.
           *[other] Il mazzo scoperto va al centro.
        }
    }
