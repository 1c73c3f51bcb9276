# Schwarzer Peter in vier Gedanken

lesson-schwarzer-peter-1 = Zwei gleiche Zahlen kommen weg. Nur der Schwarze Peter hat keinen Zwilling: Wer ihn am Ende hat, verliert. Zieh!
    .title = Paare kommen weg
lesson-schwarzer-peter-2 = Die 5 bist du los! Welche Karte der Schwarze Peter ist, weiß noch niemand. Zieh wieder: Was nicht passt, behältst du.
    .title = Mal sehen, ob sie passt
lesson-schwarzer-peter-3 = Die 14 passt nicht und bleibt bei dir. Bevor jemand bei dir zieht, darfst du mischen. Das verwirrt. Misch!
    .title = Jetzt wird bei dir gezogen
lesson-schwarzer-peter-4 = Dir fehlt nur noch die zweite 9. Ohne Karten bist du sicher. Zieh und hab Glück!
    .title = Die letzte Karte
