### The game and its rules

game-elfer-raus = Fuori undici
    .about =
        Tutto comincia dagli 11: allunga le file, tieni in mano le carte che gli altri aspettano e resta
        senza carte prima di tutti!
    .variant-basic = Gioco base
    .variant-false-start = Falso inizio
    .variant-three-starts = Tre numeri d’inizio
    .variant-any-start = Una carta qualsiasi

ER-1 = Da 2 a 6 giocatori. Si gioca con tutte le 80 carte: da 1 a 20 in rosso, giallo, verde e { $edition ->
        [space] blu-viola (che da qui in poi chiamiamo semplicemente blu). In due si può lasciare fuori il
            blu-viola e giocare con 60 carte (opzione `without: blue`).
       *[other] blu. In due si può lasciare fuori un colore a scelta e giocare con 60 carte (opzione `without`
            seguita dal colore, per esempio `without: green`).
    }
    .title = Le carte

ER-2 = In 2 o 3 giocatori ognuno riceve 20 carte; in 4, 15; in 5, 12; in 6, 10. Le carte che restano formano
    il mazzo da cui si pesca, coperto.
    .title = La distribuzione

ER-3 = Chi ha in mano l’11 rosso apre la manche e lo gioca. Se non è in mano a nessuno, apre chi ha l’11
    giallo, altrimenti il verde, altrimenti il blu (si salta il colore lasciato fuori secondo ER-1). Nessuno
    ha un 11 in mano? Si mescola e si ridistribuisce, con lo stesso mazziere{ $edition ->
        [space] .
       *[other] {" "}(ma non in ER-V2 né in ER-V3, né con `starter: left-of-dealer`).
    } L’apertura è obbligatoria: si gioca quella carta e nessun’altra, e il turno finisce subito.
    .title = L’apertura

ER-4 = Se puoi giocare, devi giocare almeno una carta. Puoi anche giocarne quante ne vuoi, su qualsiasi fila e
    nell’ordine che preferisci, purché ogni carta vada bene nel momento in cui la metti giù. Puoi tenere in
    mano delle carte apposta. Dopo che hai giocato una carta, sei tu a dire quando il turno è finito: non
    finisce mai da solo finché hai carte in mano, altrimenti gli altri capirebbero che cosa non hai.
    .title = Il tuo turno

ER-5 = Una fila può cominciare solo con il suo 11 e ha un solo colore. Da una parte scende, un numero dopo
    l’altro, dal 10 all’1; dall’altra sale dal 12 al 20, senza salti. Esempi: accanto a `b11` vanno bene solo
    `b10` e `b12`; `y9` non va bene accanto a `b10`, né `b15` accanto a `b12`.
    .title = Che cosa va bene

ER-6 = Se non puoi giocare, pesca la prima carta del mazzo. Se va bene, devi giocarla subito e il turno è
    finito. Se non va bene, peschi ancora, finché una carta va bene, ne hai pescate tre o il mazzo è vuoto.
    Anche l’ultima carta pescata, se va bene, devi giocarla. Quelle che non vanno bene ti restano in mano.
    .title = Pescare

ER-6s = Se non puoi giocare, pesca la prima carta del mazzo. Se va bene, puoi giocarla, ma non sei obbligato:
    che tu la giochi o la tenga, il turno è finito e non peschi più. Se non va bene, peschi ancora, finché una
    carta va bene, ne hai pescate tre o il mazzo è vuoto. Anche l’ultima carta pescata, se va bene, si può
    giocare. Quelle che non vanno bene ti restano in mano.
    .title = Pescare

ER-7 = Se il mazzo finisce mentre peschi, ti fermi lì e il turno è finito. Se non puoi giocare e il mazzo è
    già finito, lo dici e passi.
    .title = Mazzo finito

ER-8 = La manche finisce nel momento esatto in cui qualcuno gioca l’ultima carta che ha in mano: la vince lui.
    .title = Fine della manche

ER-9 = Ognuno conta come punti la somma dei numeri che gli restano in mano: un 19 e un 2, per esempio, fanno
    21. Dopo le manche concordate vince chi ha meno punti; in caso di parità la vittoria è condivisa. Se non
    si è concordato nulla, si gioca una manche sola.
    .title = I punti

ER-10 = Per risparmiare spazio, le carte di una fila si possono impilare ai due lati dell’11.
    .title = La disposizione

