# mogeln

mogeln-lay-without-cards = Beim Legen muss stehen, welche Karten gelegt werden
mogeln-no-card = Leg mindestens eine Karte
mogeln-claim = Die Zahl, die du jetzt ansagen musst, ist { $number }
mogeln-one-card = An diesem Tisch wird immer nur eine Karte gelegt
mogeln-own-lay = Das hast du selbst gelegt: Rufen dürfen nur die anderen
mogeln-nothing-to-doubt = Es gibt nichts anzuzweifeln: Der neue Stapel ist noch nicht begonnen
mogeln-not-yours-to-doubt = Hier darf nur Platz { $seat } zweifeln, der gerade an der Reihe ist
mogeln-no-sneak = An diesem Tisch legt niemand mehrere Karten, also gibt es kein „Zu viele!“
mogeln-nothing-to-call = „Zu viele!“ geht jetzt nicht: Der neue Stapel ist noch nicht begonnen
