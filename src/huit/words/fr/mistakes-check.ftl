### How a check of rules may end early.

fails = la vérification s’est arrêtée sur une erreur du programme, pas de ces règles : ce serveur en garde la trace ; on peut les jouer, et les vérifier de nouveau plus tard
broke_a_law = jouées par des ordinateurs, ces règles enfreignent une loi du jeu (une carte perdue, ou plus rien à faire) : c’est une faute du programme ; changer une des règles
takes_too_long = la vérification a pris trop de temps ; enlever ce qui fait durer les manches, ou réessayer plus tard
