# La suite partout

ueberall-opening = { $card_The } ouvre la manche et va donc au milieu
ueberall-fits-middle = { $card_The } va sur { $top_the } au milieu, et le milieu passe en premier
ueberall-fits-other = { $card_The } va sur le tas ouvert de la place { $seat }, donc pas sur le tien
ueberall-own-pile = Sur ton propre tas, { $card_the } ne va qu’avec « own », pas avec le numéro de ta place
ueberall-no-pile = Il n’y a pas là de tas ouvert où poser { $card_the }
ueberall-misfit = { $card_The } ne va pas sur { $top_the } : il faudrait exactement un de plus
ueberall-answer-first = Dis d’abord si tu donnes une carte à la place { $seat }
ueberall-no-gift = Personne n’a été arrêté : il n’y a rien à donner ni à refuser
ueberall-only-card = Tu ne peux pas donner ta seule carte : personne ne gagne par un cadeau
ueberall-not-the-bottom-card = { $card_The } n’est pas la carte du dessous de ton paquet
ueberall-stop-off = Avec une attention parfaite, il n’y a pas de « Stop ! » : seuls les bons endroits sont proposés
ueberall-stop-late = Il n’y a rien à arrêter : personne ne vient de mettre une carte sur son propre tas
ueberall-stop-self = Tu ne peux pas crier « Stop ! » contre toi-même
ueberall-stop-once = Tu as déjà crié « Stop ! » pour cette carte
ueberall-stop-other = C’est la place { $seat } qui vient de mettre une carte sur son propre tas, personne d’autre
