### Rules in pictures, for those who listen

picture-place = emplacement libre pour { $card }
picture-goes = { $of } : convient
picture-stays = { $of } : ne convient pas
picture-then = puis
picture-bridge = pont
picture-bonus = carte bonus
