### Rules in pictures, for those who listen

picture-place = empty place for { $card }
picture-goes = { $of }: goes
picture-stays = { $of }: does not go
picture-then = then
picture-bridge = bridge
picture-bonus = bonus card
