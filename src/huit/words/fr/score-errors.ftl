### Not on the page
# What is wrong with what is written on a score sheet, by the code of the error.

# $name, $most (Number)
not-a-name = { AS_TYPED($name) } n'est pas un nom : de 1 à { $most } lettres
# $plan, $low, $high (Text?), $players (Number)
not-for-so-many = { $plan } est pour { $high ->
    [none] { $low }
   *[other] { $low } à { $high }
} joueurs ou équipes, et il y en a { $players }
# $plan, $low, $high (Text?), $players (Number)
winners-alone = { NOT_FOR_SO_MANY($plan, $low, $high, $players) }{ "\u00a0" }; qui n'a rien gagné s'inscrit avec 0, comme Luc=0
# $name, $known
no-such-plan = pas de compte du nom de { AS_TYPED($name) }{ "\u00a0" }; il y a { $known }
# $plan, $rounds (Number)
ends-by-rounds = target : { $plan } finit après { N_ROUNDS($rounds) }, quels que soient les points
# $target (Number), $most (Number)
target-out-of-bounds = target : { $target } n'est pas de 1 à { $most }
match-over = la partie est finie : effacez une manche, ou commencez une nouvelle feuille
# $most (Number)
sheet-full = une feuille a de la place pour { N_ROUNDS($most) }
no-points = une manche donne des points à quelqu'un, comme Pierre=15
# $plan
several-winners = { $plan } : par manche un nom, celui du gagnant{ "\u00a0" }; s'ils sont plusieurs, chacun avec autant de points, et les autres avec 0
# $plan, $players
not-zero = { $plan } : les points des { $players } joueurs, dont la somme fait 0
# $name, $points (Number), $most (Number)
points-out-of-bounds = { $name } : { $points } n'est pas de -{ $most } à { $most }
# $name
is-out = { $name } est hors de la partie et ne marque plus de points
nothing-written = rien n'est encore noté
# $number (Number), $rounds (Number)
no-such-round = pas de manche { $number } à corriger : { $rounds ->
    [0] aucune encore
   *[other] de 1 à { $rounds }
}
# $plan, $names
on-paper-only = { $plan } ne se compte que sur une feuille, car une table distribue à tous{ " " }; à une table, on compte par { $names }
# $plan, $names
counts-otherwise = { $plan } ne compte pas les points de ces règles{ " " }; { $names ->
    [none] aucun compte
   *[other] { $names }
} le fait
# $text
not-a-stake = stake : { AS_TYPED($text) } n'est pas une somme comme 0,10
# $entry
not-an-entry = { AS_TYPED($entry) } n'est pas NOM=POINTS, comme Pierre=15
which-round = dire quelle manche, puis ses points : « corrige 2 Anne=15 »
