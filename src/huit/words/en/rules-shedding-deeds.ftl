-makes = { $form ->
    [single] makes
   *[other] make
}
-its = { $form ->
    [single] its
   *[other] their
}
-them = { $form ->
    [single] it
   *[other] them
}
whatever = { $rank ->
    [none] the card
   *[other] { THE_CALLED($rank) }
}
who-played = whoever played { WHATEVER($rank) }
layer = the player who played { $form ->
    [single] it
   *[other] the card
}
at-last = { $last ->
    [last] as a last card
   *[last_of_ace] as the last card of the ace’s hand
}
two = { $of-two ->
    [yes] in a game for two
   *[no] with two players
}
with-players = with { EITHER($players) } players
but-counted = , except for the player whose wild rank it is
odd = , if an odd number of them was played

goes-anywhere =
    .does = can be played on any card{ $but ->
        [none] { "" }
       *[other] , except on { EITHER($but) }
    }{ $if-unable ->
        [yes] { $rank ->
            [X] , but only if you cannot follow suit
           *[other] , but off the suit in force only if you cannot follow it
        }
       *[no] { "" }
    }{ $free-on-attack ->
        [yes] { " " }(except on an attack)
       *[no] { "" }
    }{ $or-on ->
        [none] { "" }
       *[other] , or on { $rank ->
            [none] another of the same rank
           *[other] { EITHER($or-on) }
        }
    }{ $not-on-rank ->
        [yes] , except while a rank{ $not-on-card ->
            [yes] { " " }or a card
           *[no] { "" }
        } is called
       *[no] { $not-on-card ->
            [yes] , except while a card is called
           *[no] { "" }
        }
    }{ $own-suit ->
        [yes] , and { -its } own suit must be followed
       *[no] { "" }
    }
goes-on =
    .does = can also be played on { EITHER($tops) }{ $but-called ->
        [none] { "" }
       *[other] { " " }(but not on { COUNT($but-called) ->
            [1] { EITHER($but-called) }
           *[other] a card
        } that changed the suit)
    }{ $as-starter ->
        [yes] { " " }as the starter
       *[no] { "" }
    }{ $two-left ->
        [yes] { " " }when only two players are left
       *[no] { "" }
    }
stands-for =
    .does = { $form ->
        [single] stands
       *[other] stand
    } for any card you like, with its effect{ $shows ->
        [yes] , except for leaving the card { -covered } in force
       *[no] { "" }
    }{ $on-attack ->
        [yes] ; on an attack{ $on-skip ->
            [yes] { " " }or to keep your turn
           *[no] { "" }
        }, only for a card that answers it
       *[no] { $on-skip ->
            [yes] ; to keep your turn, only for a card that answers it
           *[no] { "" }
        }
    }{ $none-on-some ->
        [yes] , if any does
       *[no] { "" }
    }{ $not-on-rank ->
        [yes] ; cannot be played while a rank{ $not-on-card ->
            [yes] { " " }or a card
           *[no] { "" }
        } is called
       *[no] { $not-on-card ->
            [yes] ; cannot be played while a card is called
           *[no] { "" }
        }
    }{ $first-of-several ->
        [yes] ; can be played with others only as the first of them
       *[no] { "" }
    }{ $even-last ->
        [none] { "" }
       *[other] ; can be your last card even for a card that cannot
    }{ $even-last ->
        [draws] { " " }(you then draw, if that card makes you play again)
       *[other] { "" }
    }
-covered = { $form ->
    [single] it covers
   *[other] they cover
}
leaves-in-force =
    .itself = follow the card { -covered }, without repeating its effect{ $but-counted ->
        [yes] { BUT_COUNTED() }
       *[no] { "" }
    }
goes-on-attacks =
    .does = can also be played on an attack{ $attack ->
        [replaced] , replacing it with { -its } own
        [added] , adding { -its } own to it
        [passed] , which then passes to the next player
        [as_another] , with the effect of the card { $form ->
            [single] it stands
           *[other] they stand
        } for
       *[other] { "" }
    }
-lets = { $form ->
    [single] lets
   *[other] let
}
changes-suit =
    .does = { -lets } { -its } player call the suit to follow{ $on-own-suit ->
        [yes] , but only when { $form ->
            [single] it is
           *[other] they are
        } played on { -its } own suit{ $but-counted ->
            [yes] { BUT_COUNTED() }
           *[no] { "" }
        }
       *[no] { "" }
    }
