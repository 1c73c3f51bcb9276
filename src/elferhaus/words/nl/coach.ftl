# De coach: na een partij

coach = Coach
coach-none = De coach kent dit spel nog niet.
coach-curve = Winstkansen
    .about = Hoe groot was ieders kans om te winnen? Dat is wat iemand zou zeggen die alle handen ziet, maar niet in de trekstapel kan kijken.
coach-table = Als tabel
coach-swings = De keerpunten
coach-swing = { $what }: { $name } { $change }
coach-swing-deal = Ronde { $round }, de kaarten: { $name } { $change }
coach-did-end = { $name } beëindigt de beurt
coach-dear = Wat het meest kostte
coach-word =
    { $word ->
        [best] Het beste
        [good] Goed
        [inexact] Onnauwkeurig
        [mistake] Fout
       *[blunder] Grote fout
    }
coach-cost =
    { $points ->
        [one] kost één overwinning op 100 partijen
       *[other] kost { $points } overwinningen op 100 partijen
    }
coach-better = Beter: { $what }
coach-better-silent = Beter: stil blijven
coach-tried = Wie beide steeds weer probeert, wint zo vaker
coach-silence = Wie hier stil blijft, wint vaker
coach-luck = Geluk en spel
    .about = Van gelijke kansen tot het einde van de partij telt elke verandering: wat niemand kon weten is geluk, wat iemand beter kon doen is spel. Samen geeft dat de uitslag.
coach-fortune =
    { $fortune ->
        [very-lucky] veel geluk
        [lucky] geluk
        [even] geen geluk en geen pech
        [unlucky] pech
       *[very-unlucky] veel pech
    }
coach-mark =
    { $mark ->
        [very-good] heel goed
        [good] goed
        [fair] redelijk
       *[weak] kan beter
    }
coach-line = { $name } – kaarten: { $fortune }, spel: { $mark }
coach-luck-line = { $name } – kaarten: { $fortune }
coach-only-luck = In dit spel bepalen de kaarten alles. Daarom is hier alleen geluk te zien.
coach-even = Gelijke kansen
coach-cards = Kaarten
coach-own = Eigen spel
coach-others = Spel van de anderen
coach-result = Uitslag
coach-player = Speler
coach-speed = Wie was het snelst?
coach-reaction =
    { $count ->
        [0] { $name }: niet geroepen
        [one] { $name }: één keer geroepen, na { $median } ms
       *[other] { $name }: { $count } keer geroepen, meestal na { $median } ms, het snelst na { $quickest } ms
    }

# Op de pagina

coach-ask = Vraag de coach
coach-thinking = De coach bekijkt de partij…
coach-failed = De coach kon deze partij niet bekijken. Probeer het straks nog eens.
coach-too-long = Deze partij is te lang voor de coach.
coach-chance = { $name }: { $percent }%
coach-decisions = Jouw beslissingen
coach-decisions-of = Beslissingen van { $name }
coach-no-decisions = Hier viel niets te beslissen.
coach-show-better = Betere zet tonen
coach-show-done = Echte zet tonen
coach-your-line = Jouw kaarten: { $fortune }. Jouw spel: { $mark }.
coach-your-luck-line = Jouw kaarten: { $fortune }.
