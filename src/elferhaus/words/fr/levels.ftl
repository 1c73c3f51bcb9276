# Comment joue un bot, et comment il bluffe

level-about =
    { $level ->
        [little] Joue sans trop réfléchir et rate des choses : parfait pour apprendre et pour les enfants.
        [easy] Joue tranquillement et oublie parfois un détail.
        [sharp] Fait attention, retient beaucoup et connaît les astuces.
        [expert] Imagine avant chaque coup tout ce qui peut arriver. Accroche-toi !
       *[steady] Joue correctement, comme la plupart des gens autour de la table.
    }
level-mixed = mélangé
level-styles = Style
