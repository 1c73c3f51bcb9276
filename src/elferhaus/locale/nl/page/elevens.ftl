# 11 Elevens aan tafel

elevens-did-bridge =
    { $who ->
        [you] Je legt { $card } over een brug
       *[other] { $name } legt { $card } over een brug
    }
elevens-did-joker =
    { $who ->
        [you] Je legt een joker als { $card }
       *[other] { $name } legt een joker als { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Je legt een joker als { $card } over een brug
       *[other] { $name } legt een joker als { $card } over een brug
    }
elevens-did-swap =
    { $who ->
        [you] Je ruilt { $card } voor de joker
       *[other] { $name } ruilt { $card } voor de joker
    }
elevens-did-discard =
    { $who ->
        [you] Je doet een joker weg
       *[other] { $name } doet een joker weg
    }
elevens-did-bonus =
    { $who ->
        [you] Kant vol: je krijgt een bonuskaart
       *[other] Kant vol: { $name } krijgt een bonuskaart
    }
elevens-four-rows = De vier rijen
elevens-row = { $colour }: { $runs }
elevens-map = Overzicht van alle kolommen
elevens-columns = Kolommen { $from } tot { $to }
elevens-look = { $card } tonen
elevens-bridge-here = { $card } over een brug leggen
elevens-joker-here = Joker als { $card } leggen
elevens-joker-bridge-here = Joker als { $card } over een brug leggen
elevens-swap-here = { $card } voor de joker ruilen
elevens-span = Brug: { $upper } – { $lower }
elevens-build = Brug bouwen ({ $upper } – { $lower }) en { $card } leggen
elevens-build-joker = Brug bouwen ({ $upper } – { $lower }) en de joker als { $card } leggen
elevens-bridges =
    { $count ->
        [one] één brug
       *[other] { $count } bruggen
    }
elevens-bonus =
    { $count ->
        [one] één bonuskaart
       *[other] { $count } bonuskaarten
    }
elevens-out =
    { $count ->
        [one] Uit het spel: één joker
       *[other] Uit het spel: { $count } jokers
    }
elevens-laid =
    { $count ->
        [one] Deze beurt: één van vier kaarten
       *[other] Deze beurt: { $count } van vier kaarten
    }
elevens-of-four = { $count } van 4
elevens-hint-joker = Tik op een lichte plek
elevens-hint-swap = Telt niet als gelegde kaart
elevens-hint-bridge = Dit kost een brug
elevens-hint-duty = De stapel is leeg: je moet aanleggen
elevens-hint-swapped = Leg nu nog een kaart of doe een joker weg
elevens-note-swap = Kan de joker vervangen.
elevens-note-bridge = Past over een brug.
elevens-do-swap = Ruilen
elevens-do-bridge = Brug +
elevens-do-discard = Wegdoen
