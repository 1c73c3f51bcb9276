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
