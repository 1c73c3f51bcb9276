# Tipps für Zweikampf

hint-zweikampf-luck = Hier gibt es nichts zu wählen, nur Glück: Dreh um
hint-zweikampf-tied = Gleichstand: { $count } Karten warten auf den Sieger, dreh weiter um
