### The game and its rules

game-farben = Kleuren sparen
    .about = Pak, ruil en spaar tot je hand maar één kleur heeft – en sluit de ronde af voordat een ander het doet. Voor 2
        tot 6 spelers.
FS-1 = Met 2 of 3 spelers krijgt ieder 9 kaarten, met 4 of 5 spelers 8 en met 6 spelers 7. De rest is de trekstapel.
    De bovenste vier kaarten daarvan leg je open naast elkaar: zo beginnen de vier open stapels.
    .title = Delen
FS-2 = Pak de bovenste kaart van de trekstapel of de bovenste kaart van een van de open stapels. Leg dan één handkaart
    op een open stapel. Heb je een plaats leeggemaakt, dan leg je hem dáár, want er zijn altijd vier open stapels. Een
    kaart die je van een open stapel hebt gepakt, mag je in dezelfde beurt nergens weer neerleggen; een kaart van de
    trekstapel wel. Is de trekstapel aan het begin van een beurt leeg, dan schud je op dat moment alle kaarten die
    onder de vier bovenste liggen tot een nieuwe trekstapel. Liggen er daar geen, dan kun je alleen van de open
    stapels pakken.
    .title = Je beurt
FS-3 = Heb je nog maar één kleur in de hand, dan mag je aan het einde van je eigen beurt ‘Klaar!’ zeggen en de ronde
    afsluiten. Daarna speelt niemand meer verder.
    .title = Klaar!
FS-4 = Iedereen telt per kleur de getallen in de eigen hand op; alleen de kleur met de hoogste som telt. Wie na alle
    rondes de meeste punten heeft, wint. Leuk voor een partij: zoveel rondes als er spelers zijn. In de eerste ronde
    begint de speler links van de deler, in elke volgende ronde de verliezer van de vorige. Zijn er meerdere
    verliezers met evenveel punten, dan begint de eerste van hen met de klok mee, te beginnen bij wie de vorige ronde
    begon. Heeft na 300 beurten, van alle spelers samen, nog niemand de ronde afgesloten, dan tel je de punten zoals
    het er dan voor staat.
    .title = Punten

### At the table

farben-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
    }
farben-piles = Stapels
farben-pile =
    { $count ->
        [one] Open stapel { $pile }: { $card }
       *[other] Open stapel { $pile }: { $card } bovenop, { $count } kaarten
    }
