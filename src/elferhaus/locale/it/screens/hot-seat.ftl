# Il dispositivo passa di mano in mano

hot-seat-soon = Tocca a { $name }
hot-seat-pass-on = Passa
hot-seat-calls = Chi vuole chiamare
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
