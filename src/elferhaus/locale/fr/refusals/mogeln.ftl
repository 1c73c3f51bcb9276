# mogeln

mogeln-lay-without-cards = Il faut indiquer quelles cartes sont posées
mogeln-no-card = Pose au moins une carte
mogeln-claim = Le nombre à annoncer maintenant est { $number }
mogeln-one-card = À cette table, on ne pose qu’une carte à la fois
mogeln-own-lay = C’est toi qui as posé : seuls les autres peuvent crier
mogeln-nothing-to-doubt = Il n’y a rien à mettre en doute : la nouvelle pile n’est pas encore commencée
mogeln-not-yours-to-doubt = Seule la place { $seat }, dont c’est le tour, peut mettre cette pose en doute
mogeln-no-sneak = À cette table, personne ne pose plusieurs cartes : on ne crie donc pas « Trop de cartes ! »
mogeln-nothing-to-call = On ne peut pas crier « Trop de cartes ! » : la nouvelle pile n’est pas encore commencée
