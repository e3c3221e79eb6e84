### Not on the page
### What the rule sheet of a shedding game says of several knobs at once: attacks, turns, announcements, the end.

# Attacks
# Who lays other cards on one: who plays again; who keeps a turn that an answer takes.
# $plays-again (Flag), $keeps-turn (Flag)
only-answers = Tant qu'une attaque n'est pas payée, on ne pose que les cartes qui y répondent{ $plays-again ->
    [yes] { " " }(celui qui rejoue joue comme à un tour ordinaire{ $keeps-turn ->
        [yes] { "\u00a0" }; celui que la réponse fait passer peut encore poser une carte qui lui garde son tour
       *[no] { "" }
    })
   *[no] { $keeps-turn ->
        [yes] { " " }(celui que la réponse fait passer peut encore poser une carte qui lui garde son tour)
       *[no] { "" }
    }
}.
# $aimed (Flag)
attacks-add = Les attaques s'ajoutent : { $aimed ->
    [yes] celui qui est frappé
   *[no] le joueur suivant
} doit répondre lui aussi, ou piocher le tout.
unanswered = On ne répond à aucune attaque.
# $skipping (Flag)
answers-pass = Une réponse qui n'arrête pas l'attaque{ $skipping ->
    [yes] { " " }et ne fait passer aucun tour
   *[no] { "" }
} la passe au joueur suivant.
# Attacks after which nobody may play: that go round, that hit out of turn, of a last card.
# $kind (round|aimed|last)
attack-kind = { $kind ->
    [round] qui fait le tour
    [aimed] qui frappe hors du tour
   *[last] d'une dernière carte
}
# $sentence, $kinds (List)
paid-in-turn = { $sentence } (sauf d'une attaque { EITHER($kinds) }).

# Cards laid together, where nearly all cards are: $but, those that are not.
# $number (Number), $least (Number), $suit-first (Flag), $but (Text?)
sets = On peut poser ensemble { $number ->
    [0] { $least ->
        [0] deux, trois ou quatre cartes de même valeur
       *[other] { IN_WORDS($least) } cartes de même valeur ou plus
    }
   *[other] { IN_WORDS($number) } cartes de même valeur
}{ $suit-first ->
    [yes] , en commençant par celle de la couleur demandée
   *[no] { "" }
}{ $but ->
    [none] { "" }
   *[other] , sauf { $but }
}.
# $least (Number), $ace-before-two (Flag), $but-refused (Flag), $but (Text?)
runs = On peut poser une suite d'au moins { IN_WORDS($least) } cartes d'une même couleur, en montant ou en descendant{ $ace-before-two ->
    [yes] { " " }(l'as avant le 2)
   *[no] { "" }
}{ $but-refused ->
    [yes] , mais pas sur une carte qui ne les reçoit pas
   *[no] { "" }
}{ $but ->
    [none] { "" }
   *[other] , sauf { $but }
}.
# $example (Flag)
run-turns = Dans une suite, on peut passer à une carte de même valeur : la suite continue dans cette couleur, vers le haut ou vers le bas{ $example ->
    [yes] { " " }(par exemple 6 et 7 de pique, puis 7 et 8 de cœur)
   *[no] { "" }
}.
# Of $but-some: whether each of some cards counts.
# $but-some (Flag)
last-acts = De plusieurs cartes posées ensemble, seule la dernière agit{ $but-some ->
    [yes] , sauf là où il est dit que toutes comptent
   *[no] { "" }
}.

# Announcements
# When: with the last card; with one card left, or in a hand that may be dealt so; before one comes down to one, by one card or by
# more. $unless-moved: whether a card may move hands.
# $when (last|turn|left|held|before-one|before-last), $call, $unless-moved (Flag)
announced = { $when ->
    [last] Au plus tard en posant sa dernière carte, on dit
    [turn] Celui à qui il reste une carte après son tour dit
    [left] Celui à qui il ne reste qu'une carte dit
    [held] Celui qui n'a qu'une carte en main dit
    [before-one] Avant de poser la carte après laquelle il n'en reste qu'une{ -unless-moved }, on dit
   *[before-last] Avant de poser son avant-dernière carte{ -unless-moved }, on dit
} « { CALL_NAME($call) } »{ $when ->
    [turn] , avant que le joueur suivant joue
   *[other] { "" }
}.
-unless-moved = { $unless-moved ->
    [yes] , sauf si elle fait changer les mains
   *[no] { "" }
}
new-hand = Celui qui reçoit une main d'une seule carte juste avant son tour n'a rien à dire.
# $announces-last (Flag)
late-say = Une annonce tardive compte{ $announces-last ->
    [yes] , tant que la dernière carte n'est pas posée
   *[no] , même en posant la dernière carte
}.
# Of $named-alone: whether only cards are named. $penalty: 0 for as much as forgetting costs.
# $named-alone (Flag), $penalty (Number)
wrong-catch = { $named-alone ->
    [yes] Un contre
   *[no] Un « Contre-carte »
} à tort coûte { $penalty ->
    [0] autant que l'oubli
   *[other] { SOME_CARDS($penalty) }
}.
# Where forgetting costs no card.
# $penalty (Number), $loses-turn (Flag)
wrong-say = Dire sa dernière carte à tort, quand il en reste plus d'une, coûte { SOME_CARDS($penalty) }{ $loses-turn ->
    [yes] { " " }et un tour
   *[no] { "" }
}.
forgets-to-name = Celui qui oublie de nommer une carte perd aussi son prochain tour.
attacked-then = attaqué alors, il pioche sans pouvoir répondre
# $answered (Flag)
skipped-then = si une carte lui fait alors passer son tour, c'est celui-là{ $answered ->
    [yes] , et il ne peut pas répondre
   *[no] { "" }
}
# Where hands are counted down ($hands), each of them is finished.
# $how (caught|at_once|next_turn|on_last_card), $in-play (Flag), $call (Text?), $hands (Flag), $out-if-empty (Flag)
forgotten = { $how ->
    [caught] L'oubli ne coûte que si un autre{ $in-play ->
        [yes] , encore en jeu,
       *[no] { "" }
    } le remarque et dit « Contre-carte » avant le prochain tour de celui qui a oublié.
    [at_once] { $call ->
        [none] L'oubli
       *[other] Oublier « { CALL_NAME($call) } »
    } coûte aussitôt, sans que personne ait à le remarquer.
    [next_turn] Celui qui oublie ne peut pas finir{ $hands ->
        [yes] { " " }une main
       *[no] { "" }
    } au tour suivant.
   *[on_last_card] L'oubli se paie au moment de finir{ $hands ->
        [yes] { " " }une main
       *[no] { "" }
    } : la dernière carte reste posée, mais { $hands ->
        [yes] la main n'est pas finie
       *[no] on ne gagne pas
    }{ UNLESS_EMPTY($out-if-empty) }.
}
unless-empty = { $out-if-empty ->
    [yes] { " " }(si la pioche est vide, on est sorti)
   *[no] { "" }
}
# Of $usual: whether the card may do more as a last one. $call: what need not be paid for besides.
# $hands (Flag), $word (Text), $usual (Flag), $penalty (Number), $out-if-empty (Flag), $loses-turn (Flag), $call (Text?)
said-at-last = Pour finir{ $hands ->
    [yes] { " " }chaque main
   *[no] { "" }
}, on dit « { CALL_NAME($word) } » avec sa dernière carte. Celui qui l'oublie pioche { SOME_CARDS($penalty) }{ UNLESS_EMPTY($out-if-empty) }{ $loses-turn ->
    [yes] , perd son prochain tour
   *[no] { "" }
} et continue de jouer ; la carte reste posée, avec son effet{ $usual ->
    [yes] { " " }ordinaire
   *[no] { "" }
}{ $call ->
    [none] { "" }
   *[other] { " " }(oublier aussi « { CALL_NAME($call) } » ne coûte rien de plus)
}.

