title =
    .turn = Your turn!
    .choice = Your turn!
    .vote = A vote
