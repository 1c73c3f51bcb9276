game-schnipp-schnapp = Schnipp Schnapp
    .about = Augen auf und Stimme bereit: Wer zwei gleiche Zahlen zuerst entdeckt und das richtige Wort ruft, räumt die Stapel ab.
    .variant-basic = Der Reihe nach
    .variant-together = Alle zugleich

SS-1 = Schnipp Schnapp ist ein Spiel für 2 bis 6 Spieler, bei dem es auf Schnelligkeit ankommt: Gespielt wird in
    Echtzeit. Alle 80 Karten werden so gleichmäßig wie möglich ausgeteilt (C-2). Hast du ein Quartett (vier gleiche
    Zahlen), legst du es beiseite. Den Rest mischst du und legst ihn verdeckt vor dich hin.
    .title = Austeilen

SS-2 = Der Spieler links vom Geber fängt an. Im Uhrzeigersinn deckt jeder, der Karten hat, seine oberste Karte auf und
    legt sie auf seinen offenen Stapel. Was auch immer gerufen wurde: Als Nächstes deckt immer der nächste Spieler mit
    Karten links von dem auf, der zuletzt aufgedeckt hat.
    .title = Aufdecken

SS-3 = Gleich ist es, wenn auf den offenen Stapeln von zwei oder mehr Spielern dieselbe Zahl oben liegt. Das gilt,
    solange man es sehen kann, auch wenn inzwischen weitere Karten aufgedeckt wurden. Wer Karten hat und als Erster
    „Schnapp!“ ruft, ob selbst beteiligt oder nicht, nimmt von den offenen Stapeln der anderen die, die an einer
    solchen Gleichheit beteiligt sind (`takes: matching`; so spielt ihr, wenn ihr nichts anderes wählt). In der
    Ausgabe 2013 könnt ihr auch `takes: all` wählen: Dann nimmt der Rufer alle offenen Stapel der anderen. Er ordnet
    die Karten so: zuerst den eigenen offenen Stapel, falls er einen hat, dann die genommenen Stapel im Uhrzeigersinn
    von seiner Linken an, jeden mit der untersten Karte zuerst. Quartette (vier gleiche Zahlen) legt er beiseite. Der
    Rest kommt unter seinen verdeckten Stapel und wird später in dieser Reihenfolge aufgedeckt.
    .title = Schnapp!

SS-4 = Rufst du, obwohl nichts gleich ist, oder rufst du das falsche Wort, kommt dein offener Stapel oben auf den
    Stapel in der Mitte; die Reihenfolge bleibt. Hast du keinen offenen Stapel, bewegt sich nichts. Was danach noch
    gleich ist, kann weiter gerufen werden. Sind beide Wörter möglich, ist jedes richtig. Je aufgedeckter Karte hat
    jeder einen Ruf. Nicht beachtet werden, und ein Fehler sind sie auch nicht: weitere Rufe desselben Spielers, Rufe
    nach einem richtigen Ruf oder einem Gleichstand bis zur nächsten Karte und „Schnapp!“ von einem Spieler ohne
    Karten.
    .title = Fehler

SS-5 = „Schnipp!“ ist richtig, wenn die zuletzt aufgedeckte Karte noch zu sehen ist und dieselbe Zahl zeigt wie die
    oberste Karte in der Mitte, die dort schon vor dem Aufdecken gelegen haben muss. Rufen darf jeder. Der Rufer nimmt
    den Stapel in der Mitte und sonst nichts, unterste Karte zuerst, legt die Quartette darin beiseite und den Rest
    unter seinen verdeckten Stapel. Sein eigener offener Stapel bleibt liegen.
    .title = Schnipp!

SS-6 = Richtige Rufe, gleich welches Wort, die höchstens `tie_ms` Millisekunden nach dem ersten richtigen kommen,
    gelten als gleichzeitig (50, wenn ihr nichts anderes wählt; Verzögerungen in der Leitung sind dabei ausgeglichen).
    Dann gewinnt niemand, und jeder dieser Rufer legt seinen offenen Stapel unter seinen verdeckten, unterste Karte
    zuerst. Fehler aus dieser Zeitspanne werden danach ausgeführt.
    .title = Gleichstand

SS-7 = Bist du mit dem Aufdecken dran und hast keine verdeckte Karte mehr, mischst du zuerst deinen ganzen offenen
    Stapel und machst daraus den neuen verdeckten.
    .title = Neuer Stapel

SS-8 = Wer keine Karten mehr hat, ist draußen, kann aber mit einem richtigen „Schnipp!“ wieder hereinkommen.
    .title = Draußen und zurück

SS-9 = Wer die meisten Quartette hat, gewinnt. Vor jedem Aufdecken wird geprüft, ob das Spiel zu Ende ist: Es endet,
    sobald kein Ruf mehr gelingen kann, wenn also keine Zahl mehr bei zwei verschiedenen Spielern liegt, weder
    verdeckt noch offen, und kein Spieler die Zahl hat, die in der Mitte oben liegt. Es endet auch nach 2000
    aufgedeckten Karten. Jeder legt dann noch die Quartette unter seinen eigenen Karten beiseite. Karten in der Mitte
    gehören niemandem.
    .title = Ende

SS-V1 = Wählt `together`. Auf „3–2–1–los“ decken alle, die Karten haben, gleichzeitig eine auf: Das ist ein Takt.
    Gerufen wird erst danach, von jedem einmal je Takt. Die „zuletzt aufgedeckte Karte“ ist nun jede Karte dieses
    Takts, und bei den 2000 zählen weiterhin einzelne Karten. Wer am Ende die meisten Karten hat, Quartette und eigene
    Stapel zusammen, gewinnt. Zu Ende ist das Spiel genauso wie in SS-9.
    .title = Alle zugleich
