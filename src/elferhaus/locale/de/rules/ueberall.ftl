game-ueberall = Überall anschließen
    .about = Aufdecken, hinschauen, ablegen: Werde deine Karten in der Mitte oder bei den anderen los, und ruf laut, wenn jemand etwas übersieht.

UA-1 = Ein Spiel für 2 bis 6 Spieler. Alle 80 Karten werden so gleichmäßig wie möglich ausgeteilt (C-2). Jeder legt
    seine Karten als verdeckten Stapel vor sich hin.
    .title = Austeilen

UA-2 = Der Spieler links vom Geber deckt seine oberste Karte auf und legt sie in die Mitte. Damit ist sein Zug zu
    Ende.
    .title = Eröffnung

UA-3 = Deck deine oberste Karte auf. Ist sie um eins höher als die oberste Karte in der Mitte, kommt sie dorthin; die
    Farbe spielt keine Rolle, und die Mitte geht immer vor. Passt sie dort nicht, ist sie aber um eins höher als die
    oberste Karte auf einem oder mehreren offenen Stapeln der anderen, kommt sie auf einen davon; auf welchen, suchst
    du aus. In beiden Fällen deckst du die nächste Karte auf. Sonst legst du sie auf deinen eigenen offenen Stapel, ob
    sie dort passt oder nicht, und dein Zug ist zu Ende.
    .title = Dein Zug

UA-4 = Nach der 20 kommt die 1.
    .title = Nach der 20

UA-5 = Sobald eine Karte abgelegt (oder verschenkt, siehe UA-7) wurde und dein verdeckter Stapel leer ist, wird dein
    ganzer offener Stapel samt dieser Karte umgedreht und ist dein neuer verdeckter Stapel, auch mitten im Zug. Die
    Karte, die zuerst gelegt wurde, liegt nun oben, und die anderen finden bei dir keine oberste Karte mehr, an die
    sie anschließen könnten.
    .title = Stapel umdrehen

UA-6 = Wer als Erster gar keine Karten mehr hat, gewinnt. Wenn ihr wollt, spielt ihr um die weiteren Plätze weiter,
    bis alle Karten in der Mitte liegen (Option `play_on`; ohne eure Wahl ist sie aus). Wer keine Karten hat, wird
    dann übersprungen.
    .title = Ende

UA-7 = Mit `attention: human` heißt es aufpassen: Du kannst eine Karte auf deinen eigenen Stapel legen, obwohl sie
    anderswo passt. So spielt ihr an einem Tisch mit Menschen, wenn ihr nichts anderes wählt. Mit
    `attention: perfect`, das sonst überall üblich ist, werden nur die richtigen Plätze angeboten. Und so geht das
    Rufen: Hat jemand gerade eine Karte auf seinen eigenen Stapel gelegt, darf jeder andere gegen ihn „Stopp!“ rufen,
    bis die nächste Karte aufgedeckt wird, und zwar jeder einmal je Karte. Ist der Ruf richtig, darf jeder der anderen
    dem Unaufmerksamen die unterste Karte seines verdeckten Stapels schenken, im Uhrzeigersinn und links von diesem
    beginnend. Die Geschenke kommen einzeln und verdeckt oben auf seinen Stapel; das letzte liegt also ganz oben.
    Danach spielt der Spieler links vom Unaufmerksamen. Die übersehene Karte bleibt, wo sie ist. Es zählt, welche
    Karten beim Ablegen oben lagen, auch wenn der Stapel inzwischen umgedreht wurde. Für jedes Versehen gibt es nur
    ein richtiges „Stopp!“; ein falscher Ruf ändert nichts. Seine einzige Karte kann niemand verschenken: Durch ein
    Geschenk gewinnt keiner. Eine Karte, die in der Mitte oder auf einem fremden Stapel nicht passt, wird dort
    abgelehnt, und ebenso eine Karte auf einem fremden Stapel, solange die Mitte passt; beides ist kein Versehen. Mit
    der 5000. aufgedeckten Karte endet die Runde sofort, und wer die wenigsten Karten hat, gewinnt (mit `play_on` hat
    gewonnen, wer zuerst keine Karten mehr hatte).
    .title = Stopp!
