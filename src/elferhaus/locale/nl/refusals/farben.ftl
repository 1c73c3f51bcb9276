# Kleuren sparen

farben-no-shuffle = Er valt nu niets te schudden
farben-shuffle-first = De trekstapel is op: eerst wordt er een nieuwe geschud van de kaarten onder de vier bovenste
farben-shuffle-stock = Alleen de trekstapel wordt geschud
farben-taken-already = Je hebt al een kaart gepakt: leg er nu een op een open stapel
farben-stock-empty = De trekstapel is op: pak de bovenste kaart van een open stapel
farben-no-pile = De open stapels hebben de nummers 0 tot en met 3
farben-name-card = Zeg welke kaart je pakt: { $top_the } ligt bovenop
farben-take-first = Pak eerst een kaart en leg er dan een neer
farben-just-taken = { $card_The } komt net van een open stapel en blijft deze beurt in je hand
farben-fill-place = { $card_The } moet op stapel { $pile }, die je hebt leeggemaakt
farben-two-colours = Ook zonder { $card_the } heeft je hand meer dan één kleur, dus je kunt de ronde niet afsluiten
farben-deal-piles = Er zijn altijd 4 open stapels, niet { $found }
farben-deal-open = Elke open stapel begint met precies één kaart
