# Het zwarte schaap

peter-nth = { $number } van { $count }
peter-pairs = Paren op tafel
peter-pair = Een paar!
peter-came-from = { $card } kwam van { $name }.
peter-choose = Welke kaart trek je?
peter-grins = grijnst …
peter-pulls-from-you = { $name } trekt bij jou
peter-pulls-from = { $name } trekt bij { $from }
peter-backs-only = Schuif met je kaarten. { $name } ziet alleen ruggen.
peter-cards-of =
    { $count ->
        [one] { $name }: één gesloten kaart
       *[other] { $name }: { $count } gesloten kaarten
    }
peter-hint-pull = Trek een kaart bij { $name }.
peter-hint-arrange = Schuif zolang je wilt.
peter-how = Met de pijlen van kaart naar kaart, met Shift en een pijl verschuif je de kaart.
peter-pull = Deze kaart trekken
peter-pull-any = Zomaar een trekken
peter-shuffle = Schudden
peter-safe = veilig
peter-you-are-safe = Geen kaarten meer: je bent veilig!
peter-dot = { $name } met een zwarte stip op de neus
peter-left = bleef over
peter-aside = lag apart
peter-forfeit = Straf: { $forfeit }
peter-did-pair =
    { $who ->
        [you] Een paar! Jij legt twee keer de { $number }
       *[other] { $name } legt een paar: twee keer de { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Jij verschuift je kaarten
       *[other] { $name } verschuift de kaarten
    }
peter-did-pull = { $name } trekt een kaart bij { $from }
peter-you-pulled = Bij { $from } trek je { $card }
peter-pulled-from-you = { $name } trekt bij jou { $card }
