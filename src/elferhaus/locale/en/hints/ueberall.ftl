# Hints for Build Anywhere

hint-ueberall-opening = { $card_The } opens the middle
hint-ueberall-middle = { $card_The } fits in the middle, and the middle always comes first
hint-ueberall-own = { $card_The } fits nowhere else: it goes on your own pile
hint-ueberall-other = { $card_The } fits only on the pile of { $name }: away with it!
hint-ueberall-fewest = Put { $card_the } with { $name }: wherever else it fits there are more cards
hint-ueberall-next = Put { $card_the } with { $name }: as few cards as another, but { $name } plays sooner
hint-ueberall-give = Give a card away: one less for you, one more for { $name }
hint-ueberall-stop = Call “Stop!”: { $name } overlooked that { $card_the } fits elsewhere
