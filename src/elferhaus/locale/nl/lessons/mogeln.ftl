# Jokken in zes ideeën

lesson-mogeln-1 = Iedereen telt om de beurt en legt een dichte kaart. Jij zegt ‘twee’: leg je 2! Wie het eerst geen kaarten meer heeft, wint.
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
