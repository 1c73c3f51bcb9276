# Overal aanleggen in zes ideeën

lesson-ueberall-1 = In het midden ligt de 7. Jouw 8 is één hoger: tik op het midden! Wie het eerst geen kaarten meer heeft, wint.
    .title = Altijd één hoger
lesson-ueberall-2 = Als een kaart past, draai je de volgende om. Je 4 past op de 3 van je buur. Leg hem daar!
    .title = Ook bij de anderen
lesson-ueberall-3 = Voor je 12 ligt er nergens een 11. Dan blijft hij bij jou, en je beurt is klaar.
    .title = Past nergens
lesson-ueberall-4 = Er zat iemand te slapen: de 9 hoort in het midden, op de 8! Roep ‘Stop!’
    .title = Stop!
lesson-ueberall-5 = Wie betrapt wordt, krijgt van iedereen een kaart. Geef je onderste weg!
    .title = Een klein cadeau
lesson-ueberall-6 = In het midden ligt de 11. Jouw laatste kaart is de 12: leg hem en win!
    .title = De laatste kaart
