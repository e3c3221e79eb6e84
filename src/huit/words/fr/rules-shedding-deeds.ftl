### Not on the page
### What the cards of a shedding game do: see `huit.rules.shedding.deeds`, whose names and fields these are.
###
### .does: a clause that goes on from the cards, or a sentence beside it; .when: what opens it;
### .itself: a clause with a subject of its own, instead, or nothing.
### Of the cards that do it: $form, single, suit or several, for verbs; $rank, a letter, if they have but one.
### Of other cards: their names with articles, and in `NAME-rank` their rank, if they have but one.

# What agrees with the cards.
-makes = { $form ->
    [several] font
   *[other] fait
}
-goes = { $form ->
    [several] se posent
   *[other] se pose
}
-obliges = { $form ->
    [several] obligent
   *[other] oblige
}
-lets = { $form ->
    [several] permettent
   *[other] permet
}
-ending = { $rank ->
    [Q] e
   *[other] { "" }
}{ $form ->
    [several] s
   *[other] { "" }
}
-own = { $form ->
    [several] leur
   *[other] sa
}
-it = { $rank ->
    [Q] la
   *[other] le
}
# $rank (Text?)
whatever = { $rank ->
    [none] la carte
   *[other] { THE_CALLED($rank) }
}
# $rank (Text?)
who-played = celui qui a posé { WHATEVER($rank) }
# $form, $rank
layer = { $form ->
    [several] celui qui a posé la carte
   *[other] celui qui l'a posé{ $rank ->
        [Q] e
       *[other] { "" }
    }
}
at-last = { $last ->
    [last] en dernière carte
   *[last_of_ace] en dernière carte de la main de l'as
}
# In a game for two alone, or where two are left too.
two = { $of-two ->
    [yes] dans une partie à deux
   *[no] à deux
}
# $players (List), $only-two (Flag)
with-players = { $only-two ->
    [yes] à deux
   *[no] à { EITHER($players) } joueurs
}
but-counted = , sauf pour celui dont c'est la valeur passe-partout
odd = , si l'on en a posé un nombre impair
# Of $more: a number.
-more = { $more ->
    [1] une
   *[other] { IN_WORDS($more) }
}

goes-anywhere =
    .does = { -goes } sur n'importe quelle carte{ $but ->
        [none] { "" }
       *[other] , sauf sur { EITHER($but) }
    }{ $if-unable ->
        [yes] { $rank ->
            [X] , mais seulement si l'on ne peut pas fournir la couleur demandée
           *[other] , mais hors de la couleur demandée seulement si l'on ne peut pas fournir
        }
       *[no] { "" }
    }{ $free-on-attack ->
        [yes] { " " }(sauf sur une attaque)
       *[no] { "" }
    }{ $or-on ->
        [none] { "" }
       *[other] , ou sur { $rank ->
            [none] une autre de même valeur
           *[other] { EITHER($or-on) }
        }
    }{ $not-on-rank ->
        [yes] , sauf quand une valeur{ $not-on-card ->
            [yes] { " " }ou une carte
           *[no] { "" }
        } est demandée
       *[no] { $not-on-card ->
            [yes] , sauf quand une carte est demandée
           *[no] { "" }
        }
    }{ $own-suit ->
        [yes] , et c'est { -own } couleur qu'il faut suivre
       *[no] { "" }
    }
goes-on =
    .does = { -goes } aussi sur { EITHER($tops) }{ $but-called ->
        [none] { "" }
       *[other] { " " }(pas sur { COUNT($but-called) ->
            [1] { EITHER($but-called) }
           *[other] une carte
        } qui a changé la couleur)
    }{ $as-starter ->
        [yes] { " " }comme première carte
       *[no] { "" }
    }{ $two-left ->
        [yes] { " " }quand il ne reste que deux joueurs
       *[no] { "" }
    }
