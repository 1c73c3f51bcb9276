# Consigli per Il baro

hint-mogeln-doubt-no-such = Grida «Imbroglio!»: qui di { $number } non ce n’è
hint-mogeln-doubt-all =
    { $count ->
        [1] Grida «Imbroglio!»: l’unica carta giusta per { $number } è tua, o l’hai calata tu
       *[other] Grida «Imbroglio!»: le { $count } carte con il numero { $number } sono tue, o le hai calate tu
    }
hint-mogeln-doubt-last = Grida «Imbroglio!»: se no { $name } ha vinto
hint-mogeln-doubt-most = Grida «Imbroglio!»: delle quattro carte con il { $number } sai dove sono { $count }
hint-mogeln-doubt-or-lie = Grida «Imbroglio!»: altrimenti devi dire { $number }, e qui non ce n’è
hint-mogeln-doubt-likely = Grida «Imbroglio!»: è più facile che { $name } stia bluffando
hint-mogeln-sneaks = Grida: { $name } ha già infilato più carte insieme
hint-mogeln-small-pile = Grida: il mucchio è piccolo, hai poco da perdere
hint-mogeln-true = Gioca pulito: { $card_the } è proprio quello giusto
hint-mogeln-true-last = { $card_The } è la tua ultima carta, ed è giusta: nessuno può fermarti
hint-mogeln-bluff = Non hai la carta giusta: bluffa con { $card_the }, ti serve meno degli altri
hint-mogeln-bluff-keep = Bluffa con { $card_the } e tieni { $other_the } per dopo
hint-mogeln-many-new = Infila { $count } carte insieme: all’inizio riprendi solo le tue
hint-mogeln-many =
    { $left ->
        [one] Infila { $count } carte insieme: se nessuno se ne accorge, te ne resta solo una
       *[other] Infila { $count } carte insieme: se nessuno se ne accorge, te ne restano solo { $left }
    }
