# elevens

elevens-rows = Il faut les quatre couleurs pour les rangées, chacune une seule fois
elevens-deal-rows = Les rangées ne sont pas dans l’ordre que cette table a choisi
elevens-deal-bridges =
    { $found ->
        [one] La place { $seat } a reçu { $found } pont au lieu de { $wanted }
       *[other] La place { $seat } a reçu { $found } ponts au lieu de { $wanted }
    }
elevens-four = Tu as posé quatre cartes : il ne reste que les échanges ou la fin du tour
elevens-laid-already = Après avoir posé, on ne peut plus piocher ni passer : pose encore ou termine ton tour
elevens-nothing-done = Tu n’as encore rien posé : il n’y a pas de tour à terminer
elevens-must-draw = Il reste une pioche : pose une carte ou pioche au lieu de passer
elevens-waits = { $place_The } doit attendre : il faut d’abord { $missing_the }, ou un pont qui y mène
elevens-waits-either = { $place_The } doit attendre : il faut d’abord { $missing_the } ou { $other_the }, ou un pont qui y mène
elevens-taken = { $place_The } ne convient pas : cet emplacement est déjà occupé
elevens-swap-instead = { $place_The } ne convient pas : un joker occupe cet emplacement, et tu peux l’échanger
elevens-joker-as = Dis quelle carte à nombre le joker remplace
elevens-as-number = { $card_The } ne représente que soi-même : seul un joker remplace une autre carte
elevens-no-joker-there = { $card_The } ne peut pas être échangé : aucun joker sur la table ne le représente
elevens-swap-alone = Des échanges seuls ne font pas un tour : pose aussi une carte ou défausse un joker
elevens-discard = { $card_The } ne peut pas être défaussé : seuls les jokers peuvent l’être
elevens-bridge-none = Tu n’as plus de pont
elevens-bridge-needless = { $place_The } convient aussi sans pont
elevens-bridge-apart = { $place_The } ne peut pas être atteint ainsi : au départ du pont, il faut { $needed }, et non { $other_the }
elevens-bridge-empty = Aucun pont ne peut partir d’ici : { $other_the } n’est pas encore sur la table
elevens-owes = { $card_The } convient et la pioche est vide : il faut poser au moins une carte sur une rangée
elevens-stock-empty = La pioche est vide : il n’y a rien à piocher