farben-pile-empty = Open stapel { $pile }: leeg
farben-here = hier leggen
farben-shelf = { $colour }, som { $sum }
farben-no-colour = geen { $colour }
farben-counts = telt
farben-new = nieuw
farben-new-stays = Nieuw, blijft deze beurt.
farben-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
farben-hint-take = Pak een kaart.
farben-hint-drop = Leg een kaart weg.
farben-hint-where = Op welke stapel?
farben-hint-fill = Stapel { $pile } is leeg: leg de kaart daar.
farben-close = ‘Klaar!’ zeggen
farben-close-now = Alleen { $colour }: je hebt { $sum }, en iedereen telt zijn punten.
farben-close-with = Kan als je { $card } weglegt.
farben-close-not = Pas met maar één kleur.
farben-close-turn = Aan het einde van je beurt.
farben-drop = wegleggen
farben-drop-close = weg en klaar
farben-take-stock = Van de trekstapel pakken
farben-did-take =
    { $who ->
        [you] Je pakt { $card }
       *[other] { $name } pakt { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Je pakt van de trekstapel
       *[other] { $name } pakt van de trekstapel
    }
farben-did-drop =
    { $who ->
        [you] Je legt { $card } weg
       *[other] { $name } legt { $card } weg
    }
farben-did-close =
    { $who ->
        [you] Je legt { $card } weg en bent klaar
       *[other] { $name } legt { $card } weg en is klaar
    }
farben-did-shuffle = De trekstapel wordt opnieuw geschud

### What the coach says was done

coach-did-farben-take =
    { $from ->
        [stock] { $card ->
            [none] { $name } pakt een kaart van de trekstapel
           *[other] { $name } pakt { $card_the } van de trekstapel
        }
       *[other] { $name } pakt { $card_the }
    }
coach-did-farben-drop =
    { $close ->
        [true] { $name } legt { $card_the } op stapel { $on_number } en is klaar
       *[other] { $name } legt { $card_the } op stapel { $on_number }
    }

### Why not

farben-no-shuffle = Er valt nu niets te schudden
farben-shuffle-first = De trekstapel is op: eerst wordt er een nieuwe geschud van de kaarten onder de vier bovenste
farben-shuffle-stock = Alleen de trekstapel wordt geschud
farben-taken-already = Je hebt al een kaart gepakt: leg er nu een op een open stapel
farben-stock-empty = De trekstapel is op: pak de bovenste kaart van een open stapel
farben-no-pile = De open stapels hebben de nummers 0 tot en met 3
farben-name-card = Zeg welke kaart je pakt: { $top_the } ligt bovenop
farben-take-first = Pak eerst een kaart en leg er dan een weg
farben-just-taken = { $card_The } komt net van een open stapel en blijft deze beurt in je hand
farben-fill-place = { $card_The } moet op de stapel die je hebt leeggemaakt
farben-two-colours = Ook zonder { $card_the } heeft je hand meer dan één kleur, dus je kunt de ronde niet afsluiten
farben-deal-piles = Er zijn altijd 4 open stapels, niet { $found }
farben-deal-open = Elke open stapel begint met precies één kaart

### Hints

hint-farben-take = Pak { $card_the }: je { colour-name } kaarten zijn dan samen { $sum }
hint-farben-no-stock = De trekstapel is leeg: pak een open kaart, bijvoorbeeld { $card_the }
hint-farben-stock = Er ligt geen { colour-name } kaart open: pak er een van de trekstapel
hint-farben-stock-low = { $card_The } maakt je som niet hoger: pak er een van de trekstapel
hint-farben-close = Zeg nu ‘Klaar!’: je { colour-name } kaarten zijn samen { $sum }, dat kan genoeg zijn
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

### The lesson

lesson-farben-1 = Je hebt al veel rood. Daar ligt nog een rode kaart, en hoge tellen meer: pak hem!
    .title = Spaar één kleur
lesson-farben-2 = Wie nog maar één kleur heeft, mag de ronde afsluiten. Probeer het: leg de blauwe 3 weg en zeg
    ‘Klaar!’
    .title = Al klaar?
    .refused = De gele 5 zit in de weg
lesson-farben-3 = Als je een kaart hebt gepakt, leg je er altijd een weg. Leg de blauwe 3 weg, zonder af te sluiten.
    .title = Eén erbij, één weg
lesson-farben-4 = Ligt er niets roods open? Pak dan een kaart van de trekstapel.
    .title = Of een verrassing
lesson-farben-5 = Weer een rode! Leg de gele 5 weg en zeg ‘Klaar!’ Wie de meeste punten in één kleur heeft, wint.
    .title = Klaar!

### Prijzen

prize-farben-full-stop = De punt erachter
    .why =
        { $count ->
            [one] { $count } ronde afgesloten
           *[other] { $count } rondes afgesloten
        }
prize-farben-magpie = De ekster
    .why = { $count } open kaarten gepakt
prize-farben-dig = De schattenjacht
    .why = { $count } kaarten van de trekstapel
ending-farben-closed = Klaar!
    .by =
        { $who ->
            [you] Je hebt de ronde afgesloten.
           *[other] { $name } heeft de ronde afgesloten.
        }
part-farben-colour =
    { $colour ->
        [red] { $count ->
            [one] één rode kaart
           *[other] { $count } rode kaarten
        }
        [yellow] { $count ->
            [one] één gele kaart
           *[other] { $count } gele kaarten
        }
        [green] { $count ->
            [one] één groene kaart
           *[other] { $count } groene kaarten
        }
       *[blue] { $count ->
            [one] één blauwe kaart
           *[other] { $count } blauwe kaarten
        }
    }
