# Ce qu’on entend et ce qu’on sent

senses-sound = Son
senses-sound-line = Les cartes claquent, le 11 sonne, et on toque quand c’est ton tour.
senses-volume = Volume
senses-volume-quiet = Doux
senses-volume-middle = Moyen
senses-volume-loud = Fort
senses-try-sound = Essayer le son
senses-speech = Lire à voix haute
senses-speech-line = Pour qui ne lit pas encore : les cartes, les coups et ce qui n’est pas permis.
senses-speech-heard = Touche tes cartes pour les entendre. Les autres entendent aussi !
senses-no-voice = Cet appareil n’a pas de voix pour cette langue.
senses-try-speech = Essayer la lecture
senses-sample = C’est ton tour. Et si tu posais { $card } ?
senses-vibration = Vibreur
senses-vibration-line = Le téléphone vibre un instant quand c’est ton tour.
