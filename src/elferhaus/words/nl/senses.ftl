# Wat je hoort en voelt

senses-sound = Geluid
senses-sound-line = Kaarten tikken, de 11 belt aan, en er wordt geklopt als jij aan de beurt bent.
senses-volume = Volume
senses-volume-quiet = Zacht
senses-volume-middle = Gewoon
senses-volume-loud = Hard
senses-try-sound = Geluid proberen
senses-speech = Voorlezen
senses-speech-line = Voor wie nog niet leest: kaarten, zetten en wat niet kan.
senses-speech-heard = Tik op je kaarten om ze te horen. De anderen horen mee!
senses-no-voice = Dit apparaat heeft geen stem voor deze taal.
senses-try-speech = Voorlezen proberen
senses-sample = Jij bent aan de beurt. Leg { $card } maar neer!
senses-vibration = Trillen
senses-vibration-line = De telefoon trilt even als jij aan de beurt bent.
