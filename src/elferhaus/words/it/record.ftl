# Registrazioni

record-empty = Il file è vuoto
record-json = Questo non è JSON ({ $error })
record-form = Questa riga non ha la forma di una riga di registrazione ({ $error })
record-line-long = La riga è troppo lunga per una registrazione
record-format = Questa non è una registrazione elferhaus-record
record-version = Si conosce solo la versione { $version } del formato
record-option-missing = L’intestazione non indica { $option }
record-line-unknown = La riga non è né una distribuzione, né una decisione, né un evento, né un risultato
record-no-by = La decisione non indica il posto
record-deal-early = Adesso non c’è niente da distribuire
record-deal-missing = La manche non è stata distribuita
record-event-missing = Prima di questa riga manca l’evento «{ $event }»
record-event-unexpected = L’evento «{ $event }» qui non ha motivo
record-event-wrong = L’evento «{ $event }» indica male { $field }
record-key-missing = La decisione non dice tutto (per esempio la carta)
record-legal = L’elenco delle decisioni permesse non è quello giusto
record-shuffle-cards = Queste non sono le carte da mescolare
record-result-early = Non si sta giocando nessuna manche
record-result-round = Questo è il risultato della manche { $found }, ma si è giocata la manche { $wanted }
record-match-early = La partita non è finita, o la sua fine è già indicata
record-unreadable = Il file non si può leggere ({ $error })
score-not-over = La manche non è finita
score-points = I punti sono { $points }
score-winners = Posto vincente: { $winners }
no-such-seat = Il posto { $seat } non esiste; l’ultimo è { $last }
