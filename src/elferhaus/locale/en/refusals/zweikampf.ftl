# zweikampf

zweikampf-colours = This game is played with exactly two different colours
