or-more = { A_CARD($rank) } ou plus
or-less = { A_CARD($rank) } ou moins
# What the next card has to be.
# { $answers (List?), $suit (Suit?), $most (Text?), $least (Text?) }
asked = { $answers ->
    [none] { $suit ->
        [none] { $most ->
            [none] { $least ->
                [none] n'importe quelle carte
                [2] n'importe quelle carte
               *[other] { OR_MORE($least) }
            }
           *[other] { OR_LESS($most) }
        }
       *[other] { $least ->
            [none] { A_CARD($suit) } parmi les cartes
           *[other] { A_CARD($suit) } parmi les cartes, { OR_MORE($least) }
        }
    }
   *[other] { ONE_OF($answers) }
}
# { $answers (List?), $suit (Suit?), $most (Text?), $least (Text?) }
asks = { CAPITAL(ASKED($answers, $suit, $most, $least)) }
# { $answers (List?), $suit (Suit?), $most (Text?), $least (Text?) }
asks-heard = Il faut { ASKED($answers, $suit, $most, $least) }.
discard = Le tas
# $count (Number), $top
discard-name = Le tas : { N_CARDS($count) }, { $top } dessus
empty-discard = Le tas est vide
# $some (List)
under = dessous : { LIST(CARD_NAME($some)) }
# $face (Face)
stands-for = vaut { THE_CARD($face) }
# $count (Number)
stock-name = Pioche : { N_CARDS($count) }
burnt = Hors jeu
# $count (Number)
burnt-name = Hors du jeu : { N_CARDS($count) }
# $name, $count (Number)
in-hand = { $name } : { N_CARDS($count) } en main
# $up (List)
face-ups = { COUNT($up) ->
    [one] visible : { LIST(CARD_NAME($up)) }
   *[other] visibles : { LIST(CARD_NAME($up)) }
}
# $count (Number)
face-downs = { $count ->
    [0] aucune cachée
    [one] { $count } cachée
   *[other] { $count } cachées
}
ready = c'est bon
attacked = attaqué
# $name
send-to = Envoyer le tas à { $name }
my-slots = Vos cartes sur la table
# $face (Face), $slot (Number)
face-up = { CAPITAL(CARD_NAME($face)) }, visible, place { $slot }
# $slot (Number)
face-down = Carte cachée, place { $slot }
over-down = une cachée dessous
# $slot (Number)
no-card = Place { $slot } vide
# $slot (Number)
flip = Retourner la carte cachée { $slot }
empty-hand = Plus de carte en main.
may-swap = à échanger
# $count (Number)
lay = { $count ->
    [one] Poser
   *[other] Poser { N_CARDS($count) }
}
# $count (Number)
pick-up = Ramasser le tas ({ N_CARDS($count) })
am-ready = { ALL_RIGHT_FOR_ME() }
# .waits $who (List)
# .other $name
# .other-attacked $name
# .other-target $name
turn =
    .swap = Avant de jouer
    .waits = On attend { LIST($who) }
    .mine = { IT_IS_YOUR_TURN() }
    .attacked = Le tas vous est envoyé
    .target = Un as : à qui envoyer le tas ?
    .other = { IT_IS_TURN_OF($name) }
    .other-attacked = Le tas est envoyé à { $name }
    .other-target = { $name } choisit à qui envoyer le tas
    .over = { ROUND_OVER() }
# .swap-up $face (Face)
# .swap-hand $face (Face)
# .answer $answers (List)
# .all $count (Number)
# .order $top (Face)
# .wants-suit $suit (Suit)
hint =
    .swap = Touchez une carte de votre main et une visible pour les échanger.
    .swap-up = Contre quelle carte visible échanger { THE_CARD($face) } ?
    .swap-hand = Contre quelle carte de votre main échanger { THE_CARD($face) } ?
    .swapped = Dites que c'est bon.
    .ready = C'est bon pour vous.
    .target = Touchez un nom : le tas ira là.
    .answer = Répondez par { ONE_OF($answers) }, ou ramassez.
    .flip = Retournez une de vos cartes cachées.
    .flip-or-pick-up = Retournez une de vos cartes cachées, ou ramassez.
    .rows = Jouez une de vos cartes visibles.
    .pick-up = { NOTHING_GOES() }
    .four = Vous pouvez compléter un carré : le tas est retiré du jeu, et vous rejouez.
    .more = Touchez-en une autre de même valeur, ou posez.
    .all = { $count } cartes choisies : posez.
    .order = Dans cet ordre, { THE_CARD($top) } sera dessus et demandera { SUIT_NAME(SUIT($top)) }.
    .wants-suit = Ajoutez { A_CARD($suit) } de même valeur.
# .goal $points (Number)
# .is-last $name
# .out $place, $points
# .left $count (Number), $hidden (Number)
over =
    .goal = { $points ->
        [one] Le premier sans carte gagne la manche et marque { $points } point ; les autres ne marquent rien.
       *[other] Le premier sans carte gagne la manche et marque { $points } points ; les autres ne marquent rien.
    }
    .is-last = Le dernier est { $name }.
    .am-last = Vous êtes le dernier.
    .out = { $points ->
        [none] { $place } sans carte
       *[other] { $place } sans carte = { $points }
    }
    .left = { $hidden ->
        [0] Encore { N_CARDS($count) }
        [one] Encore { N_CARDS($count) }, dont { $hidden } cachée
       *[other] Encore { N_CARDS($count) }, dont { $hidden } cachées
    }
