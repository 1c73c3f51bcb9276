### The game and its rules

game-mogeln = Jokken
    .about = Strak gezicht, kaart gedekt op tafel en hardop een getal: wie durft te jokken, en wie prikt erdoorheen? Voor
        3 tot 6 spelers.
MO-1 = Met 3 spelers speel je met de kaarten van 1 tot en met 9, met 4 spelers van 1 tot en met 10, met 5 of 6 spelers
    van 1 tot en met 15, telkens in alle vier de kleuren. Iedereen krijgt er evenveel in de hand.
    .title = Kaarten en delen
MO-2 = { $edition ->
        [space] De oudste begint (C-3),
       *[other] De speler links van de deler begint,
    } legt een kaart gedekt neer en zegt ‘één’, de volgende legt een kaart en zegt ‘twee’, en zo verder tot het laatste
    getal. Dan is de stapel klaar, en de volgende speler begint een nieuwe stapel bij één. { $edition ->
        [space] Het laatste getal is de hoogste kaart van het spel. Met de optie `count_to: twenty` tel je tot twintig
            (boven de hoogste kaart is dan elk getal gejokt); `count_to: highest` is de gewone manier.
       *[other] Het laatste getal is twintig; boven de hoogste kaart van het spel is dus elk getal gejokt. Met de optie
            `count_to: highest` tel je maar tot de hoogste kaart; `count_to: twenty` is de gewone manier.
    } Een stapel die klaar is, gaat uit het spel zodra de volgende kaart wordt gelegd. Je mag ook jokken als je het juiste
    getal wel in de hand hebt.
    .title = Tellen
MO-3 = { $edition ->
        [space] Iedereen behalve wie de kaart legde, mag eraan twijfelen en ‘Gejokt!’ roepen, tot de volgende kaart
        ligt. De eerste roep telt.
       *[other] Ben je aan de beurt, dan mag je de kaart die net vóór jou is gelegd geloven, of eraan twijfelen en
        ‘Gejokt!’ roepen.
    } Dan wordt omgedraaid wat het laatst is gelegd. Klopt het getal, dan krijgt de twijfelaar de hele stapel; klopt
    het niet, dan krijgt de legger hem. De kaarten die je krijgt, neem je in de hand. Eén keer roepen beslist over een
    zet. Wie er ook riep of de stapel kreeg: de speler links van de legger begint daarna een nieuwe stapel bij één.
    Aan een stapel die klaar is, mag je nog twijfelen tot de eerste kaart van de volgende stapel ligt.
    .title = Gejokt!
MO-4 =
    Je mag stiekem meer dan één kaart tegelijk leggen, zoveel je wilt. Wordt het ontdekt, dan krijg je de stapel.
    Elke andere speler mag ‘Te veel!’ roepen tot de volgende kaart ligt. Klopt dat, dan krijgt de legger de stapel;
    klopt het niet, dan krijgt de roeper hem. Ook als na een ‘Gejokt!’ (MO-3) meer dan één kaart tevoorschijn komt, is
    de legger erbij. Dit alles hoort bij de optie `sneak: true` (standaard). Je ziet dan hoeveel kaarten de anderen in
    de hand hadden vóór de zet waarover nog geroepen kan worden – anders zou elke stiekeme kaart meteen verraden zijn.
    Een lege hand zie je wel altijd als leeg, en hoeveel kaarten er in de stapel liggen, blijft verborgen. Met
    `sneak: false` legt iedereen één kaart en bestaat ‘Te veel!’ niet.
    .title = Meerdere kaarten
MO-5 = { $edition ->
        [space] De optie `colour` bestaat in deze editie niet: alleen het getal moet kloppen, de kleur doet er niet toe.
       *[other] Met de optie `colour` kies je één kleur. Dan klopt een kaart alleen als hij ook die kleur heeft.
    }
    .title = Kleur
MO-6 = Wie als eerste geen kaarten meer heeft, wint. Maar die laatste zet moet wel standhouden: de overwinning telt
    pas als de volgende kaart ligt of als er over die zet ten onrechte is geroepen. Roept iemand terecht, dan krijgt
    de legger de stapel en gaat het spel door. Met de 2000e zet is de ronde meteen afgelopen, zonder dat er nog over
    geroepen wordt, en wint wie de minste kaarten heeft.
    .title = Einde

### What a table can choose

choose-mogeln-sneak = Stiekem meerdere kaarten
    .about = Merkt iemand het, dan pak je de stapel.
choose-mogeln-count_to = Tellen tot
    .about = Boven de hoogste kaart is elk getal gejokt.
    .twenty = twintig
    .highest = de hoogste kaart
choose-mogeln-colour = Maar één kleur telt
    .about = Dan moet ook de kleur kloppen, niet alleen het getal.
    .none = Nee, alle vier

