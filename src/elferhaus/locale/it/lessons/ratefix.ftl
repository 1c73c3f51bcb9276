# Indovina un po’ in cinque idee

lesson-ratefix-1 = Quanto fanno le tre carte? Tu vedi solo il tuo 12. Conta 10 per ognuna delle altre: di’ 32!
    .title = Quanto fa in tutto?
lesson-ratefix-2 = Fa 34. Il tuo 32 è il più vicino: le tre carte sono tue. Alla fine vince chi ne ha di più.
    .title = Il più vicino!
lesson-ratefix-3 = Chi vince parla per primo. Se due sono vicini uguale, vince chi ha parlato prima. 4 e due volte 10: di’ 24!
    .title = Adesso cominci tu
lesson-ratefix-4 = Peccato, qualcuno era più vicino. Stavolta hai un 11. Con due volte 10 fa 31. Prova: di’ 31!
    .title = E il 31?
    .refused = Il 31 è già preso
lesson-ratefix-5 = Ogni numero si può dire una volta sola. Allora prendi quello accanto: di’ 30!
    .title = Proprio accanto
