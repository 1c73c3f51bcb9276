### The game and its rules

game-elfer-raus = Elfer raus!
    .about = Vanaf de elf groeien vier kleurige rijen naar twee kanten: leg slim aan, houd op tijd een kaart achter en
        speel als eerste je hand leeg. Voor 2 tot 6 spelers.
    .variant-basic = Basisspel
    .variant-false-start = Valse start
    .variant-three-starts = Drie startgetallen
    .variant-any-start = Vrije startkaart
ER-1 = Je speelt met alle 80 kaarten: vier kleuren, elk van 1 tot en met 20. { $edition ->
        [space] Met z’n tweeën kun je met de optie `without` de paarsblauwe kaarten weglaten; dan speel je met 60
        kaarten.
       *[other] Met z’n tweeën kun je met de optie `without` één kleur weglaten, welke je maar wilt; dan speel je met
        60 kaarten.
    }
    .title = Kaarten
ER-2 = Met 2 of 3 spelers krijgt ieder 20 kaarten, met 4 spelers 15, met 5 spelers 12 en met 6 spelers 10. De rest
    komt gedekt op tafel: dat is de trekstapel.
    .title = Delen
ER-3 = Wie de rode 11 in de hand heeft, begint en legt die kaart neer. Heeft niemand de rode 11, dan begint wie de gele 11
    heeft, anders wie de groene heeft, en anders wie de { $edition ->
        [space] paarsblauwe
       *[other] blauwe
    } heeft. Een kleur die volgens ER-1 is weggelaten, sla je over. Heeft niemand een 11, dan wordt er opnieuw geschud en
    gedeeld door dezelfde deler{ $edition ->
        [space] .
       *[other] {" "}(maar niet in de varianten ER-V2 en ER-V3 of met `starter: left-of-dealer`).
    } Deze eerste zet is verplicht: je legt precies die ene kaart, en daarna is je beurt meteen voorbij.
    .title = Beginnen
ER-4 = Kun je aanleggen, dan moet je minstens één kaart aanleggen. Meer mag ook: zoveel je wilt, aan welke rijen je
    wilt en in elke volgorde, als elke kaart maar past op het moment dat je hem neerlegt. Je mag kaarten expres
    achterhouden. Heb je minstens één kaart gelegd, dan is je beurt voorbij als jij dat zegt. Zolang je nog kaarten in
    de hand hebt, eindigt zo’n beurt nooit vanzelf – anders zouden de anderen weten wat je níét hebt.
    .title = Je beurt
ER-5 = Een rij heeft maar één kleur en begint altijd met de 11 van die kleur. Aan de ene kant leg je telkens het
    volgende lagere getal aan (10, 9, … tot 1), aan de andere kant telkens het volgende hogere (12, 13, … tot 20),
    zonder gaten. Bijvoorbeeld: bij { $edition ->
        [space] de paarsblauwe 11
       *[other] de blauwe 11
    } (`b11`) passen alleen `b10` en `b12`. De gele 9 (`y9`) past niet bij `b10`, en `b15` past niet bij `b12`.
    .title = Wat past
ER-6 = Kun je niets aanleggen, dan trek je de bovenste kaart van de trekstapel. Past die kaart, dan moet je hem meteen
    aanleggen en is je beurt voorbij. Past hij niet, dan trek je nog een kaart, net zolang tot er een past, je er drie
    hebt getrokken of de trekstapel leeg is. Ook de laatste kaart die je zo trekt, moet je aanleggen als hij past.
    Past er geen, dan houd je ze en is je beurt voorbij.
    .title = Trekken
ER-6s = Kun je niets aanleggen, dan trek je de bovenste kaart van de trekstapel. Past die kaart, dan mag je hem
    aanleggen, maar je mag hem ook houden. Wat je ook kiest: je beurt is dan voorbij en je trekt niet verder. Past hij
    niet, dan trek je nog een kaart, net zolang tot er een past, je er drie hebt getrokken of de trekstapel leeg is.
    Ook de laatste kaart die je zo trekt, mag je aanleggen als hij past. Past er geen, dan houd je ze en is je beurt
    voorbij.
    .title = Trekken
ER-7 = Raakt de trekstapel leeg, dan houdt het trekken op en is je beurt voorbij. Kun je niets aanleggen en is er geen
    trekstapel meer, dan zeg je dat en sla je je beurt over.
    .title = Lege trekstapel
ER-8 = Zodra iemand de laatste kaart uit de hand legt, is de ronde afgelopen. Die speler wint de ronde.
    .title = Einde
ER-9 = Iedereen telt de getallen op de kaarten die nog in de hand zitten bij elkaar op: een 19 en een 2 zijn samen 21
    punten. Wie na het afgesproken aantal rondes de minste punten heeft, wint; bij een gelijke stand deel je de
    overwinning. Spreek je niets af, dan speel je één ronde.
    .title = Punten