calls-rank =
    .does = { -lets } { -its } player call { $ranks ->
        [none] a rank
       *[other] { EITHER($ranks) }
    }{ $but-last ->
        [none] { "" }
       *[other] , except { AT_LAST($but-last) }
    }: only that rank{ $others ->
        [none] { "" }
       *[other] , or { EITHER($others) },
    } can be played until somebody plays it{ $lasting ->
        [none] { "" }
       *[other] { " " }({ EITHER($lasting) } is not enough)
    }
calls-card =
    .does = { -lets } { -its } player call one particular card{ $but-last ->
        [none] { "" }
       *[other] , except { AT_LAST($but-last) }
    }: only that card{ $others ->
        [none] { "" }
       *[other] , or { EITHER($others) },
    } can be played until somebody plays it{ $lasting ->
        [none] { "" }
       *[other] { " " }({ EITHER($lasting) } is not enough)
    }
rank-comes-back =
    .does = If it comes back unanswered to whoever called it, it lapses: follow { WHATEVER($rank) }
answer-ends-call =
    .does = Any other card that answers the attack ends the call
anything-on-it =
    .does = { $once-paid ->
        [yes] Once the attack is over, any
       *[no] Any
    } card can be played on it{ $but ->
        [none] { "" }
       *[other] , except { EITHER($but) }
    }
refuses =
    .does = can never have { EITHER($cards) } played on { -them }
    .when = { $as-starter ->
        [yes] as the starter
       *[no] { "" }
    }
refuses-higher =
    .does = can never have a higher card played on { -them }, the ace being the lowest
    .when = { $as-starter ->
        [yes] as the starter
       *[no] { "" }
    }

# Whose turn it is, and hands

reverses =
    .does = { $form ->
        [single] reverses
       *[other] reverse
    } the direction of play{ $first ->
        [yes] { " " }first
       *[no] { "" }
    }{ $even-covered ->
        [yes] , even if covered
       *[no] { "" }
    }{ $from-three ->
        [yes] { " " }(with three or more players)
       *[no] { "" }
    }
-skips = { $form ->
    [single] skips
   *[other] skip
}
skips =
    .does = { $players ->
        [1] { -skips } the next player
       *[other] { $of-one ->
            [yes] { -makes } the next player miss { $players } turns
           *[no] { -skips } the next { $players } players
        }
    }{ $but-two ->
        [yes] { $kept-by ->
            [none] , but not { TWO($of-two) }
           *[other] { $of-one ->
                [yes] , but not { TWO($of-two) }
               *[no] { "" }
            }
        }
       *[no] { "" }
    }{ $at-two ->
        [again] { " " }(with two players, you play again)
        [opponent] { " " }(with two players, the opponent plays)
       *[other] { "" }
    }{ $kept-by ->
        [none] { "" }
       *[other] , { $of-one ->
            [yes] { $but-two ->
                [yes] nor if they
               *[no] unless they
            }
           *[no] up to the first to
        } play { EITHER($kept-by) } at once{ $aimed-on ->
            [some] , which then acts, if on anybody, on the player after them
            [all] , which then acts on the player after them
           *[other] { "" }
        }{ $but-two ->
            [yes] { $of-one ->
                [yes] { "" }
               *[no] { " " }(but not { TWO($of-two) })
            }
           *[no] { "" }
        }
    }
    .when = { $only-last ->
        [yes] as a last card
       *[no] { "" }
    }
turns-add-up =
    .does = The turns to miss add up: whoever does not answer misses { $one-each ->
        [yes] { $rank ->
            [none] them all
           *[other] one for each { CALLED($rank) } played
        }
       *[no] them all
    }
misses-several =
    .does = Meanwhile they cannot answer anything{ $attacked ->
        [yes] , not even an attack
       *[no] { "" }
    }{ $may-grow ->
        [yes] { "" }
       *[no] , and nothing is added to those turns
    }
