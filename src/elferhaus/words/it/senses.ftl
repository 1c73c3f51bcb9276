# Ciò che si sente

senses-sound = Suoni
senses-sound-line = Le carte fanno tic, l’11 suona, e si sente bussare quando tocca a te.
senses-volume = Volume
senses-volume-quiet = Piano
senses-volume-middle = Medio
senses-volume-loud = Forte
senses-try-sound = Prova i suoni
senses-speech = Leggi ad alta voce
senses-speech-line = Per chi non legge ancora: le carte, le mosse e ciò che non si può fare.
senses-speech-heard = Tocca le tue carte per sentirle. Le sentono anche gli altri!
senses-no-voice = Questo dispositivo non ha una voce per questa lingua.
senses-try-speech = Prova la lettura
senses-sample = Tocca a te. Che ne dici di giocare { $card }?
senses-vibration = Vibrazione
senses-vibration-line = Il telefono vibra un attimo quando tocca a te.
