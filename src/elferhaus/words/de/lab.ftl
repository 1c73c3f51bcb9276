# Das Labor: was wäre, wenn …?

lab = Labor
    .about = Was wäre, wenn alle weniger Karten bekämen? Oder wenn einer mehr mitspielte? Stell zwei Spielweisen nebeneinander. Bots spielen sie tausendmal, und du siehst, was sich ändert.
lab-leaflet = wie im Heft
lab-add = Noch eine Spielweise
lab-remove = Spielweise { $letter } entfernen
lab-rules = Regeln des Labors
    .about = Sie stehen in keinem Heft, und an keinem Tisch wird so gespielt.
    .with = Mit „{ $level }“ als Bots kannst du hier noch mehr ändern, auch das, was in keinem Heft steht.
lab-take-bots = Diese Bots nehmen
lab-usual = Im Heft: { $count }
lab-rule-hand = Karten für jeden
    .short =
        { $count ->
            [one] 1 Karte für jeden
           *[other] { $count } Karten für jeden
        }
lab-rule-draws = So viele ziehen, wenn nichts passt
    .short =
        { $count ->
            [one] höchstens 1 Karte ziehen
           *[other] höchstens { $count } Karten ziehen
        }
lab-players = Wie viele spielen?
    .count = { $count } Spieler
lab-bots = Bots: { $level }
lab-more = Mehr einstellen
lab-rounds = Runden von jeder Spielweise
    .more = Noch mehr spielt „elferhaus lab“ auf der Kommandozeile.
lab-start = Ausprobieren
lab-stop = Anhalten
lab-waiting = Gleich geht es los …
lab-played = { $played } von { $of } Runden gespielt
lab-end-all = Fertig: { $played } Runden sind gespielt.
lab-end-time = Die Zeit ist um. So viel weiß man nach { $played } Runden.
lab-end-stopped = Angehalten. So viel weiß man nach { $played } Runden.
lab-end-lost = Die Verbindung zum Haus ist abgerissen. So viel weiß man nach { $played } Runden.
lab-end-none = Noch weiß man nichts: Es ist keine Runde gespielt.
lab-busy-mine = Von hier aus läuft schon ein Versuch, vielleicht in einem anderen Fenster. Warte, bis er fertig ist, oder halte ihn an.
lab-busy-busy = Das Labor ist gerade voll. Versuch es in einer Minute noch einmal.
lab-busy-often = Das waren viele Versuche hintereinander. Warte ein wenig.
lab-no = So kann das Labor nicht spielen. Ändere etwas und versuch es noch einmal.
lab-findings = Was sicher anders ist
lab-nothing = Nichts ist sicher anders.
    .yet = Noch ist nichts sicher anders.
lab-begins =
    .more = Wer anfängt, gewinnt öfter als die anderen: { $now }, gerecht wären { $then }.
    .less = Wer anfängt, gewinnt seltener als die anderen: { $now }, gerecht wären { $then }.
lab-lengths = So lang ist eine Runde
    .axis = Wie viele Entscheidungen eine Runde hat, und wie oft das vorkommt
lab-places = Wer gewinnt, gezählt ab dem Ersten
    .fair = Gestrichelt: gerecht wären { $share } für jeden.
lab-place = { $number }.
lab-luck = Ein guter Bot unter lauter Anfängern: Der Strich bei { $share } wäre reines Glück, ganz rechts reines Können.
lab-numbers = Alle Zahlen
    .margin = Hinter ± steht, wie genau eine Zahl ist: Mehr Runden machen sie genauer.
lab-measure-length = Entscheidungen in einer Runde
    .more = Die Runden sind länger: { $now } statt { $then } Entscheidungen.
    .less = Die Runden sind kürzer: { $now } statt { $then } Entscheidungen.
lab-measure-first = Wer anfängt, gewinnt
    .more = Wer anfängt, gewinnt öfter: { $now } statt { $then }.
    .less = Wer anfängt, gewinnt seltener: { $now } statt { $then }.
lab-measure-last = Wer als Letzter drankommt, gewinnt
    .more = Wer als Letzter drankommt, gewinnt öfter: { $now } statt { $then }.
    .less = Wer als Letzter drankommt, gewinnt seltener: { $now } statt { $then }.
lab-measure-points = Punkte für jeden
    .more = Es gibt mehr Punkte: { $now } statt { $then } für jeden.
    .less = Es gibt weniger Punkte: { $now } statt { $then } für jeden.
lab-measure-ties = Mehrere gewinnen zusammen
    .more = Öfter gewinnen mehrere zusammen: { $now } statt { $then }.
    .less = Seltener gewinnen mehrere zusammen: { $now } statt { $then }.
lab-measure-stuck = Nichts passt
    .more = Öfter passt nichts: bei { $now } statt { $then } der Entscheidungen.
    .less = Seltener passt nichts: bei { $now } statt { $then } der Entscheidungen.
lab-measure-better = Können gegen Glück
    .more = Können zählt mehr: Der bessere Bot gewinnt { $now } statt { $then }.
    .less = Glück zählt mehr: Der bessere Bot gewinnt nur { $now } statt { $then }.