# .does $even-last (Text?)
stands-for =
    .does = { $form ->
        [several] prennent
       *[other] prend
    } la couleur et la valeur que l'on veut, avec leur effet{ $shows ->
        [yes] , sauf celui de laisser en vigueur la carte couverte
       *[no] { "" }
    }{ $on-attack ->
        [yes] { "\u00a0" }; sur une attaque{ $on-skip ->
            [yes] { " " }ou pour garder son tour
           *[no] { "" }
        }, seulement celles d'une carte qui y répond
       *[no] { $on-skip ->
            [yes] { "\u00a0" }; pour garder son tour, seulement celles d'une carte qui y répond
           *[no] { "" }
        }
    }{ $none-on-some ->
        [yes] , s'il y en a
       *[no] { "" }
    }{ $not-on-rank ->
        [yes] { "\u00a0" }; ne { -goes } pas quand une valeur{ $not-on-card ->
            [yes] { " " }ou une carte
           *[no] { "" }
        } est demandée
       *[no] { $not-on-card ->
            [yes] { "\u00a0" }; ne { -goes } pas quand une carte est demandée
           *[no] { "" }
        }
    }{ $first-of-several ->
        [yes] { "\u00a0" }; ne { -goes } avec d'autres qu'en premier
       *[no] { "" }
    }{ $even-last ->
        [none] { "" }
       *[other] { "\u00a0" }; { -goes } en dernière carte même pour une carte qui ne s'y pose pas
    }{ $even-last ->
        [draws] { " " }(et l'on pioche alors, si elle oblige à rejouer)
       *[other] { "" }
    }
leaves-in-force =
    .itself = on suit la carte qu'{ $form ->
        [several] { $rank ->
            [Q] elles
           *[other] ils
        } couvrent
       *[other] { $rank ->
            [Q] elle
           *[other] il
        } couvre
    }, sans en refaire l'effet{ $but-counted ->
        [yes] { BUT_COUNTED() }
       *[no] { "" }
    }
# .does $form, $attack
goes-on-attacks =
    .does = { -goes } aussi sur une attaque{ $attack ->
        [replaced] , que la sienne remplace
        [added] , à laquelle la sienne s'ajoute
        [passed] , qui passe alors au joueur suivant
        [as_another] , avec l'effet de la carte dont il prend la place
       *[other] { "" }
    }
changes-suit =
    .does = { -lets } de choisir la couleur à suivre{ $on-own-suit ->
        [yes] , mais seulement posé{ -ending } sur { -own } propre couleur{ $but-counted ->
            [yes] { BUT_COUNTED() }
           *[no] { "" }
        }
       *[no] { "" }
    }
