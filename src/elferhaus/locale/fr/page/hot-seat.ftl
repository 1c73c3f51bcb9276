# Plusieurs sur un même appareil

hot-seat-add = Encore quelqu’un sur cet appareil
hot-seat-name = Comment t’appelles-tu ?
hot-seat-guest = Invité { $number }
hot-seat-face = Choisir un visage pour { $name }
hot-seat-remove = { $name } ne joue pas, finalement
hot-seat-not-this = Pour { $game }, il faut un appareil par personne : tout le monde doit être rapide en même temps. Les autres viennent avec le code.
hot-seat-begin = C’est parti
hot-seat-here = sur cet appareil
hot-seat-who = Qui joue aussi ?
hot-seat-who-why = Vous partagez cet appareil et vous le faites passer.
