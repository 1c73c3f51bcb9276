# Più persone su un dispositivo

hot-seat-add = Aggiungi qualcuno qui
hot-seat-name = Come ti chiami?
hot-seat-guest = Ospite { $number }
hot-seat-face = Scegli un’immagine per { $name }
hot-seat-remove = Alla fine { $name } non gioca
hot-seat-not-this = Per «{ $game }» serve un dispositivo a testa: tutti devono essere veloci nello stesso momento. Gli altri entrano con il codice.
hot-seat-begin = Si comincia
hot-seat-here = su questo dispositivo
hot-seat-who = Chi altro gioca?
hot-seat-who-why = Condividete questo dispositivo e ve lo passate.

# Il dispositivo passa di mano in mano

hot-seat-soon = Tocca a { $name }
hot-seat-pass-on = Passalo
hot-seat-calls = Chi vuole gridare
hot-seat-give =
    { $device ->
        [phone] Passa il telefono a { $name }
       *[other] Ora tocca a { $name }
    }
hot-seat-since = Dall’ultimo turno di { $name }
hot-seat-so-far = Finora
hot-seat-backs = Le carte di { $name }, coperte
hot-seat-i-am = Sono { $name }
hot-seat-tap = tocca per scoprire
hot-seat-take-back = tocca di nuovo: non ancora
