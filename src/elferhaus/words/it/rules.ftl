# Quello che vale in tutti i giochi della casa (da C-1 a C-5).

C-1 = I posti sono numerati a partire da 0, in senso orario. «Alla sinistra» di qualcuno è sempre il posto
    successivo in quel senso; dopo l’ultimo si torna al posto 0. Nella prima manche fa il mazziere il posto 0,
    a meno che il tavolo non decida altrimenti. Se si giocano più manche, a ogni manche il mazziere si sposta
    di un posto verso sinistra.
    .title = Posti e mazziere

C-2 = Distribuire nel modo più equo possibile vuol dire dare le carte a una a una, cominciando alla sinistra
    del mazziere. I posti più vicini alla sua sinistra possono quindi ricevere una carta in più. Prima si
    mescola sul serio: ogni ordine ha la stessa probabilità. Il caso viene da un generatore di cui si annota
    il seme o, a un tavolo con delle persone, da una fonte crittografica. E ciò che è nascosto resta nascosto:
    non vedi nulla di più di quello che una persona seduta al tuo posto potrebbe vedere o ricordare. I colori
    sono rosso, giallo, verde e blu, in breve `r`, `y`, `g` e `b`; una carta si scrive con il colore e il
    numero, per esempio `r11`, `y9` o `b20`, e il jolly `joker`. Nell’edizione `space` il quarto colore è un
    blu-viola; la sua lettera resta `b`.
    .title = Carte e distribuzione

C-3 = Quando comincia il più giovane o il più anziano, il tavolo indica il suo posto (`youngest` oppure
    `oldest`). Se non lo indica, il posto si tira a sorte, una volta sola per tutta la partita. Poi chi
    comincia si sposta insieme al mazziere, di un posto verso sinistra a ogni manche: nella seconda manche un
    posto più in là, nella terza due, e così via.
    .title = Chi comincia

C-4 = Una manche è una distribuzione giocata fino in fondo; una partita è fatta di più manche di cui si
    contano i punti. Tutti i giochi si possono giocare in più manche: allora i punti si sommano. In caso di
    parità la vittoria è condivisa, in tutti i giochi.
    .title = Manche e parità

C-5 = In ogni edizione si gioca solo ciò che c’è nel suo regolamento: un gioco, una variante o un’opzione che
    lì manca viene rifiutata, e così pure un numero di giocatori che il gioco non prevede; il rifiuto dice
    quale regola lo impedisce. L’edizione `2011` contiene elfer-raus con le tre varianti, ueberall, mogeln,
    ratefix, zweikampf, farben, schnipp-schnapp, schwarzer-peter e hoechste, ma non `takes: all`. L’edizione
    `2013` contiene junior, elfer-raus con le tre varianti, mogeln, ratefix, zweikampf, schnipp-schnapp e
    schwarzer-peter. L’edizione `space` contiene junior, elfer-raus, mogeln e zweikampf: elfer-raus è senza
    varianti, `without` vale solo per il blu, e non ci sono né `colour` né `long`. L’edizione `elevens`
    contiene elevens con la variante `start`. Se non si sceglie altro, si gioca l’edizione `2011` per tutti i
    giochi che contiene, `2013` per junior ed `elevens` per elevens.
    .title = Che cosa viene rifiutato
