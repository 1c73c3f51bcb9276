# zweikampf

zweikampf-colours = Dit spel speel je met precies twee verschillende kleuren
