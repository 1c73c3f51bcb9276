# Vince la più alta in cinque idee

lesson-hoechste-1 = Ognuno ha i numeri da 1 a 11 e mette giù una carta coperta. La più alta prende tutto. Metti il tuo 11!
    .title = Si sceglie in segreto
lesson-hoechste-2 = Hai vinto! Ma l’11 ormai non c’è più. Tieni da parte le carte alte e metti il piccolo 2.
    .title = Ogni carta una volta sola
lesson-hoechste-3 = Ha vinto il 10 giallo, e adesso non c’è più nemmeno lui. Prova con il tuo 8!
    .title = Una presa per gli altri
lesson-hoechste-4 = Pari: non vince nessuno e le carte aspettano. Chi vince dopo le prende tutte. Metti il tuo 10!
    .title = 8 contro 8
lesson-hoechste-5 = Sei carte in un colpo! Ricorda che cosa è già uscito: adesso il tuo 7 è il più alto. Mettilo!
    .title = Buona memoria
