# Tips voor Kleuren sparen

hint-farben-take = Pak { $card_the }: je { colour-name } kaarten zijn dan samen { $sum }
hint-farben-no-stock = De stapel is leeg: pak een open kaart, bijvoorbeeld { $card_the }
hint-farben-stock = Er ligt geen { colour-name } kaart open: pak er een van de stapel
hint-farben-stock-low = { $card_The } maakt je som niet hoger: pak er een van de stapel
hint-farben-close = Stop nu: je { colour-name } kaarten zijn samen { $sum }, dat kan genoeg zijn
hint-farben-drop-low = Leg { $card_the } weg: je hebt maar één kleur, en dit is je laagste
hint-farben-cover = Leg { $card_the } op { $top_the }: die wil { $name } misschien hebben
hint-farben-drop-unwanted = Leg { $card_the } weg: niemand anders pakte die kleur van de stapels
hint-farben-drop =
    Leg { $card_the } weg: { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
    } is je beste kleur
