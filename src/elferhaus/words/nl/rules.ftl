# Elferhaus – spelregels: wat in elk spel geldt

C-1 = De stoelen rond de tafel zijn met de klok mee genummerd. ‘Links van iemand’ is altijd de volgende stoel met de
    klok mee; na de laatste stoel komt de eerste weer. In de eerste ronde deelt de eerste stoel, tenzij de tafel iets
    anders afspreekt. Speel je een partij van meerdere rondes, dan schuift het delen elke ronde één stoel naar links.
    .title = Stoelen en deler
C-2 = ‘Zo gelijk mogelijk’ betekent: de kaarten worden één voor één gedeeld, te beginnen links van de deler. Komt het
    niet precies uit, dan krijgen de spelers die het dichtst links van de deler zitten één kaart meer dan de anderen.
    .title = Gelijk verdelen
C-3 = Begint de jongste of de oudste, dan zegt de tafel welke stoel dat is (opties `youngest` en `oldest`). Zegt de
    tafel niets, dan beslist het lot, één keer per partij. In elke volgende ronde begint de stoel links van wie de
    vorige keer begon, net zoals het delen doorschuift: in ronde 2 dus één stoel verder naar links, in ronde 3 twee
    stoelen, enzovoort.
    .title = Jongste of oudste
C-4 = Een ronde duurt van het delen tot het einde van het spel. Een partij bestaat uit meerdere rondes met punten. Dat
    mag bij elk spel: de punten van alle rondes worden dan opgeteld. Eindigen spelers gelijk, dan delen ze de
    overwinning, in elk spel.
    .title = Rondes en gelijkspel
C-5 = Je speelt altijd volgens één editie. Staat een spel, variant of optie niet in de spelregels van die editie, dan
    wordt die keuze geweigerd, net als een aantal spelers dat niet bij het spel past. Bij elke weigering lees je om
    welke regel het gaat. Editie 2011 bevat Elfer raus! met drie varianten, Overal aanleggen, Jokken, Raad de som,
    Duel, Kleuren sparen, Snip Snap, Het zwarte schaap en De hoogste kaart wint; de keuze `takes: all` bestaat daar
    niet. Editie 2013 bevat het Juniorspel, Elfer raus! met drie varianten, Jokken, Raad de som, Duel, Snip Snap en
    Het zwarte schaap. De ruimte-editie bevat het Juniorspel, Elfer raus!, Jokken en Duel, maar geen varianten van
    Elfer raus!; de optie `without` kan daar alleen blauw weglaten, en `colour` en `long` bestaan niet. De editie 11
    Elevens bevat het spel met die naam en de startvariant. Kies je niets, dan speel je het Juniorspel volgens editie
    2013, 11 Elevens volgens de editie met die naam en al het andere volgens editie 2011.
    .title = Wat een editie toestaat
