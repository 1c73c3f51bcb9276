# Het zegel van een partij

fair-seal = Verzegelde kaarten
fair-title = Waren de kaarten eerlijk?
fair-none = Deze partij heeft geen zegel: de tafel werd gedekt voordat het huis kaarten verzegelde.
fair-promised = Het huis heeft iets beloofd
fair-promised-how = Vóór het eerste delen heeft het een geheim vastgelegd en het zegel aan iedereen laten zien. Daarna kon het niets meer veranderen.
fair-added = Elk apparaat heeft een getal toegevoegd
fair-added-how = Geloot toen het zegel er al was. Zo kon zelfs het huis de kaarten niet uitkiezen.
fair-left-out = geen getal, niet op tijd
fair-bot = een bot voegt er geen toe
fair-day = De kaarten volgen uit de datum
fair-day-how = Zo zijn ze in elk huis dezelfde, en geen huis kan ze uitkiezen.
fair-same = Iedereen krijgt dezelfde kaarten
fair-same-how = Daarom voegt geen apparaat een getal toe. Ze volgen uit een geheim van dit huis.
fair-dealt = Daaruit volgen alle kaarten
fair-dealt-how = Elke keer delen, elke keer schudden en elke loting van de partij.
fair-opened = Het geheim is onthuld
fair-opened-how = Nu kan iedereen het narekenen.
fair-check = Zelf nagaan
fair-right = Alles klopt.
fair-counted = { $deals ->
        [one] Eén keer delen
       *[other] { $deals } keer delen
    } en { $shuffles ->
        [0] geen keer extra schudden
        [one] één keer extra schudden
       *[other] { $shuffles } keer extra schudden
    } nagerekend, hier op dit apparaat.
fair-mine = Het is het zegel dat dit apparaat vooraf heeft gezien, en het eigen getal zit erin.
fair-not-mine = Dit apparaat heeft het zegel niet vooraf gezien. Wie meespeelde, gaat het na op het eigen apparaat.
fair-wrong = Hier klopt iets niet.
fair-wrong-secret = Het onthulde geheim past niet bij het zegel.
fair-wrong-unopened = Het geheim is niet onthuld.
fair-wrong-deal = De kaarten van ronde { $round } volgen er niet uit (regel { $line } van het verslag).
fair-wrong-shuffle = Een keer schudden in ronde { $round } volgt er niet uit (regel { $line } van het verslag).
fair-wrong-number = Het getal van dit apparaat staat niet op zijn plaats: het kwam te laat, een ander apparaat heeft er voor dezelfde plaats een toegevoegd, of het huis heeft het weggelaten.
fair-wrong-bot = Het huis heeft een getal toegevoegd voor een bot: zo had het de kaarten kunnen kiezen.
fair-wrong-taken-back = Vóór deze partij heeft het huis een belofte teruggenomen waarop dit apparaat al had geantwoord.
fair-unreadable = Dit verslag is niet te lezen.
fair-not = Wat het zegel niet laat zien: of twee spelers elkaar in de kaarten laten kijken.
