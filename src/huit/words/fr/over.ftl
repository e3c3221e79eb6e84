won = Vous gagnez la manche !
lost = { $who } gagne la manche
shared = Manche partagée
blocked = La manche est bloquée : plus personne ne peut jouer ni piocher.
limit = La limite de cartes est atteinte : la manche s'arrête.
player = Joueur
left = Cartes restantes
points = Manche
total = Total
wins = Gagnées
none = aucune
next = { NEXT_ROUND() }
next-hint = les totaux continuent
start = Changer de table
look = Regarder la table
rematch = Revanche
# The same people, the same rules.
rematch-hint = les totaux repartent de zéro
