### The game and its rules

game-ueberall = Overal aanleggen
    .about = Eén hoger, en weg ermee: in het midden of bij je buren – wie goed oplet, raakt als eerste alle kaarten kwijt.
        Voor 2 tot 6 spelers.
UA-1 = Alle 80 kaarten worden zo gelijk mogelijk verdeeld (C-2). Ieder legt de eigen kaarten als gedekte stapel voor
    zich neer.
    .title = Delen
UA-2 = De speler links van de deler draait de bovenste kaart om en legt die in het midden. Daarmee is die beurt
    voorbij.
    .title = Beginnen
UA-3 = Draai je bovenste kaart om. Is die precies één hoger dan de bovenste kaart in het midden, dan leg je hem daar;
    de kleur doet er niet toe, en het midden gaat altijd voor. Past hij daar niet, maar is hij één hoger dan de
    bovenste kaart van een of meer open stapels van anderen, dan leg je hem op een daarvan; welke, kies je zelf. In
    beide gevallen draai je de volgende kaart om. Kan het nergens, dan komt de kaart op je eigen open stapel, of hij
    daar nu past of niet, en is je beurt voorbij.
    .title = Je beurt
UA-4 = Na de 20 komt de 1.
    .title = Na de twintig
UA-5 = Zodra een kaart is neergelegd (of weggegeven, UA-7) en de gedekte stapel van die speler leeg is, wordt de hele
    open stapel, die kaart inbegrepen, omgekeerd: dat is de nieuwe gedekte stapel. Dat gebeurt ook midden in een
    beurt. De kaart die het eerst werd gelegd, ligt nu bovenop, en de anderen hebben daar even geen open kaart om op
    aan te leggen.
    .title = Stapel omkeren
UA-6 = Wie als eerste helemaal geen kaarten meer heeft, wint. Met de optie `play_on` (standaard uit) speel je door om
    de volgende plaatsen, tot alle kaarten in het midden liggen; wie geen kaarten heeft, wordt dan overgeslagen.
    .title = Einde
UA-7 = Met de optie `attention: human` (standaard aan een tafel met mensen) moet je je ogen openhouden: je kunt een
    kaart op je eigen stapel leggen terwijl hij ergens anders past. Met `attention: perfect` (standaard in alle andere
    gevallen) krijg je alleen de juiste plaatsen aangeboden. Heeft iemand net een kaart op de eigen stapel gelegd, dan
    mag elke andere speler ‘Stop!’ roepen tot de volgende kaart wordt omgedraaid, één keer per stoel en per kaart.
    Heeft de roeper gelijk, dan mogen alle anderen, met de klok mee vanaf de linkerbuur van wie niet oplette, de
    onderste kaart van hun eigen gedekte stapel weggeven. Die cadeautjes komen één voor één gedekt boven op de stapel
    van wie niet oplette, dat van de laatste gever bovenop. Daarna is de speler links van wie niet oplette aan de
    beurt. De vergeten kaart blijft liggen waar hij ligt. Wat telt, zijn de bovenste kaarten op het moment van
    neerleggen, ook als de stapel intussen is omgekeerd. Per vergissing telt één terechte ‘Stop!’; een onterechte roep
    verandert niets. Je enige kaart kun je niet weggeven: niemand wint met een cadeautje. Leg je een kaart in het
    midden of op andermans stapel terwijl hij daar niet past, of op andermans stapel terwijl hij in het midden past,
    dan wordt die zet geweigerd; dat is geen vergissing. Met de 5000e omgedraaide kaart is de ronde meteen afgelopen
    en wint wie de minste kaarten heeft (met `play_on` heeft gewonnen wie als eerste uit was).
    .title = Stop!

### What a table can choose

choose-ueberall-attention = Opletten
    .about = Wie een passende plek mist, hoort ‘Stop!’ – of het huis helpt en niemand mist iets.
    .perfect = Het huis helpt
    .human = Zelf opletten
choose-ueberall-play_on = Om alle plaatsen spelen
    .about = Na de eerste overwinning gaat het door tot iedereen klaar is.

### At the table

ueberall-in-middle = in het midden
ueberall-next = komt hierna
ueberall-mine = Jouw kaarten
ueberall-own-open = jouw open stapel
ueberall-own-down = jouw stapel
ueberall-own-down-count =
    { $count ->
        [one] Jouw gedekte stapel: één kaart
       *[other] Jouw gedekte stapel: { $count } kaarten
    }
ueberall-turned = De kaart die je omdraaide
ueberall-a-card = een kaart
ueberall-you = Jij
ueberall-pile-middle = Midden
ueberall-pile-own = Jouw open stapel
ueberall-pile-other = Open stapel van { $name }
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } bovenop, { $count } kaarten
    }
ueberall-pile-empty = leeg
ueberall-out = uit, plaats { $place }
ueberall-gets = krijgt kaarten
ueberall-to-middle = Naar het midden
ueberall-to-own = Bij mij
ueberall-to-other = Bij { $name }
ueberall-hint-opening = { $card } opent het midden.
ueberall-hint-human = Waar past { $card }? Het midden gaat voor.
ueberall-hint-both = Leg je kaart, of roep ‘Stop!’ tegen { $name }.
ueberall-hint-middle = { $card } past in het midden.
ueberall-hint-own = { $card } past nergens en blijft bij jou.
ueberall-hint-others = { $card } past bij { $names }.
ueberall-hint-stop = { $name } houdt { $card }. Iets gemist?
ueberall-hint-gifts = Wie wil, geeft een kaart.
ueberall-stop = Stop!
ueberall-stop-label = Stop! { $name } heeft iets gemist
ueberall-stop-right = ‘Stop!’ was terecht.
ueberall-stop-wrong = ‘Stop!’ was onterecht: er was niets gemist.
ueberall-stamp-right = Klopt!
ueberall-stamp-wrong = Klopt niet!
ueberall-fits-nowhere = { $card } paste nergens anders.
ueberall-overlooked = paste ergens anders.
ueberall-give-title = { $name } een kaart geven?
ueberall-give-how = Je onderste. Die gaat gedekt boven op de stapel van { $name }.
ueberall-give = Kaart geven
ueberall-decline = Houden
ueberall-gives = geeft
ueberall-keeps = houdt
ueberall-now = nu
ueberall-then = dan
ueberall-did-middle =
    { $who ->
        [you] Je legt { $card } in het midden
       *[other] { $name } legt { $card } in het midden
    }
