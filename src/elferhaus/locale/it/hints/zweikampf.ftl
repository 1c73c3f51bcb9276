# Consigli per Partita a due

hint-zweikampf-luck = Qui non c’è niente da scegliere, solo fortuna: gira una carta
hint-zweikampf-tied = Pari: { $count } carte aspettano il vincitore, gira le prossime
