# 11 Elevens in sechs Gedanken

lesson-elevens-1 = Die vier 11 liegen schon da. Leg deine rote 13 neben die 12! Werd deine Karten los: Jede, die dir bleibt, kostet Punkte.
    .title = Reihen bauen
lesson-elevens-2 = Deine gelbe 13 hat keinen Nachbarn. Aber gleich darüber liegt die rote 13: Bau eine Brücke!
    .title = Über die Brücke
lesson-elevens-3 = Vor deiner blauen 13 fehlt die 12. Ein Joker darf jede Karte sein: Leg ihn dorthin!
    .title = Der Joker hilft
lesson-elevens-4 = Von der grünen 1 bis zur 11 fehlt nur die 10. Wer eine Seite füllt, bekommt eine Bonuskarte: 11 Punkte!
    .title = Eine Seite wird voll
lesson-elevens-5 = Mehr als vier Karten legt man nicht in einem Zug. Beende ihn! Wer nichts legen mag, zieht eine Karte.
    .title = Vier sind genug
lesson-elevens-6 = Neben dem Joker passt deine 13. Leg sie, dann ist die Runde aus. Die meisten Punkte gewinnen!
    .title = Die letzte Karte
