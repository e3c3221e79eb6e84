# What was called out; of the word that goes with a card, only that it was.
# $what, $call (Text?)
said = { $call ->
    [none] { $what ->
        [word] la carte
       *[other] { QUOTED(CALL_NAME($call)) }
    }
   *[other] { QUOTED(CALL_NAME($call)) }
}
draws = { $seat ->
    [you] vous piochez
   *[other] { $seat } pioche
}
# $cards (List), $count (Number)
drawn = { COUNT($cards) ->
    [0] { N_CARDS($count) }
    [1] { THE_CARDS($cards) }
    [2] { THE_CARDS($cards) }
   *[other] { N_CARDS($count) } : { THE_CARDS($cards) }
}
# What ends a list of cards does not go with the last one alone.
# $cards (List), $count (Number)
drawn-so = { COUNT($cards) ->
    [0] { N_CARDS($count) }
    [1] { THE_CARDS($cards) }
    [2] { THE_CARDS($cards) }
   *[other] { N_CARDS($count) } : { THE_CARDS($cards) },
}
attack-over = { $lapsed ->
    [0] l'attaque est payée
   *[other] l'attaque est finie
}
# Who won, in the order of the seats and with the reader first; $mine: the reader among them; $shared: each for themselves.
# $who (List), $me-first (List), $mine (Flag), $shared (Flag)
won = { LIST($me-first) } { $mine ->
    [yes] gagnez
   *[no] { COUNT($me-first) ->
        [1] gagne
       *[other] gagnent
    }
} la manche{ $shared ->
    [yes] { " " }à égalité
   *[no] { "" }
}
# How events follow one another in a sentence.
# $does
instead = { $does } (l'ordinateur à sa place)
# $does
jumping = à la volée, { $does }
then = { $others }, puis { $who }
joined = { $first } ; { $next }
# What befalls, by the kind of the event. $call: what is called out in it, or was forgotten.
# .dealt { $seat (Person), $count (Number) }
# .starter { $card (Face) }
# .played { $seat (Person), $card (Face) }
# .announced { $seat (Person), $what, $call (Text?), $late (Flag) }
# .named { $seat (Person), $suit (Suit) }
# .rank_named { $seat (Person), $rank }
# .rank_over { $seat (Person) }
# .card_named { $seat (Person), $card (Face) }
# .card_over { $seat (Person) }
# .attacked { $seat (Person), $debt (Number), $later (Flag) }
# .aims { $seat (Person), $debt (Number) }
# .aimed { $seat (Person), $to (Person) }
# .doubted { $seat (Person), $of (Person), $right (Flag) }
# .held_up { $seat (Person), $turns (Number) }
# .misses { $seat (Person), $turns (Number) }
# .drew { $seat (Person), $cards (List), $count (Number), $cause, $call (Text?) }
# .undone { $seat (Person) }
# .rule_changed { $seat (Person), $fr, $en }
# .stood_in { $seat (Person) }
# .passed { $seat (Person) }
# .skipped { $seat (Person), $penalty (Flag) }
# .reversed { $direction (Number) }
# .again { $seat (Person) }
# .caught { $seat (Person), $by (Person), $call (Text?) }
# .jumped { $seat (Person) }
# .stands { $card (Face) }
# .shows { $card (Face), $suit (Suit?) }
# .paid { $count (Number), $lapsed (Number) }
# .turn { $seat (Person), $to, $count (Number) }
# .run { $seat (Person) }
# .run_over { $seat (Person) }
# .gave { $seat (Person), $to (Person), $cards (List), $count (Number) }
# .traded { $seat (Person), $to (Person) }
# .set_aside { $seat (Person), $to (Person) }
# .may_steal { $seat (Person), $from (Person) }
# .stole { $seat (Person), $from (Person), $card (Text?) }
# .forgot { $seat (Person), $call (Text?) }
# .declared { $seat (Person), $cards (List), $alike (Flag) }
# .came_down { $seat (Person), $rank }
# .misdeal { $seat (Person), $count (Number), $more (Flag) }
# .repaired { $seat (Person), $by (Person), $back (Number), $cards (List) }
# .swept { $seat (Person) }
# .face_up { $seat (Person) }
# .hand_chosen { $seat (Person), $hand (Number) }
# .cut { $seat (Person) }
# .beaten { $seat (Person), $held (Number) }
# .wrong_say { $seat (Person), $call (Text?) }
# .wrong_catch { $seat (Person), $call (Text?) }
# .recycled { $count (Number) }
# .out { $seat (Person) }
# .over { $reason, $who (List), $me-first (List), $mine (Flag), $shared (Flag) }
events =
    .dealt = { $seat ->
        [you] vous donnez
       *[other] { $seat } donne
    } { N_CARDS($count) } à chacun
    .starter = la première carte est { THE_CARD($card) }
    .played = { $seat ->
        [you] vous jouez
       *[other] { $seat } joue
    } { THE_CARD($card) }
    .announced = { $what ->
        [knock] { $seat ->
            [you] vous cognez trois coups
           *[other] { $seat } cogne trois coups
        }
       *[other] { $seat ->
            [you] vous annoncez
           *[other] { $seat } annonce
        } { SAID($what, $call) }
    }{ $late ->
        [yes] { " " }après coup
       *[no] { "" }
    }
    .named = { $seat ->
        [you] vous demandez
       *[other] { $seat } demande
    } { SUIT_NAME($suit) }
    .rank_named = { $seat ->
        [you] vous demandez
       *[other] { $seat } demande
    } { A_CARD($rank) }
    .rank_over = { $seat ->
        [you] la valeur demandée vous revient, et vous jouez comme d'habitude
       *[other] la valeur demandée revient à { $seat }, qui joue comme d'habitude
    }
    .card_named = { $seat ->
        [you] vous demandez
       *[other] { $seat } demande
    } { THE_CARD($card) }
    .card_over = { $seat ->
        [you] la carte demandée vous revient, et vous jouez comme d'habitude
       *[other] la carte demandée revient à { $seat }, qui joue comme d'habitude
    }
    .attacked = { $later ->
        [yes] { $seat ->
            [you] vous aurez
           *[other] { $seat } aura
        } ensuite { N_CARDS($debt) } à piocher
       *[no] à { $seat } de piocher { N_CARDS($debt) }
    }
    .aims = à { $seat } de dire qui doit piocher { N_CARDS($debt) }
    .aimed = { $to ->
        [you] { $seat } vous vise
       *[other] { $seat ->
            [you] vous visez
           *[other] { $seat } vise
        } { $to }
    }
    .doubted = { $seat ->
        [you] vous n'y croyez pas
       *[other] { $seat } n'y croit pas
    } : { $right ->
        [yes] { $of ->
            [you] vous aviez la couleur
           *[other] { $of } avait la couleur
        }
       *[no] { $of ->
            [you] vous n'aviez pas la couleur
           *[other] { $of } n'avait pas la couleur
        }
    }
    .held_up = à { $seat } de répondre, sinon { $turns ->
        [1] { $seat ->
            [you] vous perdez votre tour
           *[other] son tour est perdu
        }
       *[other] { $turns } tours sont perdus
    }
    .misses = { $seat ->
        [you] vous perdez
       *[other] { $seat } perd
    } encore { $turns ->
        [1] un tour
       *[other] { $turns } tours
    }
    .stopped = l'attaque est arrêtée
    .drew = { $count ->
        [0] la pioche est vide : { $seat ->
            [you] vous ne piochez rien
           *[other] { $seat } ne pioche rien
        }
       *[other] { $cause ->
            [caught] { DRAWS($seat) } { DRAWN_SO($cards, $count) } { $call ->
                [none] pour l'avoir dit à tort
               *[other] pour avoir oublié « { CALL_NAME($call) } »
            }
            [again] on ne finit pas sur une carte qui oblige à rejouer : { DRAWS($seat) } { DRAWN($cards, $count) }
            [last] on ne finit pas ainsi : { DRAWS($seat) } { DRAWN($cards, $count) }
            [wrong] { DRAWS($seat) } { DRAWN_SO($cards, $count) } pour l'avoir dit à tort
            [misdeal] { DRAWS($seat) } { DRAWN_SO($cards, $count) } pour compléter { $seat ->
                [you] votre main
               *[other] sa main
            }
            [level] { $seat ->
                [you] vous recevez
               *[other] { $seat } reçoit
            } { DRAWN($cards, $count) }
           *[other] { DRAWS($seat) } { DRAWN($cards, $count) }
        }
    }
    .undone = { $seat ->
        [you] vous reprenez votre coup et tout ce qui a suivi
       *[other] { $seat } reprend son coup et tout ce qui a suivi
    }
    .rule_changed = { $seat ->
        [you] vous changez une règle
       *[other] { $seat } change une règle
    } : { $fr }
    .stood_in = l'ordinateur joue pour { $seat }
    .passed = { $seat ->
        [you] vous passez
       *[other] { $seat } passe
    }
    .skipped = { $seat ->
        [you] vous perdez votre tour
       *[other] { $seat } perd son tour
    }{ $penalty ->
        [yes] { " " }(pénalité)
       *[no] { "" }
    }
    .reversed = { $direction ->
        [1] on tourne dans le sens des aiguilles d'une montre
       *[other] on tourne dans l'autre sens
    }
    .again = { $seat ->
        [you] à vous de rejouer
       *[other] { $seat } rejoue
    }
    .caught = { QUOTED(CATCH_NAME($call)) } : { $seat ->
        [you] { $by } vous prend en défaut
       *[other] { $by ->
            [you] vous prenez
           *[other] { $by } prend
        } { $seat } en défaut
    }
    .jumped = à la volée, { $seat ->
        [you] vous posez la même carte
       *[other] { $seat } pose la même carte
    }
    .stands = cela vaut { THE_CARD($card) }
    .shows = { $suit ->
        [none] en dessous, { THE_CARD($card) }
       *[other] en dessous, { THE_CARD($card) }, { SUIT_NAME($suit) } demandé
    }
    .paid = { $count ->
        [0] { ATTACK_OVER($lapsed) }
       *[other] { N_CARDS($count) } en tout : { ATTACK_OVER($lapsed) }
    }
    .turn = { $to ->
        [doubt] { $seat ->
            [you] vous pouvez ne pas y croire
           *[other] { $seat } peut ne pas y croire
        }
        [start] { $seat ->
            [you] à vous de commencer
           *[other] { $seat } commence
        }
       *[other] à { $seat } { $to ->
            [answer] de répondre encore, ou de passer
            [must_answer] de répondre
            [suit] de demander une couleur
            [rank] de demander une valeur
            [card] de demander une carte
            [face] de dire ce que vaut le joker
            [give] de donner { N_CARDS($count) }
            [pass_on] de passer une carte
            [trade] de dire avec qui échanger sa main
            [send] de dire à qui va le tas
            [kind] d'annoncer
            [give_back] de rendre une carte
            [discard] d'écarter { N_CARDS($count) }
            [lead] d'entamer
           *[play] de jouer
        }
    }
    .run = { $seat ->
        [you] vous pouvez en poser d'autres
       *[other] { $seat } peut en poser d'autres
    }
    .run_over = { $seat ->
        [you] vous avez fini de poser
       *[other] { $seat } a fini de poser
    }
    .gave = { $to ->
        [you] { $seat } vous donne { THESE_CARDS($cards, $count) }
       *[other] { $seat ->
            [you] vous donnez
           *[other] { $seat } donne
        } { THESE_CARDS($cards, $count) } à { $to }
    }
    .traded = { $seat ->
        [you] vous échangez votre main
       *[other] { $seat } échange sa main
    } avec { $to }
    .rotated = toutes les mains passent au joueur suivant
    .set_aside = { $seat ->
        [you] vous avez choisi votre carte
       *[other] { $seat } a choisi sa carte
    } pour { $to }
    .may_steal = à { $seat } de tirer une carte { $from ->
        [you] de votre main
       *[other] { OF_NAME($from) }
    }
    .stole = { $seat ->
        [you] vous tirez
       *[other] { $seat } tire
    } { $card ->
        [none] une carte
       *[other] { THE_CARD($card) }
    } { $from ->
        [you] de votre main
       *[other] de la main { OF_NAME($from) }
    }
    .forgot = { $seat ->
        [you] vous avez oublié
       *[other] { $seat } a oublié
    } de dire { QUOTED(CALL_NAME($call)) }
    .declared = { $seat ->
        [you] vous montrez
       *[other] { $seat } montre
    } { $alike ->
        [yes] un carré
       *[no] les cartes qui gagnent
    } : { THE_CARDS($cards) }
    .came_down = { $seat ->
        [you] vous n'avez plus de carte et descendez
       *[other] { $seat } n'a plus de carte et descend
    } { $rank ->
        [A] à l'as
       *[other] au { RANK_NAME($rank) }
    }
    .misdeal = maldonne : { $seat ->
        [you] vous avez reçu
       *[other] { $seat } a reçu
    } { N_CARDS($count) } { $more ->
        [yes] de trop
       *[no] de moins
    }
    .repaired = { $by ->
        [you] vous dites
       *[other] { $by } dit
    } « Maldonne ! »{ $back ->
        [0] { "" }
       *[other] { "" } : { THESE_CARDS($cards, $back) } de { $seat ->
            [you] votre main
           *[other] la main { OF_NAME($seat) }
        } { $back ->
            [one] retourne dans la pioche
           *[other] retournent dans la pioche
        }
    }
    .swept = le tour est fait, à { $seat } de jouer
    .face_up = le premier pique désigne le donneur : { $seat }
    .hand_chosen = { $seat ->
        [you] vous choisissez
       *[other] { $seat } choisit
    } des mains de { N_CARDS($hand) }
    .cut = { $seat ->
        [you] vous coupez
       *[other] { $seat } coupe
    }
    .beaten = avec { N_CARDS($held) }, { $seat ->
        [you] vous êtes hors de la manche
       *[other] { $seat } est hors de la manche
    }
    .wrong_say = { $seat ->
        [you] vous dites
       *[other] { $seat } dit
    } { QUOTED(CALL_NAME($call)) } à tort
    .wrong_catch = { $seat ->
        [you] vous dites
       *[other] { $seat } dit
    } { QUOTED(CATCH_NAME($call)) } à tort
    .recycled = { $count ->
        [1] la défausse, mélangée, refait une pioche d'une carte
       *[other] la défausse, mélangée, refait une pioche de { N_CARDS($count) }
    }
    .out = { $seat ->
        [you] vous n'avez plus de carte
       *[other] { $seat } n'a plus de carte
    }
    .over = { $reason ->
        [last_left] plus personne d'autre en jeu, { WON($who, $me-first, $mine, $shared) }
        [outright] d'un seul coup, { WON($who, $me-first, $mine, $shared) } et avec elle la partie
        [four_of_a_kind] avec ces cartes, { WON($who, $me-first, $mine, $shared) }
        [limit] la limite de cartes est atteinte : la manche s'arrête, { WON($who, $me-first, $mine, $shared) }
        [blocked] plus personne ne peut jouer ni piocher : la manche est bloquée, { WON($who, $me-first, $mine, $shared) }
       *[other] { WON($who, $me-first, $mine, $shared) }
    }
