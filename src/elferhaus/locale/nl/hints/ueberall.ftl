# Tips voor Overal aanleggen

hint-ueberall-opening = { $card_The } opent het midden
hint-ueberall-middle = { $card_The } past in het midden, en het midden gaat altijd voor
hint-ueberall-own = { $card_The } past nergens anders: hij gaat op je eigen stapel
hint-ueberall-other = { $card_The } past alleen op de stapel van { $name }: weg ermee!
hint-ueberall-fewest = Leg { $card_the } bij { $name }: waar hij verder past, liggen meer kaarten
hint-ueberall-next = Leg { $card_the } bij { $name }: zo weinig kaarten als een ander, maar { $name } is eerder aan de beurt
hint-ueberall-give = Geef een kaart weg: een minder voor jou, een meer voor { $name }
hint-ueberall-stop = Roep ‘Stop!’: { $name } zag niet dat { $card_the } ergens anders past
