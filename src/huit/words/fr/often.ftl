# What is said in several places, in the same words.

let-me-think = Je réfléchis…
# $name
kick-out = Exclure { $name }
# $names
one-waits-for = on attend { LIST($names) }
next-round = Manche suivante
propose-other-rules = Proposer d'autres règles
same-deal-again = Rejouer cette donne
well-played = Bien joué !
all-right-for-me = C'est bon pour moi
it-is-your-turn = À vous de jouer
# $name
it-is-turn-of = Au tour { OF_NAME($name) }
round-over = La manche est finie
nothing-goes = Rien ne va : ramassez le tas.
how-many-players = Combien de joueurs ?
# $name
take-away = Retirer { $name }
nothing-still = Toujours rien à jouer : passez.
what-rules-are-like = Que valent ces règles ?
back-to-beginning = Retour au début
not-playable = Cela ne se joue pas :
# $count (Number)
so-many-players = { $count } joueurs
# $no (Number)
round-of-number = Manche { $no }
no-answer = Le serveur ne répond pas. Réessayez dans un moment.
points-to-end = Points pour finir
save-file = Enregistrer le fichier
with-friends = Avec des amis
write-your-name = Écrivez votre nom : vos amis le verront.
round-by-round = Manche par manche
open-the-table = Ouvrir la table
what-cards-do = Ce que font les cartes
home-again = Retour à l'accueil
score-sheet = Feuille de marque
no-total = Manche par manche, sans total à atteindre.
pick-up-the-pile = ramasser le tas
say-catch = dire « Contre-carte ! »
show-four = montrer un carré
luck-and-skill = Le hasard et l'adresse
how-rounds-end = La fin des manches
what-each-rule-changes = Ce que chaque règle change
# $done, $of
steps-done = { $done } étapes sur { $of }
how-is-a-match-won = Comment gagne-t-on une partie ?
# $who (List)
out-of-the-match = Hors de la partie : { LIST($who) }.
my-circles = Mes cercles
my-rounds = Mes parties
