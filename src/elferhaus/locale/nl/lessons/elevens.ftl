# 11 Elevens in zes ideeën

lesson-elevens-1 = De vier elven liggen er al. Leg je rode 13 naast de 12! Raak je kaarten kwijt: elke kaart die je overhoudt, kost punten.
    .title = Rijen bouwen
lesson-elevens-2 = Je gele 13 heeft geen buur. Maar er vlak boven ligt de rode 13: bouw een brug!
    .title = Over de brug
lesson-elevens-3 = Voor je blauwe 13 ontbreekt de 12. Een joker mag elke kaart zijn: leg hem daar!
    .title = De joker helpt
lesson-elevens-4 = Van de groene 1 tot de 11 ontbreekt alleen de 10. Wie een kant vult, krijgt een bonuskaart: 11 punten!
    .title = Een kant is vol
lesson-elevens-5 = Meer dan vier kaarten leg je niet in één beurt. Eindig hem! Wie niets wil leggen, pakt een kaart.
    .title = Vier is genoeg
lesson-elevens-6 = Naast de joker past jouw 13. Leg hem, dan is de ronde voorbij. De meeste punten winnen!
    .title = De laatste kaart
