levels = Niveau des ordinateurs
level =
    .random = au hasard
    .beginner = débutant
    .thrifty = sérieux
    .good = bon
    .strong = fort
level-of = Niveau { OF_NAME($name) }
