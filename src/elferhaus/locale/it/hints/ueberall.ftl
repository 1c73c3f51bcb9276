# Consigli per Attacca dappertutto

hint-ueberall-opening = { $card_The } apre il centro
hint-ueberall-middle = { $card_The } va al centro, e il centro viene sempre prima
hint-ueberall-own = { $card_The } non va da nessun’altra parte: resta sulla tua pila
hint-ueberall-other = { $card_The } va bene solo sulla pila di { $name }: via!
hint-ueberall-fewest = Metti { $card_the } da { $name }: dove altro va bene ci sono più carte
hint-ueberall-next = Metti { $card_the } da { $name }: poche carte come un altro, ma { $name } gioca prima
hint-ueberall-give = Regala una carta: una in meno per te, una in più per { $name }
hint-ueberall-stop = Grida «Stop!»: { $name } non ha visto che { $card_the } va altrove
