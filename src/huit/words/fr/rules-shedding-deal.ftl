### Not on the page
### What the rule sheet of a shedding game says of the deal: the hands, the teams, the pack, the starter.

# $count (Number)
each-dealt = { $count ->
    [0] Personne ne reçoit de carte.
   *[other] Chacun reçoit { SOME_CARDS($count) }.
}
# $who, $count (Number)
with-two-packs = À deux paquets ou plus et { $who }, chacun reçoit { SOME_CARDS($count) }
# $least (Number), $most (Number)
dealer-chooses = Le donneur choisit des mains de { $least } à { $most } cartes
# $who, $least (Number), $most (Number), $only (Flag)
chooses-too = { $who }, { $only ->
    [yes] de { $least } seulement
   *[no] de { $least } à { $most }
}
# How many cards too many there are, or too few.
# $most (Number), $few (Number)
misdealt = { $few ->
    [0] Il donne alors { $most ->
        [1] { "" }
       *[other] jusqu'à{ " " }
    }{ SOME_CARDS($most) } de trop à quelqu'un.
   *[other] Il donne alors jusqu'à { SOME_CARDS($most) } de trop, ou { $few ->
        [1] une
       *[other] { $few }
    } de moins, à quelqu'un.
}
# $players (List), $teams (Number)
in-teams = À { EITHER($players) } joueurs, on joue en { IN_WORDS($teams) } équipes
# $players (List), $teams (Number)
in-teams-too = à { EITHER($players) }, en { IN_WORDS($teams) }
partners = Les partenaires sont assis en alternance ; une équipe gagne quand tous ses joueurs ont fini.

# The pack
# $cards (List), $size (Number)
cards-of-ranks = { $size } cartes ({ LIST($cards) })
# $jokers (Number)
with-jokers = Chaque paquet a en plus { $jokers ->
    [1] un joker
    [2] deux jokers
    [3] trois jokers, dont deux colorés
   *[other] quatre jokers, deux de chaque
}.
on-a-joker = N'importe quelle carte se pose sur un joker.

# Who begins, and which way
# $way (clockwise|back)
next-begins = { $way ->
    [clockwise] Le joueur à la gauche du donneur commence, et l'on joue dans le sens des aiguilles d'une montre.
   *[back] Le joueur à la droite du donneur commence, et l'on joue dans le sens inverse des aiguilles d'une montre.
}
# $way (clockwise|back)
goes = { $way ->
    [clockwise] On joue dans le sens des aiguilles d'une montre.
   *[back] On joue dans le sens inverse des aiguilles d'une montre.
}
dealt-back = On distribue dans ce sens aussi, et le joueur à la droite du donneur donne la manche suivante.
cut-on-the-left = Avant la première manche, on donne des cartes découvertes, une à une : le premier pique désigne le donneur. Le joueur à sa gauche coupe, en laissant au moins cinq cartes de chaque côté.

# The starter
may-change-who-starts = { $sentence }, et peut ainsi changer qui commence.
# $cards (List)
any-on-starter = Si c'est { EITHER($cards) }, n'importe quelle carte s'y pose.
# $cards (List)
starter-keeps-suit = Si c'est { EITHER($cards) }, la couleur ne change pas.
# $cards (List)
dealer-changes-suit = Si c'est { EITHER($cards) }, le donneur change la couleur.
nobody-doubts-starter = Personne ne peut douter d'une première carte.
# $cards (List)
opens-run = Mais si c'est { EITHER($cards) }, elle n'a qu'un effet : le premier joueur peut poser en même temps autant de ses cartes de cette couleur qu'il veut.
# $cards (List)
put-back = Si la première carte est { EITHER($cards) }, elle est remise dans la pioche, et l'on retourne la suivante.
