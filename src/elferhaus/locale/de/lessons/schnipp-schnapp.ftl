# Schnipp Schnapp in fünf Gedanken

lesson-schnipp-schnapp-1 = Sammle Quartette: viermal die gleiche Zahl. Alle drehen reihum eine Karte um. Du bist dran!
    .title = Karte um Karte
lesson-schnipp-schnapp-2 = Da liegen zwei 7er offen! Wer zuerst Schnapp ruft, bekommt die beiden Stapel. Schnell!
    .title = Zwei gleiche: Schnapp!
lesson-schnipp-schnapp-3 = In den Stapeln waren alle vier 7er: Das Quartett gehört dir. Der Rest kommt unter deinen Stapel. Dreh weiter!
    .title = Ein Quartett!
lesson-schnipp-schnapp-4 = Nichts ist gleich. Ruf trotzdem einmal Schnapp und schau, was passiert.
    .title = Und wenn man sich irrt?
lesson-schnipp-schnapp-5 = Dein Fehler: Deine 3 musste in die Mitte. Aber da kommt noch eine 3! Ruf Schnipp und hol dir die Mitte.
    .title = Wie die Mitte: Schnipp!
