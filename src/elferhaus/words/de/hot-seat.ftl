# Mehrere an einem Gerät

hot-seat-add = Hier spielt noch jemand
hot-seat-name = Wie heißt du?
hot-seat-guest = Gast { $number }
hot-seat-face = Bild für { $name } aussuchen
hot-seat-remove = { $name } spielt doch nicht mit
hot-seat-not-this = „{ $game }“ geht nur mit einem Gerät für jeden: Da müssen alle gleichzeitig schnell sein. Die anderen kommen mit dem Code dazu.
hot-seat-begin = Los geht’s
hot-seat-here = an diesem Gerät
hot-seat-who = Wer spielt noch mit?
hot-seat-who-why = Ihr teilt euch dieses Gerät und gebt es herum.

# Das Gerät geht von Hand zu Hand

hot-seat-soon = { $name } ist dran
hot-seat-pass-on = Weitergeben
hot-seat-calls = Wer rufen will
hot-seat-give =
    { $device ->
        [phone] Gib das Handy an { $name } weiter
       *[other] Jetzt ist { $name } dran
    }
hot-seat-since = Seit { $name } zuletzt dran war
hot-seat-so-far = Bisher
hot-seat-backs = Die Karten von { $name }, verdeckt
hot-seat-i-am = Ich bin { $name }
hot-seat-tap = tippen zum Aufdecken
hot-seat-take-back = noch mal tippen: doch nicht
