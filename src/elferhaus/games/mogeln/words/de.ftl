### The game and its rules

game-mogeln = Mogeln
    .about = Laut zählen, verdeckt legen und keine Miene verziehen: Wer sagt die Wahrheit, und wer traut sich zu zweifeln?

MO-1 = Mogeln ist ein Spiel für 3 bis 6 Spieler. Zu dritt nehmt ihr die Karten von 1 bis 9, zu viert die von 1 bis 10,
    zu fünft und zu sechst die von 1 bis 15, immer in allen vier Farben. Sie werden gleichmäßig ausgeteilt, und jeder
    nimmt seine auf die Hand.
    .title = Karten

MO-2 = { $edition ->
        [space] Der älteste Spieler fängt an (C-3).
       *[other] Der Spieler links vom Geber fängt an.
    } Er legt eine Karte verdeckt ab und sagt „eins“, der nächste legt eine und sagt „zwei“, und so geht es weiter bis
    zur letzten Zahl. Dann ist der Stapel fertig, und der nächste Spieler beginnt einen neuen bei „eins“.
    { $edition ->
        [space] Die letzte Zahl ist die höchste Karte im Spiel (Option `count_to: highest`); mit `count_to: twenty`
        zählt ihr stattdessen bis zwanzig, und über der höchsten Karte ist jede Ansage gemogelt.
       *[other] Die letzte Zahl ist zwanzig (Option `count_to: twenty`); über der höchsten Karte ist also jede Ansage
        gemogelt. Mit `count_to: highest` zählt ihr nur bis zur höchsten Karte im Spiel.
    } Ein fertiger Stapel kommt aus dem Spiel, wenn die nächste Karte gelegt wird. Mogeln darfst du auch, wenn du die
    richtige Zahl auf der Hand hast.
    .title = Zählen

MO-3 = { $edition ->
        [space] Jeder außer dem, der gelegt hat, darf die zuletzt gelegte Karte anzweifeln, bis die nächste Karte
        gelegt wird; der erste Ruf zählt.
       *[other] Wenn du an der Reihe bist, darfst du die gerade gelegte Karte anzweifeln, statt der Ansage zu glauben.
    } Ruf „Gemogelt!“, und was zuletzt gelegt wurde, wird aufgedeckt. Stimmt es, nimmt der Zweifler den ganzen Stapel;
    stimmt es nicht, nimmt ihn der, der gelegt hat. Genommene Karten kommen auf die Hand. Über jedes Ablegen
    entscheidet ein einziger Ruf. Egal wer gerufen oder genommen hat: Der Spieler links von dem, der gelegt hatte,
    beginnt dann einen neuen Stapel bei „eins“. Auch ein fertiger Stapel kann angezweifelt werden, bis die erste Karte
    des nächsten liegt.
    .title = Gemogelt!

MO-4 = Du darfst heimlich mehr als eine Karte legen, so viele du willst. Wird es aber bemerkt, nimmst du den Stapel.
    Bis die nächste Karte gelegt wird, darf jeder andere „Zu viele!“ rufen. Stimmt das, nimmt der den Stapel, der
    gelegt hat; stimmt es nicht, nimmt ihn der Rufer. Kommt beim Anzweifeln (MO-3) mehr als eine Karte zum Vorschein,
    geht auch das gegen den, der gelegt hat. Damit sich niemand verrät, seht ihr die Kartenzahl der anderen so, wie
    sie vor dem letzten Legen war, solange man dagegen noch rufen kann; eine leere Hand wird immer als leer gezeigt,
    und wie viele Karten im Stapel liegen, bleibt verborgen. All das gilt mit `sneak: true`, und so spielt ihr, wenn
    ihr nichts anderes wählt. Mit `sneak: false` gibt es weder mehrere Karten auf einmal noch „Zu viele!“.
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

### What a table can choose

choose-mogeln-sneak = Heimlich mehrere legen
    .about = Wird es bemerkt, nimmst du den Stapel.
choose-mogeln-count_to = Gezählt wird bis
    .about = Über der höchsten Karte ist jede Ansage gemogelt.
    .twenty = zwanzig
    .highest = zur höchsten Karte
choose-mogeln-colour = Nur eine Farbe zählt
    .about = Dann muss auch die Farbe stimmen, nicht nur die Zahl.
    .none = Nein, alle vier

### At the table

mogeln-word =
    { $number ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [17] siebzehn
        [18] achtzehn
        [19] neunzehn
        [20] zwanzig
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] sagst du
       *[other] sagt { $name }
    }
