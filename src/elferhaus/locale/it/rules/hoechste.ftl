game-hoechste = Vince la più alta
    .about = Undici carte uguali per tutti: capisci che cosa giocheranno gli altri e tira fuori la più alta al
        momento giusto!

HK-1 = Da 2 a 4 giocatori. Ognuno ha in mano le carte da 1 a 11 di un colore tutto suo: rosso per il posto 0,
    giallo per l’1, verde per il 2, blu per il 3.
    .title = Le carte

HK-2 = Tutti scelgono una carta in segreto e la girano insieme; la più alta prende tutte le carte.
    .title = La presa

HK-3 = Se le più alte sono in parità, tutte le carte restano in attesa e vanno a chi vince la presa
    successiva.
    .title = Parità

HK-4 = Se la parità capita nell’ultima presa, queste carte e quelle eventualmente in attesa non vanno a
    nessuno.
    .title = Parità all’ultima presa

HK-5 = Dopo 11 prese vince chi ha più carte.
    .title = La fine
