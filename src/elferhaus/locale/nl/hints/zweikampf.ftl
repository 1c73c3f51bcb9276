# Tips voor Duel

hint-zweikampf-luck = Hier valt niets te kiezen, alleen geluk: draai een kaart om
hint-zweikampf-tied = Gelijk: { $count } kaarten wachten op de winnaar, draai de volgende om
