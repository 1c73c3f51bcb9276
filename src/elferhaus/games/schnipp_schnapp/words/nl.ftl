### The game and its rules

game-schnipp-schnapp = Snip Snap
    .about = Ogen open en vlug met het juiste woord: ‘Snap!’ of ‘Snip!’ – wie het eerst roept, spaart de meeste kwartetten.
        Voor 2 tot 6 spelers, en het gaat om snelheid.
    .variant-basic = Om de beurt (basisspel)
    .variant-together = Allemaal tegelijk
SS-1 = Alle 80 kaarten worden zo gelijk mogelijk verdeeld (C-2). Heb je zelf al kwartetten (vier gelijke getallen),
    dan leg je die apart. De rest schud je en leg je als gedekte stapel voor je neer.
    .title = Delen
SS-2 = De speler links van de deler begint. Met de klok mee draait telkens de volgende speler die kaarten heeft de
    eigen bovenste kaart om en legt die op de eigen open stapel. Wat er ook geroepen is: daarna is de
    eerstvolgende speler met kaarten links van wie het laatst omdraaide aan de beurt.
    .title = Omdraaien
SS-3 = Er is een paar als op de open stapels van twee of meer spelers hetzelfde getal bovenop ligt. Het geldt zolang
    het te zien is, ook als er daarna nog andere kaarten zijn omgedraaid. Ben je de eerste speler met kaarten die
    ‘Snap!’ roept – of je nu bij het paar hoort of niet – dan krijg je de open stapels van de andere spelers die bij
    een paar horen (optie `takes: matching`, standaard). Met `takes: all`, dat alleen in editie 2013 bestaat, krijg je
    alle open stapels van de anderen. Neem eerst je eigen open stapel, als je die hebt, en dan de gewonnen stapels met
    de klok mee vanaf je linkerbuur, van elke stapel de onderste kaart eerst. Kwartetten (vier gelijke getallen) leg
    je apart; de rest gaat onder je eigen gedekte stapel, zodat je de kaarten later in die volgorde omdraait.
    .title = Snap!
SS-4 = Roep je terwijl er niets te vinden is, of roep je het verkeerde woord, dan gaat je open stapel, in dezelfde
    volgorde, boven op de stapel in het midden. Heb je geen open stapel, dan gebeurt er niets. Wat er dan nog te
    roepen is, mag gewoon nog geroepen worden. Kunnen beide woorden, dan zijn ze allebei goed. Je mag per omgedraaide
    kaart één keer roepen. Niet meegeteld, en dus ook geen fout, zijn: vaker roepen; roepen na een juiste roep of na
    een gelijke stand, tot de volgende kaart ligt; en ‘Snap!’ van iemand zonder kaarten.
    .title = Vergissing
SS-5 = ‘Snip!’ is goed als de laatst omgedraaide kaart nog te zien is en hetzelfde getal heeft als de bovenste kaart
    in het midden, die daar al lag voordat er werd omgedraaid. Iedereen mag het roepen, ook wie geen kaarten meer
    heeft. Je krijgt alleen de stapel in het midden, de onderste kaart eerst: kwartetten daaruit leg je apart, de rest
    gaat onder je eigen gedekte stapel. Je eigen open stapel blijft liggen.
    .title = Snip!
SS-6 = Volgt een juiste roep, met welk van de twee woorden ook, hoogstens 50 milliseconden op de eerste juiste (met de
    optie `tie_ms` verander je dat; de vertraging van de verbinding is verrekend), dan is het gelijk en wint niemand.
    Van al deze juiste roepers, ook van de eerste, gaat de open stapel onder de eigen gedekte stapel, de onderste
    kaart eerst. Vergissingen binnen die tijd worden daarna afgehandeld.
    .title = Gelijk geroepen
SS-7 = Moet je omdraaien en heb je geen gedekte kaart meer, dan schud je eerst je hele open stapel tot een nieuwe
    gedekte stapel.
    .title = Gedekte stapel op
SS-8 = Wie geen kaarten meer heeft, ligt eruit, maar mag met een ‘Snip!’ terugkomen.
    .title = Eruit en terug
