# A ogni tavolo, in ogni gioco

card-back = Carta coperta
joker-as = Jolly come { $card }
close = Chiudi
to-the-house = Alla casa
round-of = Manche { $round } di { $rounds }
glow = Mostra cosa va bene
rules = Regole
which-rule = Quale regola?
menu = Menu
connecting = La porta si apre…
show-result = Al risultato
go-on = Avanti
go-on-waits = Gli altri guardano
seat-free = libero
seat-turn = è di turno
seat-away = è via
seat-stand-in = gioca un bot
your-hand = La tua mano
your-turn = Tocca a te
turn-of = Tocca a { $name }
paused = Pausa
pause-by =
    { $who ->
        [you] Fai una pausa.
        [nobody] Si continua tra poco.
       *[other] { $name } fa una pausa.
    }
fits = Va bene.
fits-not = Non va ancora bene.
row-empty = fila { $colour }: ancora vuota
row-from-to = fila { $colour }: da { $low } a { $high }
lay-here = Gioca qui { $card_the }
do-lay = gioca
do-lay-card = Gioca { $card_the }
do-draw = Pesca una carta
do-end = Finisci il turno
do-keep = Tieni
do-pass = Passa
row-task =
    { $task ->
       *[lay] Gioca una carta che va bene.
        [more] Giocane un’altra o finisci il turno.
        [keep] Giocala o tienila.
        [draw] Niente va bene: pesca una carta.
        [end] Non va bene nient’altro.
        [pass] Niente va bene: devi passare.
    }
cards-count =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
stock-count =
    { $count ->
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }
did-lay =
    { $who ->
        [you] Giochi { $card_the }
       *[other] { $name } gioca { $card_the }
    }
did-draw =
    { $who ->
        [you] Peschi una carta
       *[other] { $name } pesca una carta
    }
did-draw-card =
    { $who ->
        [you] Peschi { $card_the }
       *[other] { $name } pesca { $card_the }
    }
did-draw-many =
    { $who ->
        [you] Peschi { $count } carte
       *[other] { $name } pesca { $count } carte
    }
did-keep =
    { $who ->
        [you] Tieni la carta
       *[other] { $name } tiene la carta
    }
did-pass =
    { $who ->
        [you] Passi
       *[other] { $name } passa
    }
log = Cos’è successo finora
log-open = Cos’è successo finora: apri
log-empty = Non è ancora successo niente.
away-played = { $name } ha giocato per te
away-back = Da adesso giochi di nuovo tu.
away-read = Va bene
bot-toaster = Tostapane
bot-teapot = Teiera
bot-clock = Orologio
bot-lamp = Lampada
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Lavatrice
bot-mug = Tazza
faces = Mostra una faccia
face-laugh = Risata
    .by = { $name } ride
face-wow = Stupore
    .by = { $name } è senza parole
face-love = Cuore
    .by = { $name } è entusiasta
face-cry = Pianto
    .by = { $name } piange
face-grumble = Brontolio
    .by = { $name } brontola
face-cheer = Evviva
    .by = { $name } esulta
menu-faces = Facce al tavolo
menu-faces-why = Con un tocco tutti possono mostrare una faccia di gatto.
