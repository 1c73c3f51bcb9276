game-mau-mau = Mau-Mau
    .about = Gioca ciò che va bene per colore o numero. Il 7 regala carte, l’8 fa aspettare, l’11 sceglie.

MM-1 = Tutti ricevono cinque delle 80 carte. La carta seguente viene scoperta e comincia la pila, il resto è il mazzo.
    Comincia chi siede alla sinistra del mazziere.
    .title = Carte e distribuzione
MM-2 = Chi è di turno può giocare una carta: dello stesso colore o numero della carta in cima alla pila, oppure del
    colore chiesto.
    .title = Che cosa va bene
MM-3 = Dopo un 7 il giocatore seguente pesca due carte. Dopo un 8 salta il turno.
    .title = I 7 e gli 8
MM-4 = Un 11 va bene su ogni carta. Chi lo gioca chiede un colore: la carta seguente deve averlo, o essere un altro 11.
    .title = L’11 sceglie
MM-5 = Chi non può o non vuole giocare pesca una carta e finisce il turno. Se il mazzo è finito e niente va bene, passa.
    .title = Pescare e passare
MM-6 = Quando il mazzo è finito, la pila viene mescolata e ne forma uno nuovo; resta solo la carta in cima.
    .title = Un nuovo mazzo
MM-7 = Chi gioca l’ultima carta finisce la manche e la vince. I numeri rimasti agli altri sono punti; vince chi ne ha meno.
    Dopo 1000 turni la manche finisce comunque.
    .title = Fine e punti

mau-mau-misfit =
    { $card_The } non va bene sopra { $top_the }: gioca qualcosa di { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
       *[blue] blu
    }, lo stesso numero o un 11
mau-mau-wish = Solo con un 11 chiedi un colore, e allora di’ quale
mau-mau-no-stock = Non c’è niente da pescare
mau-mau-no-pass = Puoi ancora giocare o pescare

view-mau-mau-pile = Pila
view-mau-mau-stock = Mazzo
view-mau-mau-wished = Chiesto
view-mau-mau-turns = Turni
do-mau-mau-lay =
    { $colour ->
        [none] Gioca
        [red] Chiedi il rosso
        [yellow] Chiedi il giallo
        [green] Chiedi il verde
       *[blue] Chiedi il blu
    }
    .ask = Quale colore chiedi?
do-mau-mau-draw = Pesca una carta
do-mau-mau-pass = Passa
told-mau-mau-lay =
    { $colour ->
        [none] { $name } gioca { $card_the }
        [red] { $name } gioca { $card_the } e chiede rosso
        [yellow] { $name } gioca { $card_the } e chiede giallo
        [green] { $name } gioca { $card_the } e chiede verde
       *[blue] { $name } gioca { $card_the } e chiede blu
    }
told-mau-mau-draw = { $name } pesca una carta
told-mau-mau-pass = { $name } passa
told-mau-mau-penalty = { $name } deve pescare { $count } carte