# .does $form, $ranks (List?), $but-last, $others (List?), $lasting (List?)
calls-rank =
    .does = { -lets } de demander { $ranks ->
        [none] une valeur
       *[other] { EITHER($ranks) }
    }{ $but-last ->
        [none] { "" }
       *[other] , sauf { AT_LAST($but-last) }
    } : on ne pose plus que cette valeur{ $others ->
        [none] { "" }
       *[other] , ou { EITHER($others) },
    } jusqu'à ce que quelqu'un la pose{ $lasting ->
        [none] { "" }
       *[other] { " " }({ EITHER($lasting) } n'y suffit pas)
    }
# .does $form, $but-last, $others (List?), $lasting (List?)
calls-card =
    .does = { -lets } de demander une carte précise{ $but-last ->
        [none] { "" }
       *[other] , sauf { AT_LAST($but-last) }
    } : on ne pose plus que celle-là{ $others ->
        [none] { "" }
       *[other] , ou { EITHER($others) },
    } jusqu'à ce que quelqu'un la pose{ $lasting ->
        [none] { "" }
       *[other] { " " }({ EITHER($lasting) } n'y suffit pas)
    }
rank-comes-back =
    .does = Si la demande revient à qui l'a faite sans avoir été servie, elle tombe : on suit { WHATEVER($rank) }
answer-ends-call =
    .does = Une autre carte posée en réponse à l'attaque met fin à la demande
anything-on-it =
    .does = { $once-paid ->
        [yes] Une fois l'attaque payée, n'importe
       *[no] N'importe
    } quelle carte s'y pose{ $but ->
        [none] { "" }
       *[other] , sauf { EITHER($but) }
    }
# .does $form, $cards (List)
refuses =
    .does = ne { $form ->
        [several] reçoivent
       *[other] reçoit
    } jamais { COUNT($cards) ->
        [1] { EITHER($cards) }
       *[other] { NEITHER($cards) }
    }
    .when = { $as-starter ->
        [yes] en première carte
       *[no] { "" }
    }
refuses-higher =
    .does = ne { $form ->
        [several] reçoivent
       *[other] reçoit
    } jamais une carte plus haute, l'as étant la plus basse
    .when = { $as-starter ->
        [yes] en première carte
       *[no] { "" }
    }

# Whose turn it is, and hands

reverses =
    .does = { $form ->
        [several] changent
       *[other] change
    }{ $first ->
        [yes] { " " }d'abord
       *[no] { "" }
    } le sens du jeu{ $even-covered ->
        [yes] , même recouvert{ -ending }
       *[no] { "" }
    }{ $from-three ->
        [yes] { " " }(à trois joueurs et plus)
       *[no] { "" }
    }
# .does $form, $of-one (Flag), $players (Number), $kept-by (List?), $aimed-on (Text?)
skips =
    .does = { -makes } passer { $of-one ->
        [yes] { $players ->
            [1] son tour
           *[other] { $players } tours
        } au joueur suivant
       *[no] leur tour aux { $players } joueurs suivants
    }{ $but-two ->
        [yes] { $kept-by ->
            [none] , sauf { TWO($of-two) }
           *[other] { $of-one ->
                [yes] , sauf { TWO($of-two) }
               *[no] { "" }
            }
        }
       *[no] { "" }
    }{ $at-two ->
        [again] { " " }(à deux, on rejoue)
        [opponent] { " " }(à deux, c'est donc à l'adversaire de jouer)
       *[other] { "" }
    }{ $kept-by ->
        [none] { "" }
       *[other] , { $of-one ->
            [yes] { $but-two ->
                [yes] ou s'il
               *[no] sauf s'il
            }
           *[no] jusqu'à celui qui
        } pose aussitôt { EITHER($kept-by) }{ $aimed-on ->
            [some] , dont l'effet, s'il vise quelqu'un, vise alors le joueur d'après
            [all] , dont l'effet vise alors le joueur d'après
           *[other] { "" }
        }{ $but-two ->
            [yes] { $of-one ->
                [yes] { "" }
               *[no] { " " }(mais pas { TWO($of-two) })
            }
           *[no] { "" }
        }
    }
    .when = { $only-last ->
        [yes] en dernière carte
       *[no] { "" }
    }
# .does $rank (Text?), $one-each (Flag)
turns-add-up =
    .does = Les tours à passer s'ajoutent : celui qui ne répond pas { $one-each ->
        [yes] { $rank ->
            [none] les passe tous
           *[other] en passe autant qu'on a posé { $rank ->
                [A] d'as
               *[other] de { SEVERAL_CALLED($rank) }
            }
        }
       *[no] les passe tous
    }
misses-several =
    .does = Pendant ce temps, il ne répond à rien{ $attacked ->
        [yes] , même attaqué
       *[no] { "" }
    }{ $may-grow ->
        [yes] { "" }
       *[no] , et rien ne s'ajoute à ces tours
    }
turn-at-two =
    .does = { -lets }{ $because-skipped ->
        [yes] { " " }donc
       *[no] { "" }
    } de rejouer{ $kept-by ->
        [none] { "" }
       *[other] , sauf si l'autre pose aussitôt { EITHER($kept-by) }
    }{ $if-odd ->
        [yes] { ODD() }
       *[no] { "" }
    }
    .when = { TWO($of-two) }
turn_at_two_left =
    .does = { -lets } de rejouer
    .when = quand il ne reste que deux joueurs
plays-again =
    .does = { -obliges } à rejouer{ $as-last ->
        [draws] { " " }(en dernière carte, à piocher)
        [draws_or_out] { " " }(en dernière carte, à piocher, ou à sortir si la pioche est vide)
        [wins] , sauf en dernière carte, avec laquelle on finit
        [wins_at_ace] { "\u00a0" }; en dernière carte de la main de l'as, on finit avec
       *[other] { "" }
    }
# .does $form, $rank, $turn, $others (Number), $at-two, $of-two (Flag), $passes-attack (Flag)
steals =
    .does = { -makes } tirer au joueur suivant une carte, à l'aveugle, dans la main de { LAYER($form, $rank) }{ $turn ->
        [plays] , et celui qui a tiré joue ensuite{ $passes-attack ->
            [yes] , sauf s'il est attaqué
           *[no] { "" }
        }
        [loses] { $others ->
            [0] , puis lui { -makes } passer son tour
            [1] , puis { -makes } passer leur tour à lui et au suivant
           *[other] , puis { -makes } passer leur tour à lui et aux { $others } suivants
        }
       *[other] { "" }
    }{ $at-two ->
        [loses] { " " }({ TWO($of-two) }, il passe son tour, et { LAYER($form, $rank) } rejoue)
        [plays] { " " }({ TWO($of-two) }, il joue)
        [keeps] { " " }(sauf { TWO($of-two) })
       *[other] { "" }
    }
