# Tips voor 11 Elevens

hint-elevens-swap = Ruil je { $card } voor de joker die op zijn plaats ligt
hint-elevens-discard = Doe de joker weg: dat opent niets, en in je hand kost hij { $points } punten
hint-elevens-out-joker = Doe de joker weg: je hele hand kan er nu uit
hint-elevens-end-four = Meer dan vier kaarten gaan niet in één beurt: eindig hem
hint-elevens-completes = Met { $card_the } is de kant vol: dat levert je een bonuskaart op
hint-elevens-joker = Leg de joker: blijft hij in je hand, dan kost hij { $points } punten
hint-elevens-joker-waits = Leg de joker als { $card }: je { $other } wacht erachter
hint-elevens-bridge = Bouw een brug voor { $card_the }: iets anders leidt er nog niet heen
hint-elevens-bridge-waits = Bouw een brug voor { $card_the }: je { $other } wacht erachter
hint-elevens-collects =
    { $count ->
        [one] Leg { $card_the }: die kant is bijna vol, en één ontbrekende kaart heb jij
       *[other] Leg { $card_the }: die kant is bijna vol, en { $count } ontbrekende kaarten heb jij
    }
hint-elevens-short =
    { $count ->
        [one] Leg { $card_the }: die telt voor { $points }, en { $name } heeft nog maar één kaart
       *[other] Leg { $card_the }: die telt voor { $points }, en { $name } heeft nog maar { $count } kaarten
    }
hint-elevens-high = Leg { $card_the }: blijft die in je hand, dan kost dat { $points } punten
hint-elevens-save-joker = Geen van je getallen past nu, en een joker kun je beter bewaren
hint-elevens-save-bridge = Zonder brug past geen van je getallen, en een brug kun je beter bewaren
hint-elevens-side = Hou { $card_the }: anders maken anderen die kant vol en pakken ze de bonus
hint-elevens-draw-waits = Trek liever: zolang er een stapel is, hoeft niemand te leggen
hint-elevens-end-waits = Genoeg voor deze beurt: wat nog past, kan wachten
hint-elevens-draw-opens =
    { $count ->
        [one] Trek liever: { $card_the } zou een plaats voor anderen openen
       *[other] Trek liever: { $card_the } zou { $count } plaatsen voor anderen openen
    }
