# Che cosa può scegliere un tavolo, in parole semplici

choose-yes = sì
choose-no = no
choose-by-lot = Decide la sorte
choose-is = { $what }: { $value }
choose-named = «{ $what }»
choose-house = Regola della casa
choose-ms = { $count } ms
choose-fewer = { $what }: meno
choose-more = { $what }: più
choose-edition = Edizione
choose-rounds = Manche
    .low = Vince chi ha meno punti.
    .high = Vince chi ha più punti.
choose-variant = Variante
choose-dealer = Chi dà le carte per primo?
    .about = Poi il mazziere si sposta di un posto a ogni manche.
choose-youngest = Chi è il più giovane?
    .about = Questa persona comincia.
choose-oldest = Chi è il più anziano?
    .about = Questa persona comincia nell’edizione Spazio.
hue-red = Rosso
hue-yellow = Giallo
hue-green = Verde
hue-blue = Blu
mend-seats =
    { $count ->
        [one] Un solo posto
       *[other] Con { $count } posti
    }
mend-edition = Edizione { $edition }
mend-variant = { $variant }
mend-usual = Gioca come al solito
