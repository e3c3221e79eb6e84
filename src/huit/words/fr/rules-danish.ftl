### Not on the page
### What the cards of Danish do: see `huit.rules.danish.deeds`, and the file of the shedding games. $acting: the cards.

-goes = { $form ->
    [several] se posent
   *[other] se pose
}
# Cards with which the pile was sent.
# $cards (List), $rank (Text?)
sent = { EITHER($cards) } envoyé{ $rank ->
    [Q] e
   *[other] { "" }
}{ COUNT($cards) ->
    [1] { "" }
   *[other] s
}
# $cards
lowest-ordinary = Celui qui a en main la carte la plus basse commence, sans compter { $cards } ; à égalité, le premier après le donneur.
anywhere =
    .does = { -goes } sur n'importe quelle carte
# Cards on which some do not go that go on any other.
# $refusing (List?), $but (List?), $but-rank (Text?)
not-on = { $refusing ->
    [none] { $but ->
        [none] { "" }
       *[other] { SENT($but, $but-rank) }
    }
   *[other] { EITHER($refusing) }{ $but ->
        [none] { "" }
       *[other] { " " }ou { SENT($but, $but-rank) }
    }
}
goes-on-any =
    .does = { -goes } sur n'importe quelle carte, sauf { NOT_ON($refusing, $but, $but-rank) }
# .does $form, $rank, $same-suit (Flag), $refusing (List?), $but (List?), $but-rank (Text?)
copies =
    .does = { $form ->
        [several] prennent
       *[other] prend
    } la valeur et l'effet de la carte qu'{ $rank ->
        [Q] elle
       *[other] il
    }{ $form ->
        [several] s couvrent
       *[other] { " " }couvre
    }{ $same-suit ->
        [yes] { " " }(une couleur demandée reste la même)
       *[no] { "" }
    } ; { -goes } sur toute carte{ $refusing ->
        [none] { $but ->
            [none] { "" }
           *[other] , sauf { SENT($but, $but-rank) }
        }
       *[other] , sauf { NOT_ON($refusing, $but, $but-rank) }
    }
# Of $does: what the cards do themselves.
# .does $sent (List?), $sent-rank (Text?), $acting (List), $does (List?)
copies-nothing =
    .does = Sur un tas vide{ $sent ->
        [none] { "" }
       *[other] { " " }ou sur { SENT($sent, $sent-rank) }
    }, c'est { EITHER($acting) }{ $does ->
        [none] { "" }
       *[other] , qui { LIST($does) }
    }
copies-skip =
    .does = Plusieurs sur { EITHER($on) } font passer { $one-each ->
        [yes] autant de tours
       *[no] chacun{ $rank ->
            [Q] e
           *[other] { "" }
        } autant de tours que cette carte
    }
asks-suit =
    .does = { $form ->
        [several] demandent
       *[other] demande
    } que l'une des cartes posées ensuite soit de { $form ->
        [several] leur
       *[other] sa
    } couleur (de celle du dessus, si l'on en a posé plusieurs){ $unless ->
        [none] { "" }
       *[other] , à moins de poser { EITHER($unless) }
    }
caps =
    .does = { $form ->
        [several] obligent
       *[other] oblige
    } le joueur suivant à poser une carte de valeur inférieure ou égale
# Of $cards: those that never go on them.
# .does $form, $cards (List)
refuses =
    .does = ne { $form ->
        [several] reçoivent
       *[other] reçoit
    } jamais { COUNT($cards) ->
        [1] { EITHER($cards) }
       *[other] { NEITHER($cards) }
    }
reverses =
    .does = { $form ->
        [several] changent
       *[other] change
    } le sens du jeu, une seule fois si l'on en pose plusieurs ensemble
skips-each =
    .does = { $form ->
        [several] font
       *[other] fait
    } passer { $players ->
        [1] son tour à un joueur
       *[other] leur tour à { $players } joueurs
    } par carte posée
burns =
    .does = { $form ->
        [several] retirent
       *[other] retire
    } le tas du jeu
keeps-turn =
    .does = { $form ->
        [several] obligent
       *[other] oblige
    } à rejouer{ $capped ->
        [yes] , une carte de valeur inférieure ou égale
       *[no] { "" }
    }
sends-discard =
    .does = { $form ->
        [several] envoient
       *[other] envoie
    } le tas au joueur de son choix, qui le ramasse{ $answers ->
        [none] { "" }
       *[other] , sauf s'il pose { EITHER($answers) } (c'est alors son tour)
    }

# What no card does
# $copying (List)
fours-of-copies = Dans un carré, { EITHER($copying) } reste { EITHER($copying) }, quelle que soit la carte couverte.
last-has-lost = Le dernier qui a encore des cartes a perdu.
new-discard = Si celui qui doit entamer un nouveau tas est sorti, c'est au suivant.
