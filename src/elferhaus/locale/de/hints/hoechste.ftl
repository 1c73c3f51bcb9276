# Tipps für Die höchste Karte gewinnt

hint-hoechste-sure = Niemand kann { $card_the } schlagen: Alle { $count } Karten gehören dir
hint-hoechste-last = { $card_The } ist die einzige Karte, die du noch hast
hint-hoechste-bid = { $count } Karten warten: Das ist eine hohe wert, { $card_the }
hint-hoechste-save = Lass andere um die { $count } wartenden Karten kämpfen: { $card_The } reicht, spar { $other_the }
hint-hoechste-keep = Es wartet nichts: Spiel { $card_the } und spar dir { $other_the } für später
hint-hoechste-lot = Es wartet nichts: Spiel, womit keiner rechnet, zum Beispiel { $card_the }
