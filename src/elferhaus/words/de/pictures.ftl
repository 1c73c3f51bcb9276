### Rules in pictures, for those who listen

picture-place = leerer Platz für { $card }
picture-goes = { $of }: passt
picture-stays = { $of }: passt nicht
picture-then = dann
picture-bridge = Brücke
picture-bonus = Bonuskarte