-another-turn = { $form ->
    [single] gives
   *[other] give
} { -its } player another turn
turn-at-two =
    .does = { -another-turn }{ $kept-by ->
        [none] { "" }
       *[other] , unless the other plays { EITHER($kept-by) } at once
    }{ $if-odd ->
        [yes] { ODD() }
       *[no] { "" }
    }
    .when = { TWO($of-two) }
turn_at_two_left =
    .does = { -another-turn }
    .when = when only two players are left
plays-again =
    .does = { -makes } { -its } player play again{ $as-last ->
        [draws] { " " }(as a last card, draw)
        [draws_or_out] { " " }(as a last card, draw, or go out if the stock is empty)
        [wins] , except as a last card, with which they go out
        [wins_at_ace] ; as the last card of the ace’s hand, they go out with it
       *[other] { "" }
    }
steals =
    .does = { -makes } the next player take a card, unseen, from the hand of { LAYER($form, $rank) }{ $turn ->
        [plays] , and then play{ $passes-attack ->
            [yes] , unless attacked
           *[no] { "" }
        }
        [loses] { $others ->
            [0] , and miss their turn
            [1] , and miss their turn, along with the one after them
           *[other] , and miss their turn, along with the { $others } after them
        }
       *[other] { "" }
    }{ $at-two ->
        [loses] { " " }({ TWO($of-two) }, they are skipped, and { LAYER($form, $rank) } plays again)
        [plays] { " " }({ TWO($of-two) }, they play)
        [keeps] { " " }(but not { TWO($of-two) })
       *[other] { "" }
    }
gives =
    .does = { -makes } { -its } player give { $cards ->
        [1] one
       *[other] { $cards }
    } of their cards to a player of their choice
hands-move =
    .does = { -makes } { $how ->
        [rotates] everyone pass their hand to the next player, in the direction of play
        [passes_on] every player choose one of their cards and pass it to the next player
       *[trades] { -its } player swap hands with a player of their choice
    }{ $but-last ->
        [none] { "" }
       *[other] { " " }(except { AT_LAST($but-last) })
    }

# Attacks

stops-attack =
    .does = { $form ->
        [single] stops
       *[other] stop
    } { $covered ->
        [yes] the
       *[no] an
    } attack
draws =
    .does = { $who ->
        [each] { -makes } each of the others { $turn ->
            [back] draw { SOME_CARDS($cards) }, and then { LAYER($form, $rank) } plays again{ $but-last ->
                [none] { "" }
               *[other] { " " }(except { AT_LAST($but-last) })
            }
           *[other] in turn draw { SOME_CARDS($cards) }
        }
       *[other] { -makes } { VICTIM($who) }{ $after-again ->
            [yes] { " " }then
           *[no] { "" }
        } draw { SOME_CARDS($cards) }{ NEXT_AT_TWO($next-at-two, $of-two) }{ $turn ->
            [loses] { " " }and miss their turn{ UNLESS_ANSWERED($answers, $own-suit) }{ UNANSWERED($final) }
            [out_of_turn] , out of turn{ UNLESS_ANSWERED($answers, $own-suit) }{ UNANSWERED($final) }
           *[other] { $closed ->
                [yes] { UNLESS_ANSWERED($answers, $own-suit) }{ UNANSWERED($final) } (having drawn, they { THEN_PLAYS($turn) })
               *[no] { " " }(they { THEN_PLAYS_NEXT($turn) })
            }
        }
    }
next-at-two = { $next-at-two ->
    [yes] { " " }({ TWO($of-two) }, the next one)
   *[no] { "" }
}
then-plays = { $turn ->
    [plays] still play
    [may_draw] may still play, or draw as in any turn
   *[may_play] may still play or pass
}
then-plays-next = { $turn ->
    [plays] then still play
    [may_draw] may then play, or draw as in any turn
   *[may_play] may then play or pass
}
victim = { $who ->
    [after_skipped] the player after that
    [previous] the previous player
    [chosen] a player of your choice
   *[next] the next player
}
unanswered = { $final ->
    [yes] , and nothing answers it
   *[no] { "" }
}
unless-answered = { $own-suit ->
    [none] { $answers ->
        [none] { "" }
       *[other] , unless they play { EITHER($answers) }
    }
   *[other] , unless they play { EITHER($own-suit) } of the same suit{ $answers ->
        [none] { "" }
       *[other] { COUNT($answers) ->
            [1] { COUNT($own-suit) ->
                [1] { " " }or { EITHER($answers) }
               *[other] , or { EITHER($answers) }
            }
           *[other] , { EITHER($answers) }
        }
    }
}
doubt =
    .does = { $but-answers ->
        [yes] Unless { $form ->
            [single] it
           *[other] the card
        } is played on an attack{ $but-out ->
            [yes] { " " }or its player is out
           *[no] { "" }
        }, the
       *[no] { $but-out ->
            [yes] Unless its player is out, the
           *[no] The
        }
    } player attacked may doubt it: if the player who played it could have followed suit and did not, that player draws instead, and the doubter plays; if not, the doubter draws { IN_WORDS($more) } more
