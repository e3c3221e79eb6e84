lead = Touchez une carte, dites ce qu'elle fait : la fiche s'écrit à mesure.
loading = Un instant…
failed = Le serveur ne répond pas.
again = Réessayer
title = Le nom de ces règles
title-hint = « Chez Léa », « Les vacances »…
from = On part de
blank = rien : aucune carte n'a d'effet
cards = Les cartes
cards-hint = flèches et lettres y mènent aussi
no-effect = sans effet
changed = changé
not-in-pack = pas dans le paquet
add-it = Cette carte n'est pas dans le paquet. Le paquet se choisit plus bas, sous :
which-cards = Lesquelles
all = les quatre couleurs
all-jokers = tous
away = Pas dans le paquet : { $cards }. Ce que vous en avez dit attend la carte : c'est gardé ici, mais le lien ne l'emporte pas.
coloured = en couleurs
black-and-white = noir et blanc
more = Plus d'effets
rare = Plus rares
mixed = pas toutes
not-beside = ne va pas avec { $others }
brings = amène aussi { $others }
quoted = « { $label } »
clear = Plus aucun effet
close = Fermer
done = C'est bon
number = combien
pick-cards = quelles cartes
no-cards = aucune carte
by-suit = Carte par carte
worth = Coûte en main
points = points
by-seats = selon le nombre de joueurs
# $seats (Number)
at-seats = à { $seats }
if-on = Non. Si oui : { $said }
named = Les options de ce jeu
needs = seulement avec { $others }
match = La partie
match-usual = Comme dans le jeu de départ
target = { POINTS_TO_END() }
no-match = Ces règles ne comptent pas de points.
changes = Ce qui change
changes-of = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
add-rule-hint = Vous avez gagné la manche : changez une chose, une seule. Elle vaut dès la donne suivante, sans vote.
one-of = { $count ->
    [1] Une chose change.
    [0] Rien ne change encore.
   *[other] { $count } choses changent : une seule est permise.
}
change-these-hint = Partez des règles en vigueur. Tous ceux qui sont à table devront être d'accord.
no-changes = Rien encore.
undo = Défaire
undo-one = Défaire : { $what }
undo-all = Tout défaire
take-back = Reprendre
replaced = Ces règles ont pris la place de celles que vous composiez.
kept-aside = Les vôtres sont gardées dans « Mes règles ».
draft = Brouillon
cancel = Annuler
undone-all = Tout est défait.
sheet = La fiche
mine = Composer
tabs = Composer, ou lire la fiche
in-french = Français
in-english = English
sheet-language = Langue de la fiche
print = Imprimer
built-on = d'après : { $name }
rest = La manche
checking = On regarde si cela se joue…
check = La vérification
steps =
    .rules = les règles vont ensemble
    .ends = les manches finissent
    .idle = chaque règle sert
    .measures = comment cela se joue
