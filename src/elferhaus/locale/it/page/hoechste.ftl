# Vince la più alta

hoechste-you = Tu
hoechste-ready = a posto
hoechste-laid = messa
hoechste-thinks = ci pensa …
hoechste-you-choose = scegli tu
hoechste-tied = pari
hoechste-takes = prende tutto
hoechste-won =
    { $count ->
        [one] una carta vinta
       *[other] { $count } carte vinte
    }
hoechste-left = Ancora in mano: { $cards }
hoechste-lay-here = Mettila qui coperta
hoechste-trick = Presa { $number } di { $of }
hoechste-pot =
    { $count ->
        [one] una carta in palio
       *[other] { $count } carte in palio
    }
hoechste-tie =
    { $count ->
        [2] { $number } contro { $number }!
       *[other] { $count } volte { $number }!
    }
hoechste-nobody-wins = Nessuno vince questa presa.
hoechste-best =
    { $who ->
        [you] Hai la carta più alta: { $number }!
       *[other] { $name } vince con { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Prendi tutte le { $count } carte.
       *[other] { $name } prende tutte le { $count } carte.
    }
hoechste-tray = Carte in attesa
hoechste-waiting =
    { $count ->
        [one] Una carta aspetta
       *[other] { $count } carte aspettano
    }
hoechste-nobody =
    { $count ->
        [one] Una carta non va a nessuno
       *[other] { $count } carte non vanno a nessuno
    }
hoechste-next-wins = La prossima presa ne vince { $count }.
hoechste-memo = Aiuto memoria
hoechste-choose = Scegli una carta
hoechste-waits = { $name } ci pensa ancora …
hoechste-waits-many = { $count } ci pensano ancora …
hoechste-play = metti coperta
hoechste-play-card = Metti coperta: { $card }
hoechste-did-tie = Pari con { $number }: le carte restano lì
hoechste-did-trick =
    { $who ->
        [you] Vinci la presa con { $number }
       *[other] { $name } vince la presa con { $number }
    }
hoechste-you-chose = Metti coperta: { $card }
hoechste-did-choose = { $name } ha scelto
