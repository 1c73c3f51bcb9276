### The game and its rules

game-elevens = 11 Elevens
    .about = Sla bruggen van rij naar rij, zet je jokers op het juiste moment in en maak een kant van een rij vol voor een bonuskaart. Voor 2 tot 6 spelers.
    .variant-basic = Basisspel
    .variant-start = Startvariant
EE-1 = Er zijn 84 getallenkaarten (vier kleuren, 1 tot en met 21), 4 jokers, 15 bruggen en 7 bonuskaarten. De vier
    elven liggen onder elkaar op tafel; elke 11 is het begin van een eigen rij. De volgorde van de kleuren is vrij
    (optie `rows`; kies je niets, dan wordt die geschud), maar wel belangrijk: rijen die direct onder of boven elkaar
    liggen, zijn buren. De bovenste en de onderste rij hebben elk maar één buur; ze zijn geen buren van elkaar.
    .title = Opstelling
EE-2 = De andere 80 getallenkaarten en de 4 jokers worden samen geschud. Met 2 of 3 spelers krijgt ieder 20 kaarten en
    4 bruggen, met 4 spelers 15 kaarten en 3 bruggen, met 5 spelers 12 kaarten en 3 bruggen, met 6 spelers 12 kaarten
    en 2 bruggen. Bruggen die overblijven, doen niet mee. De rest van de kaarten is de trekstapel.
    .title = Delen
EE-3 = De jongste begint (C-3). In je beurt doe je één van twee dingen: je legt 1 tot 4 kaarten, of je trekt de
    bovenste kaart van de trekstapel. Daarna is je beurt voorbij. Zolang er een trekstapel is, hoef je nooit te
    leggen. Een beurt waarin je legt, is voorbij als jij dat zegt of als je hand leeg is, anders nooit vanzelf. Na
    vier kaarten kun je alleen nog jokers omruilen of je beurt beëindigen.
    .title = Je beurt
EE-4 = Elke getallenkaart heeft een vaste plaats: in de rij van die kleur, bij dat getal. Een kaart past als die
    plaats leeg is en in dezelfde rij een plaats direct ernaast (één getal lager of hoger) gevuld is, of als er een
    brug naartoe leidt (EE-7). De getallen lopen van 1 tot en met 21.
    .title = Wat past
EE-5 = Een joker vervangt elke getallenkaart die je maar wilt, op een plaats waar die kaart zou passen. Hij telt mee
    als een van je 4 kaarten.
    .title = Joker
EE-5a = In je beurt mag je een joker op tafel omruilen voor de getallenkaart waarvoor hij ligt. De joker neem je in de
    hand; je mag hem meteen gebruiken of later. Omruilen mag alleen in een beurt waarin je ook 1 tot 4 kaarten legt.
    Het telt niet als een van die 4 kaarten, en het mag ervoor of erna. Een beurt met alleen omruilen bestaat niet, en
    wie een kaart trekt, mag niet omruilen. Je mag zo vaak omruilen als je wilt. Een joker weggooien (EE-5b) telt als
    leggen: ruil je een joker om en leg je hem meteen aan of gooi je hem weg, dan is dat een volwaardige beurt.
    .title = Joker omruilen
EE-5b = Een joker uit je hand mag je weggooien: hij gaat uit het spel. Dat telt als een van je 4 kaarten en is ook in
    z’n eentje een geldige beurt. In een beurt waarin je trekt, mag het niet.
    .title = Joker weggooien
EE-5c = Niemand hoeft ooit een joker te gebruiken. Je mag in één beurt meerdere jokers leggen of weggooien. Een joker
    mag ook je laatste kaart zijn.
    .title = Joker nooit verplicht
EE-6 = Wie de laatste lege plaats van een kant van een rij vult (1 tot en met 11 of 11 tot en met 21), met een
    getallenkaart of met een joker, krijgt een bonuskaart. Wordt op die kant later een joker omgeruild, dan levert dat
    niets meer op. Er zijn 7 bonuskaarten en 8 kanten: zijn de bonuskaarten op, dan komen er geen meer bij.
    .title = Bonuskaart