step-done = , c'est vu
step-found = , voir ci-dessous
check-preparing = Les règles vont être jouées, et c'est la première fois pour ce genre de jeu sur cette machine : la vérification se prépare d'abord.
# $done, $of
check-steps = { STEPS_DONE($done, $of) }
check-slow = La vérification prend plus longtemps que d'habitude : le serveur a beaucoup à faire, ou se prépare.
check-later = Le serveur a trop à faire : la suite de la vérification attend le prochain changement.
colon = { " " }:{ " " }
measured = Mesuré sur { NUMBER($rounds) } manches entre ordinateurs. Entre parenthèses : où se trouve la vraie valeur, 19 fois sur 20.
see = Voir
remarks = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
playable = Cela se joue.
play = Jouer
play-heading = Jouer à ces règles
share = Partager
share-heading = Le lien de ces règles
share-hint = Le lien contient les règles elles-mêmes : rien n'est gardé sur un serveur.
send = Envoyer…
copy = Copier
copied = Copié
copy-by-hand = Copiez le lien à la main.
qr = Le lien de ces règles, à photographier
no-qr = Ce lien est trop long pour un dessin à photographier.
keep = Garder
kept = Gardé dans ce navigateur.
file = Fichier
export-it = { SAVE_FILE() }
file-hint = Un fichier de règles, que lisent aussi « huit rules check » et « huit play ».
import-it = Ouvrir un fichier…
import-text = Le texte du fichier
import-use = Prendre ces règles
import-left = Laissé de côté : { $keys }.
my-rules = Mes règles
none = Aucune encore.
open = Ouvrir
clone = Copier
remove = Supprimer
removed = { $title } : supprimé.
copy-of = { $title } (copie)
new-rules = Nouvelles règles
seats = Combien de joueurs
company = Avec qui ?
alone = Seul
friends = { WITH_FRIENDS() }
name = Votre nom
name-needed = { WRITE_YOUR_NAME() }
rounds = { ROUND_BY_ROUND() }
open-table = { OPEN_THE_TABLE() }
start = Commencer
change = Changer
received-hint = Quelqu'un a composé ces règles. Elles sont dans le lien.
link-wrong =
    .unreadable = Ce lien est abîmé : il manque sans doute des signes à la fin. Demandez-le à nouveau, ou copiez-le en entier.
    .too_long = Ce lien est trop long pour contenir des règles : plus de 8 000 signes. Demandez plutôt le fichier des règles.
    .newer = Ce lien vient d'une version plus récente de Huit. Rien n'est perdu : il s'ouvrira dès que ce serveur sera à jour. Le voici, pour le garder :
link-as-is = Le lien tel quel
back-to-start = { BACK_TO_BEGINNING() }
# $rounds (Number), $decisions (Number), $blocked
ended = { $blocked ->
    [0] { $rounds } manches d'essai entre ordinateurs, à tous les nombres de joueurs : { $decisions } décisions en moyenne.
   *[other] { $rounds } manches d'essai entre ordinateurs, à tous les nombres de joueurs : { $decisions } décisions en moyenne, { $blocked } bloquées.
}
# .not_toml $line (Number), $what
file-wrong =
    .too_long = Ce fichier est trop long pour être un fichier de règles.
    .extends = « extends » doit nommer un jeu de Huit, par exemple extends = "monclar", ou manquer.
    .not_toml = Ligne { $line }, ce n'est pas du TOML ({ $what }). Une ligne juste : hand = 7. Le texte est gardé ci-dessous : corrigez-le et réessayez.
a-joker = un joker
# All cards of a column that are red, or black.
# $column
reds = { $column ->
    [A] as rouges
    [J] valets rouges
    [Q] dames rouges
    [K] rois rouges
    [joker] jokers rouges
   *[other] { RANK_NAME($column) } rouges
}
# $column
blacks = { $column ->
    [A] as noirs
    [J] valets noirs
    [Q] dames noires
    [K] rois noirs
    [joker] jokers noirs
   *[other] { RANK_NAME($column) } noirs
}
both-ways = { $one } ; { $other }

# Questions of a page that somebody found.
# .place { $number (Number), $of (Number), $chapter }
walk =
    .begin = Écrire une page trouvée
    .lead = Répondez avec la page à côté de vous. Ce qu'elle ne dit pas reste comme il est.
    .place = Question { $number } sur { $of } · { $chapter }
    .before = Précédente
    .next = Suivante
    .end = Finir les questions
    .every = Aussi les questions rares
    .cards = Que fait chaque carte ? Touchez-en une.
    .points = Que compte chaque carte en main ? Touchez-en une.
    .match = { HOW_IS_A_MATCH_WON() }
by-hand =
    .heading = Ce que Huit ne joue pas
    .lead = Ce que la page dit et que Huit ne joue pas : c'est écrit à la fin de la fiche.
    .asked = La page dit encore, et aucune question ne le demande
    .add = Noter
    .remove = Retirer
