# Tips: wat je kunt doen, en waarom. Zinnen voor meer spellen

hint-good = Zo zou ik hier spelen
hint-rows-draw = Niets van jou past: trek een kaart
hint-rows-draw-again = Er past nog steeds niets: trek nog een keer
hint-rows-keep = Hou { $card_the }: die past later ook, en zo open je niets voor anderen
hint-rows-pass = Niets van jou past, en er valt niets meer te trekken: pas
hint-rows-end = Van jou past er niets meer: eindig je beurt
hint-rows-end-keep = Stop hier en hou { $card_the }: alleen jij kunt { $low } tot en met { $high } openen
hint-rows-end-opens = Stop hier: elke kaart van jou die nog past, maakt de weg vrij voor anderen
hint-rows-end-waits = Stop hier: { $card_the } past je volgende beurt ook nog
hint-rows-last = Leg { $card_the }, je laatste kaart, en je wint!
hint-rows-drawn = { $card_The } die je trok, past: leg hem
hint-rows-out = Leg alles: je { $count } kaarten kunnen er nu allemaal uit
hint-rows-begin = Begin met { $card_the }: die opent zijn rij
hint-rows-waits = Leg { $card_the }: je { $other } wacht erachter
hint-rows-towards = Leg { $card_the }: zo komt je { $other } dichterbij
hint-rows-only = Alleen { $card_the } past, dus leg hem
hint-rows-nothing-behind = Leg { $card_the }: daarachter is geen plaats meer
hint-rows-next-is-mine = Leg { $card_the }: de volgende daar, { $other_the }, heb jij ook
hint-rows-rather = Leg { $card_the } en hou { $other_the }: alleen jij kunt { $low } tot en met { $high } openen
hint-rows-least = Leg { $card_the }: van wat past, opent die de minste plaatsen voor anderen ({ $count })
