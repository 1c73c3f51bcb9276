game-mau-mau = Mau-Mau
    .about = Cala ciò che va per colore o numero. Il 7 regala carte, l’8 fa aspettare, l’11 sceglie.

MM-1 = Tutti ricevono cinque delle 80 carte. La carta seguente viene scoperta e comincia la pila, il resto è il mazzo.
    Comincia chi siede alla sinistra del mazziere.
    .title = Carte e distribuzione
MM-2 = Chi è di turno può calare una carta: dello stesso colore o numero della carta in cima alla pila, oppure del
    colore chiesto.
    .title = Che cosa va
MM-3 = Dopo un 7 il giocatore seguente pesca due carte. Dopo un 8 salta il turno.
    .title = I 7 e gli 8
MM-4 = Un 11 va su ogni carta. Chi lo cala chiede un colore: la carta seguente deve averlo, o essere un altro 11.
    .title = L’11 sceglie
MM-5 = Chi non può o non vuole calare pesca una carta e finisce il turno. Se il mazzo è finito e niente va, passa.
    .title = Pescare e passare
MM-6 = Quando il mazzo è finito, la pila viene mescolata e ne forma uno nuovo; resta solo la carta in cima.
    .title = Un nuovo mazzo
MM-7 = Chi cala l’ultima carta finisce la mano e la vince. I numeri rimasti agli altri sono punti; vince chi ne ha meno.
    Dopo 1000 turni la mano finisce comunque.
    .title = Fine e punti

mau-mau-misfit =
    { $card_The } non va su { $top_the }: cala qualcosa di { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
       *[blue] blu
    }, lo stesso numero o un 11
mau-mau-wish = Solo con un 11 chiedi un colore, e allora di’ quale
mau-mau-no-stock = Non c’è niente da pescare
mau-mau-no-pass = Puoi ancora calare o pescare

view-mau-mau-pile = Pila
view-mau-mau-stock = Mazzo
view-mau-mau-wished = Chiesto
view-mau-mau-turns = Turni
do-mau-mau-lay =
    { $colour ->
        [none] Cala
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
        [none] { $name } cala { $card_the }
        [red] { $name } cala { $card_the } e chiede rosso
        [yellow] { $name } cala { $card_the } e chiede giallo
        [green] { $name } cala { $card_the } e chiede verde
       *[blue] { $name } cala { $card_the } e chiede blu
    }
told-mau-mau-draw = { $name } pesca una carta
told-mau-mau-pass = { $name } passa
told-mau-mau-penalty = { $name } deve pescare { $count } carte