### At the table

mogeln-word =
    { $number ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
        [13] dertien
        [14] veertien
        [15] vijftien
        [16] zestien
        [17] zeventien
        [18] achttien
        [19] negentien
        [20] twintig
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] zeg jij
       *[other] zegt { $name }
    }
mogeln-note = zegt { $word }
mogeln-you-say = Jij zegt
mogeln-hint-believe = Geloof je het? Leg dan jouw ‘{ $word }’.
mogeln-hint-start = Nieuwe stapel: leg en zeg ‘{ $word }’.
mogeln-hint-many = Te veel kaarten? Roep voordat { $name } legt.
mogeln-hint-call = Geloof je het niet? Roep voordat { $name } legt.
mogeln-lay =
    { $count ->
        [one] Gedekt leggen
       *[other] { $count } kaarten gedekt leggen
    }
mogeln-lay-here =
    { $count ->
        [one] Kaart op de stapel leggen
       *[other] { $count } kaarten op de stapel leggen
    }
mogeln-call-doubt = Gejokt!
mogeln-call-many = Te veel!
mogeln-doubt-label = Gejokt! { $name } niet geloven
mogeln-many-label = Te veel! { $name } heeft meer dan één kaart gelegd
mogeln-window = Zo lang kun je roepen
mogeln-heap = Gedekte stapel
mogeln-heap-count =
    { $count ->
        [one] Gedekte stapel: één kaart
       *[other] Gedekte stapel: { $count } kaarten
    }
mogeln-heap-empty = Hier begint de stapel
mogeln-gone =
    { $count ->
        [one] uit het spel: één kaart
       *[other] uit het spel: { $count } kaarten
    }
mogeln-stairs = Tot nu toe gezegd
mogeln-you = Jij
mogeln-colour =
    { $colour ->
        [red] Alleen rood telt
        [yellow] Alleen geel telt
        [green] Alleen groen telt
       *[blue] Alleen blauw telt
    }
mogeln-has-said =
    { $who ->
        [you] Jij zei
       *[other] { $name } zei
    }
mogeln-has-laid =
    { $who ->
        [you] Jij legde
       *[other] { $name } legde
    }
mogeln-instead = { $count } in plaats van 1
mogeln-more = meer dan 1
mogeln-just-one = maar 1
mogeln-stamp-lie = Gejokt!
mogeln-stamp-honest = Eerlijk!
mogeln-stamp-many = Te veel!
mogeln-stamp-one = Maar één!
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Jij pakt één kaart
           *[other] { $name } pakt één kaart
        }
       *[other] { $who ->
            [you] Jij pakt { $count } kaarten
           *[other] { $name } pakt { $count } kaarten
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Jij pakt de stapel
       *[other] { $name } pakt de stapel
    }
mogeln-noticed =
    { $who ->
        [you] Jij had het door!
       *[other] { $name } had het door.
    }
mogeln-was-honest =
    { $who ->
        [you] Jij was eerlijk.
       *[other] { $name } was eerlijk.
    }
mogeln-next =
    { $who ->
        [you] Jij begint opnieuw met ‘{ $word }’.
       *[other] { $name } begint opnieuw met ‘{ $word }’.
    }
mogeln-calls-doubt =
    { $who ->
        [you] Jij roept ‘Gejokt!’
       *[other] { $name } roept ‘Gejokt!’
    }
mogeln-calls-many =
    { $who ->
        [you] Jij roept ‘Te veel!’
       *[other] { $name } roept ‘Te veel!’
    }
mogeln-time = { $name } na { $seconds } s
mogeln-time-late = { $name } pas na { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Jij zegt ‘{ $word }’
       *[other] { $name } zegt ‘{ $word }’
    }
mogeln-slipped =
    { $who ->
        [you] Niemand heeft je { $count } kaarten opgemerkt
       *[other] { $name } had stiekem { $count } kaarten gelegd
    }
mogeln-was = Het was: { $cards }

### What the coach says was done

coach-did-mogeln-lay = { $name } zegt ‘{ $claim }’ ({ $cards })
coach-did-mogeln-doubt = { mogeln-calls-doubt }
coach-did-mogeln-too-many = { mogeln-calls-many }

### Why not

mogeln-lay-without-cards = Bij het leggen hoort welke kaarten je legt
mogeln-no-card = Leg minstens één kaart
mogeln-claim = Het getal dat je nu moet zeggen, is { $number }
mogeln-one-card = Aan deze tafel leg je maar één kaart tegelijk
mogeln-own-lay = Dit heb je zelf gelegd: alleen de anderen mogen roepen
mogeln-nothing-to-doubt = Er valt niets te betwijfelen: de nieuwe stapel is nog niet begonnen
mogeln-not-yours-to-doubt = Alleen { $seat } mag nu twijfelen, want { $seat } is aan de beurt
mogeln-no-sneak = Aan deze tafel legt niemand meerdere kaarten tegelijk, dus ‘Te veel!’ bestaat hier niet
mogeln-nothing-to-call = ‘Te veel!’ kan nu niet: de nieuwe stapel is nog niet begonnen