doubles-attack =
    .does = On an attack, { $form ->
        [single] it doubles
       *[other] one of these doubles
    } the attack instead of adding to it
sends-back =
    .does = { $form ->
        [single] sends
       *[other] send
    } an attack { $form ->
        [single] it is
       *[other] they are
    } played on back to whoever last attacked or sent it back, who draws or answers out of turn{ $but-round ->
        [yes] , except one that goes round
       *[no] { "" }
    }{ $may-be-out ->
        [yes] ; if they are out, it passes to the next player
       *[no] { "" }
    }
changed-again =
    .does = What is played next can change who draws them, and how many
play-resumes =
    .does = Play then continues after whoever played the last card
takes-aim =
    .does = Played as an answer, { $form ->
        [single] it sends
       *[other] these send
    } the whole attack to { $who ->
        [previous] the previous player
       *[other] the player you choose
    }
passed-in-turn =
    .does = Once passed on by { EITHER($by) }, the attack no longer hits out of turn: whoever it falls on draws{ $may-play ->
        [yes] { " " }in their own turn
       *[no] { " " }and misses their turn
    }
chain =
    .does = If they then play { EITHER($like) }, { $next-one ->
        [yes] the next player
       *[no] whoever is hit
    } draws { $cards ->
        [0] that card’s own number, plus as many as they drew
       *[other] { IN_WORDS($cards) } more than they did
    }
own-attack =
    .does = { $when ->
        [again] { CAPITAL(TWO($of-two)) }, { WHO_PLAYED($rank) } draws instead{ $if-odd ->
            [yes] { ODD() }
           *[no] { "" }
        }
       *[other] { $when ->
            [skipping] So { WITH_PLAYERS($players, $only-two) }
           *[two_left] When only two players are left
        }, { WHO_PLAYED($rank) } has to draw{ $if-odd ->
            [yes] { ODD() }
           *[no] { "" }
        }
    }
goes-round =
    .does = Whoever holds { EITHER($cards) } { $must ->
        [yes] must
       *[no] may
    } play it{ $even-drawn ->
        [yes] { " " }(one they have just drawn, once they have drawn all the cards)
       *[no] { "" }
    }: { $attack ->
        [anew] it then goes round again from them, and the cards do not add up
        [stopped] the attack stops
        [replaced] it goes no further, and only that card’s attack counts
        [added] it goes no further, and is added to that card’s attack
        [doubled] it goes no further, and is doubled
       *[passed] { $even-drawn ->
            [yes] { $again ->
                [yes] they play again, and then{ " " }
               *[no] { "" }
            }the attack { WHERE($turns, $skips) }
           *[no] they draw nothing{ $again ->
                [yes] { " " }and play again, and then
               *[no] , and
            } the attack { WHERE($turns, $skips) }
        }
    }
where = { $turns ->
    [yes] goes back the other way{ $skips ->
        [0] { "" }
       *[other] { " " }and { SKIPPING($skips) }
    }
   *[no] { $skips ->
        [0] goes on to the next player
       *[other] { SKIPPING($skips) }
    }
}
skipping = { $skips ->
    [1] skips the next player
   *[other] skips the next { $skips } players
}
back-to-attacker =
    .does = If an answer takes it to whoever started it, they are attacked too{ $may-skip ->
        [yes] ; then, or if they are skipped, all the others are attacked again
       *[no] , and all the others again
    }