SS-9 = Wie de meeste kwartetten heeft, wint. Vóór elke beurt wordt gekeken of de ronde voorbij is: dat is zo zodra
    geen enkele roep meer kan lukken (geen getal dat twee verschillende spelers hebben, gedekt of open, en niemand
    heeft het getal dat in het midden bovenop ligt), of na 2000 omgedraaide kaarten. Ieder legt dan nog de kwartetten
    uit de eigen kaarten apart. De kaarten in het midden zijn van niemand.
    .title = Einde
SS-V1 = Variant `together`: op ‘3–2–1–nu!’ draait iedereen die kaarten heeft tegelijk een kaart om; dat is één tel.
    Roepen mag pas daarna, één keer per speler en per tel. De ‘laatst omgedraaide kaart’ is dan elke kaart van die
    tel. De grens van 2000 slaat op kaarten. Wie aan het einde de meeste kaarten heeft, kwartetten en eigen stapels
    samen, wint. Het einde komt op hetzelfde moment als in SS-9.
    .title = Allemaal tegelijk

SS-H1 = Een huisregel, die in geen enkel spelregelboekje staat: kiezen jullie `length`, dan eindigt de ronde na 400 of na
    200 omgedraaide kaarten. Er wordt geteld zoals altijd.
    .title = Een kortere ronde (huisregel)

### What a table can choose

choose-schnipp-schnapp-takes = Wie goed roept, neemt
    .about = Alle open stapels: dat kan alleen in de editie 2013.
    .matching = de gelijke stapels
    .all = alle open stapels
choose-schnipp-schnapp-tie_ms = Tegelijk geroepen
    .about = Komen twee juiste roepen hoogstens zo ver na elkaar, dan wint niemand.
choose-schnipp-schnapp-length = Lengte
    .about = Een hele ronde kan een half uur duren. Korter is een huisregel.
    .full = hele ronde
    .medium = 10 minuten
    .short = 5 minuten
variants-schnipp-schnapp =
    .basic = De kaarten worden om de beurt omgedraaid.
    .together = Bij ‘nu!’ draait iedereen tegelijk een kaart om.

### At the table

snap-word-schnapp = Snap!
snap-word-schnipp = Snip!
snap-when-schnapp = twee gelijke
snap-when-schnipp = zoals het midden
snap-label-schnapp = Snap! Op twee open stapels ligt hetzelfde getal
snap-label-schnipp = Snip! De laatste kaart is gelijk aan het midden
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-in = Omdraaien over { $left }
snap-turn = Omdraaien
snap-left = nog { $count }
snap-turn-label =
    { $count ->
        [one] Je laatste gedekte kaart omdraaien
       *[other] Volgende kaart omdraaien, nog { $count }
    }
snap-down =
    { $count ->
        [one] Eén kaart gedekt
       *[other] { $count } kaarten gedekt
    }
snap-your-quartets = Jouw kwartetten
snap-no-quartets = Nog geen kwartet
snap-your-pile = Jouw open stapel
snap-pile-of = Open stapel: { $name }
snap-on-pile = Boven op { $count } kaarten.
snap-quartets =
    { $count ->
        [one] Eén kwartet
       *[other] { $count } kwartetten
    }
snap-quartet = Kwartet { $number }
snap-out = zonder kaarten
snap-middle = Midden
snap-nth = Kaart { $number }
snap-finish = Fotofinish
snap-finish-empty = Na elke roep zie je hier wie wat riep, en wanneer.
snap-legend = Gestreept: tijd op de lijn. Die gaat er bij iedereen af.
snap-band = { $ms } ms: gelijk
snap-late = te laat
snap-you = Jij
snap-and = { $most } en { $last }
snap-turned =
    { $who ->
        [you] Je draait { $card_the } om
       *[other] { $name } draait { $card_the } om
    }
snap-first-schnapp =
    { $who ->
        [you] Snap! Jij was het snelst
       *[other] Snap! { $name } was het snelst
    }
snap-first-schnipp =
    { $who ->
        [you] Snip! Jij was het snelst
       *[other] Snip! { $name } was het snelst
    }
snap-was-first =
    { $who ->
        [you] Jij was het eerst!
       *[other] { $name } was het eerst!
    }
snap-wins-schnapp =
    { $count ->
        [one] Snap met de { $number }: één kaart erbij.
       *[other] Snap met de { $number }: { $count } kaarten erbij.
    }
