roles =
    .dealer = Donneur
    .announcer = Annonceur
    .second = Deuxième
    .third = Troisième
kind-name = { $kind ->
    [clubs] atout trèfle
    [diamonds] atout carreau
    [hearts] atout cœur
    [spades] atout pique
    [least] minimum de plis
   *[notrump] sans atout
}
n-tricks = { $count ->
    [one] { $count }{ "\u00a0" }pli
   *[other] { $count }{ "\u00a0" }plis
}
# In a place of two letters.
short = { $kind ->
    [least] MP
   *[other] SA
}
# On a button, beside its note.
choice = { $kind ->
    [clubs] Trèfle
    [diamonds] Carreau
    [hearts] Cœur
    [spades] Pique
    [least] Minimum
   *[notrump] Sans atout
}
# $kind
kind = { CAPITAL(KIND_NAME($kind)) }
trumps = Atout
kind-notes =
    .trumps = atout
    .notrump = pas d'échanges
    .least = en faire peu
made = plis
# $name, $role, $made (Number), $owes (Number?), $least (Flag)
seat = { $owes ->
    [none] { $name }, { $role } : { N_TRICKS($made) }
   *[other] { $least ->
        [yes] { $name }, { $role } : { N_TRICKS($made) }, au plus { $owes }
       *[no] { $name }, { $role } : { N_TRICKS($made) }, { $owes } à faire
    }
}
# $count (Number)
in-hand = { N_CARDS($count) } en main
leads = entame
which-kind = Que voulez-vous annoncer ?
announced = déjà annoncé
trick = Le pli
# $cards
lies = Le pli : { $cards }
takes = l'emporte
# $who (Person)
took = { $who ->
    [you] Vous faites le pli
   *[other] { $who } fait le pli
}
nobody = Aucune carte.
chien = Le chien
hidden = Le chien, encore caché.
exchanges = Vos échanges
for = contre
# $from, $to
swap = { $from }, à { $to }
hint-kind = Avant de voir le chien.
hint-kind-after = Le chien est déjà dans votre main.
# $gives (Number)
hint-must-give = Encore { N_CARDS($gives) } à donner : on vous rend à chaque fois la meilleure de la couleur.
# $gives (Number)
hint-exchange = Encore { N_CARDS($gives) } à donner si vous voulez : on vous rend à chaque fois la meilleure de la couleur.
# $card
hint-to = À qui donner { $card } ?
# $from, $got (Face), $kept (Flag)
hint-return = { $kept ->
    [yes] { $from } vous a donné { THE_CARD($got) } : sans carte plus forte à { SUIT_NAME(SUIT($got)) }, vous la rendez.
   *[no] { $from } vous a donné { THE_CARD($got) } : vous rendez votre meilleure carte à { SUIT_NAME(SUIT($got)) }.
}
hint-return-any = Vous rendez votre meilleure carte de la couleur reçue.
# $left (Number)
hint-discard = { $left ->
    [0] Elles ne seront montrées à personne.
   *[other] Choisissez les cartes à écarter : encore { $left }.
}
# $name
give-to = À { $name }
stop = Ne plus donner
# $card
give-back = Rendre { $card }
# $count (Number)
discard = Écarter { N_CARDS($count) }
may-give = à donner
may-not-give = ne se donne pas
last-trick = Dernier pli
no-last-trick = Aucun pli n'est encore fait.
sheet = Feuille
sheet-heading = La feuille de marque
# $played (Number), $all (Number)
rounds-of = { $played ->
    [one] { $played } manche sur { $all }
   *[other] { $played } manches sur { $all }
}
# $points (Number)
first-with = Le premier à { N_POINTS($points) } gagne la partie.
left = Ce que chacun doit encore annoncer
nothing-left = plus rien
# $who (List)
ahead = En tête : { LIST($who) }.
# $who (List), $mine (Flag)
won-match = { $mine ->
    [yes] { LIST($who) } gagnez la partie !
   *[no] { COUNT($who) ->
        [one] { LIST($who) } gagne la partie
       *[other] { LIST($who) } gagnent la partie
    }
}
# .shared $who (List)
# .counted $made (Number), $owed (Number), $least (Flag), $points
over =
    .shared = { LIST($who) } : manche partagée
    .owed = À faire
    .owed-least = Au plus
    .made = Plis
    .counted = { $least ->
        [yes] { N_TRICKS($made) }, { $owed } au plus = { $points }
       *[no] { N_TRICKS($made) } sur { $owed } à faire = { $points }
    }
    .best = Chaque pli de plus que son dû vaut un point, chaque pli de moins en coûte un. Le plus de points gagne.
    .best-least = Chaque pli de moins que permis vaut un point, chaque pli de trop en coûte un. Le plus de points gagne.
round = Cette manche
help =
    .aim = Un jeu de plis à trois. Chacun a un nombre de plis à faire, selon son rôle ; chaque pli de plus vaut un point, chaque pli de moins en coûte un. Au minimum de plis, c'est l'inverse.
