# L’uomo nero in quattro idee

lesson-schwarzer-peter-1 = Due numeri uguali se ne vanno. Solo l’uomo nero non ha la gemella: chi ce l’ha alla fine perde. Pesca!
    .title = Le coppie se ne vanno
lesson-schwarzer-peter-2 = Il 5 se n’è andato! Nessuno sa ancora qual è l’uomo nero. Pesca ancora: se non fa coppia, la tieni.
    .title = Vediamo se va bene
lesson-schwarzer-peter-3 = Il 14 non fa coppia e resta a te. Prima che qualcuno peschi da te, puoi mescolare. Confondilo!
    .title = Adesso pescano da te
lesson-schwarzer-peter-4 = Ti manca solo l’altro 9. Senza carte sei in salvo. Pesca, e buona fortuna!
    .title = L’ultima carta
