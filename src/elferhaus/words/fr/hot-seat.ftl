# Plusieurs sur un même appareil

hot-seat-add = Ajouter quelqu’un ici
hot-seat-name = Comment t’appelles-tu ?
hot-seat-guest = Invité { $number }
hot-seat-face = Choisir une image pour { $name }
hot-seat-remove = { $name } ne joue pas, finalement
hot-seat-not-this = Pour « { $game } », il faut un appareil par personne : tout le monde doit être rapide en même temps. Les autres viennent avec le code.
hot-seat-begin = C’est parti
hot-seat-here = sur cet appareil
hot-seat-who = Qui joue aussi ?
hot-seat-who-why = Vous partagez cet appareil et vous le faites passer.

# L’appareil passe de main en main

hot-seat-soon = C’est à { $name }
hot-seat-pass-on = Faire passer
hot-seat-calls = Qui veut crier
hot-seat-give =
    { $device ->
        [phone] Passe le téléphone à { $name }
       *[other] C’est à { $name }
    }
hot-seat-since = Depuis le dernier tour : { $name }
hot-seat-so-far = Jusqu’ici
hot-seat-backs = Cartes face cachée : { $name }
hot-seat-i-am = C’est moi, { $name }
hot-seat-tap = touche pour dévoiler
hot-seat-take-back = touche encore : pas tout de suite
