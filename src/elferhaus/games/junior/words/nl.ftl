### The game and its rules

game-junior = Juniorspel
    .about = Elfer raus! voor de jongsten: maak samen de rijen tussen de 1 en de 11 vol en probeer als eerste al je
        kaarten kwijt te raken. Voor 2 tot 6 spelers.
JR-1 = Je speelt met de kaarten van 1 tot en met 11 in alle vier de kleuren. Alle enen en alle elven liggen van het
    begin af op tafel. De andere 36 kaarten worden geschud; ieder krijgt er 5. De rest is de trekstapel.
    .title = Kaarten en opstelling
JR-2 = De jongste begint (C-3).
    .title = Beginnen
JR-3 = Kun je aanleggen, dan leg je minstens één kaart aan. Meer mag ook: zoveel je wilt, aan welke rijen je wilt. Je
    mag kaarten achterhouden. Heb je gelegd, dan is je beurt voorbij als jij dat zegt, en nooit vanzelf zolang je nog
    kaarten in de hand hebt (net als in ER-4).
    .title = Je beurt
JR-4 = De rij van een kleur groeit vanaf de 1 omhoog en vanaf de 11 omlaag, zonder gaten en in één kleur.
    .title = Wat past
JR-5 = Kun je niets aanleggen, dan trek je één kaart. Past die kaart, dan moet je hem meteen aanleggen. Gelegd of
    niet: daarna is je beurt voorbij. Is de trekstapel leeg, dan is meteen de volgende aan de beurt; jouw beurt wordt
    als overgeslagen opgeschreven.
    .title = Trekken
JR-5s = Kun je niets aanleggen, dan trek je één kaart. Past die kaart, dan mag je hem meteen aanleggen, maar je mag
    hem ook houden. Hoe dan ook: daarna is je beurt voorbij en trek je niet verder. Is de trekstapel leeg, dan is
    meteen de volgende aan de beurt; jouw beurt wordt als overgeslagen opgeschreven.
    .title = Trekken
JR-6 = Zodra iemand de laatste kaart uit de hand legt, is de ronde afgelopen; die speler wint de ronde. De anderen
    tellen de getallen van de kaarten in hun hand op. Bijvoorbeeld: wie 9, 5 en 2 overheeft, krijgt 16 punten; 4, 5 en
    3 geven 12 punten; een 8 geeft 8 punten; de winnaar krijgt er 0. Wie na het afgesproken aantal rondes de minste
    punten heeft, wint; bij een gelijke stand deel je de overwinning. Spreek je niets af, dan speel je één ronde. Leuk
    voor een partij: zoveel rondes als er spelers zijn.
    .title = Einde en punten

### The lesson

lesson-junior-1 = Alle enen en elven liggen er al. Leg je rode 2 naast de 1! Wie het eerst geen kaarten meer heeft, wint.
    .title = Naast de 1
lesson-junior-2 = In de blauwe rij zit nog een gat. Past jouw 5 erin? Probeer maar!
    .title = En de 5?
    .refused = De 5 moet nog wachten
lesson-junior-3 = Je mag zoveel kaarten leggen als er passen. Nu past er geen meer: beëindig je beurt.
    .title = Je beurt is klaar
lesson-junior-4 = Je 5 past nog steeds niet. Trek dan een kaart van de trekstapel, eentje maar.
    .title = Past er niets?
lesson-junior-5 = Je groene 10 past naast de 11, want rijen groeien van twee kanten. Leg hem meteen!
    .title = Hij past!
lesson-junior-6 = In de blauwe rij ontbreekt nog maar één kaart: jouw 5. Leg hem en win!
    .title = Het laatste gat

### Wat het huis ervan zegt

edition-junior =
    { $edition ->
        [space] Past de getrokken kaart, dan mag je die ook houden.
       *[other] Past de getrokken kaart, dan moet je die leggen.
    }
