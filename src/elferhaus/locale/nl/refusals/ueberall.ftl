# Overal aanleggen

ueberall-opening = { $card_The } opent de ronde en gaat dus naar het midden
ueberall-fits-middle = { $card_The } past in het midden op { $top_the }, en het midden gaat voor
ueberall-fits-other = { $card_The } past op de open stapel van stoel { $seat } en kan dus niet op die van jezelf
ueberall-own-pile = Op je eigen stapel leg je { $card_the } alleen met ‘own’, niet met het nummer van je plaats
ueberall-no-pile = Daar ligt geen open stapel waar { $card_the } op kan
ueberall-misfit = { $card_The } past niet op { $top_the }: hij zou precies één hoger moeten zijn
ueberall-answer-first = Zeg eerst of je stoel { $seat } een kaart geeft
ueberall-no-gift = Niemand is tegengehouden, dus er valt niets te geven of te weigeren
ueberall-only-card = Je enige kaart kun je niet weggeven: niemand wint met een cadeautje
ueberall-not-the-bottom-card = { $card_The } is niet de onderste kaart van je gedekte stapel
ueberall-stop-off = Met perfecte aandacht is er geen ‘Stop!’: alleen de juiste plaatsen worden aangeboden
ueberall-stop-late = Er valt niets tegen te houden: niemand heeft net een kaart op de eigen stapel gelegd
ueberall-stop-self = Je kunt geen ‘Stop!’ tegen jezelf roepen
ueberall-stop-once = Je hebt bij deze kaart al ‘Stop!’ geroepen
ueberall-stop-other = Stoel { $seat } heeft net een kaart op de eigen stapel gelegd, niemand anders
