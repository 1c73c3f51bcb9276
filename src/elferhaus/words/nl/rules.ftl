# Elferhaus – spelregels: wat in elk spel geldt

C-1 = De stoelen rond de tafel zijn met de klok mee genummerd, te beginnen bij 0. ‘Links van iemand’ is altijd de
    volgende stoel met de klok mee; na de laatste stoel komt stoel 0 weer. In de eerste ronde deelt stoel 0, tenzij de
    tafel iets anders afspreekt. Speel je een partij van meer rondes, dan schuift het delen elke ronde één stoel naar
    links.
    .title = Stoelen en deler
C-2 = Het gewone spel heeft 80 kaarten: rood, geel, groen en blauw, elk van 1 tot en met 20. Bij 11 Elevens zijn het
    er 84 (van 1 tot en met 21), met 4 jokers, 15 bruggen en 7 bonuskaarten erbij. In het kort schrijf je een kaart
    met de letter van de kleur – `r` voor rood, `y` voor geel, `g` voor groen, `b` voor blauw – en het getal: `r11`,
    `y9`, `b20`; een joker is `joker`. In de space-editie ziet de vierde kleur er paarsblauw uit, maar de letter
    blijft `b`. Bij het schudden is elke volgorde even waarschijnlijk. Het toeval komt uit een generator met een
    startgetal, en dat wordt vastgelegd; zitten er mensen aan tafel, dan komt het uit een cryptografische bron. Staat
    er dat je de kaarten zo gelijk mogelijk verdeelt, dan deel je ze één voor één uit, te beginnen links van de deler.
    Wie het dichtst links van de deler zit, kan dus één kaart meer krijgen. En gedekt is echt gedekt: je krijgt niets
    te zien wat iemand op jouw stoel niet ook zou kunnen zien of onthouden.
    .title = Kaarten, schudden, delen
C-3 = Begint de jongste of de oudste, dan zegt de tafel welke stoel dat is (`youngest`, `oldest`). Zegt de tafel
    niets, dan beslist het lot, één keer per partij. In elke volgende ronde begint de stoel links van wie de vorige
    keer begon, net zoals het delen doorschuift: in ronde 2 dus één stoel verder naar links, in ronde 3 twee stoelen,
    enzovoort.
    .title = Jongste of oudste
C-4 = Een ronde duurt van het delen tot het einde van het spel. Een partij bestaat uit meer rondes met punten. Dat mag
    bij elk spel: de punten van alle rondes worden dan opgeteld. Eindigen spelers gelijk, dan delen ze de winst, in
    elk spel.
    .title = Rondes en gelijkspel
C-5 = Je speelt altijd volgens één editie. Staat een spel, variant of optie niet in de spelregels van die editie, dan
    wordt die keuze geweigerd. In de space-editie zijn er geen varianten van Elfer raus!, kan `without` alleen
    blauw weglaten en bestaan `colour` en `long` niet; in editie 2011 bestaat `takes: all` niet. Ook een aantal
    spelers dat niet bij het spel past, wordt geweigerd. Bij elke weigering lees je om welke regel het gaat.
    .title = Wat een editie toestaat
