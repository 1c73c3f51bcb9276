### The game and its rules

game-elevens = 11 Elevens
    .about = Vier Reihen rund um die 11, Joker, die den Besitzer wechseln, und Brücken von Reihe zu Reihe: Mach Seiten voll, sammle Bonuskarten und bleib nicht auf den hohen Zahlen sitzen.
    .variant-basic = Vollständiges Spiel
    .variant-start = Startvariante

EE-1 = 11 Elevens ist ein Spiel für 2 bis 6 Spieler. Es gibt 84 Zahlenkarten (vier Farben, 1 bis 21), 4 Joker, 15
    Brücken und 7 Bonuskarten. Legt die vier 11er untereinander aus: Mit jedem beginnt eine Reihe. Die Reihenfolge der
    Farben ist frei (Option `rows`; wählt ihr nichts, wird gemischt), und sie ist wichtig: Reihen, die direkt
    untereinanderliegen, sind Nachbarn. Die oberste und die unterste Reihe haben nur je einen Nachbarn; miteinander
    sind sie nicht benachbart.
    .title = Auslage

EE-2 = Die anderen 80 Zahlenkarten werden mit den 4 Jokern gemischt. Zu zweit und zu dritt bekommt jeder 20 Karten und
    4 Brücken, zu viert 15 Karten und 3 Brücken, zu fünft 12 Karten und 3 Brücken, zu sechst 12 Karten und 2 Brücken.
    Übrige Brücken kommen aus dem Spiel. Die übrigen Karten sind der Nachziehstapel.
    .title = Austeilen

EE-3 = Der jüngste Spieler fängt an (C-3). Wenn du dran bist, legst du entweder 1 bis 4 Karten, oder du nimmst die
    oberste Karte vom Nachziehstapel; danach ist dein Zug zu Ende. Solange der Stapel reicht, muss niemand legen.
    Legst du, endet dein Zug, wenn du es sagst oder wenn deine Hand leer ist, sonst nie. Nach der vierten Karte kannst
    du nur noch Joker tauschen (EE-5a) oder den Zug beenden.
    .title = Dein Zug

EE-4 = Jede Zahlenkarte hat ihren festen Platz: in der Reihe ihrer Farbe, bei ihrer Zahl, von 1 bis 21. Eine Karte
    passt, wenn ihr Platz leer ist und ein Platz direkt daneben in derselben Reihe (eins niedriger oder eins höher)
    belegt ist oder wenn eine Brücke zu ihr führt (EE-7).
    .title = Was passt

EE-5 = Ein Joker vertritt jede beliebige Zahlenkarte, und zwar an einem Platz, an den diese Karte passen würde. Er
    zählt als eine deiner 4 Karten.
    .title = Joker

EE-5a = Wenn du dran bist, darfst du einen Joker auf dem Tisch durch die Zahlenkarte ersetzen, für die er steht. Den
    Joker nimmst du auf die Hand; du kannst ihn gleich oder später einsetzen. Tauschen darfst du nur in einem Zug, in
    dem du 1 bis 4 Karten legst. Der Tausch gehört nicht zu den 4 Karten und darf vor oder nach ihnen kommen. Ein Zug
    kann nicht nur aus Tauschen bestehen, und wer zieht, darf nicht tauschen. Tauschen darfst du, so oft du willst.
    Ein abgeworfener Joker (EE-5b) gilt als gelegt: Tauschst du also und legst den gewonnenen Joker dann oder wirfst
    ihn ab, ist das ein vollständiger Zug.
    .title = Joker tauschen

EE-5b = Du darfst einen Joker von deiner Hand ganz aus dem Spiel werfen. Das zählt als eine deiner 4 Karten und ist
    auch allein ein gültiger Zug. In einem Zug, in dem du ziehst, geht das nicht.
    .title = Joker abwerfen

EE-5c = Niemand muss jemals einen Joker einsetzen. Du darfst in einem Zug mehrere legen oder abwerfen. Ein Joker darf
    auch deine letzte Karte sein.
    .title = Joker ohne Zwang

EE-6 = Wer den letzten leeren Platz auf einer Seite einer Reihe füllt (1 bis 11 oder 11 bis 21), mit einer Zahlenkarte
    oder mit einem Joker, nimmt sich eine Bonuskarte. Wird auf dieser Seite später ein Joker getauscht, gibt es dafür
    nichts. Es gibt 8 Seiten, aber nur 7 Bonuskarten: Sind sie weg, gibt es keine mehr.
    .title = Bonuskarten

