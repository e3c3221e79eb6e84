levels = Level of the computers
level =
    .random = at random
    .beginner = beginner
    .thrifty = sensible
    .good = good
    .strong = strong
level-of = Level of { $name }
