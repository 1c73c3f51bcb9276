# Verslagen

record-empty = Het bestand is leeg
record-json = Dit is geen JSON ({ $error })
record-form = Deze regel heeft niet de vorm van een verslagregel ({ $error })
record-line-long = De regel is te lang voor een verslag
record-format = Dit is geen elferhaus-record
record-version = Alleen versie { $version } van het formaat is bekend
record-option-missing = De kop noemt { $option } niet
record-line-unknown = De regel is geen deling, beslissing, gebeurtenis of uitslag
record-no-by = De beslissing noemt geen stoel
record-deal-early = Er valt nu niets te delen
record-deal-missing = Voor deze ronde is nog niet gedeeld
record-event-missing = Vóór deze regel ontbreekt de gebeurtenis ‘{ $event }’
record-event-unexpected = De gebeurtenis ‘{ $event }’ heeft hier geen aanleiding
record-event-wrong = De gebeurtenis ‘{ $event }’ noemt { $field } verkeerd
record-key-missing = De beslissing is niet volledig (de kaart bijvoorbeeld ontbreekt)
record-legal = De lijst van toegestane beslissingen klopt niet
record-shuffle-cards = Dit zijn niet de kaarten die worden geschud
record-result-early = Er wordt nu geen ronde gespeeld
record-result-round = Dit is de uitslag van ronde { $found }, maar ronde { $wanted } is gespeeld
record-match-early = De partij is niet afgelopen, of het einde staat er al
record-unreadable = Het bestand kan niet worden gelezen ({ $error })
score-not-over = De ronde is nog niet afgelopen
score-points = De punten zijn { $points }
score-winners = Winnende stoel: { $winners }
no-such-seat = Stoel { $seat } bestaat niet; de laatste is { $last }
