# Cic ciac in cinque idee

lesson-schnipp-schnapp-1 = Raccogli quartetti: quattro volte lo stesso numero. Ognuno a turno gira una carta. Tocca a te!
    .title = Carta dopo carta
lesson-schnipp-schnapp-2 = Ci sono due 7 scoperti! Chi grida Ciac per primo prende i due mazzi. Presto!
    .title = Due uguali: Ciac!
lesson-schnipp-schnapp-3 = Nei mazzi c’erano tutti e quattro i 7: il quartetto è tuo. Il resto va sotto il tuo mazzo. Gira ancora!
    .title = Un quartetto!
lesson-schnipp-schnapp-4 = Non c’è niente di uguale. Grida lo stesso Ciac, e guarda che cosa succede.
    .title = E se ci si sbaglia?
lesson-schnipp-schnapp-5 = Il tuo errore: il tuo 3 è finito al centro. Ma ecco un altro 3! Grida Cic e prendi il centro.
    .title = Come al centro: Cic!
