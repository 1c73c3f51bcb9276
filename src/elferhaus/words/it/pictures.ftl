### Rules in pictures, for those who listen

picture-place = casella libera per { $card }
picture-goes = { $of }: va bene
picture-stays = { $of }: non va bene
picture-then = poi
picture-bridge = ponte
picture-bonus = carta bonus
