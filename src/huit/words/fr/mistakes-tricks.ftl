### What can be wrong with rules of trick games.

uneven_deal = { $cards } cartes ne se partagent pas également entre { $seats } joueurs (écrire l’un de { $fair })
other_sum = cela fait { $owed } en tout, et il y a { $tricks } plis ; écrire des nombres dont la somme est { $tricks }
dealer_announces = ne fait rien, puisque le donneur est l’annonceur (écrire { $other } pour le joueur à la gauche du donneur)
no_least = ne fait rien, puisque toutes les manches sont à l’atout (ne pas l’écrire)
