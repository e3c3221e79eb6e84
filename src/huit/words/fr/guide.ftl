# What a first-time player is told next, by the code of the hint.
# .follow { $rank (Text?), $suit (Suit) }
# .wild { $face (Face) }
# .names { $face (Face) }
# .attack { $answers (List), $debt (Number) }
# .announce { $knock (Flag?), $call }
# .say { $knock (Flag?), $call }
# .catch { $seat (Person), $call (Text?) }
# .one_left { $seat (Person) }
# .skipped { $card (Text?), $seat (Person) }
# .reversed { $direction (Number) }
# .fetch { $suit (Suit) }
# .may_trump { $suit (Suit) }
# .trump { $suit (Suit) }
# .tricks { $most (Flag), $owes (Number) }
# .discard { $least (Flag), $count (Number), $trumps (Suit?) }
# .height { $most (Flag), $others (List), $rank }
# .together { $rank }
hints =
    .follow = { $rank ->
        [none] On a demandé { SUIT_NAME($suit) } : posez une carte de cette couleur.
       *[other] Posez une carte de même couleur ({ SUIT_NAME($suit) }) ou de même valeur ({ RANK_NAME($rank) }).
    }
    .wild = { CAPITAL(THE_CARD($face)) } va ici sans suivre, et vous choisissez la couleur.
    .names = Avec { THE_CARD($face) }, vous choisissez la couleur qui suit.
    .joker = Votre joker prend la place de la carte que vous dites.
    .attack = { COUNT($answers) ->
        [0] Attaque : rien en main n'y répond, piochez { N_CARDS($debt) }.
        [1] Attaque : piochez { N_CARDS($debt) }, ou posez { THE_CARDS($answers) }.
       *[other] Attaque : piochez { N_CARDS($debt) }, ou posez une carte jouable.
    }
    .draw = Aucune de vos cartes ne va : piochez.
    .draw_more = Rien ne va encore : piochez de nouveau.
    .drawn_play = Après avoir pioché, posez une carte qui va, ou passez.
    .drawn_pass = { NOTHING_STILL() }
    .announce = { $knock ->
        [yes] Avant de poser l'avant-dernière carte, touchez { QUOTED(CALL_NAME($call)) }, ou cognez trois coups : « Toc, toc, toc »
       *[no] Avant de poser l'avant-dernière carte, touchez { QUOTED(CALL_NAME($call)) }
    }
    .say = { $knock ->
        [yes] Plus qu'une carte, et rien d'annoncé : touchez vite { QUOTED(CALL_NAME($call)) }, ou « Toc, toc, toc »
       *[no] Plus qu'une carte, et rien d'annoncé : touchez vite { QUOTED(CALL_NAME($call)) }
    }
    .catch = { $seat } n'a plus qu'une carte et n'a rien annoncé : { QUOTED(CATCH_NAME($call)) }
    .one_left = { $seat } n'a plus qu'une carte.
    .skipped = { $card ->
        [none] { $seat ->
            [you] { CAPITAL($seat) } avez perdu votre tour.
           *[other] { CAPITAL($seat) } a perdu son tour.
        }
       *[other] { CAPITAL(THE_CARD($card)) } fait passer un tour : { $seat ->
            [you] vous avez perdu votre tour.
           *[other] { $seat } a perdu son tour.
        }
    }
    .reversed = { $direction ->
        [1] Le sens a changé : on joue dans le sens des aiguilles d'une montre.
       *[other] Le sens a changé : on joue à l'inverse des aiguilles d'une montre.
    }
    .again = Votre carte fait rejouer : c'est encore à vous.
    .aim = Le but : n'avoir plus de carte en main.
    .kind = Choisissez ce que sera cette manche parmi ce qu'il vous reste à annoncer.
    .name_trumps = Nommez l'atout : une couleur où vous avez beaucoup de cartes, et de fortes.
    .fetch = Ici, on fournit : il faut jouer { SUIT_NAME($suit) }, la couleur demandée.
    .may_trump = Vous n'avez pas la couleur demandée : { SUIT_NAME($suit) } peut prendre le pli, mais vous jouez ce que vous voulez.
    .trump = Sans la couleur demandée, il faut couper : jouez atout ({ SUIT_NAME($suit) }).
    .tricks = { $most ->
        [yes] { $owes ->
            [one] Dans cette manche, faites au plus { $owes } pli.
           *[other] Dans cette manche, faites au plus { $owes } plis.
        }
       *[no] { $owes ->
            [one] Dans cette manche, vous avez { $owes } pli à faire.
           *[other] Dans cette manche, vous avez { $owes } plis à faire.
        }
    }
    .discard = { $least ->
        [yes] Écartez { N_CARDS($count) } : les plus fortes, qui feraient des plis.
       *[no] { $trumps ->
            [none] Écartez { N_CARDS($count) } : les plus faibles. Gardez les as.
           *[other] Écartez { N_CARDS($count) } : les plus faibles. Gardez les as et les atouts ({ SUIT_NAME($trumps) }).
        }
    }
    .swap = Avant de jouer, vous pouvez échanger des cartes de votre main contre vos cartes visibles.
    .height = { $most ->
        [yes] { COUNT($others) ->
            [0] Il faut { A_CARD($rank) } ou moins.
            [1] Il faut { A_CARD($rank) } ou moins. { CAPITAL(THE_CARDS($others)) } va aussi.
           *[other] Il faut { A_CARD($rank) } ou moins. { CAPITAL(THE_CARDS($others)) } vont aussi.
        }
       *[no] { COUNT($others) ->
            [0] Il faut { A_CARD($rank) } ou plus.
            [1] Il faut { A_CARD($rank) } ou plus. { CAPITAL(THE_CARDS($others)) } va aussi.
           *[other] Il faut { A_CARD($rank) } ou plus. { CAPITAL(THE_CARDS($others)) } vont aussi.
        }
    }
    .together = Les cartes d'une même valeur ({ RANK_NAME($rank) }) se posent aussi ensemble.
    .flip = Retournez une carte cachée. Si elle ne va pas, vous la ramassez avec le tas.
    .pick_up = { NOTHING_GOES() }
guide = Explications
understood = Compris
stop = Ne plus m'aider
