title =
    .turn = À vous !
    .choice = À vous !
    .vote = On vote
