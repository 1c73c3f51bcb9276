# Several people on one device

hot-seat-add = Add a player here
hot-seat-name = What is your name?
hot-seat-guest = Guest { $number }
hot-seat-face = Choose a picture for { $name }
hot-seat-remove = { $name } does not play after all
hot-seat-not-this = { $game } needs a device for each of you: everybody has to be quick at the same time. The others come with the code.
hot-seat-begin = Let’s go
hot-seat-here = on this device
hot-seat-who = Who else is playing?
hot-seat-who-why = You share this device and pass it round.

# The device goes from hand to hand

hot-seat-soon = It is { $name }’s turn
hot-seat-pass-on = Pass it on
hot-seat-calls = Whoever wants to call
hot-seat-give =
    { $device ->
        [phone] Pass the phone to { $name }
       *[other] Now it is { $name }’s turn
    }
hot-seat-since = Since { $name }’s last turn
hot-seat-so-far = So far
hot-seat-backs = { $name }’s cards, face down
hot-seat-i-am = I am { $name }
hot-seat-tap = tap to uncover
hot-seat-take-back = tap again: not yet