ueberall-did-own =
    { $who ->
        [you] Je houdt { $card } bij je
       *[other] { $name } houdt { $card }
    }
ueberall-did-yours = { $name } legt { $card } bij jou
ueberall-did-other =
    { $who ->
        [you] Je legt { $card } bij { $other }
       *[other] { $name } legt { $card } bij { $other }
    }
ueberall-did-stop =
    { $who ->
        [you] Je roept ‘Stop!’
       *[other] { $name } roept ‘Stop!’
    }
ueberall-did-give =
    { $who ->
        [you] Je geeft een kaart
       *[other] { $name } geeft een kaart
    }
ueberall-did-decline =
    { $who ->
        [you] Je houdt je kaart
       *[other] { $name } geeft geen kaart
    }

### What the coach says was done

coach-did-ueberall-place =
    { $on ->
        [middle] { $name } legt { $card_the } in het midden
        [own] { $name } houdt { $card_the }
       *[other] { $name } legt { $card_the } bij { $on_name }
    }
coach-did-ueberall-stop = { ueberall-did-stop }
coach-did-ueberall-give = { ueberall-did-give }
coach-did-ueberall-decline = { ueberall-did-decline }

### Why not

ueberall-opening = { $card_The } opent de ronde en gaat dus naar het midden
ueberall-fits-middle = { $card_The } past in het midden op { $top_the }, en het midden gaat voor
ueberall-fits-other = { $card_The } past op de open stapel van { $seat } en kan dus niet op die van jezelf
ueberall-own-pile = Op je eigen stapel leg je { $card_the } alleen met ‘own’, niet met het nummer van je stoel
ueberall-no-pile = Daar ligt geen open stapel waar { $card_the } op kan
ueberall-misfit = { $card_The } past niet op { $top_the }: hij zou precies één hoger moeten zijn
ueberall-answer-first = Zeg eerst of je { $seat } een kaart geeft
ueberall-no-gift = Niemand is tegengehouden, dus er valt niets te geven of te weigeren
ueberall-only-card = Je enige kaart kun je niet weggeven: niemand wint met een cadeautje
ueberall-not-the-bottom-card = { $card_The } is niet de onderste kaart van je gedekte stapel
ueberall-stop-off = Als het huis helpt, is er geen ‘Stop!’: alleen de juiste plaatsen worden aangeboden
ueberall-stop-late = Er valt niets tegen te houden: niemand heeft net een kaart op de eigen stapel gelegd
ueberall-stop-self = Je kunt geen ‘Stop!’ tegen jezelf roepen
ueberall-stop-once = Je hebt bij deze kaart al ‘Stop!’ geroepen
ueberall-stop-other = Alleen { $seat } heeft net een kaart op de eigen stapel gelegd, niemand anders

### Hints

hint-ueberall-opening = { $card_The } opent het midden
hint-ueberall-middle = { $card_The } past in het midden, en het midden gaat altijd voor
hint-ueberall-own = { $card_The } past nergens anders: hij gaat op je eigen stapel
hint-ueberall-other = { $card_The } past alleen op de stapel van { $name }: weg ermee!
hint-ueberall-fewest = Leg { $card_the } bij { $name }: waar hij verder past, liggen meer kaarten
hint-ueberall-next = Leg { $card_the } bij { $name }: even weinig kaarten als een ander, maar { $name } is eerder aan de beurt
hint-ueberall-give = Geef een kaart weg: één minder voor jou, één meer voor { $name }
hint-ueberall-stop = Roep ‘Stop!’: { $name } zag niet dat { $card_the } ergens anders past

### The lesson

lesson-ueberall-1 = In het midden ligt de 7. Jouw 8 is één hoger: tik op het midden! Wie het eerst geen kaarten meer heeft, wint.
    .title = Altijd één hoger
lesson-ueberall-2 = Als een kaart past, draai je de volgende om. Je 4 past op de 3 aan de overkant. Leg hem daar!
    .title = Ook bij de anderen
lesson-ueberall-3 = Voor je 12 ligt er nergens een 11. Dan blijft hij bij jou, en je beurt is klaar.
    .title = Past nergens
lesson-ueberall-4 = Er zat iemand te slapen: de 9 hoort in het midden, op de 8! Roep ‘Stop!’
    .title = Stop!
lesson-ueberall-5 = Wie betrapt wordt, kan van iedereen een kaart krijgen. Geef je onderste weg!
    .title = Een klein cadeau
lesson-ueberall-6 = In het midden ligt de 11. Jouw laatste kaart is de 12: leg hem en win!
    .title = De laatste kaart

### Prijzen

prize-ueberall-eagle = Het arendsoog
    .why = { $count } keer terecht ‘Stop!’ geroepen
prize-ueberall-post = De snelpost
    .why = { $count } kaarten bij anderen bezorgd
prize-ueberall-middle = Het gulden midden
    .why = { $count } kaarten in het midden gelegd
prize-ueberall-gifts = De grote strik
    .why =
        { $count ->
            [one] { $count } kaart weggegeven
           *[other] { $count } kaarten weggegeven
        }