help-keys =
    .play = jouer, donner ou choisir la carte, ou savoir pourquoi elle ne peut pas l'être
    .finish = rendre la carte, écarter les cartes choisies, ne plus donner
    .last = revoir le dernier pli
    .sheet = lire la feuille de marque
    .kinds = annoncer, dans l'ordre des boutons
# Whose turn it is, and what for.
turn-mine =
    .kind = À vous d'annoncer
    .exchange = À vous d'échanger
    .return = À vous de rendre
    .discard = À vous d'écarter
    .play = { IT_IS_YOUR_TURN() }
    .over = { ROUND_OVER() }
# .over $name
turn-other =
    .kind = { $name } choisit son annonce
    .exchange = { $name } échange des cartes
    .return = { $name } doit rendre une carte
    .discard = { $name } écarte
    .play = { IT_IS_TURN_OF($name) }
    .over = { ROUND_OVER() }
# .follow { $suit (Suit) }
# .trump { $suit (Suit) }
hint-play =
    .lead = Vous entamez : jouez ce que vous voulez.
    .any = Jouez ce que vous voulez.
    .follow = Fournissez à { SUIT_NAME($suit) }.
    .trump = Coupez : jouez { A_CARD($suit) }.
# What a seat has to make, told first in full; then of the others.
owes-first = { $name } : { N_TRICKS($count) } à faire
owes-first-least = { $name } : { N_TRICKS($count) } au plus
# $name, $points, $count (Number)
points-first = { $count ->
    [one] { $name } : { $points }{ "\u00a0" }point
   *[other] { $name } : { $points }{ "\u00a0" }points
}
next = { $name } : { $number }
with-points = { $won } ({ $points })
this-or-a-card = { $card ->
    [none] une carte
   *[other] { THE_CARD($card) }
}
# What befalls, by the kind of the event.
# .chose { $seat (Person), $what, $owed }
# .chien { $seat (Person), $cards (List) }
# .kitty { $seat (Person), $cards (List), $count (Number) }
# .exchanged { $seat (Person), $to (Person), $card (Text?) }
# .returned { $seat (Person), $to (Person), $card (Text?) }
# .discarded { $seat (Person), $cards (List), $count (Number) }
# .trick { $seat (Person), $made (Number) }
events =
    .chose = { $seat ->
        [you] vous annoncez
       *[other] { $seat } annonce
    } { KIND_NAME($what) } ({ $owed })
    .chien = { $seat ->
        [you] vous prenez le chien
       *[other] { $seat } prend le chien
    } : { THE_CARDS($cards) }
    .kitty = { $seat ->
        [you] vous prenez
       *[other] { $seat } prend
    } le chien, que personne d'autre ne voit : { THESE_CARDS($cards, $count) }
    .exchanged = { $to ->
        [you] { $seat } vous donne { THIS_OR_A_CARD($card) }
       *[other] { $seat ->
            [you] vous donnez
           *[other] { $seat } donne
        } { THIS_OR_A_CARD($card) } à { $to }
    }
    .returned = { $to ->
        [you] { $seat } vous rend { THIS_OR_A_CARD($card) }
       *[other] { $seat ->
            [you] vous rendez
           *[other] { $seat } rend
        } { THIS_OR_A_CARD($card) } à { $to }
    }
    .discarded = { $seat ->
        [you] vous écartez
       *[other] { $seat } écarte
    } { THESE_CARDS($cards, $count) }
    .trick = { $seat ->
        [you] vous faites votre
       *[other] { $seat } fait son
    } { ORDINAL($made) } pli
# Why a move is not allowed, by the code of the refusal.
# .follow { $suit (Suit) }
# .trump { $suit (Suit) }
# .not_given { $trumps (Suit?) }
# .discard_needed { $count (Number) }
# .must_return { $card (Text?) }
# .bad_discard { $count (Number) }
why =
    .follow = vous avez du { SUIT_NAME($suit) } : il faut en fournir
    .trump = sans la couleur demandée, il faut couper : jouez { A_CARD($suit) }
    .not_given = { $trumps ->
        [none] les atouts ne se donnent pas
       *[other] les atouts ne se donnent pas : choisissez une autre couleur que { SUIT_NAME($trumps) }
    }
    .kind_needed = annoncez d'abord, puis on jouera
    .exchange_needed = donnez d'abord une carte, ou ne donnez plus rien
    .discard_needed = écartez d'abord { N_CARDS($count) }
    .must_play = jouez une carte
    .trumps_needed = chaque manche se joue à l'atout : nommez une couleur
    .gift_needed = donnez d'abord une carte : vous avez gagné des points, il le faut
    .bad_kind = vous l'avez déjà annoncé : choisissez-en un autre
    .bad_exchange = cette carte ne peut pas être donnée maintenant
    .no_exchange = il n'y a pas de carte à échanger maintenant
    .must_return = { $card ->
        [none] il faut rendre une carte : votre meilleure carte de la couleur reçue
       *[other] il faut rendre { THE_CARD($card) } : votre meilleure carte de la couleur reçue
    }
    .bad_discard = écartez { N_CARDS($count) } de votre main, toutes différentes
