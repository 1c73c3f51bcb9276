# Wie gut ein Bot spielt, und wie er mogelt

level-about =
    { $level ->
        [little] Spielt drauflos und übersieht manches: gut zum Lernen und für Kinder.
        [easy] Spielt gemütlich mit und vergisst auch mal etwas.
        [sharp] Passt gut auf, merkt sich viel und kennt die Kniffe.
        [expert] Spielt vor jedem Zug im Kopf durch, was kommen kann. Streng dich an!
       *[steady] Spielt ordentlich, so wie die meisten am Küchentisch.
    }
level-mixed = gemischt
level-styles = Spielweise
