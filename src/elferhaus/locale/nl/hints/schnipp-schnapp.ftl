# Tips voor Snip Snap

hint-schnipp-schnapp-schnapp = Op twee open stapels ligt een { $number }: roep ‘Snap!’
hint-schnipp-schnapp-schnipp = Er is een { $number } omgedraaid, net als in het midden: roep ‘Snip!’
hint-schnipp-schnapp-turn = Nu is er niets gelijk: draai je volgende kaart om
hint-schnipp-schnapp-next = Nu ben jij: draai je volgende kaart om
