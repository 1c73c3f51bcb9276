# I nomi che compaiono in ogni messaggio

card-name =
    { $article ->
        [the] { $number ->
            [1] l’1
            [8] l’8
            [11] l’11
           *[other] il { $number }
        } { $colour ->
            [red] rosso
            [yellow] giallo
            [green] verde
           *[blue] blu
        }
        [The] { $number ->
            [1] L’1
            [8] L’8
            [11] L’11
           *[other] Il { $number }
        } { $colour ->
            [red] rosso
            [yellow] giallo
            [green] verde
           *[blue] blu
        }
       *[none] { $number } { $colour ->
            [red] rosso
            [yellow] giallo
            [green] verde
           *[blue] blu
        }
    }
joker-name =
    { $article ->
        [the] il jolly
        [The] Il jolly
       *[none] jolly
    }
# Come in «la fila gialla»
colour-name =
    { $colour ->
        [red] rossa
        [yellow] gialla
        [green] verde
       *[blue] blu
    }
one-of = { $most } o { $last }

# Scegliere un tavolo

unknown-game = Non c’è nessun gioco «{ $game }»
unknown-edition = Non c’è nessuna edizione «{ $edition }»
unknown-option = «{ $game }» non ha nessuna opzione «{ $option }»
option-value =
    «{ $value }» non è possibile per { $option }: ci vuole { $wanted ->
        [flag] true oppure false
        [seat] il numero di un posto
        [colour] un colore (red, yellow, green o blue)
        [colours] un elenco di colori (red, yellow, green, blue)
        [number] un numero da 0 a 60.000
        [text] un testo di 200 caratteri al massimo
       *[other] uno di questi valori: { $wanted }
    }
option-seat = { $option } conta i posti da 0 a { $last }: { $value } non è fra questi
edition-lacks-game = L’edizione { $edition } non contiene «{ $game }»
edition-lacks-option = L’edizione { $edition } non ha «{ $option }: { $value }»
players = «{ $game }» è per { $fewest }–{ $most } giocatori, non per { $players }
players-exactly = «{ $game }» si gioca esattamente in { $fewest }, non in { $players }
rounds = Una partita ha da 1 a { $most } manche, non { $rounds }

# A chi tocca, e quali carte

round-over = La manche è finita
not-your-turn = Non ancora: adesso tocca a { $seat }
not-now = Adesso non è possibile
no-such-card = { $card_The } non esiste in questo gioco
card-twice = { $card_The } c’è due volte
card-missing = Manca { $card_the }
not-in-hand = { $card_The } non è in questa mano
not-the-top-card = { $card_The } non è la carta in cima

# La distribuzione

deal-seats = Le carte sono distribuite per { $found } posti, ma si gioca in { $wanted }
deal-size =
    { $found ->
        [one] { $seat } ha ricevuto { $found } carta invece di { $wanted }
       *[other] { $seat } ha ricevuto { $found } carte invece di { $wanted }
    }
deal-round = Questa è la distribuzione della manche { $found }, ma la prossima è la manche { $wanted }
deal-dealer = Ha dato le carte { $found }, ma toccava a { $wanted }
deal-starter = Comincia { $seat }, ma dovrebbe cominciare { $wanted }
deal-starter-seat = { $seat } non può cominciare: questo posto non esiste
