# À une table de la maison

table-name = Le nom ne doit pas être vide
table-seat-taken = Cette place est prise
table-seat-free = Cette place est déjà libre
table-host-only = Seul l’hôte de la table peut faire cela
table-playing = Une manche est en cours
table-not-playing = On ne joue pas en ce moment
table-beat = Un instant : tout le monde regarde encore
table-not-full = Avant de commencer, chaque place doit avoir une personne ou un robot
table-people = Il y a { $people } personnes ici, mais il n’y aurait que { $seats } places : quelqu’un doit d’abord se lever
table-no-seat = Il faut une place pour jouer
table-no-bot = Il n’y a pas de robot « { $bot } »
table-damaged = Le journal de cette table est endommagé (entrée { $entry }) : on ne peut plus l’ouvrir
store-full = Le disque de la maison est plein : on ne peut plus rien enregistrer
store-damaged = La base de données de la maison est endommagée, et ce que tu cherches est dans cette partie : une sauvegarde peut aider
store-lost = Le fichier de la maison a été supprimé ou déplacé : elle s’arrête
portray-often = On ne change pas si souvent de nom ou d’image : attends un instant
hint-not-your-turn = Il y a un conseil quand c’est à toi
hint-no-choice = Il n’y a pas à réfléchir : une seule chose est possible
command-id = Une commande a un identifiant de 1 à 40 caractères ASCII
command-action = Ce n’est pas une décision de ce jeu
command-stale = La table a changé entre-temps
preset-full = Il y a déjà { $most } règles maison : supprimes-en une d’abord
preset-places = Il faut autant d’indications que de places ({ $seats }), et la première place est la tienne
preset-large = Ces réglages sont trop longs
