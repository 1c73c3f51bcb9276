# Conseils : que faire, et pourquoi. Phrases de plusieurs jeux

hint-good = C’est ce que je ferais ici
hint-rows-draw = Rien ne va chez toi : pioche une carte
hint-rows-draw-again = Toujours rien qui va : pioche encore une fois
hint-rows-keep = Garde { $card_the } : il ira aussi plus tard, et tu n’ouvres rien aux autres
hint-rows-pass = Rien ne va chez toi, et il n’y a plus rien à piocher : passe
hint-rows-end = Plus rien ne va chez toi : finis ton tour
hint-rows-end-keep = Arrête-toi et garde { $card_the } : il n’y a que toi pour ouvrir { $low } à { $high }
hint-rows-end-opens = Arrête-toi ici : chaque carte qui va encore ouvre la voie aux autres
hint-rows-end-waits = Arrête-toi ici : { $card_the } ira encore à ton prochain tour
hint-rows-last = Pose { $card_the }, ta dernière carte, et tu gagnes !
hint-rows-drawn = { $card_The } que tu as pioché va bien : pose-le
hint-rows-out = Pose tout : tes { $count } cartes peuvent partir maintenant
hint-rows-begin = Commence avec { $card_the } : il ouvre sa rangée
hint-rows-waits = Pose { $card_the } : ton { $other } attend derrière
hint-rows-towards = Pose { $card_the } : cela rapproche ton { $other }
hint-rows-only = Seul { $card_the } va : pose-le
hint-rows-nothing-behind = Pose { $card_the } : derrière, il n’y a plus de place
hint-rows-next-is-mine = Pose { $card_the } : le suivant, { $other_the }, est aussi à toi
hint-rows-rather = Pose { $card_the }, garde { $other_the } : il n’y a que toi pour ouvrir { $low } à { $high }
hint-rows-least = Pose { $card_the } : de ce qui va, il ouvre le moins de places aux autres ({ $count })