round-over =
    .does = When it has gone round, { $comes-back ->
        [yes] { $only-by ->
            [none] { $again ->
                [yes] the player who { $by-rank ->
                    [none] last sent it round
                   *[other] played the last { CALLED($by-rank) }
                }
               *[no] { -its } player
            } plays again
           *[other] the player who last sent it round plays again, if they did so with { EITHER($only-by) }; if not, the player after them plays
        }
       *[no] the player after { $again ->
            [yes] whoever last sent it round
           *[no] { -its } player
        } plays
    }
replaces-attack =
    .does = An attack of another kind answered this way is replaced by this one
passes-after =
    .does = An attack answered this way passes to the player after that{ $next-at-two ->
        [yes] { " " }({ TWO($of-two) }, to the next one)
       *[no] { "" }
    }
falls-back =
    .does = { $players ->
        [none] When only two players are left
       *[other] So { $of-two ->
            [yes] { TWO($of-two) }
           *[no] { WITH_PLAYERS($players, $only-two) }
        }
    }, the attack falls back on { WHO_PLAYED($rank) }{ $if-odd ->
        [yes] { ODD() }
       *[no] { "" }
    }

# Several at once

plays-flush =
    .does = { $form ->
        [single] lets
       *[other] let
    } { -its } player play any number of their other cards of that suit with it ({ $has-turned ->
        [yes] otherwise,{ " " }
       *[no] { "" }
    }only the last one played acts)
plays-set =
    .does = can also be played { $number ->
        [0] { $least ->
            [0] in pairs, threes or fours
           *[other] { IN_WORDS($least) } or more at a time
        }{ ACTS($last-acts, $counts, $rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank, $rest-last) }{ SUIT_FIRST($suit-first) }
       *[other] { $number } at a time{ SUIT_FIRST($suit-first) }{ ACTS($last-acts, $counts, $rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank, $rest-last) }
    }
    .itself = { $rank ->
        [none] { "" }
       *[other] { $number ->
            [0] { "" }
           *[other] { IN_WORDS($number) } { SEVERAL_CALLED($rank) }{ $suit-first ->
                [yes] , the one of the suit in force first,
               *[no] { "" }
            } may be played together{ ACTS($last-acts, $counts, $rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank, $rest-last) }
        }
    }
several-count =
    .itself = played together, { EACH_COUNTS($rank, $example, $draws, $turns, $one-each, $times-reverses, $by-rank) }
suit-first = { $suit-first ->
    [yes] , starting with the one of the suit in force
   *[no] { "" }
}
acts = { $counts ->
    [yes] { " " }({ EACH_COUNTS($rank, $example, $draws, $turns, $one-each, $reverses, $by-rank) }{ $rest-last ->
        [yes] ; otherwise, only the last one acts
       *[no] { "" }
    })
   *[no] { $last-acts ->
        [yes] { " " }(only the last one played acts)
       *[no] { "" }
    }
}
each-counts = { $example ->
    [0] the last one acts as many times as there are cards
   *[other] { $draws ->
        [0] { $turns ->
            [0] each of them reverses the direction
           *[other] all of them count: { SO_MANY($rank, $example, $by-rank) } { $one-each ->
                [yes] skip { IN_WORDS($turns) } players
               *[no] make it { IN_WORDS($turns) } turns
            }{ EACH_REVERSES($reverses) }
        }
       *[other] all of them count: { SO_MANY($rank, $example, $by-rank) } make it { SOME_CARDS($draws) }{ $turns ->
            [0] { "" }
           *[other] { " " }and { IN_WORDS($turns) } turns
        }{ EACH_REVERSES($reverses) }
    }
}
each-reverses = { $reverses ->
    [yes] , and each of them reverses the direction
   *[no] { "" }
}
so-many = { IN_WORDS($example) }{ $by-rank ->
    [yes] { $rank ->
        [none] { "" }
       *[other] { " " }{ SEVERAL_CALLED($rank) }
    }
   *[no] { "" }
}
run-of = { $least ->
    [0] { "" }
   *[other] { IN_WORDS($least) } cards or more of{ " " }
}
run-begun = { $least ->
    [0] { "" }
   *[other] , { IN_WORDS($least) } cards or more if it begins with { $form ->
        [several] one of these
       *[other] this card
    }
}
plays-run =
    .does = can also be played in runs of { $if-first ->
        [yes] { "" }
       *[no] { RUN_OF($least) }
    }one suit, up or down{ $ace-before-two ->
        [yes] , with the ace before the 2
       *[no] { "" }
    }{ $if-first ->
        [yes] { RUN_BEGUN($least, $form) }
       *[no] { "" }
    }{ $turns ->
        [yes] , or on a card of the same rank within a run, which then continues in the new suit, up or down
       *[no] { "" }
    }{ $but-refused ->
        [yes] , but not on a card that never takes them
       *[no] { "" }
    }{ $last-acts ->
        [yes] { " " }(only the last one played acts)
       *[no] { "" }
    }
