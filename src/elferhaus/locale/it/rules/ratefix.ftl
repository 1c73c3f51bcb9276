game-ratefix = Indovina un po’
    .about = Conosci solo la tua carta: fiuta la somma di tutte e avvicinati più degli altri!

RF-1 = Da 2 a 4 giocatori. Ognuno riceve un mazzetto di carte coperte: 20 in due giocatori, 13 in tre, 10 in
    quattro. Le altre restano fuori dal gioco, senza che nessuno le veda.
    .title = La distribuzione

RF-2 = Ognuno guarda la prima carta del suo mazzetto e la mette coperta al centro. Poi, a turno in senso
    orario, ciascuno dice ad alta voce quale somma indovina. Nella prima presa parla per primo il posto alla
    sinistra del mazziere; nelle altre, chi ha vinto la presa precedente.
    .title = La presa

RF-3 = Chi indovina o va più vicino, sopra o sotto, vince le carte e le mette da parte scoperte. Un numero già
    detto non si può dire di nuovo. Se due sono ugualmente vicini, vince quello detto per primo. Si dice un
    numero intero, almeno pari al numero dei giocatori e al massimo 20 volte tanto: in tre, da 3 a 60.
    .title = Chi va più vicino

RF-4 = Si finisce quando tutte le carte sono state giocate. Vince chi ha preso più carte.
    .title = La fine
