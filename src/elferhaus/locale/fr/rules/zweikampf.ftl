game-zweikampf = La bataille
    .about = Un duel où la chance tourne à chaque carte : la plus haute l’emporte !
    .variant-basic = Jeu de base
    .variant-long = La longue bataille

ZK-1 = Pour 2 joueurs. On prend deux couleurs (option `colours` ; sans autre choix, le rouge et le bleu), soit
    40 cartes. Chacun en reçoit 20, face cachée.
    .title = Les cartes

ZK-2 = Les deux joueurs retournent chacun une carte ; la plus haute remporte les deux. Si elles sont égales,
    chacun en retourne une autre, et qui gagne prend toutes ces cartes.
    .title = Le duel

ZK-3 = On joue les paquets une seule fois ; qui a le plus de cartes gagne. Les cartes encore à égalité tout à
    la fin ne vont à personne.
    .title = La fin

ZK-V1 = { $edition ->
        [space] L’édition `space` n’a pas cette variante (C-5).
       *[other] Variante `long` : on joue jusqu’à ce que l’un des deux ait toutes les cartes. Si ton paquet
            est épuisé et qu’il te faut une carte, tu retournes la pile des cartes que tu as gagnées : elle
            devient ton paquet, la première gagnée sur le dessus. Dans un même pli viennent d’abord les cartes
            du gagnant, puis celles de l’autre, chaque fois les plus anciennes d’abord. Qui n’a plus de carte
            pour départager une égalité la perd ; si aucun des deux n’en a plus, les cartes à égalité ne vont
            à personne. Après 5 000 paires retournées, celui qui a le plus de cartes gagne ; s’ils en ont
            autant, la victoire est partagée.
    }
    .title = La longue bataille