snap-wins-schnipp =
    { $count ->
        [one] Snip met de { $number }: één kaart uit het midden.
       *[other] Snip met de { $number }: { $count } kaarten uit het midden.
    }
snap-aside =
    { $count ->
        [one]
            { $who ->
                [you] Jouw kwartet: { $numbers }
               *[other] Kwartet voor { $name }: { $numbers }
            }
       *[other]
            { $who ->
                [you] Jouw kwartetten: { $numbers }
               *[other] Kwartetten voor { $name }: { $numbers }
            }
    }
snap-tie = Gelijk!
snap-tie-told = Gelijk: { $names }
snap-tie-apart = Maar { $ms } ms verschil: niemand wint.
snap-tie-moves = { $names }: open stapel onder de gedekte stapel.
snap-mistake =
    { $who ->
        [you] Jij riep verkeerd
       *[other] { $name } riep verkeerd
    }
snap-mistakes = Verkeerd geroepen, stapel naar het midden: { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Je hebt geen open stapel: er gebeurt niets.
           *[other] { $name } heeft geen open stapel: er gebeurt niets.
        }
       *[some] { $who ->
            [you] Je open stapel gaat naar het midden.
           *[other] De open stapel gaat naar het midden.
        }
    }

### Why not

snip-deal-quartet = { $seat } heeft nog alle vier de kaarten met het getal { $number }: kwartetten worden vóór het spel apart gelegd
snip-wait = Er valt nu niets te roepen: roepen telt weer na de volgende omgedraaide kaart
snip-beat = Roepen mag pas als iedereen een kaart heeft omgedraaid
snip-called = Je hebt bij deze kaart al geroepen: iedereen mag maar één keer
snip-without-cards = Zonder kaarten kun je geen ‘Snap!’ roepen, alleen ‘Snip!’
snip-late = Een roep na { $ms } ms komt te laat: na de eerste juiste roep was er tijd tot { $most } ms
snip-time = De tijd van een roep moet een aantal milliseconden zijn, niet kleiner dan 0
snip-order = Een roep na { $ms } ms staat niet op volgorde: er was er al een na { $least } ms
snip-shuffle-missing = { $seat } heeft geen gedekte kaart meer: eerst moet de open stapel worden geschud
snip-shuffle-pile = De open stapel van { $seat } moet worden geschud

### Hints

hint-schnipp-schnapp-schnapp = Op twee open stapels ligt een { $number }: roep ‘Snap!’
hint-schnipp-schnapp-schnipp = Er is een { $number } omgedraaid, net als in het midden: roep ‘Snip!’
hint-schnipp-schnapp-turn = Nu is er niets gelijk: draai je volgende kaart om
hint-schnipp-schnapp-next = Jij bent aan de beurt: draai je volgende kaart om

### The lesson

lesson-schnipp-schnapp-1 = Verzamel kwartetten: vier keer hetzelfde getal. Om de beurt draait ieder een kaart om. Jij
    bent aan de beurt!
    .title = Kaart voor kaart
lesson-schnipp-schnapp-2 = Er liggen twee 7’s open! Wie het eerst Snap roept, krijgt de twee stapels. Snel!
    .title = Twee gelijke: Snap!
lesson-schnipp-schnapp-3 = Alle vier de 7’s zaten in die stapels: het kwartet is voor jou. De rest gaat onder je stapel. Draai verder!
    .title = Een kwartet!
lesson-schnipp-schnapp-4 = Niets is gelijk. Roep toch eens Snap, en kijk wat er gebeurt.
    .title = En als je je vergist?
lesson-schnipp-schnapp-5 = Dat was mis: je 3 moest naar het midden. Maar daar komt nog een 3! Roep Snip en pak het midden.
    .title = Net als het midden: Snip!

### Wat het huis ervan zegt

edition-schnipp-schnapp =
    { $edition ->
        [2013] Hier kunnen jullie ook kiezen dat wie roept alle open stapels krijgt.
       *[other] De eerste juiste roep krijgt de gelijke stapels.
    }

### Prijzen

prize-schnipp-schnapp-lightning = De bliksem
    .why = In { $count } milliseconden geroepen
prize-schnipp-schnapp-net = Het vangnet
    .why = { $count } keer goed geroepen
prize-schnipp-schnapp-hot-head = De valse start
    .why = { $count } keer mis geroepen, maar met vaart
