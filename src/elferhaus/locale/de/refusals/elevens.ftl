# elevens

elevens-rows = Die Reihen brauchen alle vier Farben, jede genau einmal
elevens-deal-rows = Die Reihen liegen nicht in der Reihenfolge, die dieser Tisch gewählt hat
elevens-deal-bridges =
    { $found ->
        [one] Platz { $seat } hat { $found } Brücke bekommen statt { $wanted }
       *[other] Platz { $seat } hat { $found } Brücken bekommen statt { $wanted }
    }
elevens-four = Vier Karten sind gelegt: Du kannst nur noch Joker tauschen oder den Zug beenden
elevens-laid-already = Wer gelegt hat, kann nicht mehr ziehen oder passen: Leg weiter oder beende den Zug
elevens-nothing-done = Du hast noch nichts gelegt, also gibt es noch keinen Zug zu beenden
elevens-must-draw = Es gibt noch einen Nachziehstapel: Leg eine Karte oder zieh eine, statt zu passen
elevens-waits = { $place_The } muss warten: Erst kommt { $missing_the }, oder eine Brücke führt hin
elevens-waits-either = { $place_The } muss warten: Erst kommt { $missing_the } oder { $other_the }, oder eine Brücke führt hin
elevens-taken = { $place_The } passt nicht: Dieser Platz ist schon belegt
elevens-swap-instead = { $place_The } passt nicht: Auf diesem Platz liegt ein Joker, den du tauschen kannst
elevens-joker-as = Sag dazu, für welche Zahlenkarte der Joker steht
elevens-as-number = { $card_The } steht nur für sich selbst: Nur ein Joker vertritt eine andere Karte
elevens-no-joker-there = { $card_The } lässt sich nicht tauschen: Dafür liegt kein Joker auf dem Tisch
elevens-swap-alone = Tauschen allein ist noch kein Zug: Leg dazu eine Karte oder wirf einen Joker ab
elevens-discard = { $card_The } darf nicht abgeworfen werden: Das geht nur mit Jokern
elevens-bridge-none = Du hast keine Brücken mehr
elevens-bridge-needless = { $place_The } passt auch ohne Brücke
elevens-bridge-apart = { $place_The } ist so nicht zu erreichen: Am Anfang der Brücke muss { $needed } liegen, nicht { $other_the }
elevens-bridge-empty = Hier kann keine Brücke beginnen: { $other_The } liegt noch nicht
elevens-owes = { $card_The } passt, und der Nachziehstapel ist leer: Mindestens eine Karte muss an eine Reihe
elevens-stock-empty = Der Nachziehstapel ist leer: Es gibt nichts zu ziehen