mogeln-note = sagt { $word }
mogeln-you-say = Du sagst
mogeln-hint-believe = Glaubst du’s? Dann leg deine „{ $word }“.
mogeln-hint-start = Neuer Stapel: Leg und sag „{ $word }“.
mogeln-hint-many = Waren es zu viele? Ruf, bevor { $name } legt.
mogeln-hint-call = Glaubst du das nicht? Ruf, bevor { $name } legt.
mogeln-lay =
    { $count ->
        [one] Verdeckt legen
       *[other] { $count } Karten verdeckt legen
    }
mogeln-lay-here =
    { $count ->
        [one] Karte auf den Stapel legen
       *[other] { $count } Karten auf den Stapel legen
    }
mogeln-call-doubt = Gemogelt!
mogeln-call-many = Zu viele!
mogeln-doubt-label = Gemogelt! Die Ansage von { $name } anzweifeln
mogeln-many-label = Zu viele! { $name } hat mehr als eine Karte gelegt
mogeln-window = So lange kannst du rufen
mogeln-heap = Verdeckter Stapel
mogeln-heap-count =
    { $count ->
        [one] Verdeckter Stapel: eine Karte
       *[other] Verdeckter Stapel: { $count } Karten
    }
mogeln-heap-empty = Hier beginnt der Stapel
mogeln-gone =
    { $count ->
        [one] aus dem Spiel: eine Karte
       *[other] aus dem Spiel: { $count } Karten
    }
mogeln-stairs = Bisher angesagt
mogeln-you = Du
mogeln-colour =
    { $colour ->
        [red] Nur Rot zählt
        [yellow] Nur Gelb zählt
        [green] Nur Grün zählt
       *[blue] Nur Blau zählt
    }
mogeln-has-said =
    { $who ->
        [you] Du hast gesagt
       *[other] { $name } hat gesagt
    }
mogeln-has-laid =
    { $who ->
        [you] Du hast gelegt
       *[other] { $name } hat gelegt
    }
mogeln-instead = { $count } statt 1
mogeln-more = mehr als 1
mogeln-just-one = nur 1
mogeln-stamp-lie = Gemogelt!
mogeln-stamp-honest = Ehrlich!
mogeln-stamp-many = Zu viele!
mogeln-stamp-one = Nur eine!
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Du nimmst eine Karte
           *[other] { $name } nimmt eine Karte
        }
       *[other] { $who ->
            [you] Du nimmst { $count } Karten
           *[other] { $name } nimmt { $count } Karten
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Du nimmst den Stapel
       *[other] { $name } nimmt den Stapel
    }
mogeln-noticed =
    { $who ->
        [you] Du hast es gemerkt!
       *[other] { $name } hat es gemerkt.
    }
mogeln-was-honest =
    { $who ->
        [you] Du warst ehrlich.
       *[other] { $name } war ehrlich.
    }
mogeln-next =
    { $who ->
        [you] Du beginnst neu mit „{ $word }“.
       *[other] { $name } beginnt neu mit „{ $word }“.
    }
mogeln-calls-doubt =
    { $who ->
        [you] Du rufst „Gemogelt!“
       *[other] { $name } ruft „Gemogelt!“
    }
mogeln-calls-many =
    { $who ->
        [you] Du rufst „Zu viele!“
       *[other] { $name } ruft „Zu viele!“
    }
mogeln-time = { $name } nach { $seconds } s
mogeln-time-late = { $name } erst nach { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Du sagst „{ $word }“
       *[other] { $name } sagt „{ $word }“
    }
mogeln-slipped =
    { $who ->
        [you] Deine { $count } Karten hat niemand bemerkt
       *[other] { $name } hatte heimlich { $count } Karten gelegt
    }
mogeln-was = Es war: { $cards }

### What the coach says was done

coach-did-mogeln-lay = { $name } sagt „{ $claim }“ ({ $cards })
coach-did-mogeln-doubt = { mogeln-calls-doubt }
coach-did-mogeln-too-many = { mogeln-calls-many }

### Why not

mogeln-lay-without-cards = Beim Legen muss stehen, welche Karten gelegt werden
mogeln-no-card = Leg mindestens eine Karte
mogeln-claim = Die Zahl, die du jetzt ansagen musst, ist { $number }
mogeln-one-card = An diesem Tisch wird immer nur eine Karte gelegt
mogeln-own-lay = Das hast du selbst gelegt: Rufen dürfen nur die anderen
mogeln-nothing-to-doubt = Es gibt nichts anzuzweifeln: Der neue Stapel ist noch nicht begonnen
mogeln-not-yours-to-doubt = Zweifeln darf jetzt nur { $seat }, denn { $seat } ist an der Reihe
mogeln-no-sneak = An diesem Tisch legt niemand mehrere Karten, also gibt es kein „Zu viele!“
mogeln-nothing-to-call = „Zu viele!“ geht jetzt nicht: Der neue Stapel ist noch nicht begonnen

