# A page without any server behind it: a folder on a host, where all is played in the browser.
-in-this-browser = Ici tout se joue dans ce navigateur, sans serveur.
# $size
brings = { -in-this-browser } La première table y amène le jeu, une seule fois : { $size }.
# $size
brings-each = { -in-this-browser } Le jeu ({ $size }) est à télécharger de nouveau à chaque visite : ce navigateur ne le garde qu’en https, hors d’une fenêtre privée.
needs = Cela demande un serveur, et cette adresse n’en a pas : ici, on joue sur cet appareil seul.
no-engine = Le jeu n’est pas venu de cette adresse. Réessayez quand le réseau est là.
