# « Le cercle »: its page, and those that one is in.

mine = { MY_CIRCLES() }
mine-told = Un cercle garde une compagnie ensemble : ses règles, ses tables, et ce qui s'y est joué. On y entre par son lien, sans compte ; personne d'autre ne sait qu'il existe.
none = Ce navigateur n'est encore dans aucun cercle.
# $people (Number), $results (Number)
in-short = { N_PEOPLE($people) } · { N_RESULTS($results) }
n-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
n-results = { $count ->
    [0] rien d'écrit
    [one] { $count } résultat
   *[other] { $count } résultats
}
latest = le dernier le { $date }
to-start = Accueil
found = Fonder un cercle
found-name = Comment s'appelle-t-il ?
found-sample = Les Dupont
your-name = Votre nom
found-do = Fonder le cercle
founded = Le cercle est fondé : invitez les autres.
link-label = Le lien d'un cercle
link-told = Quelqu'un du cercle vous l'envoie, ou vous le montre à viser.
link-do = Suivre
link-bad = Ce n'est pas le lien d'un cercle : il finit par « /cercle# », puis vingt lettres et chiffres.
carried = Déjà dans un cercle sur un autre appareil ?
carried-do = Amenez-le par un code
loading = On cherche le cercle…
again = Réessayer

come = Entrer dans le cercle : { $name }
who = Qui êtes-vous ?
somebody-new = Quelqu'un de nouveau
new-told = par son nom et sa figure
free-told = on y joue déjà sous ce nom
taken = y est déjà
come-do = Entrer dans le cercle
coming = On entre…
full-told = Le cercle est complet : on n'y entre plus que sous un nom qui y est déjà libre.
taken-told = Un de ces noms est le vôtre, et vous avez un nouvel appareil ? Demandez à quelqu'un du cercle d'ouvrir votre place, ou faites un code sur l'autre appareil, sous « Mes parties ».
not-now = Pas maintenant
old-link = Ce lien ne mène à aucun cercle : il a été renouvelé, ou le cercle a été supprimé. Demandez le nouveau à quelqu'un du cercle.

heading = Le cercle
not-here = Ce cercle n'est pas là : il a été supprimé, ou ce navigateur n'y a pas de place.
to-mine = Voir mes cercles
you = vous
gone-person = quelqu'un qui est parti

