# Tipps für Schnipp Schnapp

hint-schnipp-schnapp-schnapp = Auf zwei offenen Stapeln liegt eine { $number }: Ruf „Schnapp!“
hint-schnipp-schnapp-schnipp = Eine { $number } wurde umgedreht, wie in der Mitte: Ruf „Schnipp!“
hint-schnipp-schnapp-turn = Gerade passt nichts zusammen: Dreh deine nächste Karte um
hint-schnipp-schnapp-next = Jetzt bist du dran: Dreh deine nächste Karte um
