# Das Gerät geht von Hand zu Hand

hot-seat-soon = { $name } ist dran
hot-seat-pass-on = Weitergeben
hot-seat-calls = Wer rufen will
hot-seat-give =
    { $device ->
        [phone] Gib das Handy an { $name }
       *[other] Jetzt ist { $name } dran
    }
hot-seat-since = Seit { $name } zuletzt dran war
hot-seat-so-far = Bisher
hot-seat-backs = Die Karten von { $name }, verdeckt
hot-seat-i-am = Ich bin { $name }
hot-seat-tap = tippen zum Aufdecken
hot-seat-take-back = noch mal tippen: doch nicht