EE-7 = Een brug leg je boven of onder een gevulde plaats (met een getallenkaart of een joker). De brug leidt naar
    hetzelfde getal in een buurrij. Die plaats vul je meteen, in dezelfde zet, met de juiste getallenkaart of met een
    joker. Die kaart telt als een van je 4 kaarten, de brug zelf niet. Vanaf daar groeit de rij naar beide kanten
    verder. Je mag zoveel bruggen per beurt leggen als je wilt. Een brug is geen joker. Bruggen die je overhoudt,
    tellen niet mee voor de punten. Je legt een brug alleen waar de kaart zonder brug niet zou passen. Bijvoorbeeld:
    de rijen geel, blauw en rood liggen in deze volgorde onder elkaar; `y9` ligt er, en `b10`, `r8`, `r9` en `r10`
    zijn nog leeg. Met een brug bij `y9` mag je `b9` leggen; met een brug bij `b9` daarna een joker als `r9`; dan past
    ook `r8`. Dat zijn 3 van je 4 kaarten. De volgende speler mag `r7` leggen, maar niet `r5`.
    .title = Brug
EE-8 = Is de trekstapel leeg en kun je zonder brug een getallenkaart leggen, dan moet je minstens één kaart aan een
    rij leggen. Een joker aan een rij is ook goed; alleen een joker weggooien is niet genoeg. Kun je het niet, dan mag
    je nog steeds jokers en bruggen gebruiken of een joker weggooien, of je slaat je beurt over. Alleen wie niet kan
    leggen, mag overslaan. Wat telt is hoe het er aan het begin van je beurt voor staat, en met omruilen heb je nog
    niet aan je plicht voldaan. Jokers en bruggen zijn zelf nooit verplicht.
    .title = Lege trekstapel
EE-9 = De ronde is afgelopen zodra iemand geen kaarten meer in de hand heeft, of de laatste nu gelegd of weggegooid
    is. De ronde is ook afgelopen als er zo vaak achter elkaar is overgeslagen als er spelers zijn (dan zijn alle
    rijen vol).
    .title = Einde
EE-10 = Elke bonuskaart geeft 11 pluspunten. Van elke getallenkaart in je hand gaat het getal eraf, en voor elke joker
    in je hand gaan er 11 punten af. Wie de meeste punten heeft, wint; wie als eerste uit is, heeft dus nog niet
    vanzelf gewonnen. Leuk voor een partij: zoveel rondes als er spelers zijn.
    .title = Punten
EE-V1 = Kies `start`: je speelt zonder bruggen, jokers en bonuskaarten. Wie als eerste de laatste kaart legt, wint.
    Het delen en al het andere blijven zoals hierboven; de punten tel je volgens EE-10.
    .title = Startvariant

### What a table can choose

choose-elevens-rows = Volgorde van de rijen
    .about = Bruggen verbinden alleen rijen die direct onder elkaar liggen.
    .shuffled = Geschud
    .own = Zelf kiezen
    .up = { $colour } één rij hoger
variants-elevens =
    .basic = Met jokers, bruggen en bonuskaarten.
    .start = Om het spel te leren kennen: zonder jokers, bruggen en bonuskaarten.

### At the table

elevens-did-bridge =
    { $who ->
        [you] Je legt { $card_the } via een brug
       *[other] { $name } legt { $card_the } via een brug
    }
