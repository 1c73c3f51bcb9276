# What is heard and felt

senses-sound = Sound
senses-sound-line = Cards tick, the 11 rings, and there is a knock when it is your turn.
senses-volume = Volume
senses-volume-quiet = Quiet
senses-volume-middle = Medium
senses-volume-loud = Loud
senses-try-sound = Try the sound
senses-speech = Read aloud
senses-speech-line = For those who can’t read yet: cards, moves and what cannot be done.
senses-speech-heard = Tap your cards to hear them. The others can hear it too!
senses-no-voice = This device has no voice for this language.
senses-try-speech = Try reading aloud
senses-sample = It is your turn. How about laying { $card }?
senses-vibration = Buzz
senses-vibration-line = The phone buzzes briefly when it is your turn.
