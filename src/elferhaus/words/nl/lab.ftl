# Het lab: wat als?

lab = Lab
    .about = Wat als iedereen minder kaarten kreeg? Of als er één meer meespeelde? Zet twee manieren van spelen naast elkaar. Bots spelen ze duizenden keren, en jij ziet wat er verandert.
lab-leaflet = zoals in het boekje
lab-add = Nog een manier
lab-remove = Manier { $letter } weghalen
lab-rules = Regels van het lab
    .about = Ze staan in geen boekje, en aan geen tafel wordt zo gespeeld.
    .with = Met bots als ‘{ $level }’ kun je hier nog meer veranderen, ook wat in geen boekje staat.
lab-take-bots = Deze bots nemen
lab-usual = In het boekje: { $count }
lab-rule-hand = Kaarten voor iedereen
    .short =
        { $count ->
            [one] 1 kaart voor iedereen
           *[other] { $count } kaarten voor iedereen
        }
lab-rule-draws = Zoveel trekken als er niets past
    .short =
        { $count ->
            [one] hoogstens 1 kaart trekken
           *[other] hoogstens { $count } kaarten trekken
        }
lab-players = Met hoeveel spelers?
    .count = { $count } spelers
lab-bots = Bots: { $level }
lab-more = Meer instellen
lab-rounds = Rondes per manier
    .more = Voor nog meer is er ‘elferhaus lab’ op de opdrachtregel.
lab-start = Uitproberen
lab-stop = Stoppen
lab-waiting = Het begint zo…
lab-played = { $played } van { $of } rondes gespeeld
lab-end-all = Klaar: { $played } rondes zijn gespeeld.
lab-end-time = De tijd is om. Dit weten we na { $played } rondes.
lab-end-stopped = Gestopt. Dit weten we na { $played } rondes.
lab-end-lost = De verbinding met het huis is verbroken. Dit weten we na { $played } rondes.
lab-end-none = We weten nog niets: er is geen ronde gespeeld.
lab-busy-mine = Van hieruit loopt al een proef, misschien in een ander venster. Wacht tot die klaar is, of stop hem.
lab-busy-busy = Het lab is nu vol. Probeer het over een minuut opnieuw.
lab-busy-often = Dat waren veel proeven achter elkaar. Wacht even.
lab-no = Zo kan het lab niet spelen. Verander iets en probeer het opnieuw.
lab-findings = Wat er zeker verandert
lab-nothing = Er is geen zeker verschil.
    .yet = Er is nog geen zeker verschil.
lab-begins =
    .more = Wie begint, wint vaker dan de anderen: { $now }, eerlijk zou { $then } zijn.
    .less = Wie begint, wint minder vaak dan de anderen: { $now }, eerlijk zou { $then } zijn.
lab-lengths = Zo lang is een ronde
    .axis = Hoeveel beslissingen een ronde heeft, en hoe vaak dat voorkomt
lab-places = Wie wint, geteld vanaf de eerste
    .fair = Gestippeld: { $share } voor iedereen zou eerlijk zijn.
lab-place = { $number }
lab-luck = Eén goede bot tussen beginners: het streepje bij { $share } zou puur geluk zijn, helemaal rechts pure vaardigheid.
lab-numbers = Alle getallen
    .margin = Achter ± staat hoe precies een getal is: meer rondes maken het preciezer.
lab-measure-length = Beslissingen in een ronde
    .more = De rondes zijn langer: { $now } beslissingen in plaats van { $then }.
    .less = De rondes zijn korter: { $now } beslissingen in plaats van { $then }.
lab-measure-first = Wie begint, wint
    .more = Wie begint, wint vaker: { $now } in plaats van { $then }.
    .less = Wie begint, wint minder vaak: { $now } in plaats van { $then }.
lab-measure-last = Wie als laatste aan de beurt komt, wint
    .more = Wie als laatste aan de beurt komt, wint vaker: { $now } in plaats van { $then }.
    .less = Wie als laatste aan de beurt komt, wint minder vaak: { $now } in plaats van { $then }.
lab-measure-points = Punten voor iedereen
    .more = Er zijn meer punten: { $now } voor iedereen in plaats van { $then }.
    .less = Er zijn minder punten: { $now } voor iedereen in plaats van { $then }.
lab-measure-ties = Meerdere winnaars
    .more = Er zijn vaker meerdere winnaars: { $now } in plaats van { $then }.
    .less = Er zijn minder vaak meerdere winnaars: { $now } in plaats van { $then }.
lab-measure-stuck = Niets past
    .more = Vaker past er niets: bij { $now } van de beslissingen in plaats van { $then }.
    .less = Minder vaak past er niets: bij { $now } van de beslissingen in plaats van { $then }.
lab-measure-better = Vaardigheid tegen geluk
    .more = Vaardigheid telt zwaarder: de betere bot wint { $now } in plaats van { $then }.
    .less = Geluk telt zwaarder: de betere bot wint maar { $now } in plaats van { $then }.