passes-under =
    .does = If an answer is played with other cards{ $may-attack ->
        [yes] { " " }and the last of them does not attack{ $may-stop ->
            [yes] { " " }or stop the attack
           *[no] { "" }
        }
       *[no] { $may-stop ->
            [yes] { " " }and the last of them does not stop the attack
           *[no] { "" }
        }
    }, the attack is left to { $may-skip ->
        [yes] whoever plays next
       *[no] the next player
    }, with nothing added{ $may-send ->
        [yes] , unless that card sends it back
       *[no] { "" }
    }
announced =
    .itself = you say { $rank ->
        [none] { $form ->
            [single] its name
           *[other] the name of the card
        }
       *[other] “{ CALLED($rank) }”
    } as you play it{ $on-top ->
        [yes] { " " }(if it is the last of the cards played together)
       *[no] { "" }
    }{ $but-last ->
        [none] { "" }
       *[other] , except { AT_LAST($but-last) }
    }, and draw { SOME_CARDS($penalty) } if you forget and { $by-those-in ->
        [yes] somebody still in the round
       *[no] somebody
    } says { $rank ->
        [none] “Catch” and that name
       *[other] “Catch { CALLED($rank) }”
    } before the next move

# As a last card

last-draws =
    .does = { $other ->
        [only] only{ " " }
       *[other] { "" }
    }{ -makes } the next player draw { SOME_CARDS($cards) }{ $other ->
        [instead] { " " }instead
       *[other] { "" }
    }{ $answers ->
        [none] { $goes-on ->
            [yes] { $and-all-due ->
                [yes] { " " }plus whatever is already due, and miss their turn
               *[no] { " " }and miss their turn
            }
           *[no] { $and-all-due ->
                [yes] { AND_ALL_DUE() }
               *[no] { "" }
            }
        }{ $even-with ->
            [none] { UNANSWERED($final) }
           *[other] , even if they hold { EITHER($even-with) }
        }
       *[other] { $and-all-due ->
            [yes] { AND_ALL_DUE() }
           *[no] { "" }
        }, unless they play { EITHER($answers) }{ $goes-on ->
            [yes] , which then does nothing{ $unannounced ->
                [yes] { " " }and needs no announcement
               *[no] { "" }
            } (either way, that is their turn)
           *[no] , which stops it
        }
    }{ $calls-nothing ->
        [yes] ; any card can be played on it afterwards
       *[no] { "" }
    }
    .when = as a last card{ $even-together ->
        [yes] , even if played with others
       *[no] { "" }
    }
and-all-due = , plus whatever is already due
doubles =
    .does = { $form ->
        [single] doubles
       *[other] double
    } all points{ $once ->
        [yes] { " " }(only once in a round)
       *[no] { "" }
    }
    .when = { AT_LAST($last) }
last-points =
    .does = { $fewer ->
        [yes] { $form ->
            [single] takes
           *[other] take
        } { N_POINTS($points) } off
       *[no] { $form ->
            [single] adds
           *[other] add
        } { N_POINTS($points) } to
    } { -its } player’s score{ $if-won ->
        [yes] { " " }if they win the round
       *[no] { "" }
    }
    .when = { AT_LAST($last) }{ $even-together ->
        [yes] , even if played with others
       *[no] { "" }
    }
never_last =
    .does = cannot be your last card
last_on_own_suit =
    .does = can be your last card only on { -its } own suit
last-costs =
    .does = { -makes } { -its } player{ $first ->
        [yes] { " " }first
       *[no] { "" }
    } draw { SOME_CARDS($cards) } and play on{ $out-if-empty ->
        [yes] { " " }(if the stock is empty, they are out)
       *[no] { "" }
    }
    .when = as the last card

