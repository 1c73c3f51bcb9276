# Quello che vale in tutti i giochi della casa (da C-1 a C-5).

C-1 = I posti sono numerati in senso orario. «Alla sinistra» di qualcuno è sempre il posto successivo in quel senso;
    dopo l’ultimo si torna al primo. Nella prima manche il mazziere è chi siede al primo posto, a meno che il tavolo non decida
    altrimenti. Se si giocano più manche, a ogni manche il mazziere si sposta di un posto verso sinistra.
    .title = Posti e mazziere

C-2 = «Nel modo più equo possibile» vuol dire: le carte si danno a una a una, cominciando alla sinistra del mazziere.
    Se il conto non torna, i giocatori più vicini alla sua sinistra hanno una carta in più degli altri.
    .title = Distribuire in modo equo

C-3 = Quando comincia il più giovane o il più anziano, il tavolo indica il suo posto (opzioni `youngest` e `oldest`).
    Se non lo indica, il posto si tira a sorte, una volta sola per tutta la partita. Poi chi comincia si sposta
    insieme al mazziere, di un posto verso sinistra a ogni manche: nella seconda manche un posto più in là, nella
    terza due, e così via.
    .title = Chi comincia

C-4 = Una manche è una distribuzione giocata fino in fondo; una partita è fatta di più manche di cui si
    contano i punti. Tutti i giochi si possono giocare in più manche: allora i punti si sommano. In caso di
    parità la vittoria è condivisa, in tutti i giochi.
    .title = Manche e parità

C-5 = In ogni edizione si gioca solo ciò che c’è nel suo regolamento: un gioco, una variante o un’opzione che lì manca
    viene rifiutata, e così pure un numero di giocatori che il gioco non prevede; il rifiuto dice quale regola lo
    impedisce. L’edizione 2011 contiene Fuori undici con le tre varianti, Attacca dappertutto, Il baro, Indovina un
    po’, Partita a due, Un solo colore, Cic ciac, L’uomo nero e Vince la più alta; la scelta `takes: all` lì non c’è.
    L’edizione 2013 contiene il Gioco-junior, Fuori undici con le tre varianti, Il baro, Indovina un po’, Partita a
    due, Cic ciac e L’uomo nero. L’edizione Spazio contiene il Gioco-junior, Fuori undici, Il baro e Partita a due:
    Fuori undici è senza varianti, l’opzione `without` vale solo per il blu, e non ci sono né `colour` né `long`.
    L’edizione 11 Elevens contiene il gioco omonimo con la variante `start`. Se non si sceglie altro, si gioca
    l’edizione 2013 per il Gioco-junior, l’edizione 11 Elevens per quel gioco e l’edizione 2011 per tutto il resto.
    .title = Che cosa viene rifiutato
