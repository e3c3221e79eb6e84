levels = Level of the computers
level =
    .random = at random
    .beginner = beginner
    .thrifty = sensible
    .strong = strong
level-of = Level of { $name }
