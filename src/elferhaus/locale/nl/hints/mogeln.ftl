# Tips voor Jokken

hint-mogeln-doubt-no-such = Roep ‘Gejokt!’: een { $number } is er hier helemaal niet
hint-mogeln-doubt-all =
    { $count ->
        [1] Roep ‘Gejokt!’: de enige goede { $number } heb jij, of heb je zelf gelegd
       *[other] Roep ‘Gejokt!’: alle { $count } kaarten met een { $number } heb jij, of heb je zelf gelegd
    }
hint-mogeln-doubt-last = Roep ‘Gejokt!’: anders heeft { $name } gewonnen
hint-mogeln-doubt-most = Roep ‘Gejokt!’: van de vier kaarten met een { $number } weet jij waar er { $count } zijn
hint-mogeln-doubt-or-lie = Roep ‘Gejokt!’: anders moet jij { $number } zeggen, en die is er niet
hint-mogeln-doubt-likely = Roep ‘Gejokt!’: { $name } jokt eerder wel dan niet
hint-mogeln-sneaks = Roep: { $name } heeft al eens meer kaarten tegelijk gelegd
hint-mogeln-small-pile = Roep: de stapel is klein, dus je verliest weinig
hint-mogeln-true = Blijf eerlijk: { $card_the } klopt precies
hint-mogeln-true-last = { $card_The } is je laatste kaart, en hij klopt: niemand houdt je tegen
hint-mogeln-bluff = Je mist de goede kaart: jok met { $card_the }, die heb je het minst nodig
hint-mogeln-bluff-keep = Jok met { $card_the } en hou { $other_the } voor later
hint-mogeln-many-new = Leg er stiekem { $count } tegelijk: in het begin pak je alleen je eigen kaarten terug
hint-mogeln-many =
    { $left ->
        [one] Leg er stiekem { $count } tegelijk: als niemand het merkt, heb je er nog maar één
       *[other] Leg er stiekem { $count } tegelijk: als niemand het merkt, heb je er nog maar { $left }
    }
