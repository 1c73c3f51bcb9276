# Indovina un po’

ratefix-trick = Presa { $number } di { $of }
ratefix-eye = Solo tu vedi il tuo { $number }
ratefix-possible = possibile { $least }–{ $most }
ratefix-ask = Quanto fa in tutto?
ratefix-waits = { $name } sta indovinando
ratefix-taken =
    { $who ->
        [you] { $sum } l’hai già detto tu.
       *[other] { $sum } l’ha già detto { $name }.
    }
ratefix-try = Liberi: { $below } e { $above }.
ratefix-try-one = Libero: { $number }.
ratefix-from-to = da { $least } a { $most }
ratefix-taken-short = già detto
ratefix-say = Di’
ratefix-say-sum = Di’ { $sum }
ratefix-delete = Cancella
ratefix-more = Uno in più
ratefix-key-taken = { $digit }: { $sum } l’ha già detto { $name }
ratefix-display = Il tuo numero
ratefix-line = Somme indovinate sulla linea da { $least } a { $most }
ratefix-pin = { $name } dice { $sum }
ratefix-off =
    { $count ->
        [0] esatto!
       *[other] scarto { $count }
    }
ratefix-wins =
    { $who ->
        [you] Prendi le { $count } carte e cominci tu.
       *[other] { $name } prende le { $count } carte e comincia.
    }
ratefix-wins-last =
    { $who ->
        [you] Prendi le ultime { $count } carte.
       *[other] { $name } prende le ultime { $count } carte.
    }
ratefix-next = Prossima presa
ratefix-middle = Al centro
ratefix-face-down = { $name }: carta coperta
ratefix-did-guess =
    { $who ->
        [you] Tu dici { $sum }
       *[other] { $name } dice { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Fa { $sum }: vinci la presa
       *[other] Fa { $sum }: { $name } vince la presa
    }