tables = Tables ouvertes du cercle
# $free (Number)
table-free = { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
stage =
    .lobby = on s'installe
    .round = on joue une manche
    .between = pause avant la suivante
go-back = Y retourner
sit-down = Prendre place
look-on = Regarder
# $action, $name
of-table = { $action } : { $name }

pinned = Nos règles
no-pinned = Épinglez les règles de la maison : une table s'ouvrira d'un seul geste.
open-table = { OPEN_THE_TABLE() }
opening = On ouvre…
# $name
open-of = Ouvrir une table : { $name }
pin = Épingler des règles
pin-do = Épingler
pin-title = Comment les appelez-vous ?
pin-title-told = si elles ont un nom chez vous
pin-open = Ouvrir une table sans épingler
pins-full = Plus rien ne peut être épinglé : retirez d'abord d'autres règles.
unpin = Retirer
# $name
unpin-of = Retirer des règles épinglées : { $name }
unpin-ask = Ne plus épingler ces règles ?
unpin-told = { $name } : ce qui s'est joué avec elles reste écrit. Elles peuvent être épinglées de nouveau.
unpinned = Règles retirées.
is-pinned = Règles épinglées.
keep = Garder

standings = Classement
period = Quand ?
ever = Depuis le début
periods =
    .evening = Par soirée
    .month = Par mois
    .year = Par année
# $date, $count (Number)
evening-of = { $date } ({ $count })
which-game = Quel jeu ?
all-games = Tous les jeux
unnamed-game = un jeu de cartes
counted = Que compte-t-on ?
of =
    .games = Les parties
    .rounds = Les manches des tables
# $count (Number)
n-played = { $count ->
    [0] Rien de joué là.
    [one] { $count } partie comptée.
   *[other] { $count } parties comptées.
}
# $count (Number)
n-rounds-played = { $count ->
    [0] Aucune manche jouée là.
    [one] { $count } manche comptée.
   *[other] { $count } manches comptées.
}
nothing-yet = Rien n'est encore joué : ouvrez une table, ou notez une soirée de vraies cartes.
player-head = Qui
played-head = Jouées
won-head = Gagnées
share-head = Part
chance-head = Hasard
place-head = Place moyenne
points-head = Points
shares = Part de victoires, à côté du hasard
shares-told = Le point est la part gagnée, la barre son incertitude (95 %), le trait ce que donnerait le hasard : une partie sur le nombre de camps. Plein : le hasard ne l'explique pas d'ordinaire.
# $share, $low, $high, $chance
share-of = { $share } %, entre { $low } et { $high } % ; hasard { $chance } %
against-chance =
    .above = plus que le hasard
    .below = moins que le hasard
    .even = comme le hasard peut faire
share-verdict = { $told } : { $verdict }
ratings = Force estimée
ratings-told = Par qui l'a emporté sur qui, en comptant la force des autres. Tous partent de 25 ; la barre est l'incertitude (95 %). Deux barres qui se couvrent : on ne sait pas qui est le plus fort.
# $mu, $low, $high, $games (Number)
rating-of = { $mu }, entre { $low } et { $high } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
too-little = encore trop peu de parties pour le dire
beats = Qui l'emporte sur qui
beats-told = En ligne : combien de fois ce joueur est mieux placé, puis moins bien, que celui de la colonne.
# $a, $b, $ahead (Number), $behind (Number), $level (Number)
beat-told = { $a } contre { $b } : { $ahead } fois devant, { $behind } fois derrière, { $level } fois à égalité

played = Ce qui s'est joué
write-evening = Noter une soirée
results-full = Le cercle a tout ce qu'il peut garder : exportez-le, et fondez-en un autre.
kind =
    .round = manche
    .match = partie
    .evening = vraies cartes
# $count (Number), $name
rounds-of = { $count ->
    [one] { $count } manche : { $name }
   *[other] { $count } manches : { $name }
}
struck = rayé : ne compte plus
# $place (Number), $name
placed = { $place }. { $name }
# $place (Number), $name, $points
placed-points = { $place }. { $name }, { $points }
computer = ordinateur
by-server = Écrit par la table elle-même.
# $name
by-member = Noté par { $name }.
sheet-rounds = Les manches de la feuille
sheet-round = Manche
mend = Corriger
strike = Rayer
strike-ask = Rayer ce résultat ?
strike-told = Il reste dans la liste, rayé, et ne compte plus nulle part. Il pourra compter de nouveau.
count-again = Compter de nouveau
was-struck = Résultat rayé.
counts-again = Le résultat compte de nouveau.
history = Historique
history-of = Historique de ce résultat
did =
    .entered = l'a noté
    .mended = l'a corrigé
    .struck = l'a rayé
    .counted = l'a fait compter de nouveau
# $date, $name, $did
edit-told = Le { $date }, { $name } { $did }.
before = Avant : { $what }
no-edits = Personne n'y a touché.
older = Plus anciens

evening = Une soirée de vraies cartes
evening-mend = Corriger la soirée
when = Quand était-ce ?
other-game = un autre jeu
game-title = Comment s'appelle le jeu ?
from-sheet = Prendre la feuille de marque de ce navigateur
from-sheet-done = La feuille est reprise : vérifiez qui est qui.
players = Qui jouait ?
# $no (Number)
player-no = Joueur n° { $no }
guest = un invité
guest-name = Nom de l'invité
add-line = Un joueur de plus
# $no (Number)
drop-line = Retirer le joueur { $no }
by = Qu'avez-vous noté ?
by-way =
    .points = des points
    .places = des places
wins = Qui gagne ?
wins-way =
    .highest = le plus de points
    .lowest = le moins de points
in-teams = On jouait par équipes
# $no (Number)
team-no = Équipe { $no }
# $no (Number)
team-of = Équipe du joueur n° { $no }
points = Points
place = Place
note = Une remarque
note-told = pour s'en souvenir
rounds-stay = Les manches de la feuille restent tant que joueurs et points ne changent pas.
write-do = Écrire dans le cercle
mend-do = Enregistrer la correction
written-down = La soirée est écrite dans le cercle.
is-mended = La soirée est corrigée.
evening-wrong =
    .when = Dites quel jour c'était.
    .later = Ce jour est encore à venir.
    .few = Il faut au moins deux joueurs.
    .who = Dites qui jouait là, ou retirez la ligne.
    .twice = Le même joueur est là deux fois.
    .guest = Donnez un nom à l'invité.
    .points = Il manque des points, en chiffres : 42, −5 ou 12+30.
    .place = Il manque une place : 1 pour qui a gagné.
    .teams = Il faut au moins deux équipes.

people = Les personnes
keys = a les clés
without = sans appareil ici
gone = parti
# $hours (Number)
is-open = { $hours ->
    [one] sa place est ouverte : encore { $hours } heure
   *[other] sa place est ouverte : encore { $hours } heures
}
invite = Inviter
invite-heading = Inviter dans le cercle
invite-link = Le lien du cercle
invite-qr = Lien du cercle, à viser avec un appareil photo
invite-told = Qui a ce lien peut entrer et lire tout ce qui s'est joué. Il reste bon jusqu'à ce qu'il soit renouvelé.
share = Partager
share-text = Viens dans notre cercle de cartes
copy = Copier
copied = Copié
copy-by-hand = Copiez vous-même le lien sélectionné.
add-person = Inscrire quelqu'un sans appareil
add-told = Pour les feuilles de vraies cartes. Qui a le lien pourra dire que c'est son nom.
add-do = Inscrire
people-full = Le cercle est complet.
# $name
added = { $name } est du cercle.
person-of = Gérer : { $name }
my-place = Mon nom et ma figure ici
person-name = Nom
rename-do = Enregistrer
renamed = C'est enregistré.
open-place = Ouvrir sa place à un nouvel appareil
open-told = Pendant un jour, qui a le lien du cercle pourra y entrer sous ce nom.
# $name
opened = La place { OF_NAME($name) } est ouverte pour un jour.
give-keys = Lui donner les clés
keys-told = Qui a les clés peut exclure quelqu'un, renouveler le lien et supprimer le cercle.
keys-given = C'est fait : une personne de plus a les clés.
return-keys = Rendre mes clés
keys-returned = Vous n'avez plus les clés.
remove = Exclure
remove-ask = Exclure { $name } ?
remove-told = Ses appareils n'entrent plus ; ce qui s'est joué reste écrit. Renouvelez ensuite le lien : qui l'a encore peut revenir.
removed = { $name } n'est plus du cercle.
forget-name = Effacer aussi le nom de ce qui s'est joué

manage = Gérer le cercle
rename = Nom du cercle
export = Emporter tout dans un fichier
export-json = Fichier complet (JSON)
export-csv = Tableau (CSV)
import = Apporter un fichier
import-told = Un fichier exporté d'un cercle, ou un tableau de résultats. Ce qui est déjà là n'est pas écrit deux fois.
import-ask = Apporter ce fichier dans le cercle ?
# $name
import-named = { $name } : ce qu'il contient s'ajoute au cercle. Chaque résultat pourra être rayé, mais seulement un par un.
import-do = Apporter
import-wrong = Ce fichier n'est pas d'un cercle, ou il est abîmé : rien n'a été apporté.
# $why
import-refused = Rien n'a été apporté ({ $why }).
import-begun = Le début du fichier est peut-être déjà là : apporté de nouveau, il n'est pas écrit deux fois.
# $most (Number)
import-too-long = Ce fichier est trop grand : { $most } mégaoctets au plus.
# $results (Number), $people (Number), $pinned (Number), $known (Number)
imported = C'est fait : { N_RESULTS($results) } de plus, { N_PEOPLE($people) }, { $pinned ->
    [0] aucune règle
    [one] { $pinned } règle
   *[other] { $pinned } règles
} ; déjà là : { $known }.
renew = Renouveler le lien
renew-ask = Renouveler le lien du cercle ?
renew-told = L'ancien ne laissera plus entrer personne. Qui est déjà du cercle y reste.
renewed = Le lien est renouvelé : envoyez le nouveau.
leave = Quitter le cercle
leave-ask = Quitter ce cercle ?
leave-told = Ce navigateur et vos autres appareils n'y entrent plus. Ce qui s'est joué reste écrit.
leave-last = Vous êtes la dernière personne à y avoir un appareil : le cercle sera supprimé, avec tout ce qui y est écrit.
leave-last-keys = Les clés passeront à la personne qui est du cercle depuis le plus longtemps.
left = Vous avez quitté le cercle.
delete = Supprimer le cercle
delete-ask = Supprimer ce cercle pour tous ?
# $people (Number), $results (Number)
delete-told = { N_PEOPLE($people) }, { N_RESULTS($results) } : tout sera effacé, pour tout le monde, sans retour. Exportez d'abord ce que vous voulez garder.
delete-sure = Supprimer pour tous
deleted = Le cercle est supprimé.
only-keys = Renouveler le lien, exclure et supprimer : qui a les clés peut le faire.

