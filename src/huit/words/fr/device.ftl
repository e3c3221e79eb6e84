# Plusieurs personnes à une table, sur un seul appareil qu’elles se passent.
start = Tous sur cet appareil
start-hint = On se passe le téléphone : les cartes se couvrent d’une personne à l’autre.
by-server = Par un code ou un lien : il y faut un serveur.
who = Qui joue sur cet appareil ?
# $no (Number)
person = Personne { $no }
add-person = Ajouter une personne
remove-person = Ne pas compter { $name }
computers = Ordinateurs à la table
play = Jouer ensemble
name-missing = Il manque un nom : chacun en a un, pour savoir à qui passer l’appareil.
not-opened = La table n’a pas pu s’ouvrir. Réessayez.
here = Sur cet appareil
here-hint = Chacun voit ses cartes quand c’est son tour de tenir l’appareil ; elles sont couvertes entre-temps.
add = Ajouter quelqu’un sur cet appareil
name = Son nom
add-do = Ajouter
remove = Retirer { $name } de cet appareil
# $most (Number)
enough = Pas plus de { $most } personnes sur un appareil.
not-added = Cette personne n’a pas pu entrer. Réessayez.
sent-away = On a retiré de cette table quelqu’un de cet appareil : personne ne peut y revenir à sa place.
door-closed = La table est fermée à clé : ouvrez-la d’abord, dans « Réglages de la table ».
pass-to = Passez l’appareil à { $name }
its-me = C’est moi, { $name }
covered = Les cartes sont couvertes
covered-hint = Personne d’autre ne doit regarder quand { $name } appuie.
call-out = À dire sans prendre l’appareil
reacts = { $name } : { $call }
knock = je frappe trois fois
# $count (Number)
wrong-costs = À tort, cela coûte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
others = Voir ses cartes hors de son tour
takes = { $name } prend l’appareil
table = La table, comme tous la voient
holds = { $name } a l’appareil
cover = Couvrir
pass-on = Passer à { $name }
