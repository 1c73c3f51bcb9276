### The game and its rules

game-hoechste = Die höchste Karte gewinnt
    .about = Alle haben dieselben elf Zahlen; es kommt darauf an, im richtigen Moment die richtige zu spielen.

HK-1 = Ein Spiel für 2 bis 4 Spieler. Jeder hat die Karten von 1 bis 11 einer eigenen Farbe auf der Hand: der erste
    Platz Rot, der zweite Gelb, der dritte Grün, der vierte Blau.
    .title = Karten

HK-2 = Alle suchen sich heimlich eine Karte aus und decken sie gemeinsam auf. Die höchste nimmt alle.
    .title = Stich

HK-3 = Haben mehrere die höchste Zahl, bleiben die Karten liegen und gehen an den, der den nächsten Stich gewinnt.
    .title = Gleichstand

HK-4 = Haben im letzten Stich mehrere die höchste Zahl, gehen diese Karten und alle, die noch liegen geblieben sind,
    an niemanden.
    .title = Gleichstand am Ende

HK-5 = Nach 11 Stichen gewinnt, wer die meisten Karten hat.
    .title = Ende

### At the table

hoechste-you = Du
hoechste-ready = bereit
hoechste-laid = gelegt
hoechste-thinks = überlegt …
hoechste-you-choose = du wählst
hoechste-tied = gleich hoch
hoechste-takes = nimmt alle
hoechste-won =
    { $count ->
        [one] eine Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
hoechste-left = Noch auf der Hand: { $cards }
hoechste-lay-here = Hier verdeckt hinlegen
hoechste-trick = Stich { $number } von { $of }
hoechste-pot =
    { $count ->
        [one] eine Karte zu gewinnen
       *[other] { $count } Karten zu gewinnen
    }
hoechste-tie =
    { $count ->
        [2] { $number } gegen { $number }!
       *[other] { $count }-mal die { $number }!
    }
hoechste-nobody-wins = Keiner gewinnt diesen Stich.
hoechste-best =
    { $who ->
        [you] Deine { $number } ist die höchste!
       *[other] { $name } gewinnt mit der { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Du nimmst alle { $count } Karten.
       *[other] { $name } nimmt alle { $count } Karten.
    }
hoechste-tray = Wartende Karten
hoechste-waiting =
    { $count ->
        [one] Eine Karte wartet
       *[other] { $count } Karten warten
    }
hoechste-nobody =
    { $count ->
        [one] Eine Karte bekommt niemand
       *[other] { $count } Karten bekommt niemand
    }
hoechste-next-wins = Der nächste Stich bringt { $count } Karten.
hoechste-memo = Merkhilfe
hoechste-choose = Wähl eine Karte
hoechste-waits = { $name } überlegt noch …
hoechste-waits-many = { $count } überlegen noch …
hoechste-play = verdeckt legen
hoechste-play-card = { $card_The } verdeckt legen
hoechste-did-tie = Gleichstand mit der { $number }: Die Karten bleiben liegen
hoechste-did-trick =
    { $who ->
        [you] Du gewinnst den Stich mit der { $number }
       *[other] { $name } gewinnt den Stich mit der { $number }
    }
hoechste-you-chose = Du legst verdeckt { $card }
hoechste-did-choose = { $name } hat gewählt

### What the coach says was done

coach-did-hoechste-play = { $name } wählt { $card_the }

### Why not

hoechste-play-without-card = Beim Ausspielen muss stehen, welche Karte gewählt ist
hoechste-own-colour = { $seat } hat { $card_the } bekommen, aber jeder hat nur seine eigene Farbe

### Hints

hint-hoechste-sure = Niemand kann { $card_the } schlagen: Alle { $count } Karten gehören dir
hint-hoechste-last = { $card_The } ist die einzige Karte, die du noch hast
hint-hoechste-bid = { $count } Karten warten: Dafür lohnt sich eine hohe, leg { $card_the }
hint-hoechste-save = Lass andere um die { $count } wartenden Karten kämpfen: { $card_The } reicht, spar { $other_the }
hint-hoechste-keep = Es wartet nichts: Spiel { $card_the } und spar dir { $other_the } für später
hint-hoechste-lot = Es wartet nichts: Spiel, womit keiner rechnet, zum Beispiel { $card_the }

### The lesson

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

### Preise

prize-hoechste-catch = Der dicke Fisch
    .why = { $count } Karten auf einmal gewonnen
prize-hoechste-thrift = Das Sparschwein
    .why = Stich gewonnen mit der { $count }
prize-hoechste-run = Die Siegesserie
    .why = { $count } Stiche hintereinander
