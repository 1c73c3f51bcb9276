# Der Trainer: nach einer Partie

coach = Trainer
coach-none = Dieses Spiel kennt der Trainer noch nicht.
coach-curve = Gewinnchancen
    .about = Wie gut standen die Chancen? So würde es jemand sagen, der alle Hände sieht, aber nicht in den Stapel.
coach-table = Als Tabelle
coach-swings = Die Wendepunkte
coach-swing = { $what }: { $name } { $change }
coach-swing-deal = Runde { $round }, die Karten: { $name } { $change }
coach-did-end = { $name } beendet den Zug
coach-dear = Was am meisten gekostet hat
coach-word =
    { $word ->
        [best] Am besten
        [good] Gut
        [inexact] Ungenau
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
coach-cost =
    { $points ->
        [one] kostet einen Sieg in 100 Partien
       *[other] kostet { $points } Siege in 100 Partien
    }
coach-better = Besser: { $what }
coach-better-silent = Besser: still bleiben
coach-tried = Wer beides immer wieder probiert, gewinnt so öfter
coach-silence = Wer hier still bleibt, gewinnt öfter
coach-luck = Glück und Können
    .about = Von gleichen Chancen bis zum Ende der Partie zählt jede Änderung: Was niemand wissen konnte, ist Glück; was jemand besser machen konnte, ist Können. Zusammen ergibt das den Ausgang.
coach-fortune =
    { $fortune ->
        [very-lucky] großes Glück
        [lucky] Glück
        [even] weder Glück noch Pech
        [unlucky] Pech
       *[very-unlucky] großes Pech
    }
coach-mark =
    { $mark ->
        [very-good] sehr gut
        [good] gut
        [fair] ordentlich
       *[weak] geht noch besser
    }
coach-line = { $name } – Karten: { $fortune }, Spiel: { $mark }
coach-luck-line = { $name } – Karten: { $fortune }
coach-only-luck = In diesem Spiel entscheiden allein die Karten. Darum ist hier nur Glück zu sehen.
coach-even = Gleiche Chancen
coach-cards = Karten
coach-own = Eigenes Spiel
coach-others = Spiel der anderen
coach-result = Ausgang
coach-player = Spieler
coach-speed = Wer war wie schnell?
coach-reaction =
    { $count ->
        [0] { $name }: kein Ruf
        [one] { $name }: ein Ruf, nach { $median } ms
       *[other] { $name }: { $count } Rufe, meist nach { $median } ms, der schnellste nach { $quickest } ms
    }

# Auf der Seite

coach-ask = Frag den Trainer
coach-thinking = Der Trainer sieht sich die Partie an …
coach-failed = Der Trainer konnte sich diese Partie nicht ansehen. Versuch es gleich noch einmal.
coach-too-long = Diese Partie ist für den Trainer zu lang.
coach-chance = { $name }: { $percent } %
coach-decisions = Deine Entscheidungen
coach-decisions-of = Entscheidungen von { $name }
coach-no-decisions = Hier gab es nichts zu entscheiden.
coach-show-better = Besseren Zug zeigen
coach-show-done = Echten Zug zeigen
coach-your-line = Deine Karten: { $fortune }. Dein Spiel: { $mark }.
coach-your-luck-line = Deine Karten: { $fortune }.
