# Conseils pour La plus forte l’emporte

hint-hoechste-sure = Personne ne peut battre { $card_the } : les { $count } cartes sont à toi
hint-hoechste-last = { $card_The } est la seule carte qui te reste
hint-hoechste-bid = { $count } cartes attendent : cela vaut une carte forte, { $card_the }
hint-hoechste-save = Laisse les autres se battre pour les { $count } cartes : joue { $card_the }, garde { $other_the }
hint-hoechste-keep = Rien n’attend : joue { $card_the } et garde { $other_the } pour plus tard
hint-hoechste-lot = Rien n’attend : joue ce que personne n’attend, par exemple { $card_the }
