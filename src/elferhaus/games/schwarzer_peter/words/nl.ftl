### The game and its rules

game-schwarzer-peter = Het zwarte schaap
    .about = Maak paren, trek blind bij je buur en houd je gezicht in de plooi – wie blijft er met het zwarte schaap zitten?
        Voor 2 tot 6 spelers.
SP-1 = Je speelt met twee kleuren, samen 40 kaarten; welke, kies je met de optie `colours` (standaard rood en blauw).
    Met de optie `short` laat je de kaarten 17 tot en met 20 weg. Eén kaart wordt ongezien opzijgelegd; de
    tweelingkaart daarvan is het zwarte schaap. De rest wordt zo gelijk mogelijk verdeeld (C-2).
    .title = Kaarten en delen
SP-2 = Paren (twee gelijke getallen) leg je altijd meteen neer; er is nooit een reden om er een te houden.
    .title = Paren
SP-3 = De speler links van de deler begint (die stoel blijft de beginnende stoel, ook als daar geen kaarten zijn en
    hij wordt overgeslagen). In je beurt trek je blind één kaart bij je linkerbuur. Heb je dan een paar, dan leg je
    het neer. Je linkerbuur is de eerstvolgende speler met de klok mee die nog kaarten heeft; wie geen kaarten meer
    heeft, is veilig en wordt overgeslagen. De speler bij wie getrokken wordt, mag vooraf de eigen kaarten anders
    ordenen; wie trekt, kiest een plaats in de rij. Daarna is de eerste speler met kaarten links van de trekker aan de
    beurt. Of het spel uit is, wordt bekeken na het neerleggen van de eerste paren (SP-2) en na elke keer trekken. Na
    2000 keer trekken verliest wie het zwarte schaap heeft.
    .title = Je beurt
SP-4 = Is er nog één kaart over, dan verliest wie die heeft. Alle anderen winnen. Je kunt een straf afspreken (optie
    `forfeit`, in je eigen woorden); spreek je niets af, dan is het een zwarte stip op de neus van de verliezer.
    .title = Einde

### What a table can choose

choose-schwarzer-peter-colours = Welke twee kleuren?
    .about = De andere blijven in de doos.
choose-schwarzer-peter-short = Kort spel
    .about = Zonder de getallen van 17 tot en met 20.
choose-schwarzer-peter-forfeit = Straf voor de verliezer
    .about = In jullie eigen woorden, zoals ‘een liedje zingen’.
    .none = een zwarte stip op de neus

### At the table

peter-nth = { $number } van { $count }
peter-pairs = Paren op tafel
peter-pair = Een paar!
peter-came-from = { $card } kwam van { $name }.
peter-choose = Welke kaart trek je?
peter-grins = grijnst…
peter-pulls-from-you = { $name } trekt bij jou
peter-pulls-from = { $name } trekt bij { $from }
peter-backs-only = Verschuif je kaarten. { $name } ziet alleen de achterkant.
peter-cards-of =
    { $count ->
        [one] { $name }: één gedekte kaart
       *[other] { $name }: { $count } gedekte kaarten
    }
peter-hint-pull = Trek een kaart bij { $name }.
peter-hint-arrange = Schuif zolang je wilt.
peter-how = Met de pijlen van kaart naar kaart, met Shift en een pijl verschuif je de kaart.
peter-pull = Deze kaart trekken
peter-pull-any = Zomaar een trekken
peter-shuffle = Schudden
peter-done = Klaar
peter-safe = veilig
peter-you-are-safe = Geen kaarten meer: je bent veilig!
peter-dot = { $name } met een zwarte stip op de neus
peter-left = bleef over
peter-aside = lag apart
peter-forfeit = Straf: { $forfeit }
peter-did-pair =
    { $who ->
        [you] Een paar! Jij legt twee keer de { $number }
       *[other] { $name } legt een paar: twee keer de { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Jij verschuift je kaarten
       *[other] { $name } verschuift de kaarten
    }
peter-did-pull = { $name } trekt een kaart bij { $from }
peter-you-pulled = Bij { $from } trek je { $card }
peter-pulled-from-you = { $name } trekt bij jou { $card }

### What the coach says was done

coach-did-schwarzer-peter-pull =
    { $card ->
        [none] { $name } trekt een kaart bij { $from_name }
       *[other] { $name } trekt { $card_the } bij { $from_name }
    }
coach-did-schwarzer-peter-arrange = { peter-did-arrange }

### Why not

schwarzer-peter-colours = Dit spel speel je met precies twee verschillende kleuren
schwarzer-peter-neighbour = Trek bij { $seat }: dat zijn de eerste kaarten links van je
schwarzer-peter-index = Op positie { $index } zit geen kaart: je telt van 0 tot en met { $last }
schwarzer-peter-other-card = { $card_The } is niet de kaart op positie { $index }
schwarzer-peter-arrange = Alleen { $seat } mag nu de eigen kaarten herschikken: daar wordt straks getrokken
schwarzer-peter-no-order = Bij het herschikken hoort de nieuwe volgorde van alle kaarten in de hand

### Hints

hint-schwarzer-peter-twin = Trek deze kaart: het is { $card_the }, en jij hebt { $other_the }
hint-schwarzer-peter-only = { $name } heeft alleen deze kaart nog: trek hem
hint-schwarzer-peter-not-that = Trek er een die je niet kent: { $card_the } daar maakt geen paar met de jouwe
hint-schwarzer-peter-any = Bij { $name } is de ene kaart zo goed als de andere: trek er gewoon een
hint-schwarzer-peter-mix = Schud je kaarten: { $name } trekt zo, en iedereen weet waar je nieuwe zit

### The lesson

lesson-schwarzer-peter-1 = Twee gelijke getallen gaan weg. Alleen het zwarte schaap heeft geen maatje: wie het aan het
    eind heeft, verliest. Trek!
    .title = Paren gaan weg
lesson-schwarzer-peter-2 = De 5 ben je kwijt! Niemand weet nog welke kaart het zwarte schaap is. Trek weer: wat niet past, houd je.
    .title = Eens kijken of hij past
lesson-schwarzer-peter-3 = De 14 past niet en blijft bij jou. Voor iemand bij jou trekt, mag je schudden. Breng ze in de war!
    .title = Nu trekken ze bij jou
lesson-schwarzer-peter-4 = Je mist alleen nog de andere 9. Zonder kaarten ben je veilig. Trek maar, en veel geluk!
    .title = De laatste kaart

### Wat het huis ervan zegt

peter-is-loser =
    { $who ->
        [you] Jij bent het zwarte schaap!
       *[one] { $name } is het zwarte schaap!
    }
peter-others-safe = Alle anderen zijn ontsnapt.

### Prijzen

prize-schwarzer-peter-potato = De hete aardappel
    .why = { $count } keer van het zwarte schaap af
prize-schwarzer-peter-pairs = De gelukkige hand
    .why = { $count } paren getrokken
prize-schwarzer-peter-fan = De drukke waaier
    .why = { $count } keer de kaarten verschoven
ending-schwarzer-peter = Het zwarte schaap!
    .by =
        { $who ->
            [you] Jij blijft zitten met de laatste kaart.
           *[other] { $name } blijft zitten met de laatste kaart.
        }