failed = { NO_ANSWER() }
many-asked = Beaucoup de demandes à la fois : attendez une minute, puis réessayez.
refused = Cela ne va pas ainsi.
wrong =
    .no_circle = Ce cercle n'est plus là, ou vous n'y êtes plus.
    .no_result = Ce résultat n'est plus là.
    .no_member = Cette personne n'est plus là.
    .no_pinned = Ces règles ne sont plus épinglées.
    .not_keeper = Seul qui a les clés du cercle peut faire cela.
    .not_yours = Chacun choisit son nom et sa figure.
    .name_taken = Ce nom est déjà pris dans le cercle : choisissez-en un autre.
    .not_free = Ce nom n'est plus libre : quelqu'un vient d'entrer sous lui, ou sa place s'est refermée.
    .stale = Quelqu'un a changé ce résultat entre-temps : le voici tel qu'il est, recommencez.
    .not_evening = Seule une soirée de vraies cartes peut être corrigée : ceci vient d'une table.
    .last_keeper = Donnez d'abord les clés à quelqu'un d'autre.
full =
    .circles = Ce navigateur est dans autant de cercles qu'il se peut : quittez-en un d'abord.
    .people = Le cercle est complet : personne de nouveau n'y entre plus.
    .pinned = Plus rien ne peut être épinglé : retirez d'abord une règle.
    .results = Le cercle garde déjà autant de résultats qu'il se peut.
    .history = On a corrigé dans ce cercle autant de fois qu'il se peut : ce résultat reste comme il est.
