# Die höchste Karte gewinnt in fünf Gedanken

lesson-hoechste-1 = Jeder hat die Zahlen 1 bis 11 und legt verdeckt eine Karte. Die höchste nimmt alle. Leg deine 11!
    .title = Alle wählen heimlich
lesson-hoechste-2 = Gewonnen! Aber die 11 ist nun weg. Spar deine hohen Karten auf und leg jetzt die kleine 2.
    .title = Jede Karte nur einmal
lesson-hoechste-3 = Die gelbe 10 hat gewonnen, und nun ist sie auch weg. Versuch es mit deiner 8!
    .title = Ein Stich für die anderen
lesson-hoechste-4 = Gleich hoch: Niemand gewinnt, die Karten warten. Wer als Nächstes gewinnt, bekommt alle. Leg deine 10!
    .title = 8 gegen 8
lesson-hoechste-5 = Sechs Karten auf einmal! Wer sich merkt, was weg ist, weiß: Deine 7 ist jetzt die höchste. Leg sie!
    .title = Gut gemerkt
