# Consigli: che cosa fare, e perché. Frasi di più giochi

hint-good = Io qui farei così
hint-rows-draw = Non hai niente che vada bene: pesca una carta
hint-rows-draw-again = Ancora niente che vada bene: pesca un’altra volta
hint-rows-keep = Tieni { $card_the }: andrà bene anche dopo, e così non apri niente agli altri
hint-rows-pass = Non hai niente che vada bene, e non c’è più niente da pescare: passa
hint-rows-end = Non hai altro che vada bene: finisci il turno
hint-rows-end-keep = Fermati e tieni { $card_the }: solo tu puoi aprire da { $low } a { $high }
hint-rows-end-opens = Fermati qui: ogni tua carta che va ancora bene apre la strada agli altri
hint-rows-end-waits = Fermati qui: { $card_the } andrà ancora bene al tuo prossimo turno
hint-rows-last = Cala { $card_the }, la tua ultima carta, e vinci!
hint-rows-drawn = { $card_The } che hai pescato va bene: calalo
hint-rows-out = Cala tutto: le tue { $count } carte possono uscire adesso
hint-rows-begin = Comincia con { $card_the }: apre la sua fila
hint-rows-waits = Cala { $card_the }: il tuo { $other } aspetta dietro
hint-rows-towards = Cala { $card_the }: così il tuo { $other } si avvicina
hint-rows-only = Va bene solo { $card_the }: calalo
hint-rows-nothing-behind = Cala { $card_the }: dietro non c’è più posto
hint-rows-next-is-mine = Cala { $card_the }: il prossimo lì, { $other_the }, è tuo
hint-rows-rather = Cala { $card_the } e tieni { $other_the }: solo tu puoi aprire da { $low } a { $high }
hint-rows-least = Cala { $card_the }: tra le carte che vanno bene apre meno posti agli altri ({ $count })