gives =
    .does = { -obliges } à donner { $cards ->
        [1] une
       *[other] { $cards }
    } de ses cartes au joueur de son choix
hands-move =
    .does = { -makes } { $how ->
        [rotates] passer toutes les mains au joueur suivant, dans le sens du jeu
        [passes_on] passer à chacun une de ses cartes, qu'il choisit, au joueur suivant
       *[trades] échanger toute sa main avec celle d'un joueur de son choix
    }{ $but-last ->
        [none] { "" }
       *[other] { " " }(sauf { AT_LAST($but-last) })
    }

# Attacks

# Of $covered: whether it has been said that they go on it.
# .does $form, $covered (Flag)
stops-attack =
    .does = { $form ->
        [several] arrêtent
       *[other] arrête
    } l'attaque
# .does $form, $rank, $after-again (Flag), $cards (Number), $who, $turn, $but-last, $answers (List?), $own-suit (List?), $answered (Flag), $closed (Flag), $final (Flag), $next-at-two (Flag), $of-two (Flag)
draws =
    .does = { -makes }{ $after-again ->
        [yes] { " " }ensuite
       *[no] { "" }
    } piocher { SOME_CARDS($cards) }{ $who ->
        [each] { " " }à chacun des autres joueurs, { $turn ->
            [back] puis rejouer { LAYER($form, $rank) }{ $but-last ->
                [none] { "" }
               *[other] { " " }(sauf { AT_LAST($but-last) })
            }
           *[other] l'un après l'autre
        }
       *[other] { $turn ->
            [loses] { $answered ->
                [yes] { " " }et passer son tour { VICTIM($who) }{ NEXT_AT_TWO($next-at-two, $of-two) }{ UNLESS_ANSWERED($answers, $own-suit) }
               *[no] { " " }{ VICTIM($who) }{ NEXT_AT_TWO($next-at-two, $of-two) }, qui passe son tour{ UNANSWERED($final) }
            }
           *[other] { " " }{ VICTIM($who) }{ NEXT_AT_TWO($next-at-two, $of-two) }{ $turn ->
                [out_of_turn] , hors de son tour{ UNLESS_ANSWERED($answers, $own-suit) }{ UNANSWERED($final) }
               *[other] { $closed ->
                    [yes] { UNLESS_ANSWERED($answers, $own-suit) }{ UNANSWERED($final) } (après avoir pioché, il { THEN_PLAYS($turn) })
                   *[no] , qui { THEN_PLAYS_NEXT($turn) }
                }
            }
        }
    }
# $next-at-two (Flag), $of-two (Flag)
next-at-two = { $next-at-two ->
    [yes] { " " }({ TWO($of-two) }, au suivant)
   *[no] { "" }
}
# $turn
then-plays = { $turn ->
    [plays] joue quand même
    [may_draw] peut jouer, ou piocher comme à son tour
   *[may_play] peut jouer ou passer
}
# $turn
then-plays-next = { $turn ->
    [plays] joue quand même
    [may_draw] peut ensuite jouer, ou piocher comme à son tour
   *[may_play] peut ensuite jouer ou passer
}
victim = { $who ->
    [after_skipped] au joueur d'après
    [previous] au joueur précédent
    [chosen] au joueur de son choix
   *[next] au joueur suivant
}
# $final (Flag)
unanswered = { $final ->
    [yes] , et rien n'y répond
   *[no] { "" }
}
# Of $own-suit: ranks of which that of the same suit as the attacking card goes.
# $answers (List?), $own-suit (List?)
unless-answered = { $own-suit ->
    [none] { $answers ->
        [none] { "" }
       *[other] , sauf s'il pose { EITHER($answers) }
    }
   *[other] , sauf s'il pose { EITHER($own-suit) } de la même couleur{ $answers ->
        [none] { "" }
       *[other] { COUNT($answers) ->
            [1] { COUNT($own-suit) ->
                [1] { " " }ou { EITHER($answers) }
               *[other] , ou { EITHER($answers) }
            }
           *[other] , { EITHER($answers) }
        }
    }
}
# .does $form, $rank, $more (Number), $but-answers (Flag), $but-out (Flag)
doubt =
    .does = { $but-answers ->
        [yes] Sauf si la carte se pose sur une attaque{ $but-out ->
            [yes] { " " }ou si son joueur est sorti
           *[no] { "" }
        }, le
       *[no] { $but-out ->
            [yes] Sauf si son joueur est sorti, le
           *[no] Le
        }
    } joueur attaqué peut ne pas y croire : si { LAYER($form, $rank) } avait de quoi suivre la couleur et ne l'a pas fait, il pioche à sa place, et l'autre joue ; sinon l'autre en pioche { -more } de plus