### Hints

hint-mogeln-doubt-no-such = Roep ‘Gejokt!’: een { $number } is er hier helemaal niet
hint-mogeln-doubt-all =
    { $count ->
        [1] Roep ‘Gejokt!’: de enige goede { $number } heb jij, of heb je zelf gelegd
       *[other] Roep ‘Gejokt!’: alle { $count } kaarten met een { $number } heb jij, of heb je zelf gelegd
    }
hint-mogeln-doubt-last = Roep ‘Gejokt!’: anders heeft { $name } gewonnen
hint-mogeln-doubt-most = Roep ‘Gejokt!’: van de vier kaarten met een { $number } weet jij waar er { $count } zijn
hint-mogeln-doubt-or-lie = Roep ‘Gejokt!’: anders moet jij { $number } zeggen, en die is er niet
hint-mogeln-doubt-likely = Roep ‘Gejokt!’: { $name } jokt eerder wel dan niet
hint-mogeln-sneaks = Roep: { $name } heeft al eens meerdere kaarten tegelijk gelegd
hint-mogeln-small-pile = Roep: de stapel is klein, dus je verliest weinig
hint-mogeln-true = Blijf eerlijk: { $card_the } klopt precies
hint-mogeln-true-last = { $card_The } is je laatste kaart, en hij klopt: niemand houdt je tegen
hint-mogeln-bluff = Je mist de goede kaart: jok met { $card_the }, die heb je het minst nodig
hint-mogeln-bluff-keep = Jok met { $card_the } en hou { $other_the } voor later
hint-mogeln-many-new = Leg er stiekem { $count } tegelijk: in het begin pak je alleen je eigen kaarten terug
hint-mogeln-many =
    { $left ->
        [0] Leg er stiekem { $count } tegelijk: als niemand het merkt, heb je er geen meer
        [one] Leg er stiekem { $count } tegelijk: als niemand het merkt, heb je er nog maar één
       *[other] Leg er stiekem { $count } tegelijk: als niemand het merkt, heb je er nog maar { $left }
    }

### The lesson

lesson-mogeln-1 = Iedereen telt om de beurt en legt een kaart gedekt neer. Jij zegt ‘twee’: leg je 2! Wie het eerst
    geen kaarten meer heeft, wint.
    .title = Zeg het volgende getal
lesson-mogeln-2 = Je buur zegt ‘vijf’. Maar alle vier de vijven heb jij! Roep ‘Gejokt!’
    .title = Dat kan niet kloppen!
lesson-mogeln-3 = Wie betrapt wordt, pakt de hele stapel. Nu zeg jij ‘één’ en je hebt geen 1: leg een 5! Niemand ziet het.
    .title = Nu jok jij
lesson-mogeln-4 = Niemand heeft iets gemerkt! Nu zeg je ‘vijf’: leg dit keer echt een 5.
    .title = Dit keer eerlijk
lesson-mogeln-5 = Wie zich vergist, pakt zelf de stapel! Nu zeg je ‘vier’: leg stiekem beide vijven. Hopelijk roept niemand ‘Te veel!’
    .title = Stiekem twee tegelijk
lesson-mogeln-6 = Je zegt ‘acht’ en je hebt echt een 8. Leg hem en win!
    .title = De laatste kaart

### Wat het huis ervan zegt

edition-mogeln =
    { $edition ->
        [space] Wie het oudst is, begint.
       *[other] De speler links van de deler begint.
    }
styles-mogeln = Bij het jokken
    .honest = Jokt alleen als het moet.
    .cheeky = Jokt graag en vaak.
    .poker-faced = Nu eens waar, dan weer gejokt, en je merkt niets aan hem.
    .mixed = Van alles wat: elke bot jokt op zijn eigen manier.
style-mogeln-honest = eerlijk
style-mogeln-cheeky = brutaal
style-mogeln-poker-faced = pokerface

### Prijzen

prize-mogeln-long-nose = De lange neus
    .why = { $count } keer gejokt, en niemand merkte het
prize-mogeln-sharp-nose = De fijne neus
    .why = { $count } keer terecht geroepen
prize-mogeln-sleeve = De wijde mouw
    .why = { $count } kaarten tegelijk, ongemerkt
prize-mogeln-halo = De stralenkrans
    .why = { $count } keer gelegd en nooit gejokt
