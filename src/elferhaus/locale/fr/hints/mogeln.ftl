# Conseils pour Le menteur

hint-mogeln-doubt-no-such = Crie « Menteur ! » : il n’y a pas de { $number } dans ce jeu
hint-mogeln-doubt-all =
    { $count ->
        [1] Crie « Menteur ! » : le seul bon { $number }, tu l’as, ou tu l’as posé toi-même
       *[other] Crie « Menteur ! » : les { $count } cartes avec un { $number }, tu les as, ou tu les as posées
    }
hint-mogeln-doubt-last = Crie « Menteur ! » : sinon, { $name } a gagné
hint-mogeln-doubt-most = Crie « Menteur ! » : des quatre cartes avec un { $number }, tu sais où sont { $count }
hint-mogeln-doubt-or-lie = Crie « Menteur ! » : sinon tu dois dire { $number }, et il n’y en a pas
hint-mogeln-doubt-likely = Crie « Menteur ! » : { $name } bluffe, c’est plus probable
hint-mogeln-sneaks = Crie : { $name } a déjà glissé plusieurs cartes d’un coup
hint-mogeln-small-pile = Crie : le tas est petit, tu as peu à perdre
hint-mogeln-true = Sois honnête : { $card_the } est exactement ce qu’il faut
hint-mogeln-true-last = { $card_The } est ta dernière carte, et elle est juste : personne ne peut t’arrêter
hint-mogeln-bluff = Tu n’as pas la bonne carte : bluffe avec { $card_the }, il te sert le moins
hint-mogeln-bluff-keep = Bluffe avec { $card_the } et garde { $other_the } pour plus tard
hint-mogeln-many-new = Glisse { $count } cartes d’un coup : au début, tu ne reprends que les tiennes
hint-mogeln-many = Glisse { $count } cartes d’un coup : si personne ne voit, il ne t’en reste que { $left }
