# La somme exacte

ratefix-trick = Pli { $number } sur { $of }
ratefix-eye = Pour tes yeux seulement : { $number }
ratefix-possible = possible { $least } à { $most }
ratefix-ask = Combien cela fait-il ensemble ?
ratefix-waits = { $name } devine
ratefix-taken =
    { $who ->
        [you] Tu as déjà dit { $sum }.
       *[other] { $name } a déjà dit { $sum }.
    }
ratefix-try = { $below } et { $above } sont libres.
ratefix-try-one = { $number } est libre.
ratefix-from-to = { $least } à { $most }
ratefix-taken-short = déjà dit
ratefix-say = Dire
ratefix-say-sum = Dire { $sum }
ratefix-delete = Effacer
ratefix-more = Un de plus
ratefix-key-taken = { $digit } : { $name } a déjà dit { $sum }
ratefix-display = Ton nombre
ratefix-line = Sommes devinées sur la ligne de { $least } à { $most }
ratefix-pin = { $name } devine { $sum }
ratefix-off =
    { $count ->
        [0] exact !
       *[other] écart { $count }
    }
ratefix-wins =
    { $who ->
        [you] Tu prends les { $count } cartes et devines en premier.
       *[other] { $name } prend les { $count } cartes et devine en premier.
    }
ratefix-wins-last =
    { $who ->
        [you] Tu prends les { $count } dernières cartes.
       *[other] { $name } prend les { $count } dernières cartes.
    }
ratefix-next = Pli suivant
ratefix-middle = Au milieu
ratefix-face-down = { $name } : carte cachée
ratefix-did-guess =
    { $who ->
        [you] Tu devines { $sum }
       *[other] { $name } devine { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Cela fait { $sum } : tu gagnes le pli
       *[other] Cela fait { $sum } : { $name } gagne le pli
    }
