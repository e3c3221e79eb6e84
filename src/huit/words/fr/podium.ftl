# The podium at the end of a round or a match, and what is told of everybody there.
heading = Le podium
feats = Le moment de chacun
# $name, $feat
of = { $name } — { $feat }
# What somebody did. $most: nobody has more of it. $card: what it was done with.
# .last_drawn { $count (Number), $most (Flag), $card }
# .lucky { $count (Number), $most (Flag), $card }
# .blind { $count (Number), $most (Flag), $card }
# .sent { $count (Number), $most (Flag), $card }
# .endured { $count (Number), $most (Flag), $card }
# .heap { $count (Number), $most (Flag), $card }
# .row { $count (Number), $most (Flag), $card }
# .caught { $count (Number), $most (Flag), $card }
# .stole { $count (Number), $most (Flag), $card }
# .burnt { $count (Number), $most (Flag), $card }
# .jumped { $count (Number), $most (Flag), $card }
# .tricks { $count (Number), $most (Flag), $card }
# .drew { $count (Number), $most (Flag), $card }
# .forgot { $count (Number), $most (Flag), $card }
# .skipped { $count (Number), $most (Flag), $card }
# .announced { $count (Number), $most (Flag), $card }
# .laid { $count (Number), $most (Flag), $card }
done =
    .last_drawn = { $count ->
        [one] dernière carte piochée, dernière posée : { $card }
       *[other] { $count } sorties avec la dernière carte piochée, dont { $card }
    }
    .lucky = { $count ->
        [one] piochée et posée aussitôt : { $card }
       *[other] { N_CARDS($count) } piochées et posées aussitôt, dont { $card }
    }
    .blind = { $count ->
        [one] retournée sans la voir, et elle allait : { $card }
       *[other] { N_CARDS($count) } retournées sans les voir, et elles allaient
    }
    .sent = { $most ->
        [yes] la plus grosse attaque : { N_CARDS($count) }
       *[no] une attaque de { N_CARDS($count) }
    }
    .endured = { $most ->
        [yes] la plus grosse attaque encaissée : { N_CARDS($count) }
       *[no] { N_CARDS($count) } encaissées d’un coup
    }
    .heap = { $most ->
        [yes] le plus gros tas ramassé : { N_CARDS($count) }
       *[no] un tas de { N_CARDS($count) } ramassé
    }
    .row = { $most ->
        [yes] la plus longue suite : { N_CARDS($count) } d’affilée
       *[no] { N_CARDS($count) } d’affilée
    }
    .caught = { $most ->
        [yes] l’oreille la plus fine : { CATCHES($count) }
       *[no] { CATCHES($count) }
    }
    .stole = { $most ->
        [yes] le plus de cartes volées : { $count }
       *[no] { STOLEN($count) }
    }
    .burnt = { $most ->
        [yes] le plus gros tas brûlé : { N_CARDS($count) }
       *[no] un tas de { N_CARDS($count) } brûlé
    }
    .jumped = { $most ->
        [yes] le plus de cartes à la volée : { $count }
       *[no] { N_CARDS($count) } à la volée
    }
    .tricks = { $most ->
        [yes] le plus de plis : { $count }
       *[no] { TRICKS_MADE($count) }
    }
    .drew = { $most ->
        [yes] le plus de cartes piochées : { $count }
       *[no] { DRAWN($count) }
    }
    .forgot = { $most ->
        [yes] le plus d’oublis : { $count }
       *[no] { FORGOTTEN($count) }
    }
    .skipped = { $most ->
        [yes] le plus de tours sautés : { $count }
       *[no] { $count } tours sautés
    }
    .announced = { $most ->
        [yes] le plus d’annonces : { $count }
       *[no] { $count } annonces
    }
    .laid = { $most ->
        [yes] le plus de cartes posées : { $count }
       *[no] { PUT_DOWN($count) }
    }
catches = { $count ->
    [one] { $count } oubli relevé
   *[other] { $count } oublis relevés
}
stolen = { $count ->
    [one] { $count } carte volée
   *[other] { $count } cartes volées
}
tricks-made = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
drawn = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
forgotten = { $count ->
    [one] { $count } oubli
   *[other] { $count } oublis
}
put-down = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
