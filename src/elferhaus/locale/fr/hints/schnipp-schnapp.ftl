# Conseils pour Schnipp-Schnapp

hint-schnipp-schnapp-schnapp = Sur deux tas ouverts, il y a un { $number } : crie « Schnapp ! »
hint-schnipp-schnapp-schnipp = Un { $number } vient d’être retourné, comme au milieu : crie « Schnipp ! »
hint-schnipp-schnapp-turn = Rien n’est pareil pour l’instant : retourne ta prochaine carte
hint-schnipp-schnapp-next = C’est à toi : retourne ta prochaine carte
