# Dezelfde kaarten voor iedereen

cards-title = Dezelfde kaarten voor iedereen
cards-day = De kaarten van de dag
cards-day-how = Vandaag speelt iedereen dit ene spel met dezelfde kaarten, in elk huis, tegen { $bots } goede bots. De eerste keer telt, daarna is het oefenen.
cards-play = Spelen
cards-go-on = Verderspelen
cards-practise = Nog eens oefenen
cards-playing = speelt nog
cards-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cards-better = Beter dan { $count } van de 100
cards-as = Wie speelt er?
cards-as-why = Onder één naam telt elk spel maar één keer. Wat begonnen is, gaat op elk apparaat verder.
cards-deals =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
cards-more = Meer
cards-drop = Verwijderen
cards-drop-sure = Echt verwijderen?
cards-play-next = Spel { $number } spelen
cards-new = Een nieuwe vergelijking
cards-new-how = Iedereen speelt dezelfde kaarten, wanneer en waar je maar wilt. Het geluk is voor iedereen gelijk; wat overblijft, is vaardigheid.
cards-name = Naam
cards-name-example = Zondag
cards-game = Spel
cards-how-many = Hoeveel spellen
cards-make = Aanmaken
cards-looking = Het komt eraan…
cards-deal-number = Spel { $number } is gespeeld
cards-field = { $players ->
    [one] { $players } van de { $of } andere spelers heeft deze kaarten al gespeeld…
   *[other] { $players } van de { $of } andere spelers hebben deze kaarten al gespeeld…
}
cards-among = Onder { $of } spelers zoals de bots, met precies deze kaarten.
cards-counts = Deze telt.
cards-practice = Dit was oefenen.
cards-best = De beste partij met deze kaarten: { $points }. De jouwe: { $mine }.
cards-best-line = Beste partij
cards-share = Delen
cards-copied = Gekopieerd
cards-board = Naar de vergelijking
cards-way = Hoe jullie spelen
cards-alone = Ieder apart
cards-together = Aan één tafel
cards-together-how = Jullie zitten samen en spelen alle spellen. Dan schuift iedereen een stoel door en komen dezelfde kaarten terug, tot iedereen elke hand heeft gehad. Wat overblijft, is vaardigheid.
cards-people = Hoeveel mensen
cards-people-count = { $count } mensen aan één tafel
cards-sit = Meedoen
cards-deal-of = Spel { $number } van { $deals }
cards-turn = Tafelschikking { $turn } van { $turns }
cards-kept-back = Deze kaarten komen terug. Terugkijken en de coach zijn er als alles gespeeld is.
cards-next = Volgend spel
cards-next-turn = Doorschuiven
cards-all-played = Iedereen heeft elke hand gehad. De vergelijking staat vast.
cards-waits = Het begint als alle stoelen bezet zijn. Op de andere apparaten: open dezelfde vergelijking en doe mee, of scan de code.
cards-hands = { $done } van { $all } handen
cards-end = Vergelijking beëindigen
    .line = Wat gespeeld is, telt. Hier wordt niet verdergespeeld.
    .sure = Echt beëindigen?
cards-ended = De vergelijking is hier ten einde. Wat gespeeld is, telt.
cards-waits-for = Het spel wacht. Wat een bot uitspeelt, telt niet voor { $name }.