### Hints

hint-mogeln-doubt-no-such = Ruf „Gemogelt!“: Eine { $number } gibt es hier gar nicht
hint-mogeln-doubt-all =
    { $count ->
        [1] Ruf „Gemogelt!“: Die einzige richtige { $number } hast du, oder du hast sie selbst gelegt
       *[other] Ruf „Gemogelt!“: Alle { $count } Karten mit der { $number } hast du, oder du hast sie selbst gelegt
    }
hint-mogeln-doubt-last = Ruf „Gemogelt!“: Sonst hat { $name } gewonnen
hint-mogeln-doubt-most = Ruf „Gemogelt!“: Bei { $count } der vier Karten mit der { $number } weißt du, wo sie sind
hint-mogeln-doubt-or-lie = Ruf „Gemogelt!“: Sonst musst du { $number } sagen, und die gibt es hier gar nicht
hint-mogeln-doubt-likely = Ruf „Gemogelt!“: { $name } mogelt eher, als dass es stimmt
hint-mogeln-sneaks = Ruf: { $name } hat schon einmal mehrere Karten untergeschoben
hint-mogeln-small-pile = Ruf: Der Stapel ist klein, da verlierst du wenig
hint-mogeln-true = Bleib ehrlich: { $card_The } stimmt genau
hint-mogeln-true-last = { $card_The } ist deine letzte Karte, und sie stimmt: Keiner hält dich auf
hint-mogeln-bluff = Die richtige Karte fehlt dir: Leg heimlich { $card_the }, die brauchst du am wenigsten
hint-mogeln-bluff-keep = Leg heimlich { $card_the } und behalte { $other_the } für später
hint-mogeln-many-new = Leg heimlich { $count } auf einmal: Wirst du erwischt, nimmst du nur deine eigenen zurück
hint-mogeln-many =
    { $left ->
        [0] Leg heimlich { $count } auf einmal: Merkt es keiner, bleibt dir keine mehr
        [one] Leg heimlich { $count } auf einmal: Merkt es keiner, bleibt dir nur noch eine
       *[other] Leg heimlich { $count } auf einmal: Merkt es keiner, bleiben dir nur noch { $left }
    }

### The lesson

lesson-mogeln-1 = Alle zählen reihum und legen dabei verdeckt eine Karte. Du sagst „zwei“: Leg deine 2! Wer zuerst
    keine Karten mehr hat, gewinnt.
    .title = Sag die nächste Zahl
lesson-mogeln-2 = Dein Nachbar sagt „fünf“. Aber alle vier Fünfen hast du! Ruf „Gemogelt!“
    .title = Das kann nicht stimmen!
lesson-mogeln-3 = Wer erwischt wird, nimmt den ganzen Stapel. Nun sagst du „eins“ und hast keine 1: Leg eine 5! Niemand sieht es.
    .title = Jetzt mogelst du
lesson-mogeln-4 = Keiner hat etwas gemerkt! Jetzt sagst du „fünf“: Leg diesmal wirklich eine 5.
    .title = Diesmal ehrlich
lesson-mogeln-5 = Wer sich irrt, nimmt den Stapel selbst! Nun sagst du „vier“: Leg heimlich beide Fünfen. Hoffentlich ruft niemand „Zu viele!“
    .title = Heimlich zwei auf einmal
lesson-mogeln-6 = Du sagst „acht“ und hast wirklich eine 8. Leg sie und gewinn!
    .title = Die letzte Karte

### Was das Haus davon sagt

edition-mogeln =
    { $edition ->
        [space] Wer am ältesten ist, fängt an.
       *[other] Links vom Geber geht es los.
    }
styles-mogeln = Beim Mogeln
    .honest = Mogelt nur, wenn es sein muss.
    .cheeky = Mogelt gern und oft.
    .poker-faced = Mal wahr, mal gemogelt, und man merkt ihm nichts an.
    .mixed = Von allem etwas: Jeder Bot mogelt auf seine Art.
style-mogeln-honest = ehrlich
style-mogeln-cheeky = frech
style-mogeln-poker-faced = Pokerface

### Preise

prize-mogeln-long-nose = Die lange Nase
    .why = { $count }-mal gemogelt, und keiner hat’s gemerkt
prize-mogeln-sharp-nose = Die Spürnase
    .why = { $count }-mal zu Recht gerufen
prize-mogeln-sleeve = Der weite Ärmel
    .why = { $count } Karten auf einmal, unbemerkt
prize-mogeln-halo = Der Heiligenschein
    .why = { $count }-mal gelegt und nie gemogelt
