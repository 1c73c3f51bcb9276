# Überall anschließen in sechs Gedanken

lesson-ueberall-1 = In der Mitte liegt die 7. Deine 8 ist eins höher: Tipp auf die Mitte! Wer zuerst keine Karten mehr hat, gewinnt.
    .title = Immer eins höher
lesson-ueberall-2 = Hat es gepasst, deckst du die nächste auf. Deine 4 passt bei deinem Nachbarn auf die 3. Leg sie dorthin!
    .title = Auch bei den anderen
lesson-ueberall-3 = Für deine 12 liegt nirgends eine 11. Dann bleibt sie bei dir, und dein Zug ist aus.
    .title = Passt nirgends
lesson-ueberall-4 = Da hat jemand geschlafen: Die 9 gehört in die Mitte auf die 8! Ruf „Stopp!“
    .title = Stopp!
lesson-ueberall-5 = Wer erwischt wird, bekommt von allen eine Karte. Schenk deine unterste her!
    .title = Ein kleines Geschenk
lesson-ueberall-6 = In der Mitte liegt die 11. Deine letzte Karte ist die 12: Leg sie und gewinn!
    .title = Die letzte Karte