EE-7 = Eine Brücke legst du über oder unter einen belegten Platz (Zahlenkarte oder Joker). Sie führt zur gleichen Zahl
    in einer Nachbarreihe, und dieser Platz muss in derselben Aktion gefüllt werden, mit seiner Zahlenkarte oder mit
    einem Joker. Diese Karte zählt als eine deiner 4, die Brücke nicht. Von dort aus wächst die Reihe in beide
    Richtungen. Du darfst in einem Zug beliebig viele Brücken legen, aber nur da, wo die Karte ohne Brücke nicht
    passen würde. Eine Brücke ist kein Joker. Nicht benutzte Brücken bringen keine Punkte und kosten keine. Ein
    Beispiel: Die Reihen Gelb, Blau und Rot liegen in dieser Reihenfolge untereinander; `y9` ist belegt, `b10`, `r8`,
    `r9` und `r10` sind leer. Mit einer Brücke an `y9` kannst du `b9` legen. Mit einer Brücke an `b9` kannst du dann
    einen Joker als `r9` legen. Nun passt auch `r8`. Das sind 3 von 4 Karten. Der nächste Spieler kann `r7` legen,
    aber nicht `r5`.
    .title = Brücken

EE-8 = Ist der Nachziehstapel leer, musst du legen, wenn du kannst: Kannst du eine Zahlenkarte ohne Brücke legen,
    musst du mindestens eine Karte an eine Reihe legen. Ein Joker an einer Reihe genügt; nur einen abzuwerfen genügt
    nicht. Kannst du es nicht, darfst du trotzdem Joker und Brücken einsetzen oder einen Joker abwerfen, oder du
    passt. Passen darf nur, wer nicht kann. Es gilt, wie es am Anfang deines Zuges steht, und ein Tausch erfüllt die
    Pflicht nicht. Joker und Brücken selbst sind nie Pflicht.
    .title = Leerer Stapel

EE-9 = Die Runde endet, wenn jemand keine Karte mehr auf der Hand hat, ob er die letzte nun gelegt oder abgeworfen
    hat. Sie endet auch, wenn so oft hintereinander gepasst wurde, wie Spieler am Tisch sitzen (dann sind alle Reihen
    voll).
    .title = Ende der Runde

EE-10 = Für jede Bonuskarte bekommst du 11 Punkte. Für jede Karte auf deiner Hand verlierst du so viele Punkte, wie
    ihre Zahl zeigt, und für jeden Joker auf der Hand verlierst du 11. Wer die meisten Punkte hat, gewinnt: Wer als
    Erster keine Karten mehr hat, ist damit noch nicht der Sieger. Gut sind so viele Runden, wie Spieler mitspielen.
    .title = Punkte

EE-V1 = Wählt `start`. Ihr spielt ohne Brücken, Joker und Bonuskarten, und wer zuerst seine letzte Karte legt,
    gewinnt. Das Austeilen und alles andere bleibt wie oben; die Punkte zählt ihr wie in EE-10.
    .title = Startvariante

### What a table can choose

choose-elevens-rows = Reihenfolge der Reihen
    .about = Brücken verbinden nur Reihen, die direkt untereinanderliegen.
    .shuffled = Gemischt
    .own = Selbst ordnen
    .up = { $colour } eine Reihe höher
variants-elevens =
    .basic = Mit Jokern, Brücken und Bonuskarten.
    .start = Zum Kennenlernen: ohne Joker, Brücken und Bonuskarten.

### At the table

elevens-did-bridge =
    { $who ->
        [you] Du legst { $card_the } über eine Brücke
       *[other] { $name } legt { $card_the } über eine Brücke
    }
