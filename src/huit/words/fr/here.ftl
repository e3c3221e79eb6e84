# Playing in the browser, without a server.
heading = Jouer ici, sans réseau
about = Huit sait jouer tout entier dans ce navigateur : tous les jeux, l’ordinateur en face, vos règles, les parties à revoir, « Montrez-moi ». Le réseau peut manquer, en train ou en avion : vos cartes ne quittent pas cet appareil.
fetch = Il faut d’abord aller chercher le jeu, une seule fois : { $size }.
keep = Garder le jeu ici ({ $size })
# $percent (Number)
coming = Le jeu arrive : { NUMBER($percent) }{ "\u00a0" }%
starting = Le jeu est là, il démarre.
starts = Le jeu démarre…
progress = Ce qui est arrivé du jeu
failed = Le jeu n’est pas arrivé en entier. Ce qui est venu est gardé : réessayez quand le réseau est là.
kept = Le jeu est gardé ici. Il se met à jour avec la page, quand le réseau est là.
plain = Ce jeu est venu sans ses recherches : l’ordinateur « fort » et les conseils réfléchissent plus court.
may-delete = Un navigateur peut effacer ce que garde une page, quand la place manque. Safari le fait après sept jours sans visite, sauf si Huit est sur l’écran d’accueil.
asked = Le navigateur a promis de garder vos tables tant que vous ne les effacez pas.
# $most (Number)
most = Il tient { $most } tables ici : une de plus efface celle que personne n’a ouverte depuis le plus longtemps.
lost-alone = Une table d’ici n’est gardée nulle part ailleurs : effacée du navigateur, elle est perdue.
play = Jouer ici
playing = On joue ici, sans serveur.
away = Pas de serveur : on joue ici.
needs = Cela demande le serveur : ici, cet appareil est seul.
to-server = Revenir au serveur
retry = Chercher le serveur
drop = Ne plus garder le jeu
dropped = Le jeu n’est plus gardé. Vos tables d’ici le sont encore.
not-here-heading = Ce qui demande un serveur
not-here = Les amis par un lien ou un code, le labo et les essais par le jeu, les cercles, la donne du jour, la télévision, un autre appareil, les appels quand c’est votre tour.
no-engine = Ce serveur ne donne pas de quoi jouer sans lui, ou il ne répond pas. Qui le tient peut le préparer par « make engine ».
broken = Rien ne répond ici : le jeu n’est pas venu en entier, il s’est arrêté, ou la place manque sur cet appareil. Réessayez ; si cela dure, rechargez la page.
no-cache = Ce navigateur ne garde rien ici : il faut une adresse en https, et une fenêtre qui n’est pas privée.
looking = On regarde ce qui est gardé…
back = Accueil