# Turns
# What goes at any time, and where suit need not be followed.
# $sentence, $at-any-time (Text?), $but (List?)
followed = { $sentence }{ $at-any-time ->
    [none] { "" }
   *[other] { " " }(à tout moment : { $at-any-time })
}{ $but ->
    [none] { "" }
   *[other] , sauf { EITHER($but) }
}.
own-wild-rank = sa valeur passe-partout
# $laid (List), $tops (List)
laid-on = { EITHER($laid) } sur { EITHER($tops) }
# $where (attack|skip|any|rank)
not-followed = { $where ->
    [attack] pour répondre à une attaque
    [skip] pour garder son tour
    [card] quand une carte est demandée
    [any] sur une carte qui reçoit tout
   *[rank] quand une valeur est demandée
}
# $ranks (List)
missing-ranks-count = Les valeurs que le paquet n'a pas comptent aussi ({ LIST($ranks) }).
short-hand = S'il y a moins de cartes à la pioche, il reçoit celles-là ; s'il n'y en a plus, cette main est finie aussi.
# Of $two-packs: whether some play with one pack. $but: on what nobody jumps in.
# $two-packs (Flag), $but (List?)
jump-in = À la volée{ $two-packs ->
    [yes] , à deux paquets ou plus
   *[no] { "" }
} : celui qui a la même carte que celle qui vient d'être posée peut la poser aussitôt, même hors de son tour{ $but ->
    [none] { "" }
   *[other] , sauf { EITHER($but) }
}.
# Of $some: whether it answers other attacks.
# $some (Flag)
on-attack = sur une attaque{ $some ->
    [yes] { " " }à laquelle elle ne répond pas
   *[no] { "" }
}
while-kept = tant qu'un joueur peut garder son tour
# $cards (List)
on-last-card = sur { EITHER($cards) } en dernière carte
# What becomes of the first copy: something lapses, its attack adds up, though not one that goes round; who has to play again draws.
# $lapses (Flag), $adds (Flag), $sweeping (Flag), $again (Flag)
first-copy = Le jeu reprend à partir de lui{ $lapses ->
    [yes] { "\u00a0" }; ce que la carte déjà posée avait encore à faire n'a plus lieu{ $adds ->
        [yes] , sauf son attaque, qui s'ajoute{ -sweeping }
       *[no] { "" }
    }{ $again ->
        [yes] { "\u00a0" }; celui qui l'avait posée en dernière carte, et devait rejouer, pioche quand même
       *[no] { "" }
    }
   *[no] { $adds ->
        [yes] { "\u00a0" }; l'attaque de la carte déjà posée s'ajoute{ -sweeping }
       *[no] { "" }
    }
}.
-sweeping = { $sweeping ->
    [yes] { " " }(mais non celle qui fait le tour)
   *[no] { "" }
}
first-copy-moves = Si la carte déjà posée fait donner, échanger ou passer des cartes, cela se fait d'abord.
jokers-differ = Un joker coloré et un joker noir et blanc ne sont pas la même carte.

