# Ratefix

ratefix-trick = Slag { $number } van { $of }
ratefix-eye = Alleen jij ziet jouw { $number }
ratefix-possible = mogelijk { $least } tot { $most }
ratefix-ask = Hoeveel is dat samen?
ratefix-waits = { $name } raadt nu
ratefix-taken =
    { $who ->
        [you] { $sum } heb jij al gezegd.
       *[other] { $sum } heeft { $name } al gezegd.
    }
ratefix-try = { $below } en { $above } zijn vrij.
ratefix-try-one = { $number } is vrij.
ratefix-from-to = { $least } tot { $most }
ratefix-taken-short = al gezegd
ratefix-say = Zeggen
ratefix-say-sum = { $sum } zeggen
ratefix-delete = Wissen
ratefix-more = Eén meer
ratefix-key-taken = { $digit }: { $sum } heeft { $name } al gezegd
ratefix-display = Jouw getal
ratefix-line = Geraden sommen op de getallenlijn van { $least } tot { $most }
ratefix-pin = { $name } raadt { $sum }
ratefix-off =
    { $count ->
        [0] precies!
       *[other] { $count } ernaast
    }
ratefix-wins =
    { $who ->
        [you] Jij pakt de { $count } kaarten en raadt als eerste.
       *[other] { $name } pakt de { $count } kaarten en raadt als eerste.
    }
ratefix-wins-last =
    { $who ->
        [you] Jij pakt de laatste { $count } kaarten.
       *[other] { $name } pakt de laatste { $count } kaarten.
    }
ratefix-next = Volgende slag
ratefix-middle = In het midden
ratefix-face-down = { $name }: gedekte kaart
ratefix-did-guess =
    { $who ->
        [you] Jij raadt { $sum }
       *[other] { $name } raadt { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Het is { $sum }: jij wint de slag
       *[other] Het is { $sum }: { $name } wint de slag
    }
