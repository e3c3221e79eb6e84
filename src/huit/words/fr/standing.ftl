heading = Le score
# $count (Number)
of = sur { $count }
up-to = jusqu'à { $target }
you = Vous
