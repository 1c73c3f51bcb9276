# L’appareil passe de main en main

hot-seat-soon = C’est à { $name }
hot-seat-pass-on = Faire passer
hot-seat-calls = Qui veut crier
hot-seat-give =
    { $device ->
        [phone] Passe le téléphone à { $name }
       *[other] C’est au tour de { $name }
    }
hot-seat-since = Depuis le dernier tour de { $name }
hot-seat-so-far = Jusqu’ici
hot-seat-backs = Les cartes de { $name }, face cachée
hot-seat-i-am = C’est moi, { $name }
hot-seat-tap = touche pour dévoiler
hot-seat-take-back = touche encore : pas tout de suite
