# Il baro in sei idee

lesson-mogeln-1 = A turno si conta e si cala una carta coperta. Tu dici «due»: cala il tuo 2! Vince chi resta per primo senza carte.
    .title = Di’ il numero seguente
lesson-mogeln-2 = Il tuo vicino dice «cinque». Ma i quattro 5 li hai tutti tu! Grida «Imbroglio!»
    .title = Non può essere vero!
lesson-mogeln-3 = Chi viene scoperto prende tutto il mucchio. Ora dici «uno», ma non hai un 1: cala un 5! Nessuno lo vede.
    .title = Adesso imbrogli tu
lesson-mogeln-4 = Nessuno se n’è accorto! Ora dici «cinque»: stavolta cala davvero un 5.
    .title = Stavolta è vero
lesson-mogeln-5 = Chi si sbaglia prende il mucchio! Ora dici «quattro»: cala di nascosto i due 5. Speriamo che nessuno gridi «Troppe!»
    .title = Due insieme, di nascosto
lesson-mogeln-6 = Dici «otto» e hai davvero un 8. Calalo e vinci!
    .title = L’ultima carta
