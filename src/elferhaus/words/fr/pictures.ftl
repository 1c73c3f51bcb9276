### Rules in pictures, for those who listen

picture-place = place libre pour { $card }
picture-goes = { $of } : va
picture-stays = { $of } : ne va pas
picture-then = puis
picture-bridge = pont
picture-bonus = carte bonus
