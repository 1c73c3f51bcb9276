# Een partij terugkijken

replay-look-back = Terugkijken
