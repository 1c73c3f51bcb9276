# Consigli per Un solo colore

hint-farben-take =
    Prendi { $card_the }: le tue carte { $colour ->
        [red] rosse
        [yellow] gialle
        [green] verdi
       *[blue] blu
    } fanno allora { $sum }
hint-farben-no-stock = Il mazzo è vuoto: prendi una carta scoperta, per esempio { $card_the }
hint-farben-stock = Nessuna carta { colour-name } è scoperta: prendine una dal mazzo
hint-farben-stock-low = { $card_The } non alza la tua somma: prendi una carta dal mazzo
hint-farben-close =
    Chiudi: le tue carte { $colour ->
        [red] rosse
        [yellow] gialle
        [green] verdi
       *[blue] blu
    } fanno { $sum }, può bastare
hint-farben-drop-low = Scarta { $card_the }: hai un colore solo, ed è la carta più bassa
hint-farben-cover = Copri { $top_the } con { $card_the }: { $name } forse lo vorrebbe
hint-farben-drop-unwanted = Scarta { $card_the }: nessun altro ha preso quel colore dalle pile
hint-farben-drop =
    Scarta { $card_the }: { $colour ->
        [red] il rosso
        [yellow] il giallo
        [green] il verde
       *[blue] il blu
    } è il tuo colore migliore
