# Enregistrements

record-empty = Le fichier est vide
record-json = Ce n’est pas du JSON ({ $error })
record-form = Cette ligne n’a pas la forme d’une ligne d’enregistrement ({ $error })
record-line-long = La ligne est trop longue pour un enregistrement
record-format = Ce n’est pas un enregistrement elferhaus-record
record-version = Seule la version { $version } du format est connue
record-option-missing = L’en-tête n’indique pas { $option }
record-line-unknown = La ligne n’est ni une donne, ni une décision, ni un événement, ni un résultat
record-no-by = La décision n’indique pas la place
record-deal-early = Il n’y a rien à distribuer maintenant
record-deal-missing = La manche n’a pas été distribuée
record-event-missing = L’événement « { $event } » manque avant cette ligne
record-event-unexpected = L’événement « { $event } » n’a pas de cause ici
record-event-wrong = L’événement « { $event } » indique mal { $field }
record-key-missing = La décision ne dit pas tout (la carte, par exemple)
record-legal = La liste des décisions permises n’est pas la bonne
record-shuffle-cards = Ce ne sont pas les cartes que l’on mélange
record-result-early = Aucune manche n’est en cours
record-result-round = C’est le résultat de la manche { $found }, mais on a joué la manche { $wanted }
record-match-early = La partie n’est pas finie, ou sa fin est déjà indiquée
record-unreadable = Le fichier ne peut pas être lu ({ $error })
score-not-over = La manche n’est pas finie
score-points = Les points sont { $points }
score-winners = Place gagnante : { $winners }
no-such-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }
