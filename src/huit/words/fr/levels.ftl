levels = Niveau des ordinateurs
level =
    .random = au hasard
    .beginner = débutant
    .thrifty = sérieux
    .strong = fort
level-of = Niveau { OF_NAME($name) }
