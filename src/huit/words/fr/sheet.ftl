heading = La règle du jeu
after = D'après { $game }
options = Options choisies
cards = { WHAT_CARDS_DO() }
rest = Le jeu
match = La partie
rounds = { NO_TOTAL() }
# $count (Number), $teams (Number)
players = { $teams ->
    [0] { $count } joueurs
   *[other] { $count } joueurs, en { $teams } équipes
}
print = Imprimer
lab = { WHAT_RULES_ARE_LIKE() }
side-by-side = Les cartes de tous les jeux
loading = On cherche la règle…
failed = Le serveur ne répond pas : la règle reste introuvable pour le moment.
again = Réessayer
score = La feuille de la partie
# $plan, $points (Number?)
up-to = { $points ->
    [none] { $plan }
   *[other] { $points ->
        [one] { $plan }, jusqu'à { $points } point
       *[other] { $plan }, jusqu'à { $points } points
    }
}
highest = Le plus haut gagne
lowest = Le plus bas gagne
round = Manche
total = Total
# $no (Number)
column = Partie { $no }
ahead = En tête : { $who }.
# $who, $several (Flag), $mine (Flag)
won = { $mine ->
    [yes] { $who } gagnez la partie !
   *[no] { $several ->
        [yes] { $who } gagnent la partie
       *[no] { $who } gagne la partie
    }
}
# $debtor, $creditor, $points (Number)
owes = { $debtor } → { $creditor } : { $points }
settlement = Qui doit combien à qui
earlier = { $count ->
    [one] La manche d'avant compte dans le total.
   *[other] Les { $count } manches d'avant comptent dans le total.
}
won-by = gagnée
and = et
filling = Le gagnant de chaque manche écrit ses points : la première fois dans la première colonne, la deuxième dans les deux premières, ensuite dans toutes. Qui atteint le total dans une colonne l'a gagnée.
filling-more = Une quatrième s'ouvre quand la première est gagnée, une cinquième quand la deuxième l'est.
