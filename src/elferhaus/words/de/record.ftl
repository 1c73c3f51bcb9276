# Aufzeichnungen

record-empty = Die Datei ist leer
record-json = Das ist kein JSON ({ $error })
record-form = Diese Zeile hat nicht die Form einer Aufzeichnung ({ $error })
record-line-long = Die Zeile ist zu lang für eine Aufzeichnung
record-format = Das ist keine Aufzeichnung im Format elferhaus-record
record-version = Nur Version { $version } des Formats ist bekannt
record-option-missing = Der Kopf nennt { $option } nicht
record-line-unknown = Die Zeile ist weder Ausgabe der Karten noch Entscheidung, Ereignis oder Ergebnis
record-no-by = Die Entscheidung nennt keinen Platz
record-deal-early = Jetzt wird nicht gegeben
record-deal-missing = Für diese Runde wurde noch nicht gegeben
record-event-missing = Vor dieser Zeile fehlt das Ereignis „{ $event }“
record-event-unexpected = Das Ereignis „{ $event }“ hat hier keinen Anlass
record-event-wrong = Das Ereignis „{ $event }“ nennt { $field } falsch
record-key-missing = Der Entscheidung fehlt eine Angabe (etwa die Karte)
record-legal = Die Liste der erlaubten Entscheidungen stimmt nicht
record-shuffle-cards = Das sind nicht die Karten, die gemischt werden
record-result-early = Es wird gerade keine Runde gespielt
record-result-round = Das ist das Ergebnis von Runde { $found }, gespielt wurde aber Runde { $wanted }
record-match-early = Die Partie ist nicht zu Ende, oder ihr Ende steht schon da
record-unreadable = Die Datei lässt sich nicht lesen ({ $error })
score-not-over = Die Runde ist noch nicht zu Ende
score-points = Die Punkte sind { $points }
score-winners = Gewonnen hat Platz { $winners }
no-such-seat = Platz { $seat } gibt es nicht; der letzte ist { $last }
