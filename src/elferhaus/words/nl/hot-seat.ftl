# Meer mensen op één apparaat

hot-seat-add = Hier speelt nog iemand
hot-seat-name = Hoe heet je?
hot-seat-guest = Gast { $number }
hot-seat-face = Een plaatje voor { $name } kiezen
hot-seat-remove = { $name } doet toch niet mee
hot-seat-not-this = ‘{ $game }’ kan alleen als iedereen een eigen apparaat heeft: iedereen moet tegelijk snel zijn. De anderen komen erbij met de code.
hot-seat-begin = Daar gaan we
hot-seat-here = op dit apparaat
hot-seat-who = Wie doet er nog mee?
hot-seat-who-why = Jullie delen dit apparaat en geven het door.

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
