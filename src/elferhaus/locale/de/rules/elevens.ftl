game-elevens = 11 Elevens
    .about = Vier Reihen rund um die 11, Joker, die den Besitzer wechseln, und Brücken von Reihe zu Reihe: Mach Seiten voll, sammle Bonuskarten und bleib nicht auf den hohen Zahlen sitzen.
    .variant-basic = Vollständiges Spiel
    .variant-start = Startvariante

EE-1 = 11 Elevens ist ein Spiel für 2 bis 6 Spieler. Es gibt 84 Zahlenkarten (vier Farben, 1 bis 21), 4 Joker, 15
    Brücken und 7 Bonuskarten. Legt die vier 11er untereinander aus: Mit jeder beginnt eine Reihe. Die Reihenfolge der
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
    Legst du, endet dein Zug, wenn du es sagst oder wenn deine Hand leer ist, aber nie von selbst. Nach der vierten
    Karte kannst du nur noch Joker tauschen (EE-5a) oder den Zug beenden.
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
    nicht. Kannst du es nicht, darfst du trotzdem Joker und Brücken einsetzen oder abwerfen, oder du passt. Passen
    darf nur, wer nicht kann. Es gilt, wie es am Anfang deines Zuges steht, und ein Tausch erfüllt die Pflicht nicht.
    Joker und Brücken selbst sind nie Pflicht.
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