help =
    .aim = Soyez le premier sans carte : d'abord la main, ensuite vos cartes visibles, enfin vos cartes cachées, retournées une à une. On pose une carte, ou plusieurs de même valeur, aussi hautes que la dernière ou plus ; sinon, on ramasse le tas.
    .space = Espace
help-keys =
    .rows = vers vos cartes sur la table, vers la main
    .play = poser la carte ; si vous en avez d'autres de même valeur, la choisir d'abord
    .pick = choisir une carte, ou ne plus la choisir
    .lay = poser les cartes choisies
    .pick-up = { PICK_UP_THE_PILE() }
    .ready = dire que c'est bon
    .none = ne plus rien choisir ; fermer
# What befalls, by the kind of the event.
# .swapped { $seat (Person), $laid (Face), $taken (Face) }
# .ready { $seat (Person) }
# .laid { $seat (Person), $cards (List) }
# .asked { $seat (Person), $suit (Suit) }
# .capped { $rank }
# .fourth { $seat (Person) }
# .burnt { $seat (Person), $count (Number) }
# .sent { $seat (Person), $to (Person) }
# .picked_up { $seat (Person), $count (Number) }
# .took_up { $seat (Person), $cards (List) }
# .rows { $count (Number) }
# .blind { $count (Number), $seat (Person) }
# .flipped { $fits (Flag), $seat (Person), $card (Face) }
events =
    .swapped = { $seat ->
        [you] vous étalez
       *[other] { $seat } étale
    } { THE_CARD($laid) } et { $seat ->
        [you] prenez
       *[other] prend
    } { THE_CARD($taken) }
    .ready = { $seat } : c'est bon
    .laid = { $seat ->
        [you] vous posez
       *[other] { $seat } pose
    } { THE_CARDS($cards) }
    .asked = { $seat ->
        [you] vous demandez
       *[other] { $seat } demande
    } { SUIT_NAME($suit) }
    .capped = il faut { OR_LESS($rank) }
    .fourth = { $seat ->
        [you] vous complétez
       *[other] { $seat } complète
    } un carré
    .burnt = { $seat ->
        [you] vous retirez
       *[other] { $seat } retire
    } le tas du jeu ({ N_CARDS($count) })
    .sent = { $to ->
        [you] { $seat } vous envoie le tas
       *[other] { $seat ->
            [you] vous envoyez
           *[other] { $seat } envoie
        } le tas à { $to }
    }
    .picked_up = { $seat ->
        [you] vous ramassez
       *[other] { $seat } ramasse
    } le tas ({ N_CARDS($count) })
    .took_up = { $seat ->
        [you] vous prenez en main vos
       *[other] { $seat } prend en main ses
    } cartes visibles : { THE_CARDS($cards) }
    .rows = { $count ->
        [one] devant chacun, { N_CARDS($count) } cachée et autant de visibles
       *[other] devant chacun, { N_CARDS($count) } cachées et autant de visibles
    }
    .blind = { $count ->
        [one] { $seat ->
            [you] vous n'avez plus
           *[other] { $seat } n'a plus
        } qu'une carte cachée
       *[other] { $seat ->
            [you] vous n'avez plus
           *[other] { $seat } n'a plus
        } que { N_CARDS($count) } cachées
    }
    .flipped = { $fits ->
        [yes] { $seat ->
            [you] vous retournez
           *[other] { $seat } retourne
        } une carte cachée
       *[no] { $seat ->
            [you] vous retournez
           *[other] { $seat } retourne
        } { THE_CARD($card) }, qui ne va pas
    }
# Why a move is not allowed, by the code of the refusal.
# .too_low { $face (Text?), $rank }
# .too_high { $face (Text?), $rank }
# .suit { $suit (Suit) }
# .ace { $answers (List) }
why =
    .too_low = { THIS_CARD($face) } ne va pas : il faut { OR_MORE($rank) }
    .too_high = { THIS_CARD($face) } ne va pas : il faut { OR_LESS($rank) }
    .suit = l'une des cartes posées doit être { A_CARD($suit) }
    .ace = le tas vous est envoyé : répondez par { ONE_OF($answers) }, ou ramassez-le
    .ready = c'est bon pour vous : on attend les autres
    .swapped_enough = vous avez assez échangé : dites que c'est bon
    .swapping = on ne joue pas encore : échangez, ou dites que c'est bon
    .not_swapping = on n'échange plus
    .bad_swap = on échange une carte de sa main avec une de ses cartes visibles
    .bad_set = on ne pose ensemble que des cartes de même valeur
    .no_target = cette carte n'envoie le tas à personne
    .target_needed = choisissez à qui envoyer le tas
    .bad_target = le tas s'envoie à un autre joueur, encore en jeu
    .can_play = vous avez une carte à poser : on ne ramasse que si rien ne va
    .no_discard = il n'y a pas de tas à ramasser
    .flip_first = retournez une carte cachée : si elle ne va pas, vous ramassez
    .bad_slot = il n'y a plus de carte à cette place
    .not_blind = on ne retourne ses cartes cachées qu'après toutes les autres
    .choose = choisissez d'abord une carte
