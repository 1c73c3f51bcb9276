# La casa: scegliere un gioco, unirsi, continuare

home-guest = Ospite
home-welcome = Che bello vederti,
home-now = Gioca subito
home-now-line = { $game } contro tre bot. Non serve sapere nulla: il gatto ti aiuta.
home-go-on = Continua
home-tables = I tuoi tavoli
home-forget = Dimentica il tavolo { $code }
home-choose-game = Scegli un gioco
home-players = Giocatori:
home-join = Unisciti
home-code = Codice
home-knock = Toc toc
home-as-screen = Mostra questo tavolo sullo schermo grande
home-code-empty = Quale tavolo? Scrivi il suo codice.
home-code-unknown = Dietro questo codice non c’è nessun tavolo.
home-too-many = Troppe cose in una volta. Aspetta un attimo.
home-no-line = La casa in questo momento non risponde.
home-again = Riprova
open-table = Apri il tavolo
play-with-bots =
    { $count ->
        [one] Gioca con un bot
       *[other] Gioca con { $count } bot
    }
take-this-game = Giochiamo a questo
who-plays = Chi gioca?
    .places = Posti al tavolo
place-bot = Posto { $number }: bot
place-number = Posto { $number }
places-open = Tocca un posto libero e si siede un bot. Quel che resta libero è per chi ha il codice.
bots-level = Come giocano i bot?
rules-of = Regole del gioco
rules-title = Regole: { $game }
rules-here = Le regole a questo tavolo
rules-in-edition = Le regole in questa edizione
rules-refused = Non era permesso
rules-back = Continua a giocare
rounds-count =
    { $count ->
        [one] una manche
       *[other] { $count } manche
    }
edition-short =
    { $edition ->
        [space] Spazio
        [elevens] 11 Elevens
        [house] Regole di casa
       *[other] { $edition }
    }
edition-line = Si gioca secondo il libretto «{ $edition }».
