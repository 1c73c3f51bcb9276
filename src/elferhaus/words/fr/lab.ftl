# Le labo : et si… ?

lab = Labo
    .about = Et si chacun recevait moins de cartes ? Et si on jouait à un de plus ? Mets deux façons de jouer côte à côte. Des robots y jouent des milliers de fois, et tu vois ce qui change.
lab-leaflet = comme dans le livret
lab-add = Une façon de plus
lab-remove = Enlever la façon { $letter }
lab-rules = Règles du labo
    .about = Aucun livret ne les connaît, et à aucune table on ne joue ainsi.
    .with = Avec des robots « { $level } », tu peux changer encore plus ici, même ce qu’aucun livret ne change.
lab-take-bots = Prendre ces robots
lab-usual = Dans le livret : { $count }
lab-rule-hand = Cartes pour chacun
    .short =
        { $count ->
            [one] { $count } carte pour chacun
           *[other] { $count } cartes pour chacun
        }
lab-rule-draws = Combien piocher si rien ne convient
    .short =
        { $count ->
            [one] piocher { $count } carte au plus
           *[other] piocher { $count } cartes au plus
        }
lab-players = Combien de joueurs ?
    .count = { $count } joueurs
lab-bots = Robots : { $level }
lab-more = Plus de réglages
lab-rounds = Manches pour chaque façon
    .more = Pour encore plus, il y a « elferhaus lab » en ligne de commande.
lab-start = Essayer
lab-stop = Arrêter
lab-waiting = Ça commence…
lab-played = { $played } manches jouées sur { $of }
lab-end-all = Terminé : { $played } manches sont jouées.
lab-end-time = Le temps est écoulé. Voilà ce qu’on sait après { $played } manches.
lab-end-stopped = Arrêté. Voilà ce qu’on sait après { $played } manches.
lab-end-lost = La liaison avec la maison est coupée. Voilà ce qu’on sait après { $played } manches.
lab-end-none = On ne sait encore rien : aucune manche n’est jouée.
lab-busy-mine = Une expérience est déjà en cours d’ici, peut-être dans une autre fenêtre. Attends qu’elle finisse, ou arrête-la.
lab-busy-busy = Le labo est plein en ce moment. Réessaie dans une minute.
lab-busy-often = Ça fait beaucoup d’expériences de suite. Attends un peu.
lab-no = Le labo ne peut pas jouer ainsi. Change quelque chose et réessaie.
lab-findings = Ce qui change à coup sûr
lab-nothing = Rien ne change à coup sûr.
    .yet = Rien n’est encore sûr.
lab-begins =
    .more = Qui commence gagne plus souvent que les autres : { $now }, alors que { $then } serait juste.
    .less = Qui commence gagne moins souvent que les autres : { $now }, alors que { $then } serait juste.
lab-lengths = La longueur d’une manche
    .axis = Combien de décisions compte une manche, et avec quelle fréquence
lab-places = Qui gagne, compté depuis le premier
    .fair = En pointillé : { $share } pour chacun serait juste.
lab-place = { $number }
lab-luck = Un bon robot parmi des débutants : le trait à { $share } serait de la chance pure, tout à droite du talent pur.
lab-numbers = Tous les nombres
    .margin = Après ±, on lit la précision d’un nombre : plus de manches la rendent meilleure.
lab-measure-length = Décisions dans une manche
    .more = Les manches sont plus longues : { $now } décisions au lieu de { $then }.
    .less = Les manches sont plus courtes : { $now } décisions au lieu de { $then }.
lab-measure-first = Qui commence gagne
    .more = Qui commence gagne plus souvent : { $now } au lieu de { $then }.
    .less = Qui commence gagne moins souvent : { $now } au lieu de { $then }.
lab-measure-last = Le dernier à jouer gagne
    .more = Le dernier à jouer gagne plus souvent : { $now } au lieu de { $then }.
    .less = Le dernier à jouer gagne moins souvent : { $now } au lieu de { $then }.
lab-measure-points = Points pour chacun
    .more = Il y a plus de points : { $now } pour chacun au lieu de { $then }.
    .less = Il y a moins de points : { $now } pour chacun au lieu de { $then }.
lab-measure-ties = Plusieurs gagnent ensemble
    .more = Plus souvent, plusieurs gagnent ensemble : { $now } au lieu de { $then }.
    .less = Moins souvent, plusieurs gagnent ensemble : { $now } au lieu de { $then }.
lab-measure-stuck = Rien ne convient
    .more = Plus souvent, rien ne convient : dans { $now } des décisions au lieu de { $then }.
    .less = Moins souvent, rien ne convient : dans { $now } des décisions au lieu de { $then }.
lab-measure-better = Talent contre chance
    .more = Le talent compte plus : le meilleur robot gagne dans { $now } des manches au lieu de { $then }.
    .less = La chance compte plus : le meilleur robot ne gagne que dans { $now } des manches au lieu de { $then }.
