# elevens

elevens-rows = Per le file servono tutti e quattro i colori, ciascuno una volta sola
elevens-deal-rows = Le file non sono nell’ordine scelto da questo tavolo
elevens-deal-bridges =
    { $found ->
        [one] Il posto { $seat } ha ricevuto { $found } ponte invece di { $wanted }
       *[other] Il posto { $seat } ha ricevuto { $found } ponti invece di { $wanted }
    }
elevens-four = Hai giocato quattro carte: restano solo gli scambi o la fine del turno
elevens-laid-already = Dopo aver giocato non si può più pescare né passare: gioca ancora o finisci il turno
elevens-nothing-done = Non hai ancora giocato nulla: non c’è un turno da finire
elevens-must-draw = C’è ancora il mazzo: gioca una carta o pesca, invece di passare
elevens-waits = { $place_The } deve aspettare: prima serve { $missing_the }, oppure un ponte che porti fin lì
elevens-waits-either = { $place_The } deve aspettare: prima serve { $missing_the } o { $other_the }, oppure un ponte che porti fin lì
elevens-taken = { $place_The } non va bene: questa casella è già occupata
elevens-swap-instead = { $place_The } non va bene: in questa casella c’è un jolly, che puoi scambiare
elevens-joker-as = Di’ quale carta numerata rappresenta il jolly
elevens-as-number = { $card_The } rappresenta solo sé stesso: solo un jolly prende il posto di un’altra carta
elevens-no-joker-there = { $card_The } non si può scambiare: nessun jolly sul tavolo lo rappresenta
elevens-swap-alone = I soli scambi non fanno un turno: gioca anche una carta o scarta un jolly
elevens-discard = { $card_The } non si può scartare: si scartano solo i jolly
elevens-bridge-none = Non hai più ponti
elevens-bridge-needless = { $place_The } va bene anche senza ponte
elevens-bridge-apart = { $place_The } non si raggiunge così: all’inizio del ponte ci vuole { $needed }, non { $other_the }
elevens-bridge-empty = Da qui non può partire un ponte: { $other_the } non è ancora sul tavolo
elevens-owes = { $card_The } va bene e il mazzo è finito: devi giocare almeno una carta su una fila
elevens-stock-empty = Il mazzo è finito: non c’è nulla da pescare
