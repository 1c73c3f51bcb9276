game-mogeln = Il baro
    .about = Annuncia il numero giusto con la faccia più seria del mondo, anche se la carta è tutt’altra, e
        smaschera chi bara!

MO-1 = Da 3 a 6 giocatori. Si prendono, nei quattro colori, le carte da 1 a 9 in tre giocatori, da 1 a 10 in
    quattro, da 1 a 15 in cinque o sei. Si distribuiscono tutte in parti uguali; ognuno tiene le sue in mano.
    .title = Le carte

MO-2 = { $edition ->
        [space] Comincia il più anziano (C-3).
       *[other] Comincia il posto alla sinistra del mazziere.
    } Chi comincia mette giù una carta coperta e dice «uno», il successivo dice «due», e così via fino
    all’ultimo numero; allora la pila è finita e il giocatore successivo ne comincia una nuova da «uno».
    { $edition ->
        [space] L’ultimo numero è quello della carta più alta in gioco; con l’opzione `count_to: twenty` è il
            venti, e oltre la carta più alta ogni annuncio è un bluff (`count_to: highest` è quella normale).
       *[other] L’ultimo numero è il venti: oltre la carta più alta in gioco ogni annuncio è quindi un bluff.
            Con l’opzione `count_to: highest` ci si ferma alla carta più alta (`count_to: twenty` è quella
            normale).
    } Una pila finita esce dal gioco quando viene messa giù la carta successiva. Puoi barare anche se hai in
    mano il numero giusto.
    .title = Contare

MO-3 = { $edition ->
        [space] Tutti, tranne chi ha appena giocato, possono gridare «Baro!» finché non viene messa giù la
            carta successiva; conta il primo grido.
       *[other] Quando tocca a te, invece di credere alla carta giocata subito prima, puoi metterla in dubbio
            e dire «Baro!».
    } Allora si scopre ciò che è stato giocato per ultimo. Se il numero è giusto, tutta la pila va a chi ha
    dubitato; se no, la prende chi ha giocato. Le carte prese si tengono in mano. Un solo grido chiude la
    questione per quella giocata. Chiunque abbia gridato e chiunque abbia preso la pila, il posto alla
    sinistra di chi aveva giocato comincia poi una nuova pila da «uno». Una pila finita si può mettere in
    dubbio finché non viene messa giù la prima carta della successiva.
    .title = Baro!

MO-4 = Puoi mettere giù di nascosto più di una carta, quante ne vuoi. Se qualcuno se ne accorge, prendi la
    pila. Finché non viene messa giù la carta successiva, ogni altro giocatore può gridare «Troppe carte!»: se
    ha ragione, prende la pila chi ha giocato; se no, la prende chi ha gridato. Anche un dubbio secondo MO-3
    che scopre più di una carta dà torto a chi ha giocato. Perché niente tradisca il trucco, il numero di
    carte in mano agli altri si mostra com’era prima della giocata che si può ancora contestare, ma una mano
    vuota si mostra sempre vuota; quante carte ha la pila è nascosto. L’opzione `sneak: true` è quella
    normale; con `sneak: false` non ci sono né più carte alla volta né «Troppe carte!».
    .title = Più carte

MO-5 = { $edition ->
        [space] L’edizione `space` non ha l’opzione `colour` (C-5).
       *[other] Con l’opzione `colour` si sceglie un colore, e solo una carta di quel colore vale come giusta.
    }
    .title = Un colore

MO-6 = Vince il primo che resta senza carte. Ma la sua ultima giocata deve reggere: la vittoria conta solo
    quando viene messa giù la carta successiva o quando un grido contro quella giocata è fallito. Se il grido
    è giusto, chi ha giocato prende la pila e si continua. Con la giocata numero 2.000 la manche finisce
    subito, senza che la si possa contestare, e vince chi ha meno carte.
    .title = La fine
