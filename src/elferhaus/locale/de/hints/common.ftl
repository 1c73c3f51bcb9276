# Tipps: was man tun kann, und warum. Sätze für mehrere Spiele

hint-good = So würde ich hier spielen
hint-rows-draw = Bei dir passt nichts: Zieh eine Karte
hint-rows-draw-again = Es passt immer noch nichts: Zieh noch einmal
hint-rows-keep = Behalte { $card_the }: Sie passt auch später, und so öffnest du niemandem etwas
hint-rows-pass = Bei dir passt nichts, und zu ziehen gibt es nichts mehr: Du musst passen
hint-rows-end = Bei dir passt nichts mehr: Beende deinen Zug
hint-rows-end-keep = Hör auf und behalte { $card_the }: Nur du kannst { $low } bis { $high } öffnen
hint-rows-end-opens = Hör hier auf: Jede deiner Karten, die noch passt, öffnet anderen den Weg
hint-rows-end-waits = Hör hier auf: { $card_The } passt auch noch in deinem nächsten Zug
hint-rows-last = Leg { $card_the }, deine letzte Karte, und du gewinnst!
hint-rows-drawn = { $card_The }, die du gezogen hast, passt: Leg sie
hint-rows-out = Leg alles: Deine { $count } Karten können jetzt alle raus
hint-rows-begin = Fang mit dieser Karte an: { $card_The } beginnt ihre Reihe
hint-rows-waits = Leg { $card_the }: Deine { $other } wartet dahinter
hint-rows-towards = Leg { $card_the }: Damit rückt deine { $other } näher
hint-rows-only = Nur { $card_the } passt, also leg sie
hint-rows-nothing-behind = Leg { $card_the }: Dahinter ist kein Platz mehr frei
hint-rows-next-is-mine = Leg { $card_the }: Die nächste dort, { $other_the }, hast du auch
hint-rows-rather = Leg { $card_the }, behalte { $other_the }: Nur du kannst { $low } bis { $high } öffnen
hint-rows-least = Leg { $card_the }: Von allem, was passt, öffnet sie anderen die wenigsten Plätze ({ $count })
