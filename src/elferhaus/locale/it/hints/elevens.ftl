# Consigli per 11 Elevens

hint-elevens-swap = Scambia il tuo { $card } con il jolly che sta al suo posto
hint-elevens-discard = Scarta il jolly: così non apri niente, e in mano costa { $points } punti
hint-elevens-out-joker = Scarta il jolly: tutta la tua mano può uscire adesso
hint-elevens-end-four = Non più di quattro carte per turno: finiscilo
hint-elevens-completes = Con { $card_the } il lato è completo: guadagni una carta bonus
hint-elevens-joker = Gioca il jolly: se ti resta in mano costa { $points } punti
hint-elevens-joker-waits = Gioca il jolly come { $card }: il tuo { $other } aspetta dietro
hint-elevens-bridge = Costruisci un ponte per { $card_the }: altro ancora non ci porta
hint-elevens-bridge-waits = Costruisci un ponte per { $card_the }: il tuo { $other } aspetta dietro
hint-elevens-collects =
    { $count ->
        [one] Gioca { $card_the }: il suo lato è quasi completo, e una carta che manca è tua
       *[other] Gioca { $card_the }: il suo lato è quasi completo, e { $count } carte che mancano sono tue
    }
hint-elevens-short =
    { $count ->
        [one] Gioca { $card_the }: vale { $points }, e { $name } ha solo una carta
       *[other] Gioca { $card_the }: vale { $points }, e { $name } ha solo { $count } carte
    }
hint-elevens-high = Gioca { $card_the }: se ti resta in mano costa { $points } punti
hint-elevens-save-joker = Nessuno dei tuoi numeri va bene ora, e il jolly è meglio tenerlo
hint-elevens-save-bridge = Senza ponte nessuno dei tuoi numeri va bene, e i ponti è meglio tenerli
hint-elevens-side = Tieni { $card_the }: se no altri potrebbero completare il lato e prendere il bonus
hint-elevens-draw-waits = Meglio pescare: finché c’è il mazzo nessuno deve giocare
hint-elevens-end-waits = Basta per questo turno: quello che va ancora bene può aspettare
hint-elevens-draw-opens =
    { $count ->
        [one] Meglio pescare: { $card_the } aprirebbe un posto agli altri
       *[other] Meglio pescare: { $card_the } aprirebbe { $count } posti agli altri
    }