doubles-attack =
    .does = Sur une attaque, { $form ->
        [several] l'une de ces cartes
       *[other] cette carte
    } la double au lieu de s'y ajouter
sends-back =
    .does = { $form ->
        [several] renvoient
       *[other] renvoie
    } l'attaque sur laquelle on { $form ->
        [several] les
       *[other] { -it }
    } pose à celui qui a attaqué ou renvoyé en dernier, qui pioche ou répond hors de son tour{ $but-round ->
        [yes] , sauf une attaque qui fait le tour
       *[no] { "" }
    }{ $may-be-out ->
        [yes] { "\u00a0" }; s'il est sorti, elle passe au joueur suivant
       *[no] { "" }
    }
changed-again =
    .does = Ce que l'on pose en rejouant peut changer qui les pioche, et combien
play-resumes =
    .does = Le jeu reprend ensuite après celui qui a posé la dernière carte
takes-aim =
    .does = Posé{ -ending } en réponse, { $form ->
        [several] ces cartes envoient
       *[other] { $rank ->
            [Q] elle
           *[other] il
        } envoie
    } toute l'attaque au joueur { $who ->
        [previous] précédent
       *[other] que l'on choisit
    }
passed-in-turn =
    .does = Une fois passée par { EITHER($by) }, l'attaque ne frappe plus hors du tour : celui sur qui elle tombe pioche{ $may-play ->
        [yes] { " " }à son tour de jouer
       *[no] { " " }et passe son tour
    }
chain =
    .does = S'il pose alors { EITHER($like) }, { $next-one ->
        [yes] le suivant
       *[no] celui qui est frappé
    } { $cards ->
        [0] pioche ce que dit cette carte, et autant que lui en plus
       *[other] en pioche { -more(more: "cards") } de plus que lui
    }
# .does $rank (Text?), $when, $players (List), $only-two (Flag), $of-two (Flag), $if-odd (Flag)
own-attack =
    .does = { $when ->
        [skipping] { CAPITAL(WITH_PLAYERS($players, $only-two)) }, c'est donc
        [again] { CAPITAL(TWO($of-two)) }, où l'adversaire passe son tour, c'est
       *[two_left] Quand il ne reste que deux joueurs, c'est
    } { WHO_PLAYED($rank) } qui pioche{ $if-odd ->
        [yes] { ODD() }
       *[no] { "" }
    }
# Jokers may stand for one of the answers: $or-with.
# .does $must (Flag), $answers (List), $answers-rank (Text?), $or-with (List?), $cards (List), $even-drawn (Flag), $attack, $turns (Flag), $skips (Number), $again (Flag)
goes-round =
    .does = Celui qui a { EITHER($cards) } { $must ->
        [yes] doit
       *[no] peut
    } { $or-with ->
        [none] { -it(rank: "answers-rank") }
       *[other] le
    } poser{ $even-drawn ->
        [yes] { " " }(s'il vient de { $or-with ->
            [none] { -it(rank: "answers-rank") }
           *[other] le
        } piocher, une fois tout pioché)
       *[no] { "" }
    } : { $attack ->
        [anew] le tour recommence à partir de lui, et les cartes ne s'ajoutent pas
        [stopped] l'attaque s'arrête
        [replaced] le tour s'arrête, et seule compte l'attaque de sa carte
        [added] le tour s'arrête, et l'attaque s'ajoute à celle de sa carte
        [doubled] le tour s'arrête, et l'attaque est doublée
       *[passed] { $even-drawn ->
            [yes] { $again ->
                [yes] il rejoue, puis{ " " }
               *[no] { "" }
            }l'attaque { WHERE($turns, $skips) }
           *[no] il ne pioche pas{ $again ->
                [yes] { " " }et rejoue, puis
               *[no] , et
            } l'attaque { WHERE($turns, $skips) }
        }
    }
