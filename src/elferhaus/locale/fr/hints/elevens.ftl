# Conseils pour 11 Elevens

hint-elevens-swap = Échange ton { $card } contre le joker qui est à sa place
hint-elevens-discard = Défausse le joker : cela n’ouvre rien, et en main il coûte { $points } points
hint-elevens-out-joker = Défausse le joker : toute ta main peut partir maintenant
hint-elevens-end-four = Pas plus de quatre cartes par tour : finis-le
hint-elevens-completes = Avec { $card_the }, le côté est complet : tu gagnes une carte bonus
hint-elevens-joker = Pose le joker : s’il te reste en main, il coûte { $points } points
hint-elevens-joker-waits = Pose le joker comme { $card } : ton { $other } attend derrière
hint-elevens-bridge = Construis un pont pour { $card_the } : rien d’autre n’y mène encore
hint-elevens-bridge-waits = Construis un pont pour { $card_the } : ton { $other } attend derrière
hint-elevens-collects =
    { $count ->
        [one] Pose { $card_the } : son côté est presque complet, et tu as une des cartes qui manquent
       *[other] Pose { $card_the } : son côté est presque complet, et tu as { $count } des cartes qui manquent
    }
hint-elevens-short =
    { $count ->
        [one] Pose { $card_the } : il compte { $points }, et { $name } n’a plus qu’une carte
       *[other] Pose { $card_the } : il compte { $points }, et { $name } n’a plus que { $count } cartes
    }
hint-elevens-high = Pose { $card_the } : s’il te reste en main, il coûte { $points } points
hint-elevens-save-joker = Aucun de tes nombres ne va, et un joker, ça se garde
hint-elevens-save-bridge = Sans pont, aucun de tes nombres ne va, et un pont, ça se garde
hint-elevens-side = Garde { $card_the } : sinon d’autres pourraient finir ce côté et prendre le bonus
hint-elevens-draw-waits = Pioche plutôt : tant qu’il y a une pioche, personne ne doit poser
hint-elevens-end-waits = Assez pour ce tour : ce qui va encore peut attendre
hint-elevens-draw-opens =
    { $count ->
        [one] Pioche plutôt : { $card_the } ouvrirait une place aux autres
       *[other] Pioche plutôt : { $card_the } ouvrirait { $count } places aux autres
    }
