# Tipps für Überall anschließen

hint-ueberall-opening = { $card_The } eröffnet die Mitte
hint-ueberall-middle = { $card_The } passt in die Mitte, und die Mitte geht immer vor
hint-ueberall-own = { $card_The } passt sonst nirgends: Sie kommt auf deinen eigenen Stapel
hint-ueberall-other = { $card_The } passt nur auf den Stapel von { $name }: Weg damit!
hint-ueberall-fewest = Leg { $card_the } zu { $name }: Wo sie sonst passt, sind mehr Karten
hint-ueberall-next = Leg { $card_the } zu { $name }: So wenige Karten wie woanders, aber { $name } ist früher dran
hint-ueberall-give = Gib eine Karte ab: eine weniger für dich, eine mehr für { $name }
hint-ueberall-stop = Ruf „Stopp!“: { $name } hat übersehen, dass { $card_the } woanders passt
