game-farben = Un solo colore
    .about = Prendi, scarta, scegli: metti insieme una mano di un solo colore prima che qualcun altro chiuda!

FS-1 = Da 2 a 6 giocatori. In 2 o 3 giocatori ognuno riceve 9 carte; in 4 o 5, 8; in 6, 7. Le carte che
    restano formano il mazzo da cui si pesca; le sue prime quattro cominciano quattro pile scoperte.
    .title = La distribuzione

FS-2 = Prendi la prima carta del mazzo o quella in cima a una pila scoperta, poi metti una carta della tua
    mano su una pila scoperta. Se hai appena svuotato un posto, la carta deve andare lì: le pile scoperte sono
    sempre quattro. Una carta presa da una pila scoperta non si può rimettere giù da nessuna parte nello
    stesso turno; una presa dal mazzo sì. Se all’inizio di un turno il mazzo è vuoto, lo si rifà in quel
    momento mescolando tutto ciò che sta sotto le quattro carte in cima; se sotto non c’è niente, si può
    prendere solo dalle pile scoperte.
    .title = Il tuo turno

FS-3 = Chi ha in mano un solo colore può dire «Chiudo!» alla fine del proprio turno e far finire la manche.
    Dopo non gioca più nessuno.
    .title = Chiudo!

FS-4 = Ognuno conta la somma del colore che nella sua mano vale di più. Dopo tutte le manche vince chi ha più
    punti. Per una bella partita si giocano tante manche quanti sono i giocatori. La prima manche comincia
    alla sinistra del mazziere, le altre da chi ha perso la precedente; se hanno perso in più d’uno alla pari,
    dal primo di loro in senso orario, contando a partire da chi aveva cominciato. Una manche che nessuno
    chiude entro 300 turni, di tutti i giocatori insieme, si conta così com’è.
    .title = I punti
