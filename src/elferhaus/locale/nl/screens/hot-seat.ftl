# Het apparaat gaat van hand tot hand

hot-seat-soon = { $name } is aan de beurt
hot-seat-pass-on = Doorgeven
hot-seat-calls = Wie wil roepen
hot-seat-give =
    { $device ->
        [phone] Geef de telefoon aan { $name }
       *[other] Nu is { $name } aan de beurt
    }
hot-seat-since = Sinds { $name } aan de beurt was
hot-seat-so-far = Tot nu toe
hot-seat-backs = De kaarten van { $name }, gedekt
hot-seat-i-am = Ik ben { $name }
hot-seat-tap = tik om te onthullen
hot-seat-take-back = nog een tik: toch niet
