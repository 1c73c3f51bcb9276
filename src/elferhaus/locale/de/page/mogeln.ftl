# Mogeln

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
mogeln-hint-call = Glaubst du das? Ruf, bevor { $name } legt.
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
mogeln-doubt-label = Gemogelt! { $name } anzweifeln
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
        [you] Du sagtest
       *[other] { $name } sagte
    }
mogeln-has-laid =
    { $who ->
        [you] Du legtest
       *[other] { $name } legte
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
mogeln-go-on = Weiter
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
