# What has just befallen somebody, in a word at their seat.
# .skipped $count (Number)
# .caught $count (Number)
# .attacked $count (Number)
# .paid $count (Number)
# .robbed $count (Number)
# .picked_up $count (Number)
theirs =
    .skipped = saute son tour
    .caught = en défaut{ PLUS($count) }
    .attacked = { $count ->
        [0] à répondre
       *[other] attaque : { N_CARDS($count) }
    }
    .paid = a payé +{ $count }
    .robbed = volé : une carte
    .picked_up = ramasse { $count }
# The same beside the own hand.
# .skipped $count (Number)
# .caught $count (Number)
# .attacked $count (Number)
# .paid $count (Number)
# .robbed $count (Number)
# .picked_up $count (Number)
mine =
    .skipped = vous avez sauté votre tour
    .caught = vous voilà en défaut{ PLUS($count) }
    .attacked = { $count ->
        [0] à vous de répondre
       *[other] on vous attaque : { N_CARDS($count) }
    }
    .paid = vous avez payé +{ $count }
    .robbed = on vous a volé une carte
    .picked_up = vous avez ramassé { $count }
plus = { $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
