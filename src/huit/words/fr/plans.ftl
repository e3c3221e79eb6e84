### How the plans of a match count and end, looked up by the name of the plan. $n: the points that end the match.

libre = on additionne, sans limite ; le plus haut gagne
les-huit = le gagnant de la manche marque ; le premier à { $n } gagne
hollywood = trois colonnes à la fois, chacune en { $n } points
hollywood-5 = cinq colonnes, chacune en { $n } points ; la 4e et la 5e s’ouvrent en route
le-8 = la partie s’arrête dès que quelqu’un a { $n } points ; le plus bas gagne
positif = 50, 20 et 10 points à ceux qui sortent, dans cet ordre ; le premier à { $n } gagne
negatif = les points laissés en main ; la partie s’arrête à { $n }, le plus bas gagne
retour-a-zero = les points laissés en main ; un total de { $n } tout juste revient à zéro, la partie s'arrête au-delà, le plus bas gagne
jusqu-au-dernier = les points laissés en main ; à { $n } et plus, on est hors de la partie, et le dernier en jeu gagne
jusqu-au-dernier-retour = les points laissés en main ; un total de { $n } tout juste revient à zéro, au-delà on est hors de la partie, et le dernier en jeu gagne
x00 = la partie s’arrête dès que quelqu’un a { $n } ; le plus bas gagne
trois-cinq-huit = dix-huit manches, où la somme des points est toujours nulle ; le plus haut gagne
trois-cinq-huit-court = six manches, où la somme des points est toujours nulle ; le plus haut gagne
sergent-major = à chaque manche, les plis faits moins l'obligation ; le premier à { $n } gagne
sergent-major-manches = neuf manches, où la somme des points est toujours nulle ; le plus haut gagne
sergent-major-libre = on joue jusqu'à ce que quelqu'un fasse assez de plis dans une manche pour gagner la partie
danish = les points des manches gagnées ; le premier à { $n } gagne

# The points, where there are more of them with more players.
so-many-points = { POINTS($n) }
for-each = { $n } points par joueur à la table
for-each-or-team = { $n } points par joueur à la table, ou par équipe

single-rounds = { NO_TOTAL() }
