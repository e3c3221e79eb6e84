# A page without any server behind it: a folder on a host, where all is played in the browser.
# $size
brings = Ici tout se joue dans ce navigateur, sans serveur. La première table y amène le jeu, une seule fois : { $size }.
needs = Cela demande un serveur, et cette adresse n’en a pas : ici, on joue sur cet appareil seul.
no-engine = Le jeu n’est pas venu de cette adresse. Réessayez quand le réseau est là.
