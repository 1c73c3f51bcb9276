# Tipps für 11 Elevens

hint-elevens-swap = Tausch deine { $card } gegen den Joker, der auf ihrem Platz liegt
hint-elevens-discard = Wirf den Joker ab: Das öffnet nichts, und auf der Hand kostet er { $points } Punkte
hint-elevens-out-joker = Wirf den Joker ab: Deine ganze Hand kann jetzt raus
hint-elevens-end-four = Mehr als vier Karten gehen nicht in einem Zug: Beende ihn
hint-elevens-completes = { $card_The } macht die Seite voll: Das bringt dir eine Bonuskarte
hint-elevens-joker = Leg den Joker: Bleibt er auf der Hand, kostet er { $points } Punkte
hint-elevens-joker-waits = Leg den Joker als { $card }: Deine { $other } wartet dahinter
hint-elevens-bridge = Bau eine Brücke für { $card_the }: Sonst führt noch nichts dorthin
hint-elevens-bridge-waits = Bau eine Brücke für { $card_the }: Deine { $other } wartet dahinter
hint-elevens-collects =
    { $count ->
        [one] Leg { $card_the }: Ihre Seite ist fast voll, und eine fehlende Karte hast du
       *[other] Leg { $card_the }: Ihre Seite ist fast voll, und { $count } fehlende Karten hast du
    }
hint-elevens-short =
    { $count ->
        [one] Leg { $card_the }: Sie zählt { $points }, und { $name } hat nur noch eine Karte
       *[other] Leg { $card_the }: Sie zählt { $points }, und { $name } hat nur noch { $count } Karten
    }
hint-elevens-high = Leg { $card_the }: Bleibt sie auf der Hand, kostet sie { $points } Punkte
hint-elevens-save-joker = Von deinen Zahlen passt gerade keine, und den Joker sparst du besser
hint-elevens-save-bridge = Ohne Brücke passt keine deiner Zahlen, und Brücken sparst du besser
hint-elevens-side = Behalte { $card_the }: Sonst machen andere die Seite voll und holen den Bonus
hint-elevens-draw-waits = Zieh lieber: Solange der Stapel reicht, muss niemand legen
hint-elevens-end-waits = Genug für diesen Zug: Was noch passt, kann warten
hint-elevens-draw-opens =
    { $count ->
        [one] Zieh lieber: { $card_The } würde anderen einen Platz öffnen
       *[other] Zieh lieber: { $card_The } würde anderen { $count } Plätze öffnen
    }
