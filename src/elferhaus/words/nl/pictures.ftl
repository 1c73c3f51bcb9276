### Rules in pictures, for those who listen

picture-place = lege plek voor { $card }
picture-goes = { $of }: past
picture-stays = { $of }: past niet
picture-then = dan
picture-bridge = brug
picture-bonus = bonuskaart
