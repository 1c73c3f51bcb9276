# Wie gut ein Bot spielt, und wie er mogelt

level-about =
    { $level ->
        [little] Spielt drauflos und übersieht manches: gut zum Lernen und für Kinder.
        [easy] Spielt gemütlich mit und vergisst auch mal etwas.
        [sharp] Passt gut auf, merkt sich viel und kennt die Kniffe.
        [expert] Spielt vor jedem Zug im Kopf durch, was kommen kann. Streng dich an!
       *[steady] Spielt ordentlich, so wie die meisten am Küchentisch.
    }
level-styles = Beim Mogeln
level-mixed = gemischt
level-style-about =
    { $style ->
        [honest] Mogelt nur, wenn es sein muss.
        [cheeky] Mogelt gern und oft.
        [poker-faced] Mal wahr, mal gemogelt, und man merkt ihm nichts an.
       *[mixed] Von allem etwas: Jeder Bot mogelt auf seine Art.
    }
