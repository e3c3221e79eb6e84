theirs =
    .skipped = skipped
    .caught = caught{ PLUS($count) }
    .attacked = { $count ->
        [0] must answer
       *[other] attack: { N_CARDS($count) }
    }
    .paid = drew { $count }
    .robbed = robbed of a card
    .picked_up = picks up { $count }
mine =
    .skipped = you were skipped
    .caught = you were caught{ PLUS($count) }
    .attacked = { $count ->
        [0] you must answer
       *[other] you are attacked: { N_CARDS($count) }
    }
    .paid = you drew { $count }
    .robbed = you were robbed of a card
    .picked_up = you picked up { $count }
plus = { $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
