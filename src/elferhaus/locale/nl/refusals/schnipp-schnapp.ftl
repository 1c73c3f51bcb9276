# schnipp-schnapp

snip-deal-quartet = Stoel { $seat } heeft nog alle vier de kaarten met het getal { $number }: kwartetten worden vóór het spel apart gelegd
snip-wait = Er valt nu niets te roepen: roepen telt weer na de volgende omgedraaide kaart
snip-beat = Roepen mag pas als iedereen een kaart heeft omgedraaid
snip-called = Stoel { $seat } heeft bij deze kaart al geroepen: iedereen mag maar één keer
snip-without-cards = Stoel { $seat } heeft geen kaarten en kan geen ‘Snap!’ roepen, alleen ‘Snip!’
snip-late = Een roep na { $ms } ms komt te laat: na de eerste juiste roep was er tijd tot { $most } ms
snip-time = De tijd van een roep moet een aantal milliseconden zijn, niet kleiner dan 0
snip-order = Een roep na { $ms } ms staat niet op volgorde: er was er al een na { $least } ms
snip-shuffle-missing = Stoel { $seat } heeft geen gedekte kaart meer: eerst moet de open stapel worden geschud
snip-shuffle-pile = De open stapel van stoel { $seat } moet worden geschud
