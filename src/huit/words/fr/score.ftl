heading = { SCORE_SHEET() }
intro = Pour jouer avec de vraies cartes : notez les manches, la feuille fait les comptes. Elle reste sur cet appareil, même sans réseau.
how = Comment marque-t-on ?
who = Qui joue ?
# $no (Number)
player = Joueur { $no }
add-player = Ajouter un joueur
remove = { TAKE_AWAY($name) }
target = { POINTS_TO_END() }
# $points (Number?)
usual = { $points ->
    [none] sans limite
   *[other] d'ordinaire { $points }
}
# $points (Number)
per-player = d'ordinaire { $points } par joueur
begin = Commencer la feuille
# $no (Number)
write = Noter la manche { $no }
# $no (Number)
entry = { ROUND_OF_NUMBER($no) }
winner = Qui a gagné ?
shared = Plusieurs noms : ils se partagent la manche, chacun avec ces points.
points = Points gagnés
each = Les points de chacun
sum = On peut additionner les cartes : 50+10+7.
pad = Chiffres
back = Effacer le dernier chiffre
sign = Changer le signe
plus = Plus
next = Suivant
done = Noter
table = Les manches
nothing = Rien n'est encore noté.
# $no (Number)
written = Manche { $no } notée.
# $no (Number)
mend = Corriger la manche { $no }
mend-done = Corriger
mend-hint = Pour corriger une manche, touchez son numéro.
# $no (Number)
mended = Manche { $no } corrigée.
goes-on = La partie n'est plus finie.
not-counted = ne compte pas
undo = Effacer la dernière manche
# $no (Number)
undone = Manche { $no } effacée.
redo = La rétablir
players = Les joueurs
keep-players = Garder ces noms
fresh = Nouvelle feuille
sure = Effacer cette feuille et en commencer une autre ?
yes = Oui, une nouvelle feuille
no = Non, la garder
again = Rejouer avec les mêmes
stake = Le point vaut
stake-hint = par exemple 0,10 ; vide : en points
bad-stake = Ce n'est pas une somme comme 0,10.
owes = { $debtor } doit { $sum } à { $creditor }
even = Personne ne doit rien.
decimal = ,
mistakes =
    .over = La partie est finie : effacez une manche, ou commencez une nouvelle feuille.
    .nobody = Notez les points d'au moins un joueur.
    .winner_only = Touchez le nom de qui a gagné.
    .null_sum = Il faut les points de chacun, et leur somme fait 0.
    .full = La feuille est pleine.
    .too_many_points = C'est trop de points pour une manche.
    .out = Qui est hors de la partie ne marque plus de points.
    .unreadable = Ce ne sont pas des points : un nombre, ou une somme comme 50+10.
# $who, $points
ahead = En tête : { LIST($who) }, { N_POINTS($points) }
won = { COUNT($who) ->
    [one] { LIST($who) } gagne la partie avec { N_POINTS($points) }
   *[other] { LIST($who) } gagnent ensemble avec { N_POINTS($points) }
}
# $who (List)
back-at-zero = { COUNT($who) ->
    [one] { LIST($who) } tombe juste et revient à zéro.
   *[other] { LIST($who) } tombent juste et reviennent à zéro.
}
# $who (List)
out = { OUT_OF_THE_MATCH($who) }
# $last (Number), $from (Number), $all (Number)
idle = La partie finit à la manche { $last }. Les manches { $from } à { $all }, notées après, ne comptent pas et restent sur la feuille.
# $last (Number), $all (Number)
idle-one = La partie finit à la manche { $last }. La manche { $all }, notée après, ne compte pas et reste sur la feuille.
# .few $fewest (Number)
# .twice $fewest (Number)
names-mistakes =
    .few = Il faut au moins { $fewest } noms.
    .twice = Deux joueurs ont le même nom.
to-circle = Mettre cette feuille dans un cercle
