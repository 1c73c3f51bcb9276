# Salle d’attente, arrivée, résultat et connexion

rooms-qr = Code QR de cette table
rooms-invite = Inviter
rooms-invite-title = Viens à table : { $game }
rooms-scan = Scanne ou tape le code
rooms-share = Partager
rooms-copied = Lien copié
rooms-places = Places
rooms-count =
    { $count ->
        [one] { $count } sur { $seats } est là
       *[other] { $count } sur { $seats } sont là
    }
rooms-fewer = Une place de moins
rooms-more = Une place de plus
rooms-add-bot = Mettre un robot
rooms-add-bot-to = Mettre un robot à la place { $seat }
rooms-free-note = viens donc
rooms-strength = Niveau du robot
level-little = Puce
level-easy = Copain
level-steady = Habitué
level-sharp = Renard
level-expert = Maître
level-bots = Robots à cette table
level-done = Terminé
level-bot = Robot, { $kind }
rooms-you = c’est toi
rooms-here = est là
rooms-change-me = Changer d’image et de nom
rooms-set = Options pour { $name }
rooms-send-away = Renvoyer { $name }
rooms-free-seat = Libérer la place
rooms-rounds =
    { $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }
rooms-own-rules =
    { $count ->
        [1] une règle à vous
       *[other] { $count } règles à vous
    }
rooms-change = Changer
rooms-who = Qui es-tu ?
rooms-who-why = Choisis une image, les autres la verront à la fenêtre.
rooms-name = Ton nom
rooms-face = Ton image
rooms-face-number = Image { $number }
rooms-face-taken = Image { $number }, déjà prise par { $name }
rooms-that-is-me = C’est moi
rooms-host-starts = C’est la personne qui a mis la table qui lance la partie.
rooms-needs = Il faut être au moins { $least } pour ce jeu.
rooms-empty-stay = Les places libres restent vides.
rooms-all-here = Toutes les places sont prises.
rooms-start =
    { $count ->
        [2] C’est parti à deux
        [3] C’est parti à trois
        [4] C’est parti à quatre
        [5] C’est parti à cinq
        [6] C’est parti à six
       *[other] C’est parti à { $count }
    }
rooms-start-with-bots =
    { $count ->
        [1] Jouer avec un robot
       *[other] Jouer avec { $count } robots
    }
rooms-closed = Cette table a été débarrassée.
rooms-join = Viens t’asseoir !
rooms-sit = Prendre place
rooms-take-seat = Jouer aussi
rooms-watch = Regarder seulement
rooms-be-screen = C’est notre grand écran
rooms-watching = Tu regardes.
rooms-full = C’est complet
rooms-no-line = La maison ne répond pas. Réessaie dans un instant.
rooms-play-along = Jouer aussi
rooms-turns = { $count } doivent encore choisir
rooms-unit =
    { $unit ->
        [cards] Cartes
        [quartets] Carrés
        [wins] Victoires
       *[points] Points
    }
rooms-low-wins = Peu, c’est bien
rooms-high-wins = Plus, c’est mieux
rooms-player = Qui
rooms-round = Manche { $round }
rooms-sum = Total
rooms-won-round = { $points }, manche gagnée
rooms-wins =
    { $who ->
        [you] Tu gagnes !
        [one] { $names } gagne !
       *[many] { $names } gagnent !
    }
rooms-wins-round =
    { $who ->
        [you] Tu gagnes la manche !
        [one] { $names } gagne la manche !
       *[many] { $names } gagnent la manche !
    }
rooms-leads =
    { $who ->
        [you] Après la manche { $round } sur { $rounds }, tu es en tête.
        [one] Après la manche { $round } sur { $rounds }, { $names } est en tête.
       *[many] Après la manche { $round } sur { $rounds }, { $names } sont en tête.
    }
rooms-ahead =
    { $unit ->
        [cards] { $points ->
            [1] Une carte d’avance sur { $name }
           *[other] { $points } cartes d’avance sur { $name }
        }
        [quartets] { $points ->
            [1] Un carré d’avance sur { $name }
           *[other] { $points } carrés d’avance sur { $name }
        }
        [wins] { $points ->
            [1] Une victoire d’avance sur { $name }
           *[other] { $points } victoires d’avance sur { $name }
        }
       *[points] { $points ->
            [1] Un point d’avance sur { $name }
           *[other] { $points } points d’avance sur { $name }
        }
    }
rooms-prizes = Prix
lead-title = Qui menait à quel moment ?
lead-about = En haut, qui mène
lead-longest = En tête le plus longtemps : { $names }
lead-table = En tableau
lead-start = Au début
lead-end = À la fin
lead-part = Après { $percent } %
rooms-somebody = quelqu’un
rooms-round-over = La manche est finie
rooms-rematch = Revanche
rooms-next-round = Manche suivante
rooms-another = Autre jeu
rooms-host-decides = La personne qui a mis la table décide de la suite.
rooms-host-goes-on = On continue dès que la manche suivante est distribuée.
rooms-look = Revoir la table
rooms-record = Enregistrement
rooms-gather = Salle d’attente
rooms-leave = À la maison
rooms-lost = Connexion perdue – on te ramène
rooms-lost-seat = Ta place reste à toi.
rooms-lost-watch = Ça reprend dans un instant.
rooms-back = Te revoilà
rooms-is-away = { $name } n’est pas là
rooms-waits = Le jeu attend.
rooms-bot-comes = Un robot va bientôt jouer à sa place.
rooms-let-bot = Mettre un robot
rooms-no-table = Cette table n’existe pas
rooms-no-table-why = Le code est peut-être faux, ou la table a été débarrassée depuis longtemps.
rooms-not-yours = Cette place n’est plus à toi
rooms-not-yours-why = Elle a été libérée, ou reprise sur un autre appareil.
rooms-join-anew = S’asseoir de nouveau
rooms-closed-line = La maison a raccroché
rooms-closed-line-why = Quelque chose n’a pas marché avec cette table.
rooms-try-again = Réessayer
trouble = Quelque chose s’est mal passé ici
trouble-why = Ta place et la partie sont toujours là.
trouble-reload = Recharger la page
ending-out = Plus de cartes !
    .by =
        { $who ->
            [you] Tu n’as plus de cartes.
           *[other] { $name } n’a plus de cartes.
        }
ending-blocked = Rien ne va plus !
    .by = Personne ne peut plus poser de carte.
ending-limit = C’est fini !
    .by = Une manche ne dure pas plus longtemps.
ending-played = C’est fini !
    .by = Toutes les cartes sont jouées.
part-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
part-tricks =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
part-quartets =
    { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    }
part-pile =
    { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
part-line = { $what } : { $points }
door-knocks = { $name } voudrait jouer
door-more = Puis encore { $count }
door-let-in = Faire entrer
door-turn-away = Ne pas faire entrer { $name }
door-waiting = Tu as frappé. On va t’ouvrir.
door-nobody = Cette fois, personne ne t’a ouvert.
door-first = Frapper d’abord
door-first-line = Qui arrive avec le code attend que tu ouvres.
rooms-ask-rematch = Demander la revanche
rooms-asked-rematch = Tu as demandé la revanche.
rooms-wants-rematch =
    { $count ->
        [1] { $names } voudrait une revanche.
       *[other] { $names } voudraient une revanche.
    }
