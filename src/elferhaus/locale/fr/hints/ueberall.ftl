# Conseils pour La suite partout

hint-ueberall-opening = { $card_The } ouvre le milieu
hint-ueberall-middle = { $card_The } va au milieu, et le milieu passe toujours d’abord
hint-ueberall-own = { $card_The } ne va nulle part ailleurs : il reste sur ton tas
hint-ueberall-other = { $card_The } ne va que chez { $name } : bon débarras !
hint-ueberall-fewest = Pose { $card_the } chez { $name } : partout ailleurs où il va, il y a plus de cartes
hint-ueberall-next = Pose { $card_the } chez { $name } : aussi peu de cartes qu’un autre, mais { $name } joue plus tôt
hint-ueberall-give = Donne une carte : une de moins pour toi, une de plus pour { $name }
hint-ueberall-stop = Crie « Stop ! » : { $name } n’a pas vu que { $card_the } va ailleurs
