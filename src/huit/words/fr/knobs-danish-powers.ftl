### What cards do in Danish: a verb without its subject. See knobs.ftl.

## laying

anywhere = { ON_ANYTHING() }
    .label = { ON_ANYTHING_LABEL() }
copies = prend la valeur et l'effet de la carte qu'il couvre
    .label = Copie la carte couverte
asks_suit = demande que l'une des cartes posées ensuite soit de sa couleur (de celle du dessus, si l'on en a posé plusieurs)
    .label = Demande sa couleur
caps = oblige le joueur suivant à poser une carte de valeur inférieure ou égale
    .label = Inférieure ou égale
refuses = { NEVER_COVERED($cards) }
    .asked = { NEVER_COVERED_ASKED() }
    .label = Refuse…

## next

skips = fait passer leur tour à { $n } joueurs par carte posée
    .one = fait passer son tour à un joueur par carte posée
    .because = il y a dix places à une table
    .asked = { SKIPPED_ASKED() }
    .label = Fait passer un tour
reverses = { REVERSES_PLAY() }
    .label = { REVERSES_PLAY_LABEL() }
burns = retire le tas du jeu
    .label = Retire le tas
plays_again = oblige à rejouer
    .label = { PLAYS_AGAIN_LABEL() }

## attack

sends = envoie le tas au joueur de son choix, qui le ramasse
    .label = Envoie le tas
answered_by = { UNLESS_PLAYED($cards) }
    .asked = { ANSWERS_ASKED() }
    .label = { UNLESS_PLAYED_LABEL() }