# Drawing
# $most (Number)
draws-at-will = On pioche une carte après l'autre, { IN_WORDS($most) } au plus. Celui qui ne peut pas jouer doit piocher jusqu'à ce qu'il le puisse ; celui qui peut jouer peut aussi piocher.
# Of $held-go: whether a card that was held may go then.
# $most (Number), $held-go (Flag)
draws-until = Celui qui ne peut pas jouer pioche, une carte après l'autre, jusqu'à { SOME_CARDS($most) }, et s'arrête { $held-go ->
    [yes] dès qu'il peut jouer
   *[no] à la première qui va
}.
# $drawn (kept|may_be_played|must_be_played|last_may_be_kept), $most (Number)
several-drawn = { $drawn ->
    [kept] Une fois les cartes piochées, le tour est fini.
    [may_be_played] La carte qui va peut être jouée tout de suite.
    [last_may_be_kept] La carte qui va se joue tout de suite ; mais celui qui a pioché { SOME_CARDS($most) } peut aussi passer.
   *[must_be_played] La carte qui va se joue tout de suite.
}
# $drawn (may_be_played|must_be_played|last_may_be_kept), $most (Number)
after-drawing = { $drawn ->
    [may_be_played] Ensuite on peut jouer, ou passer.
    [last_may_be_kept] Ensuite on joue, si on le peut ; mais celui qui a pioché { SOME_CARDS($most) } peut aussi passer.
   *[must_be_played] Ensuite on joue, si on le peut.
}

# The end
# Of one kind of cards, or of several; $ends: whether a round would go on; $jokers: whether they stand for other cards.
# $cards (List), $ends (Flag), $jokers (Flag)
four-held = Celui qui tient { COUNT($cards) ->
    [1] quatre { LIST(SEVERAL_CALLED($cards)) }
   *[other] quatre cartes parmi { LIST(THE_SEVERAL($cards)) }
} gagne en les montrant, à son tour{ $ends ->
    [yes] , et la manche finit
   *[no] { "" }
}{ $jokers ->
    [yes] { " " }(un joker n'en tient pas lieu)
   *[no] { "" }
}.
# $card
the-several = les { SEVERAL_CALLED($card) }
# Where several kinds of cards cost their player as a last card.
# $cards (List), $cost (Number), $out-if-empty (Flag)
last-costs = Celui qui finit sur { EITHER($cards) } pioche { SOME_CARDS($cost) }{ UNLESS_EMPTY($out-if-empty) } et continue de jouer.
# $sentence
limited = { $sentence } (les cartes posées ensemble le sont toutes).
# $sentence, $ends (Flag)
put-out = { $sentence } ; s'il ne reste qu'un joueur, { $ends ->
    [yes] la manche finit
   *[no] il gagne
}.