elevens-did-joker =
    { $who ->
        [you] Je legt een joker als { $card }
       *[other] { $name } legt een joker als { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Je legt een joker als { $card } via een brug
       *[other] { $name } legt een joker als { $card } via een brug
    }
elevens-did-swap =
    { $who ->
        [you] Je ruilt { $card_the } om voor de joker
       *[other] { $name } ruilt { $card_the } om voor de joker
    }
elevens-did-discard =
    { $who ->
        [you] Je gooit een joker weg
       *[other] { $name } gooit een joker weg
    }
elevens-did-bonus =
    { $who ->
        [you] Kant vol: je krijgt een bonuskaart
       *[other] Kant vol: { $name } krijgt een bonuskaart
    }
elevens-did-draw-joker =
    { $who ->
        [you] Je trekt een joker
       *[other] { $name } trekt een joker
    }
elevens-four-rows = De vier rijen
elevens-row = { $colour } rij: { $runs }
elevens-map = Overzicht van alle kolommen
elevens-columns = Kolommen { $from } t/m { $to }
elevens-look = { $card_The } tonen
elevens-bridge-here = { $card_The } via een brug leggen
elevens-joker-here = Joker als { $card } leggen
elevens-joker-bridge-here = Joker als { $card } via een brug leggen
elevens-swap-here = { $card_The } omruilen voor de joker
elevens-span = Brug: { $upper } – { $lower }
elevens-build = Brug bouwen ({ $upper } – { $lower }) en { $card_the } leggen
elevens-build-joker = Brug bouwen ({ $upper } – { $lower }) en de joker als { $card } leggen
elevens-bridges =
    { $count ->
        [one] één brug
       *[other] { $count } bruggen
    }
elevens-bonus =
    { $count ->
        [one] één bonuskaart
       *[other] { $count } bonuskaarten
    }
elevens-out =
    { $count ->
        [one] Uit het spel: één joker
       *[other] Uit het spel: { $count } jokers
    }
elevens-laid =
    { $count ->
        [one] Deze beurt: één van vier kaarten
       *[other] Deze beurt: { $count } van vier kaarten
    }
elevens-of-four = { $count } van 4
elevens-hint-joker = Tik op een verlichte plek
elevens-hint-swap = Telt niet als gelegde kaart
elevens-hint-bridge = Dit kost een brug
elevens-hint-duty = De trekstapel is leeg: je moet aanleggen
elevens-hint-swapped = Leg nu nog een kaart of gooi een joker weg
elevens-note-swap = Kan de joker vervangen.
elevens-note-bridge = Past met een brug.
elevens-do-swap = Omruilen
elevens-do-bridge = Brug +
elevens-do-discard = Weggooien

### What the coach says was done

coach-did-elevens-lay =
    { $as ->
        [none] { $bridge ->
            [none] { $name } legt { $card_the }
           *[other] { $name } legt { $card_the } via een brug ({ $bridge })
        }
       *[other] { $bridge ->
            [none] { $name } legt een joker als { $as }
           *[other] { $name } legt een joker als { $as } via een brug ({ $bridge })
        }
    }
coach-did-elevens-swap = { elevens-did-swap }
coach-did-elevens-discard = { elevens-did-discard }

### Why not

elevens-rows = Voor de rijen zijn alle vier de kleuren nodig, elk precies één keer
elevens-deal-rows = De rijen liggen niet in de volgorde die deze tafel heeft gekozen
elevens-deal-bridges =
    { $found ->
        [one] { $seat } heeft { $found } brug gekregen in plaats van { $wanted }
       *[other] { $seat } heeft { $found } bruggen gekregen in plaats van { $wanted }
    }
elevens-four = Er zijn vier kaarten gelegd: je kunt alleen nog jokers omruilen of je beurt beëindigen
elevens-laid-already = Wie heeft gelegd, kan niet meer trekken of overslaan: leg verder of beëindig je beurt
elevens-nothing-done = Je hebt nog niets gelegd, dus er is nog geen beurt om te beëindigen
elevens-must-draw = Er is nog een trekstapel: leg of trek een kaart in plaats van over te slaan
elevens-waits = { $place_The } moet wachten: eerst komt { $missing_the }, of er leidt een brug naartoe
elevens-waits-either = { $place_The } moet wachten: eerst komt { $missing_the } of { $other_the }, of er leidt een brug naartoe
elevens-taken = { $place_The } past niet: die plaats is al gevuld
elevens-swap-instead = { $place_The } past niet: op die plaats ligt een joker, die je kunt omruilen
elevens-joker-as = Zeg erbij welke getallenkaart de joker vervangt
elevens-as-number = { $card_The } staat alleen voor zichzelf: alleen een joker vervangt een andere kaart
elevens-no-joker-there = { $card_The } kun je niet omruilen: er ligt geen joker voor op tafel
elevens-swap-alone = Alleen omruilen is nog geen beurt: leg ook een kaart of gooi een joker weg
elevens-discard = { $card_The } mag je niet weggooien: dat kan alleen met jokers
elevens-bridge-none = Je hebt geen bruggen meer
elevens-bridge-needless = { $place_The } past ook zonder brug
elevens-bridge-apart = { $place_The } is zo niet te bereiken: aan het begin van de brug moet { $needed } liggen, niet { $other_the }
elevens-bridge-empty = Hier kan geen brug beginnen: { $other_the } ligt er nog niet
elevens-owes = { $card_The } past en de trekstapel is leeg: er moet minstens één kaart aan een rij
elevens-stock-empty = De trekstapel is leeg: er valt niets te trekken

### Hints

hint-elevens-swap = Ruil je { $card } om voor de joker die op die plaats ligt
hint-elevens-discard = Gooi de joker weg: dat opent niets, en in je hand kost hij { $points } punten
hint-elevens-out-joker = Gooi de joker weg: je hele hand kan er nu uit
hint-elevens-end-four = Meer dan vier kaarten mag niet in één beurt: beëindig je beurt
hint-elevens-completes = Met { $card_the } is de kant vol: dat levert je een bonuskaart op
hint-elevens-joker = Leg de joker: blijft hij in je hand, dan kost hij { $points } punten
hint-elevens-joker-waits = Leg de joker als { $card }: je { $other } wacht erachter
hint-elevens-bridge = Bouw een brug voor { $card_the }: er is nog geen andere weg naartoe
hint-elevens-bridge-waits = Bouw een brug voor { $card_the }: je { $other } wacht erachter
hint-elevens-collects =
    { $count ->
        [one] Leg { $card_the }: die kant is bijna vol, en één ontbrekende kaart heb jij
       *[other] Leg { $card_the }: die kant is bijna vol, en { $count } ontbrekende kaarten heb jij
    }
hint-elevens-short =
    { $count ->
        [one] Leg { $card_the }: die telt voor { $points }, en { $name } heeft nog maar één kaart
       *[other] Leg { $card_the }: die telt voor { $points }, en { $name } heeft nog maar { $count } kaarten
    }
hint-elevens-high = Leg { $card_the }: blijft die in je hand, dan kost dat { $points } punten
hint-elevens-save-joker = Geen van je getallen past nu, en een joker kun je beter bewaren
hint-elevens-save-bridge = Zonder brug past geen van je getallen, en een brug kun je beter bewaren
hint-elevens-side = Hou { $card_the }: anders maken anderen die kant vol en pakken ze de bonus
hint-elevens-draw-waits = Trek liever: zolang er een trekstapel is, hoeft niemand te leggen
hint-elevens-end-waits = Genoeg voor deze beurt: wat nog past, kan wachten
hint-elevens-draw-opens =
    { $count ->
        [one] Trek liever: { $card_the } zou een plaats voor anderen openen
       *[other] Trek liever: { $card_the } zou { $count } plaatsen voor anderen openen
    }

### The lesson

lesson-elevens-1 = De vier elven liggen er al. Leg je rode 13 naast de 12! Raak je kaarten kwijt: elke kaart die je overhoudt, kost punten.
    .title = Rijen bouwen
lesson-elevens-2 = Je gele 13 heeft geen buur. Maar er vlak boven ligt de rode 13: bouw een brug!
    .title = Via de brug
lesson-elevens-3 = Voor je blauwe 13 ontbreekt de 12. Een joker mag elke kaart zijn: leg hem daar!
    .title = De joker helpt
lesson-elevens-4 = Van de groene 1 tot de 11 ontbreekt alleen de 10. Wie een kant vult, krijgt een bonuskaart: 11 punten!
    .title = Een kant is vol
lesson-elevens-5 = Meer dan vier kaarten leg je niet in één beurt. Beëindig je beurt! Wie niets wil leggen, trekt een kaart.
    .title = Vier is genoeg
lesson-elevens-6 = Naast de joker past jouw 13. Leg hem, dan is de ronde voorbij. Wie de meeste punten heeft, wint!
    .title = De laatste kaart

### Prijzen

prize-elevens-treasure = De schatkist
    .why =
        { $count ->
            [one] { $count } bonuskaart gepakt
           *[other] { $count } bonuskaarten gepakt
        }
prize-elevens-bridges = De bruggenbouwer
    .why = { $count } bruggen gebouwd
prize-elevens-swaps = De kattenvanger
    .why =
        { $count ->
            [one] { $count } joker geruild
           *[other] { $count } jokers geruild
        }
part-elevens-bonus =
    { $count ->
        [one] één bonuskaart
       *[other] { $count } bonuskaarten
    }
part-elevens-jokers =
    { $count ->
        [one] één joker in de hand
       *[other] { $count } jokers in de hand
    }
