# Elfer raus! in sette idee

lesson-elfer-raus-1 = Vince chi resta per primo senza carte. Un 11 può sempre uscire: cala il tuo 11 giallo!
    .title = Fuori gli 11!
lesson-elfer-raus-2 = La fila rossa arriva al 13. Quindi il tuo 14 va bene. Calalo!
    .title = Sempre il vicino
lesson-elfer-raus-3 = La fila verde finisce al 12. Prova pure con il tuo 15.
    .title = E il 15?
    .refused = Manca qualcosa
lesson-elfer-raus-4 = Puoi calare tutte le carte che vanno bene. Adesso nessuna: finisci il turno.
    .title = Il tuo turno è finito
lesson-elfer-raus-5 = Manca ancora il 14 verde. Allora pesca una carta dal mazzo, al massimo tre.
    .title = Niente va bene?
lesson-elfer-raus-6 = Il 13 blu va accanto al 12. Una carta pescata che va bene si cala subito.
    .title = Va bene!
lesson-elfer-raus-7 = Qualcuno ha calato il 14. Adesso il tuo 15 va bene: calalo e vinci!
    .title = L’ultima carta