ER-V1 = { $edition ->
        [space] L’edizione Spazio non ha questa variante (C-5).
       *[other] Variante `false-start`. Prima di distribuire si mettono sul tavolo l’1 e il 20 di ogni colore;
            si distribuisce dalle 72 carte che restano, o da 54 se manca un colore. Ogni fila sale a partire
            dall’1 e scende a partire dal 20. L’11 è una carta come le altre. Comincia lo stesso giocatore del
            gioco base: chi ha l’11 rosso, altrimenti il giallo, il verde o il blu; se nessuno ha un 11, si
            ridistribuisce. Fa però un turno normale, perché l’11 non si può ancora giocare. Chi preferisce
            può scegliere l’opzione `starter: left-of-dealer`: allora comincia il posto alla sinistra del
            mazziere. Tutte le altre regole restano uguali.
    }
    .title = Falso inizio

ER-V2 = { $edition ->
        [space] L’edizione Spazio non ha questa variante (C-5).
       *[other] Variante `three-starts`. Ogni fila può cominciare con il suo 10, il suo 11 o il suo 12,
            ciascuna per conto proprio; una volta cominciata, si allunga solo con i numeri vicini. Il posto
            alla sinistra del mazziere apre con un 10, un 11 o un 12 di qualsiasi colore; se non ne ha, pesca
            secondo ER-6. La prima carta giocata nella manche fa finire subito il turno, come in ER-3. Se chi
            doveva aprire non ne ha trovata nessuna, il giocatore successivo si trova davanti alla stessa
            apertura. Tutte le altre regole restano uguali.
    }
    .title = Tre numeri d’inizio

ER-V3 = { $edition ->
        [space] L’edizione Spazio non ha questa variante (C-5).
       *[other] Variante `any-start`. A ogni manche si tira a sorte chi comincia. Chi comincia apre con una
            carta qualsiasi, una sola, e il numero di quella carta fa da inizio anche per tutte le altre file.
            L’11 è una carta come le altre, a meno che non sia proprio quel numero. Tutte le altre regole
            restano uguali.
    }
    .title = Una carta qualsiasi

### What a table can choose

choose-elfer-raus-without = Senza un colore
    .about = In due bastano tre colori: 60 carte, più facile da seguire.
    .none = Con tutti e quattro
choose-elfer-raus-starter = Chi comincia?
    .about = Con il falso inizio si può cominciare anche alla sinistra del mazziere.
    .holder = Chi ha l’11 rosso
    .left-of-dealer = A sinistra del mazziere
variants-elfer-raus =
    .basic = Ogni fila comincia con il suo 11.
    .false-start = L’1 e il 20 sono già sul tavolo; ogni fila cresce dalle due estremità.
    .three-starts = Una fila può cominciare con 10, 11 o 12.
    .any-start = La prima carta decide come cominciano tutte le file.

### The lesson

lesson-elfer-raus-1 = Vince chi resta per primo senza carte. Un 11 può sempre uscire: gioca il tuo 11 giallo!
    .title = Fuori gli 11!
lesson-elfer-raus-2 = La fila rossa arriva al 13. Quindi il tuo 14 va bene. Giocalo!
    .title = Sempre il vicino
lesson-elfer-raus-3 = La fila verde finisce al 12. Prova pure con il tuo 15.
    .title = E il 15?
    .refused = Manca qualcosa
lesson-elfer-raus-4 = Puoi giocare tutte le carte che vanno bene. Adesso non ce n’è più nessuna: finisci il turno.
    .title = Il tuo turno è finito
lesson-elfer-raus-5 = Manca ancora il 14 verde. Allora pesca dal mazzo finché una carta va bene, al massimo tre.
    .title = Nessuna carta va bene?
lesson-elfer-raus-6 = Il 13 blu va accanto al 12. Una carta pescata che va bene si gioca subito.
    .title = Va bene!
lesson-elfer-raus-7 = Qualcuno ha giocato il 14. Adesso il tuo 15 va bene: giocalo e vinci!
    .title = L’ultima carta

### Che cosa ne dice la casa

edition-elfer-raus =
    { $edition ->
        [space] Se una carta pescata va bene, puoi anche tenerla. Solo il gioco base.
       *[other] Se una carta pescata va bene, devi giocarla.
    }

### Premi

prize-elfer-raus-doors = La chiave di casa
    .why = { $count } undici giocati