# $turns (Flag), $skips (Number)
where = { $turns ->
    [yes] repart dans l'autre sens{ $skips ->
        [0] { "" }
       *[other] { " " }et { SKIPPING($skips) }
    }
   *[no] { $skips ->
        [0] passe au suivant
       *[other] { SKIPPING($skips) }
    }
}
skipping = { $skips ->
    [1] saute le joueur suivant
   *[other] saute les { $skips } joueurs suivants
}
back-to-attacker =
    .does = Si une réponse la mène à celui qui l'a lancée, elle l'attaque aussi{ $may-skip ->
        [yes] { "\u00a0" }; alors, ou si elle le saute, elle refait le tour
       *[no] , et refait le tour
    }
# .does $form, $rank, $comes-back (Flag), $only-by (List?), $by-rank (Text?), $again (Flag)
round-over =
    .does = Le tour fini, { $comes-back ->
        [yes] { $only-by ->
            [none] { $again ->
                [yes] { $by-rank ->
                    [none] celui qui l'a lancé en dernier
                   *[other] celui qui a posé { $by-rank ->
                        [Q] la dernière
                       *[other] le dernier
                    } { CALLED($by-rank) }
                }
               *[no] { LAYER($form, $rank) }
            } rejoue
           *[other] celui qui l'a lancé en dernier rejoue, si c'était par { EITHER($only-by) } ; sinon, c'est au joueur qui le suit
        }
       *[no] c'est à celui qui suit { $again ->
            [yes] le dernier qui l'a lancé
           *[no] { LAYER($form, $rank) }
        } de jouer
    }
replaces-attack =
    .does = Une attaque d'une autre sorte à laquelle on répond ainsi est remplacée par celle-ci
passes-after =
    .does = Une attaque à laquelle on répond ainsi passe au joueur d'après{ $next-at-two ->
        [yes] { " " }({ TWO($of-two) }, au suivant)
       *[no] { "" }
    }
# .does $rank (Text?), $players (List?), $only-two (Flag), $of-two (Flag), $if-odd (Flag)
falls-back =
    .does = { $players ->
        [none] Quand il ne reste que deux joueurs, l'attaque revient
       *[other] { $of-two ->
            [yes] Dans une partie à deux
           *[no] { CAPITAL(WITH_PLAYERS($players, $only-two)) }
        }, l'attaque revient donc
    } à { WHO_PLAYED($rank) }{ $if-odd ->
        [yes] { ODD() }
       *[no] { "" }
    }

# Several at once

plays-flush =
    .does = { -lets } de poser en même temps autant d'autres cartes de { -own } couleur que l'on veut ({ $has-turned ->
        [yes] pour le reste,{ " " }
       *[no] { "" }
    }seule la dernière posée agit)
# .does $form, $rank (Text?), $number (Number), $least (Number), $suit-first (Flag), $last-acts (Flag), $counts (Flag), $example (Number), $draws (Number), $turns (Number), $one-each (Flag), $times-reverses (Flag), $by-rank (Flag), $rest-last (Flag)
# .itself $rank (Text?), $number (Number), $suit-first (Flag), $last-acts (Flag), $counts (Flag), $example (Number), $draws (Number), $turns (Number), $one-each (Flag), $times-reverses (Flag), $by-rank (Flag), $rest-last (Flag)
plays-set =
    .does = { -goes } aussi { $number ->
        [0] { $least ->
            [0] par deux, trois ou quatre de même valeur
           *[other] par { IN_WORDS($least) } ou plus à la fois
        }{ ACTS($last-acts, $counts, $rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank, $rest-last) }{ SUIT_FIRST($suit-first) }
       *[other] { IN_WORDS($number) } à la fois{ SUIT_FIRST($suit-first) }{ ACTS($last-acts, $counts, $rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank, $rest-last) }
    }
    .itself = { $rank ->
        [none] { "" }
       *[other] { $number ->
            [0] { "" }
           *[other] { IN_WORDS($number) } { SEVERAL_CALLED($rank) }{ $suit-first ->
                [yes] , { $rank ->
                    [Q] celle
                   *[other] celui
                } de la couleur d'abord,
               *[no] { "" }
            } peuvent se poser ensemble{ ACTS($last-acts, $counts, $rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank, $rest-last) }
        }
    }
