### Why not

row-waits = { $card_The } moet wachten: eerst komt { $missing_the }
row-waits-either = { $card_The } moet wachten: eerst komt { $missing_the } of { $other_the }
row-not-started = { $card_The } moet wachten: de { colour-name } rij is nog niet begonnen; die begint met { $needed }
row-opening = { $card_The } kan de ronde niet openen: eerst moet { $needed_the } worden gelegd
row-opening-three = { $card_The } kan de ronde niet openen: daarvoor heb je een 10, 11 of 12 nodig
row-must-lay = Je kunt aanleggen, bijvoorbeeld { $card_the }: leg minstens één kaart
row-laid-already = Je hebt deze beurt al gelegd: leg verder of beëindig je beurt
row-drawn-must = De kaart die je hebt getrokken, { $card_the }, past: leg die nu
row-drawn-may = De kaart die je hebt getrokken, { $card_the }, past: leg die of hou die
row-keep = Er is geen getrokken kaart om te houden
row-must-draw = Niets in je hand past: trek de bovenste kaart van de trekstapel
row-stock-empty = Niets in je hand past en de trekstapel is leeg: sla over
row-without-two-players = Alleen met z’n tweeën laat je een kleur weg, niet met { $players } spelers
row-starter-only-false-start = Alleen bij de valse start kun je kiezen dat de speler links van de deler begint
deal-table = Vóór het spel liggen de 1 en de { $high } van elke kleur op tafel, en geen andere kaart
deal-table-empty = Vóór het spel ligt er geen kaart op tafel
deal-no-eleven = Niemand heeft een 11 in de hand: er moet opnieuw worden gedeeld

### Hints

hint-rows-draw = Geen van je kaarten past: trek een kaart
hint-rows-draw-again = Er past nog steeds niets: trek nog een keer
hint-rows-keep = Hou { $card_the }: die past later ook, en zo open je niets voor anderen
hint-rows-pass = Geen van je kaarten past, en er valt niets meer te trekken: sla over
hint-rows-end = Geen van je kaarten past meer: beëindig je beurt
hint-rows-end-keep = Stop hier en hou { $card_the }: alleen jij kunt { $low } tot en met { $high } openen
hint-rows-end-opens = Stop hier: elke kaart van jou die nog past, maakt de weg vrij voor anderen
hint-rows-end-waits = Stop hier: { $card_the } past je volgende beurt ook nog
hint-rows-last = Leg { $card_the }, je laatste kaart, en je wint!
hint-rows-drawn = { $card_The } die je trok, past: leg hem
hint-rows-out =
    { $count ->
        [one] Leg hem: het is je laatste kaart
       *[other] Leg alles: je { $count } kaarten kunnen er nu allemaal uit
    }
hint-rows-begin = Begin met { $card_the }: die opent zijn rij
hint-rows-waits = Leg { $card_the }: je { $other } wacht erachter
hint-rows-towards = Leg { $card_the }: zo komt je { $other } dichterbij
hint-rows-only = Alleen { $card_the } past, dus leg hem
hint-rows-nothing-behind = Leg { $card_the }: daarachter is geen plaats meer
hint-rows-next-is-mine = Leg { $card_the }: de volgende daar, { $other_the }, heb jij ook
hint-rows-rather = Leg { $card_the } en hou { $other_the }: alleen jij kunt { $low } tot en met { $high } openen
hint-rows-least = Leg { $card_the }: van wat past, opent die de minste plaatsen voor anderen ({ $count })

### Prijzen

prize-rows-long-turn = De lange adem
    .why = { $count } kaarten in één beurt
prize-rows-keystone = De sluitsteen
    .why =
        { $count ->
            [one] { $count } rij afgemaakt
           *[other] { $count } rijen afgemaakt
        }
prize-rows-basket = De volle mand
    .why = { $count } kaarten getrokken en niet opgegeven
