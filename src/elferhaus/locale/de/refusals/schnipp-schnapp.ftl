# schnipp-schnapp

snip-deal-quartet = Platz { $seat } hat noch alle vier Karten mit der Zahl { $number }: Quartette werden vor dem Spiel beiseitegelegt
snip-wait = Jetzt gibt es nichts zu rufen: Rufe zählen wieder nach der nächsten aufgedeckten Karte
snip-beat = Gerufen wird erst, wenn alle ihre Karte aufgedeckt haben
snip-called = Platz { $seat } hat bei dieser Karte schon gerufen: Jeder hat nur einen Ruf
snip-without-cards = Platz { $seat } hat keine Karten und kann nicht „Schnapp!“ rufen, nur „Schnipp!“
snip-late = Ein Ruf nach { $ms } ms kommt zu spät: Der erste richtige Ruf ließ nur bis { $most } ms Zeit
snip-time = Die Zeit eines Rufs muss eine Zahl in Millisekunden sein, nicht kleiner als 0
snip-order = Ein Ruf nach { $ms } ms steht hier nicht in der richtigen Reihenfolge: Davor kam schon einer nach { $least } ms
snip-shuffle-missing = Platz { $seat } hat keine verdeckte Karte mehr: Zuerst muss der offene Stapel gemischt werden
snip-shuffle-pile = Gemischt werden muss der offene Stapel von Platz { $seat }