# Where it has been told of all cards that they may be laid together.
# .itself $rank (Text?), $example (Number), $draws (Number), $turns (Number), $one-each (Flag), $times-reverses (Flag), $by-rank (Flag)
several-count =
    .itself = de plusieurs cartes posées ensemble, { EACH_COUNTS($rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank) }
suit-first = { $suit-first ->
    [yes] , en commençant par la carte de la couleur demandée
   *[no] { "" }
}
# $last-acts (Flag), $counts (Flag), $rank (Text?), $example (Number), $draws (Number), $turns (Number), $one-each (Flag), $reverses (Flag), $by-rank (Flag), $rest-last (Flag)
acts = { $counts ->
    [yes] { " " }({ EACH_COUNTS($rank, $example, $draws, $turns, $one-each, $reverses, $by-rank) }{ $rest-last ->
        [yes] { "\u00a0" }; pour le reste, seule la dernière agit
       *[no] { "" }
    })
   *[no] { $last-acts ->
        [yes] { " " }(seule la dernière posée agit)
       *[no] { "" }
    }
}
# $rank (Text?), $example (Number), $draws (Number), $turns (Number), $one-each (Flag), $reverses (Flag), $by-rank (Flag)
each-counts = { $example ->
    [0] l'effet de la dernière vaut autant de fois qu'il y a de cartes
   *[other] { $draws ->
        [0] { $turns ->
            [0] chacune change le sens du jeu
           *[other] toutes comptent : { SO_MANY($rank, $example, $by-rank) } font passer { $one-each ->
                [yes] leur tour à { IN_WORDS($turns) } joueurs
               *[no] { IN_WORDS($turns) } tours
            }{ EACH_REVERSES($reverses) }
        }
       *[other] toutes comptent : { SO_MANY($rank, $example, $by-rank) } font piocher { SOME_CARDS($draws) }{ $turns ->
            [0] { "" }
           *[other] { " " }et passer { IN_WORDS($turns) } tours
        }{ EACH_REVERSES($reverses) }
    }
}
# $reverses (Flag)
each-reverses = { $reverses ->
    [yes] , et chacune change le sens du jeu
   *[no] { "" }
}
# $rank (Text?), $example (Number), $by-rank (Flag)
so-many = { IN_WORDS($example) }{ $by-rank ->
    [yes] { $rank ->
        [none] { "" }
       *[other] { " " }{ SEVERAL_CALLED($rank) }
    }
   *[no] { "" }
}
# $least (Number)
run-of = { $least ->
    [0] { "" }
   *[other] de { IN_WORDS($least) } cartes ou plus{ " " }
}
# $least (Number), $form
run-begun = { $least ->
    [0] { "" }
   *[other] , de { IN_WORDS($least) } cartes ou plus si elle commence par { $form ->
        [several] l'une d'elles
       *[other] cette carte
    }
}
# .does $form, $last-acts (Flag), $ace-before-two (Flag), $but-refused (Flag), $least (Number), $if-first (Flag), $turns (Flag)
plays-run =
    .does = { -goes } aussi en suite { $if-first ->
        [yes] { "" }
       *[no] { RUN_OF($least) }
    }d'une même couleur, en montant ou en descendant{ $ace-before-two ->
        [yes] , l'as avant le 2
       *[no] { "" }
    }{ $if-first ->
        [yes] { RUN_BEGUN($least, $form) }
       *[no] { "" }
    }{ $turns ->
        [yes] , ou sur une carte de même valeur au milieu d'une suite, qui repart alors dans la nouvelle couleur, vers le haut ou vers le bas
       *[no] { "" }
    }{ $but-refused ->
        [yes] , mais pas sur une carte qui ne les reçoit pas
       *[no] { "" }
    }{ $last-acts ->
        [yes] { " " }(seule la dernière posée agit)
       *[no] { "" }
    }
passes-under =
    .does = Une réponse posée avec d'autres cartes{ $may-attack ->
        [yes] { " " }dont la dernière n'attaque pas{ $may-stop ->
            [yes] { " " }et n'arrête rien
           *[no] { "" }
        }
       *[no] { $may-stop ->
            [yes] { " " }dont la dernière n'arrête rien
           *[no] { "" }
        }
    } laisse l'attaque { $may-skip ->
        [yes] à celui dont c'est alors le tour
       *[no] au joueur suivant
    }, sans rien y ajouter{ $may-send ->
        [yes] { "\u00a0" }; mais si la dernière la renvoie, elle est renvoyée
       *[no] { "" }
    }
