# elevens

elevens-rows = Voor de rijen zijn alle vier de kleuren nodig, elk precies één keer
elevens-deal-rows = De rijen liggen niet in de volgorde die deze tafel heeft gekozen
elevens-deal-bridges =
    { $found ->
        [one] Stoel { $seat } heeft { $found } brug gekregen in plaats van { $wanted }
       *[other] Stoel { $seat } heeft { $found } bruggen gekregen in plaats van { $wanted }
    }
elevens-four = Er zijn vier kaarten gelegd: je kunt alleen nog jokers omruilen of je beurt beëindigen
elevens-laid-already = Wie heeft gelegd, kan niet meer trekken of overslaan: leg verder of beëindig je beurt
elevens-nothing-done = Je hebt nog niets gelegd, dus er is nog geen beurt om te beëindigen
elevens-must-draw = Er is nog een trekstapel: leg of trek een kaart in plaats van over te slaan
elevens-waits = { $place_The } moet wachten: eerst komt { $missing_the }, of er leidt een brug naartoe
elevens-waits-either = { $place_The } moet wachten: eerst komt { $missing_the } of { $other_the }, of er leidt een brug naartoe
elevens-taken = { $place_The } past niet: die plaats is al gevuld
elevens-swap-instead = { $place_The } past niet: op die plaats ligt een joker, die je kunt omruilen
elevens-joker-as = Zeg erbij welke getalkaart de joker vervangt
elevens-as-number = { $card_The } staat alleen voor zichzelf: alleen een joker vervangt een andere kaart
elevens-no-joker-there = { $card_The } kun je niet omruilen: er ligt geen joker voor op tafel
elevens-swap-alone = Alleen omruilen is nog geen beurt: leg ook een kaart of doe een joker weg
elevens-discard = { $card_The } mag je niet wegdoen: dat kan alleen met jokers
elevens-bridge-none = Je hebt geen bruggen meer
elevens-bridge-needless = { $place_The } past ook zonder brug
elevens-bridge-apart = { $place_The } is zo niet te bereiken: aan het begin van de brug moet { $needed } liggen, niet { $other_the }
elevens-bridge-empty = Hier kan geen brug beginnen: { $other_the } ligt er nog niet
elevens-owes = { $card_The } past en de trekstapel is leeg: er moet minstens één kaart aan een rij
elevens-stock-empty = De trekstapel is leeg: er valt niets te trekken