ER-10 = Om ruimte te sparen mogen de kaarten van een rij aan beide kanten van de 11 op stapeltjes liggen.
    .title = Op tafel
ER-V1 =
    { $edition ->
        [space] Deze variant bestaat niet in de ruimte-editie (C-5).
       *[other] Variant `false-start`: nog voor het delen leg je van elke kleur de 1 en de 20 op tafel. Er blijven 72
        kaarten over om van te delen, of 54 als er een kleur is weggelaten. Vanaf de 1 groeit de rij omhoog, vanaf de
        20 omlaag. De 11 is nu een gewone kaart. Toch begint wie in het basisspel zou beginnen: wie de rode 11 heeft,
        anders de gele, de groene of de blauwe; heeft niemand een 11, dan wordt er opnieuw gedeeld. Wie begint, neemt
        een gewone beurt, want de 11 kan nog niet worden aangelegd. Laat je liever de speler links van de deler
        beginnen, kies dan `starter: left-of-dealer`. Verder blijft alles gelijk.
    }
    .title = Valse start
ER-V2 =
    { $edition ->
        [space] Deze variant bestaat niet in de ruimte-editie (C-5).
       *[other] Variant `three-starts`: een rij mag beginnen met de 10, 11 of 12 van die kleur, en dat mag voor elke
        rij een ander getal zijn. Is een rij eenmaal begonnen, dan leg je er alleen nog de buurgetallen aan. De speler
        links van de deler begint met een 10, 11 of 12 van een kleur naar keuze, of trekt volgens ER-6. Zodra de
        eerste kaart van de ronde ligt, is die beurt meteen voorbij, net als in ER-3. Vond de eerste speler geen
        beginkaart, dan staat de volgende voor precies dezelfde opgave. Verder blijft alles gelijk.
    }
    .title = Drie startgetallen
ER-V3 =
    { $edition ->
        [space] Deze variant bestaat niet in de ruimte-editie (C-5).
       *[other] Variant `any-start`: elke ronde beslist het lot wie begint. Die speler legt een kaart naar keuze,
        precies één. Met het getal van die kaart beginnen dan ook alle andere rijen. De 11 is een gewone kaart, tenzij
        dat getal de 11 is. Verder blijft alles gelijk.
    }
    .title = Vrije startkaart

### What a table can choose

choose-elfer-raus-without = Zonder één kleur
    .about = Met z’n tweeën zijn drie kleuren genoeg: 60 kaarten, meer overzicht.
    .none = Met alle vier
choose-elfer-raus-starter = Wie begint?
    .about = Bij de valse start mag ook de speler links van de deler beginnen.
    .holder = Wie de rode 11 heeft
    .left-of-dealer = Links van de deler
variants-elfer-raus =
    .basic = Elke rij begint met de 11.
    .false-start = De 1 en de 20 liggen er al; elke rij groeit van twee kanten dicht.
    .three-starts = Een rij mag met 10, 11 of 12 beginnen.
    .any-start = De eerste kaart bepaalt waarmee alle rijen beginnen.

### The lesson

lesson-elfer-raus-1 = Wie het eerst geen kaarten meer heeft, wint. Een 11 mag er altijd uit: leg je gele 11!
    .title = Elfer raus!
lesson-elfer-raus-2 = De rode rij loopt tot 13. Dus past jouw 14. Leg hem erbij!
    .title = Altijd de buur
lesson-elfer-raus-3 = De groene rij stopt bij 12. Probeer het maar eens met je 15.
    .title = En de 15?
    .refused = Er ontbreekt iets
lesson-elfer-raus-4 = Je mag zoveel kaarten leggen als er passen. Nu past er geen meer: beëindig je beurt.
    .title = Je beurt is klaar
lesson-elfer-raus-5 = De groene 14 ontbreekt nog. Trek van de trekstapel tot er een kaart past, hoogstens drie.
    .title = Past er niets?
lesson-elfer-raus-6 = De blauwe 13 hoort naast de 12. Een getrokken kaart die past, leg je meteen.
    .title = Hij past!
lesson-elfer-raus-7 = Iemand heeft de 14 gelegd. Nu past jouw 15: leg hem en win!
    .title = De laatste kaart

### Wat het huis ervan zegt

edition-elfer-raus =
    { $edition ->
        [space] Past een getrokken kaart, dan mag je die ook houden. Alleen het basisspel.
       *[other] Past een getrokken kaart, dan moet je die leggen.
    }

### Prijzen

prize-elfer-raus-doors = De huissleutel
    .why = { $count } elven gelegd
