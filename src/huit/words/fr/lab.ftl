heading = { WHAT_RULES_ARE_LIKE() }
lead = Des ordinateurs y jouent des milliers de manches, et l'on compte : qui gagne, combien de temps cela dure, ce que vaut chaque carte.
interval = Un nombre trouvé en jouant n'est jamais tout à fait exact. Son intervalle à 95 %, le trait autour du point ou au bout de la barre, dit où se trouve la vraie valeur, 19 fois sur 20. Plus on joue, plus il est étroit.
which = Quelles règles ?
pick = Choisir un jeu…
seats = Joueurs
against = Comparer avec
nothing = rien
mine = Mes règles
nameless = Sans nom
apart = Ces deux jeux n'ont aucun nombre de joueurs en commun : choisissez-en un autre.
to-rules = Lire ces règles
to-start = { BACK_TO_BEGINNING() }
print = Imprimer
again = Réessayer
stop = Arrêter
progress = Avancement
beginning = Les premières manches se jouent…
playing = On joue encore : les nombres se précisent.
searching = On joue toutes les règles voisines…
waiting = { $before ->
    [1] Une autre demande passe avant la vôtre.
   *[other] { $before } autres demandes passent avant la vôtre.
}
# $done, $of
steps = { STEPS_DONE($done, $of) }
preparing = C'est la première fois pour ce genre de jeu sur cette machine : le labo se prépare d'abord.
slowed-by =
    .start = Le labo se prépare ; la première fois sur une machine, cela prend plus longtemps.
    .games = On joue à des tables de ce serveur : elles passent d'abord, et la mesure avance lentement.
done = La mesure est finie.
stopped = Arrêté avant la fin.
trouble =
    .unreachable = Le serveur ne répond pas, ou la liaison s'est coupée.
    .too_many = Vous avez beaucoup demandé en peu de temps : réessayez dans quelques minutes.
    .failed = Ces règles n'ont pas pu être jouées jusqu'au bout par les ordinateurs. Une autre fois, peut-être.
refused = { NOT_PLAYABLE() }
in-short = En bref
in-pictures = En images
table = Le tableau
all = Tous les nombres
what = Quoi
value = Valeur, et son intervalle
rounds = Manches
player = Niveau
wide = encore large
still-wide = Des intervalles sont encore larges : à prendre avec prudence.
found = Trouvé en { $rounds } manches entre ordinateurs. Niveau : { $players }.
imagining = { $level } ({ $rounds } manches imaginées)
span = { $least } à { $most }
from = de { $least } à { $most }
extremes = Le plus : { $most }. Le moins : { $least }.
# $count (Number)
players = { SO_MANY_PLAYERS($count) }
and = et
held = en main
used = en jeu
winner = celui qui va gagner
leader = celui qui est en tête
band = huit manches sur dix
share-over = Part de la manche
course-said = Les chances du gagnant : { $from } au début, { $half } à la moitié, { $to } à la fin.
turns = Tours
turns-said = { $turns } tours
# $turns (Number)
or-more = { $turns } et plus
even = à égalité : { $share }
compared = Côte à côte
compared-means = Le rond : ces règles. Le carré : les autres. La bande autour du rond est l'intervalle de la différence : quand elle ne touche pas le carré, la différence est nette, et le rond est plein. Sur deux douzaines de nombres, un ou deux diffèrent nettement par hasard : regardez d'abord si l'écart est grand.
# $clear (Number), $all (Number)
clear = { $clear ->
    [0] Rien ne diffère nettement.
    [one] Un nombre sur { $all } diffère nettement.
   *[other] { $clear } nombres sur { $all } diffèrent nettement.
}
show-all = Montrer aussi ce qui ne diffère pas nettement
difference = Différence
is-clear = nette
is-not = pas nette
clearly = Est-elle nette ?
units =
    .share = En manches ou en coups sur 100
    .difference = En manches gagnées de plus sur 100
    .turns = En tours
    .minutes = En minutes
    .number = En nombre
wishes = Que voudriez-vous changer ?
wishes-lead = Choisissez un souhait : on cherche de petits changements de règles qui l'apportent, en dix secondes à une minute.
wish = Je voudrais
card = Quelle carte
search = Chercher
ways = { $count ->
    [one] Un changement trouvé.
   *[other] { $count } changements trouvés.
}
none-found = Aucun petit changement ne l'apporte nettement.
also = Aussi :
take = Prendre
picture =
    .seats = Les places
    .cards = Les cartes
    .tension = La tension
    .lengths = La durée
    .choice = Le choix
    .skill = { LUCK_AND_SKILL() }
    .ends = { HOW_ROUNDS_END() }
    .endless = Des manches sans fin
    .rules = { WHAT_EACH_RULE_CHANGES() }
picture-hint =
    .seats = Combien de manches sur 100 gagne chaque place. La ligne pointillée : ce que gagnerait chacune si toutes se valaient.
    .cards = En main : combien de manches de plus sur 100 gagne qui reçoit cette carte à la donne. En jeu : combien en perd qui ne la pose jamais par choix.
    .tension = Les chances de celui qui va gagner, et de celui qui est en tête, du début à la fin d'une manche. Dans la bande : huit manches sur dix.
    .lengths = Combien de manches sur 100 durent tant de tours. Entre les deux traits : neuf manches sur dix. La dernière colonne compte aussi toutes les plus longues.
    .choice = Coups forcés : une seule chose est permise. Grosses attaques : huit cartes au moins sont dues d'un coup.
    .skill = À gauche, le hasard décide de tout ; à droite, le meilleur gagnerait toujours. Écart de force : ce que gagne de plus un joueur sensé contre le hasard. Valeur de l'information : ce que gagne de plus qui voit la main du suivant.
    .ends = Combien de manches sur 100 finissent bloquées : plus personne ne peut jouer.
    .endless = Combien de manches sur 100 ne finissent pas.
    .rules = Combien de manches sur 100, jouées au hasard, changent si l'on enlève la règle. À zéro, elle ne sert à rien.
