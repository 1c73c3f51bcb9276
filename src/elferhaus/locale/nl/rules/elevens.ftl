# Elferhaus – spelregels van 11 Elevens

game-elevens = 11 Elevens
    .about = Sla bruggen van rij naar rij, zet je jokers op het juiste moment in en maak een rijhelft
        vol voor een bonuskaart. Voor 2 tot 6 spelers.
    .variant-basic = Basisspel
    .variant-start = Startvariant
EE-1 = De vier elven liggen onder elkaar op tafel; elke 11 is het begin van een eigen rij. De volgorde van de kleuren
    is vrij (optie `rows`; kies je niets, dan wordt die geschud), maar wel belangrijk: rijen die direct onder of boven
    elkaar liggen, zijn buren. De bovenste en de onderste rij hebben elk maar één buur; ze zijn geen buren van elkaar.
    .title = Opstelling
EE-2 = De andere 80 getalkaarten en de 4 jokers worden samen geschud. Met 2 of 3 spelers krijgt ieder 20 kaarten en 4
    bruggen, met 4 spelers 15 kaarten en 3 bruggen, met 5 spelers 12 kaarten en 3 bruggen, met 6 spelers 12 kaarten en
    2 bruggen. Bruggen die overblijven, doen niet mee. De rest van de kaarten is de trekstapel.
    .title = Delen
EE-3 = De jongste begint (C-3). In je beurt doe je één van twee dingen: je legt 1 tot 4 kaarten, of je pakt de
    bovenste kaart van de trekstapel. Daarna is je beurt voorbij. Zolang er een trekstapel is, hoef je nooit te
    leggen. Een beurt waarin je legt, is voorbij als jij dat zegt of als je hand leeg is, anders nooit vanzelf. Na
    vier kaarten kun je alleen nog jokers omruilen of je beurt beëindigen.
    .title = Je beurt
EE-4 = Elke getalkaart heeft een vaste plaats: in de rij van die kleur, bij dat getal. Een kaart past als die plaats
    leeg is en er in dezelfde rij direct naast (één getal lager of hoger) al iets ligt, of als er een brug naartoe
    leidt (EE-7). De getallen lopen van 1 tot en met 21.
    .title = Wat past
EE-5 = Een joker vervangt elke getalkaart die je maar wilt, op een plaats waar die kaart zou passen. Hij telt mee als
    een van je 4 kaarten.
    .title = Joker
EE-5a = In je beurt mag je een joker op tafel vervangen door de getalkaart die hij vervangt. De joker neem je in de
    hand; je mag hem meteen gebruiken of later. Omruilen mag alleen in een beurt waarin je ook 1 tot 4 kaarten legt.
    Het telt niet als een van die 4 kaarten, en het mag ervoor of erna. Een beurt met alleen omruilen bestaat niet, en
    wie een kaart trekt, mag niet omruilen. Je mag zo vaak omruilen als je wilt. Een joker wegdoen (EE-5b) telt als
    leggen: ruil je een joker om en leg je hem meteen aan of doe je hem weg, dan is dat een volwaardige beurt.
    .title = Joker omruilen
EE-5b = Een joker uit je hand mag je wegdoen: hij gaat uit het spel. Dat telt als een van je 4 kaarten en is ook in
    z’n eentje een geldige beurt. In een beurt waarin je trekt, mag het niet.
    .title = Joker wegdoen
EE-5c = Niemand hoeft ooit een joker te gebruiken. Je mag in één beurt meer jokers leggen of wegdoen. Een joker mag
    ook je laatste kaart zijn.
    .title = Joker nooit verplicht
EE-6 = Wie de laatste lege plaats van een rijhelft vult (1 tot en met 11 of 11 tot en met 21), met een getalkaart of
    met een joker, krijgt een bonuskaart. Wordt op die helft later een joker omgeruild, dan levert dat niets meer op.
    Er zijn 7 bonuskaarten en 8 rijhelften: zijn de bonuskaarten op, dan komen er geen meer bij.
    .title = Bonuskaart
EE-7 = Een brug leg je boven of onder een gevulde plaats (met een getalkaart of een joker). De brug leidt naar
    hetzelfde getal in een buurrij. Die plaats vul je meteen, in dezelfde zet, met de juiste getalkaart of met een
    joker. Die kaart telt als een van je 4 kaarten, de brug zelf niet. Vanaf daar groeit de rij naar beide kanten
    verder. Je mag zoveel bruggen per beurt leggen als je wilt. Een brug is geen joker. Bruggen die je overhoudt,
    tellen niet mee voor de punten. Je legt een brug alleen waar de kaart zonder brug niet zou passen. Bijvoorbeeld:
    de rijen geel, blauw en rood liggen in deze volgorde onder elkaar; `y9` ligt er, en `b10`, `r8`, `r9` en `r10`
    zijn nog leeg. Met een brug bij `y9` mag je `b9` leggen; met een brug bij `b9` daarna een joker als `r9`; dan past
    ook `r8`. Dat zijn 3 van je 4 kaarten. De volgende speler mag `r7` leggen, maar niet `r5`.
    .title = Brug
EE-8 = Is de trekstapel leeg en kun je zonder brug een getalkaart leggen, dan moet je minstens één kaart aan een rij
    leggen. Een joker aan een rij is ook goed; alleen een joker wegdoen is niet genoeg. Kun je het niet, dan mag je
    nog steeds jokers en bruggen gebruiken of een joker wegdoen, of je slaat je beurt over. Alleen wie niet kan
    leggen, mag overslaan. Wat telt is hoe het er aan het begin van je beurt voor staat, en met omruilen heb je nog
    niet aan je plicht voldaan. Jokers en bruggen zijn zelf nooit verplicht.
    .title = Lege trekstapel
EE-9 = De ronde is afgelopen zodra iemand geen kaarten meer in de hand heeft, of de laatste nu gelegd of weggedaan is.
    De ronde is ook afgelopen als er zo vaak achter elkaar is overgeslagen als er spelers zijn (dan zijn alle rijen
    vol).
    .title = Einde
EE-10 = Elke bonuskaart geeft 11 pluspunten. Van elke getalkaart in je hand gaat het getal eraf, en voor elke joker in
    je hand gaan er 11 punten af. Wie de meeste punten heeft, wint; wie als eerste uit is, heeft dus nog niet vanzelf
    gewonnen. Leuk voor een partij: zoveel rondes als er spelers zijn.
    .title = Punten
EE-V1 = Variant `start`: je speelt zonder bruggen, jokers en bonuskaarten. Wie als eerste de laatste kaart legt, wint.
    Het delen en al het andere blijven zoals hierboven; de punten tel je volgens EE-10.
    .title = Startvariant
