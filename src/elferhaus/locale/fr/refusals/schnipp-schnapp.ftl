# schnipp-schnapp

snip-deal-quartet = La place { $seat } a encore les quatre cartes du nombre { $number } : les quatuors se mettent de côté avant de jouer
snip-wait = Il n’y a rien à crier maintenant : les cris comptent de nouveau après la prochaine carte retournée
snip-beat = On ne crie qu’une fois que tout le monde a retourné sa carte
snip-called = La place { $seat } a déjà crié pour cette carte : chacun n’a droit qu’à un cri
snip-without-cards = La place { $seat } n’a plus de cartes et ne peut pas crier « Schnapp », seulement « Schnipp »
snip-late = Un cri à { $ms } ms arrive trop tard : le premier cri juste ne laissait que jusqu’à { $most } ms
snip-time = Le temps d’un cri doit être un nombre de millisecondes, au moins 0
snip-order = Un cri à { $ms } ms n’est pas dans l’ordre : il y en a déjà eu un à { $least } ms
snip-shuffle-missing = La place { $seat } n’a plus de carte face cachée : il faut d’abord mélanger son tas ouvert
snip-shuffle-pile = C’est le tas ouvert de la place { $seat } qu’il faut mélanger
