### The game and its rules

game-ratefix = Ratefix
    .about = Du kennst nur deine eigene Karte: Wie viel ergeben wohl alle zusammen?

RF-1 = Ratefix ist ein Spiel für 2 bis 4 Spieler. Zu zweit bekommt jeder 20 Karten, zu dritt 13, zu viert 10, als
    verdeckten Stapel. Der Rest bleibt aus dem Spiel, und niemand sieht ihn sich an.
    .title = Austeilen

RF-2 = Jeder schaut sich seine oberste Karte an und legt sie verdeckt in die Mitte. Dann sagt einer nach dem anderen,
    im Uhrzeigersinn, laut, auf welche Summe er tippt. Im ersten Stich tippt zuerst der Spieler links vom Geber,
    später der, der den letzten Stich gewonnen hat.
    .title = Stich

RF-3 = Wer die Summe genau trifft oder ihr am nächsten kommt, ob darüber oder darunter, gewinnt die Karten und legt
    sie offen beiseite. Eine Zahl, die schon genannt ist, darf nicht noch einmal genannt werden. Sind zwei gleich nah
    dran, gewinnt die zuerst genannte Zahl. Getippt wird eine ganze Zahl: mindestens so groß wie die Zahl der Spieler,
    höchstens 20-mal so groß.
    .title = Der beste Tipp

RF-4 = Sind alle Karten gespielt, gewinnt, wer die meisten Karten gewonnen hat.
    .title = Ende

### At the table

ratefix-trick = Stich { $number } von { $of }
ratefix-eye = Nur du siehst deine { $number }
ratefix-possible = möglich { $least } bis { $most }
ratefix-ask = Wie viel ist das zusammen?
ratefix-waits = { $name } rät gerade
ratefix-taken =
    { $who ->
        [you] { $sum } hast du schon gesagt.
       *[other] { $sum } hat { $name } schon gesagt.
    }
ratefix-try = Frei sind { $below } und { $above }.
ratefix-try-one = Frei ist { $number }.
ratefix-from-to = { $least } bis { $most }
ratefix-taken-short = vergeben
ratefix-say = Sagen
ratefix-say-sum = { $sum } sagen
ratefix-delete = Löschen
ratefix-more = Eins mehr
ratefix-key-taken = { $digit }: { $sum } hat { $name } schon gesagt
ratefix-display = Deine Zahl
ratefix-line = Geratene Summen auf dem Zahlenstrahl von { $least } bis { $most }
ratefix-pin = { $name } rät { $sum }
ratefix-off =
    { $count ->
        [0] genau!
       *[other] { $count } daneben
    }
ratefix-wins =
    { $who ->
        [you] Du nimmst die { $count } Karten und rätst zuerst.
       *[other] { $name } nimmt die { $count } Karten und rät zuerst.
    }
ratefix-wins-last =
    { $who ->
        [you] Du nimmst die letzten { $count } Karten.
       *[other] { $name } nimmt die letzten { $count } Karten.
    }
ratefix-middle = In der Mitte
ratefix-face-down = { $name }: verdeckte Karte
ratefix-did-guess =
    { $who ->
        [you] Du rätst { $sum }
       *[other] { $name } rät { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Es sind { $sum }: Du gewinnst den Stich
       *[other] Es sind { $sum }: { $name } gewinnt den Stich
    }

### What the coach says was done

coach-did-ratefix-guess = { ratefix-did-guess }

### Why not

ratefix-range = { $sum } kann nicht die Summe sein: Sie ist mindestens { $least } und höchstens { $most }
ratefix-named = { $sum } wurde in diesem Stich schon genannt: Nimm eine andere Zahl

### Hints

hint-ratefix-last = Sag { $sum }: Bei jeder Summe von { $low } bis { $high } bist du am nächsten
hint-ratefix-exact = Sag { $sum }: Wenn die Summe genau stimmt, gewinnst du
hint-ratefix-astray = Sag { $sum }, ein wenig daneben: So hört niemand deine { $number } heraus
hint-ratefix-mean = Sag { $sum }: deine { $number }, und etwa { $mean } für jede andere Karte
hint-ratefix-high = Sag { $sum }: { $name } sagt { $number }, das klingt nach einer hohen Karte
hint-ratefix-low = Sag { $sum }: { $name } sagt { $number }, das klingt nach einer niedrigen Karte

### The lesson

lesson-ratefix-1 = Was ergeben die drei Karten? Du siehst nur deine 12. Denk dir für die anderen je 10: Sag 32!
    .title = Wie viel zusammen?
lesson-ratefix-2 = Es sind 34. Deine 32 ist am nächsten: Du bekommst alle drei Karten. Wer am Ende die meisten hat, gewinnt.
    .title = Am nächsten dran!
lesson-ratefix-3 = Wer gewinnt, rät zuerst. Sind zwei gleich nah, gewinnt, wer früher geraten hat. 4 und zweimal 10: Sag 24!
    .title = Jetzt rätst du zuerst
lesson-ratefix-4 = Schade, da war jemand näher. Diesmal hast du eine 11. Mit zweimal 10 sind das 31. Sag ruhig 31!
    .title = Und die 31?
    .refused = Die 31 ist schon weg
lesson-ratefix-5 = Jede Zahl darf nur einmal gesagt werden. Dann nimm eine daneben: Sag 30!
    .title = Knapp daneben ist auch gut

### Preise

prize-ratefix-bullseye = Der Volltreffer
    .why = { $count }-mal ganz genau geraten
prize-ratefix-run = Die Glückssträhne
    .why = { $count } Stiche hintereinander
prize-ratefix-hair = Die Haaresbreite
    .why =
        { $count ->
            [one] { $count } Stich mit nur 1 daneben
           *[other] { $count } Stiche mit nur 1 daneben
        }