elevens-did-joker =
    { $who ->
        [you] Du legst einen Joker als { $card }
       *[other] { $name } legt einen Joker als { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Du legst einen Joker als { $card } über eine Brücke
       *[other] { $name } legt einen Joker als { $card } über eine Brücke
    }
elevens-did-swap =
    { $who ->
        [you] Du tauschst { $card_the } gegen den Joker
       *[other] { $name } tauscht { $card_the } gegen den Joker
    }
elevens-did-discard =
    { $who ->
        [you] Du wirfst einen Joker ab
       *[other] { $name } wirft einen Joker ab
    }
elevens-did-bonus =
    { $who ->
        [you] Seite voll: Du bekommst eine Bonuskarte
       *[other] Seite voll: { $name } bekommt eine Bonuskarte
    }
elevens-did-draw-joker =
    { $who ->
        [you] Du ziehst einen Joker
       *[other] { $name } zieht einen Joker
    }
elevens-four-rows = Die vier Reihen
elevens-row = { $colour } Reihe: { $runs }
elevens-map = Übersicht über alle Spalten
elevens-columns = Spalten { $from } bis { $to }
elevens-look = { $card_The } zeigen
elevens-bridge-here = { $card_The } über eine Brücke legen
elevens-joker-here = Joker als { $card } legen
elevens-joker-bridge-here = Joker als { $card } über eine Brücke legen
elevens-swap-here = { $card_The } gegen den Joker tauschen
elevens-span = Brücke: { $upper } – { $lower }
elevens-build = Brücke bauen ({ $upper } – { $lower }) und { $card_the } legen
elevens-build-joker = Brücke bauen ({ $upper } – { $lower }) und den Joker als { $card } legen
elevens-bridges =
    { $count ->
        [one] eine Brücke
       *[other] { $count } Brücken
    }
elevens-bonus =
    { $count ->
        [one] eine Bonuskarte
       *[other] { $count } Bonuskarten
    }
elevens-out =
    { $count ->
        [one] Aus dem Spiel: ein Joker
       *[other] Aus dem Spiel: { $count } Joker
    }
elevens-laid =
    { $count ->
        [one] In diesem Zug: eine von vier Karten
       *[other] In diesem Zug: { $count } von vier Karten
    }
elevens-of-four = { $count } von 4
elevens-hint-joker = Tipp auf einen hellen Platz
elevens-hint-swap = Zählt nicht als gelegte Karte
elevens-hint-bridge = Das kostet eine Brücke
elevens-hint-duty = Der Stapel ist leer: Du musst anlegen
elevens-hint-swapped = Jetzt noch eine Karte legen oder einen Joker abwerfen
elevens-note-swap = Kann den Joker ablösen.
elevens-note-bridge = Passt über eine Brücke.
elevens-do-swap = Tauschen
elevens-do-bridge = Brücke +
elevens-do-discard = Abwerfen

### What the coach says was done

coach-did-elevens-lay =
    { $as ->
        [none] { $bridge ->
            [none] { $name } legt { $card_the }
           *[other] { $name } legt { $card_the } über eine Brücke ({ $bridge })
        }
       *[other] { $bridge ->
            [none] { $name } legt einen Joker als { $as }
           *[other] { $name } legt einen Joker als { $as } über eine Brücke ({ $bridge })
        }
    }
coach-did-elevens-swap = { elevens-did-swap }
coach-did-elevens-discard = { elevens-did-discard }

### Why not

elevens-rows = Die Reihen brauchen alle vier Farben, jede genau einmal
elevens-deal-rows = Die Reihen liegen nicht in der Reihenfolge, die dieser Tisch gewählt hat
elevens-deal-bridges =
    { $found ->
        [one] { $seat } hat { $found } Brücke bekommen statt { $wanted }
       *[other] { $seat } hat { $found } Brücken bekommen statt { $wanted }
    }
elevens-four = Vier Karten sind gelegt: Du kannst nur noch Joker tauschen oder den Zug beenden
elevens-laid-already = Wer gelegt hat, kann nicht mehr ziehen oder passen: Leg weiter oder beende den Zug
elevens-nothing-done = Du hast noch nichts gelegt, also gibt es noch keinen Zug zu beenden
elevens-must-draw = Es gibt noch einen Nachziehstapel: Leg eine Karte oder zieh eine, statt zu passen
elevens-waits = { $place_The } muss warten: Erst kommt { $missing_the }, oder eine Brücke führt hin
elevens-waits-either = { $place_The } muss warten: Erst kommt { $missing_the } oder { $other_the }, oder eine Brücke führt hin
elevens-taken = { $place_The } passt nicht: Dieser Platz ist schon belegt
elevens-swap-instead = { $place_The } passt nicht: Auf diesem Platz liegt ein Joker, den du tauschen kannst
elevens-joker-as = Sag dazu, für welche Zahlenkarte der Joker steht
elevens-as-number = { $card_The } steht nur für sich selbst: Nur ein Joker vertritt eine andere Karte
elevens-no-joker-there = { $card_The } lässt sich nicht tauschen: Dafür liegt kein Joker auf dem Tisch
elevens-swap-alone = Tauschen allein ist noch kein Zug: Leg dazu eine Karte oder wirf einen Joker ab
elevens-discard = { $card_The } darf nicht abgeworfen werden: Das geht nur mit Jokern
elevens-bridge-none = Du hast keine Brücken mehr
elevens-bridge-needless = { $place_The } passt auch ohne Brücke
elevens-bridge-apart = { $place_The } ist so nicht zu erreichen: Am Anfang der Brücke muss { $needed } liegen, nicht { $other_the }
elevens-bridge-empty = Hier kann keine Brücke beginnen: { $other_The } liegt noch nicht
elevens-owes = { $card_The } passt, und der Nachziehstapel ist leer: Mindestens eine Karte muss an eine Reihe
elevens-stock-empty = Der Nachziehstapel ist leer: Es gibt nichts zu ziehen

### Hints

hint-elevens-swap = Tausch deine { $card } gegen den Joker, der auf ihrem Platz liegt
hint-elevens-discard = Wirf den Joker ab: Das öffnet nichts, und auf der Hand kostet er { $points } Punkte
hint-elevens-out-joker = Wirf den Joker ab: Deine ganze Hand kann jetzt raus
hint-elevens-end-four = Mehr als vier Karten gehen nicht in einem Zug: Beende ihn
hint-elevens-completes = { $card_The } macht die Seite voll: Das bringt dir eine Bonuskarte
hint-elevens-joker = Leg den Joker: Bleibt er auf der Hand, kostet er { $points } Punkte
hint-elevens-joker-waits = Leg den Joker als { $card }: Deine { $other } wartet dahinter
hint-elevens-bridge = Bau eine Brücke für { $card_the }: Sonst führt noch nichts dorthin
hint-elevens-bridge-waits = Bau eine Brücke für { $card_the }: Deine { $other } wartet dahinter
hint-elevens-collects =
    { $count ->
        [one] Leg { $card_the }: Ihre Seite ist fast voll, und eine der fehlenden Karten hast du
       *[other] Leg { $card_the }: Ihre Seite ist fast voll, und { $count } der fehlenden Karten hast du
    }
hint-elevens-short =
    { $count ->
        [one] Leg { $card_the }: Sie zählt { $points }, und { $name } hat nur noch eine Karte
       *[other] Leg { $card_the }: Sie zählt { $points }, und { $name } hat nur noch { $count } Karten
    }
hint-elevens-high = Leg { $card_the }: Bleibt sie auf der Hand, kostet sie { $points } Punkte
hint-elevens-save-joker = Von deinen Zahlen passt gerade keine, und den Joker sparst du besser
hint-elevens-save-bridge = Ohne Brücke passt keine deiner Zahlen, und Brücken sparst du besser
hint-elevens-side = Behalte { $card_the }: Sonst machen andere die Seite voll und holen den Bonus
hint-elevens-draw-waits = Zieh lieber: Solange der Stapel reicht, muss niemand legen
hint-elevens-end-waits = Genug für diesen Zug: Was noch passt, kann warten
hint-elevens-draw-opens =
    { $count ->
        [one] Zieh lieber: { $card_The } würde anderen einen Platz öffnen
       *[other] Zieh lieber: { $card_The } würde anderen { $count } Plätze öffnen
    }

### The lesson

lesson-elevens-1 = Die vier 11er liegen schon da. Leg deine rote 13 neben die 12! Werd deine Karten los: Jede, die dir
    bleibt, kostet Punkte.
    .title = Reihen bauen
lesson-elevens-2 = Deine gelbe 13 hat keinen Nachbarn. Aber gleich darüber liegt die rote 13: Bau eine Brücke!
    .title = Über die Brücke
lesson-elevens-3 = Vor deiner blauen 13 fehlt die 12. Ein Joker darf jede Karte sein: Leg ihn dorthin!
    .title = Der Joker hilft
lesson-elevens-4 = Von der grünen 1 bis zur 11 fehlt nur die 10. Wer eine Seite füllt, bekommt eine Bonuskarte: 11 Punkte!
    .title = Eine Seite wird voll
lesson-elevens-5 = Mehr als vier Karten legt man nicht in einem Zug. Beende ihn! Wer nichts legen mag, zieht eine Karte.
    .title = Vier sind genug
lesson-elevens-6 = Deine 13 passt neben den Joker. Leg sie, dann ist die Runde aus. Wer die meisten Punkte hat, gewinnt!
    .title = Die letzte Karte

### Preise

prize-elevens-treasure = Die Schatztruhe
    .why =
        { $count ->
            [one] { $count } Bonuskarte geholt
           *[other] { $count } Bonuskarten geholt
        }
prize-elevens-bridges = Der Brückenbau
    .why = { $count } Brücken gebaut
prize-elevens-swaps = Der Katzenfänger
    .why = { $count } Joker eingetauscht
part-elevens-bonus =
    { $count ->
        [one] eine Bonuskarte
       *[other] { $count } Bonuskarten
    }
part-elevens-jokers =
    { $count ->
        [one] ein Joker auf der Hand
       *[other] { $count } Joker auf der Hand
    }
