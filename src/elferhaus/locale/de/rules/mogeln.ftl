game-mogeln = Mogeln
    .about = Laut zählen, verdeckt legen und keine Miene verziehen: Wer sagt die Wahrheit, und wer traut sich zu zweifeln?

MO-1 = Mogeln ist ein Spiel für 3 bis 6 Spieler. Zu dritt nehmt ihr die Karten von 1 bis 9, zu viert die von 1 bis 10,
    zu fünft und zu sechst die von 1 bis 15, immer in allen vier Farben. Sie werden gleichmäßig ausgeteilt, und jeder
    nimmt seine auf die Hand.
    .title = Karten

MO-2 = { $edition ->
        [space] Der älteste Spieler fängt an (C-3).
       *[other] Der Spieler links vom Geber fängt an.
    } Er legt eine Karte verdeckt ab und sagt „eins“, der nächste legt eine und sagt „zwei“, und so geht es weiter bis zur
    letzten Zahl. Dann ist der Stapel fertig, und der nächste Spieler beginnt einen neuen bei „eins“. { $edition ->
        [space] Die letzte Zahl ist die höchste Karte im Spiel (Option `count_to: highest`); mit `count_to: twenty` zählt ihr
            stattdessen bis zwanzig, und über der höchsten Karte ist jede Ansage gemogelt.
       *[other] Die letzte Zahl ist zwanzig (Option `count_to: twenty`); über der höchsten Karte ist also jede Ansage gemogelt.
            Mit `count_to: highest` zählt ihr nur bis zur höchsten Karte im Spiel.
    } Ein fertiger Stapel kommt aus dem Spiel, wenn die nächste Karte gelegt wird. Mogeln darfst du auch, wenn du die
    richtige Zahl auf der Hand hast.
    .title = Zählen

MO-3 = { $edition ->
        [space] Jeder außer dem, der gelegt hat, darf die zuletzt gelegte Karte anzweifeln, bis die nächste Karte gelegt wird;
            der erste Ruf zählt.
       *[other] Wenn du an der Reihe bist, darfst du die gerade gelegte Karte anzweifeln, statt der Ansage zu glauben.
    } Ruf „Gemogelt!“, und was zuletzt gelegt wurde, wird aufgedeckt. Stimmt es, nimmt der Zweifler den ganzen Stapel; stimmt
    es nicht, nimmt ihn der, der gelegt hat. Genommene Karten kommen auf die Hand. Über jedes Ablegen entscheidet ein
    einziger Ruf. Egal wer gerufen oder genommen hat: Der Spieler links von dem, der gelegt hatte, beginnt dann einen neuen
    Stapel bei „eins“. Auch ein fertiger Stapel kann angezweifelt werden, bis die erste Karte des nächsten liegt.
    .title = Gemogelt!

MO-4 = Du darfst heimlich mehr als eine Karte legen, so viele du willst. Wird es aber bemerkt, nimmst du den Stapel.
    Bis die nächste Karte gelegt wird, darf jeder andere „Zu viele!“ rufen. Stimmt das, nimmt der den Stapel, der
    gelegt hat; stimmt es nicht, nimmt ihn der Rufer. Kommt beim Anzweifeln (MO-3) mehr als eine Karte zum Vorschein,
    geht auch das gegen den, der gelegt hat. Damit sich niemand verrät, seht ihr die Kartenzahl der anderen so, wie
    sie war, bevor das gelegt wurde, wogegen man noch rufen kann; eine leere Hand wird immer als leer gezeigt, und wie
    viele Karten im Stapel liegen, bleibt verborgen. All das gilt mit `sneak: true`, und so spielt ihr, wenn ihr
    nichts anderes wählt. Mit `sneak: false` gibt es weder mehrere Karten auf einmal noch „Zu viele!“.
    .title = Mehrere Karten

MO-5 = { $edition ->
        [space] Die Option `colour` gibt es in der Weltraum-Ausgabe nicht (C-5).
       *[other] Einigt ihr euch auf eine Farbe (Option `colour`), gelten nur Karten dieser Farbe als richtig.
    }
    .title = Nur eine Farbe

MO-6 = Wer als Erster keine Karten mehr hat, gewinnt. Was er zuletzt gelegt hat, muss aber Bestand haben: Der Sieg
    zählt erst, wenn die nächste Karte gelegt wird oder ein Ruf dagegen gescheitert ist. Ist ein Ruf richtig, nimmt
    der, der gelegt hat, den Stapel, und es geht weiter. Wird zum 2000. Mal gelegt, endet die Runde sofort, ohne dass
    noch jemand rufen kann, und wer die wenigsten Karten hat, gewinnt.
    .title = Ende