# .itself $form, $rank (Text?), $on-top (Flag), $but-last, $penalty (Number), $by-those-in (Flag)
announced =
    .itself = on dit { $rank ->
        [none] { $form ->
            [several] le nom de la carte
           *[other] son nom
        }
       *[other] « { CALLED($rank) } »
    } en { $rank ->
        [none] la
       *[other] { -it }
    } posant{ $on-top ->
        [yes] { " " }(si c'est la dernière des cartes posées ensemble)
       *[no] { "" }
    }{ $but-last ->
        [none] { "" }
       *[other] , sauf { AT_LAST($but-last) }
    }, et celui qui l'oublie pioche { SOME_CARDS($penalty) } si un autre{ $by-those-in ->
        [yes] , encore en jeu,
       *[no] { "" }
    } dit { $rank ->
        [none] « Contre- » et ce nom
       *[other] « Contre-{ CALLED($rank) } »
    } avant le coup suivant

# As a last card

# .does $form, $cards (Number), $other, $and-all-due (Flag), $answers (List?), $even-with (List?), $final (Flag), $goes-on (Flag), $unannounced (Flag), $calls-nothing (Flag)
last-draws =
    .does = { -makes }{ $other ->
        [instead] { " " }plutôt
        [only] { " " }seulement
       *[other] { "" }
    } piocher { $answers ->
        [none] { $goes-on ->
            [yes] { $and-all-due ->
                [yes] au joueur suivant, qui passe son tour, { SOME_CARDS($cards) } et tout ce qui est déjà dû
               *[no] { SOME_CARDS($cards) } au joueur suivant, qui passe son tour
            }
           *[no] { SOME_CARDS($cards) } au joueur suivant{ $and-all-due ->
                [yes] { AND_ALL_DUE() }
               *[no] { "" }
            }
        }{ $even-with ->
            [none] { UNANSWERED($final) }
           *[other] , même s'il a { EITHER($even-with) }
        }
       *[other] { SOME_CARDS($cards) } au joueur suivant{ $and-all-due ->
            [yes] { AND_ALL_DUE() }
           *[no] { "" }
        }, sauf s'il pose { EITHER($answers) }{ $goes-on ->
            [yes] , qui n'a alors pas d'effet{ $unannounced ->
                [yes] { " " }et se pose sans annonce
               *[no] { "" }
            } (dans les deux cas, son tour est fini)
           *[no] , qui l'arrête
        }
    }{ $calls-nothing ->
        [yes] { "\u00a0" }; n'importe quelle carte s'y pose ensuite
       *[no] { "" }
    }
    .when = en dernière carte{ $even-together ->
        [yes] , même posé{ -ending } avec d'autres
       *[no] { "" }
    }
and-all-due = , et tout ce qui est déjà dû
doubles =
    .does = { $form ->
        [several] doublent
       *[other] double
    } tous les points{ $once ->
        [yes] { " " }(une seule fois dans la manche)
       *[no] { "" }
    }
    .when = { AT_LAST($last) }
# .does $form, $points (Number), $fewer (Flag), $if-won (Flag); .when $last, $even-together (Flag)
last-points =
    .does = { $fewer ->
        [yes] { $form ->
            [several] enlèvent
           *[other] enlève
        }
       *[no] { $form ->
            [several] ajoutent
           *[other] ajoute
        }
    } { N_POINTS($points) } à { $form ->
        [several] leur
       *[other] son
    } joueur{ $if-won ->
        [yes] { " " }s'il gagne la manche
       *[no] { "" }
    }
    .when = { AT_LAST($last) }{ $even-together ->
        [yes] , même posé{ -ending } avec d'autres
       *[no] { "" }
    }
never_last =
    .does = ne { -goes } pas en dernière carte
last_on_own_suit =
    .does = ne { -goes } en dernière carte que sur { -own } propre couleur
last-costs =
    .does = { -makes }{ $first ->
        [yes] { " " }d'abord
       *[no] { "" }
    } piocher { SOME_CARDS($cards) } à { $form ->
        [several] leur
       *[other] son
    } joueur, qui continue de jouer{ $out-if-empty ->
        [yes] { " " }(si la pioche est vide, il est sorti)
       *[no] { "" }
    }
    .when = en dernière carte

