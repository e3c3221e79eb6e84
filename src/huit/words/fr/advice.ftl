thinking = { LET_ME_THINK() }
preparing = C'est la première fois à ce jeu sur cette machine : je me prépare d'abord.
# $done, $of
steps = { STEPS_DONE($done, $of) }
slow = Cela prend plus longtemps que d'habitude : le serveur a beaucoup à faire, ou se prépare.
close = Fermer
# $cards
play = je poserais { $cards }
# $cards, $suit
play-and-call = je poserais { $cards } et demanderais { $suit }
# $suit
call = je demanderais { $suit }
word =
    .draw = je piocherais
    .take = je prendrais une carte
    .doubt = je n'y croirais pas
    .pickup = je ramasserais le tas
    .pass = je passerais
    .say = je ferais mon annonce
    .knock = je cognerais trois coups
    .declare = je montrerais mon carré
    .catch = je dirais « Contre-carte ! »
# $first
and-announce = { $first } et ferais mon annonce
# $cards, $who
give = je donnerais { $cards } à { $who }
# $joker, $card
play-as = je poserais { $joker }, qui devient { $card }
# $card
become = la carte deviendrait { $card }
# $rank
rank = je demanderais { $rank }
# $cards, $who
play-at = je poserais { $cards }, pour { $who }
# $kind
kind = j'annoncerais { $kind }
least = minimum de plis
notrump = sans atout
# $cards
put-away = j'écarterais { $cards }
# $card, $who
exchange = j'échangerais { $card } avec { $who }
# $laid, $taken
swap = j'échangerais { $laid } contre { $taken }
# $who
trade = j'échangerais ma main avec { $who }
# $who
at = je viserais { $who }
# $no
flip = je retournerais la carte cachée no { $no }
nothing = je ne ferais rien maintenant
# $move
other = je jouerais { $move }
no-choice = Il n'y a rien d'autre à faire.
# $better, $brings
here = Ici, { $better } : { $brings }.
this-move = le coup joué
# $points (Number), $behind (Flag)
ahead = { $behind ->
    [yes] { N_POINTS($points) } derrière les autres
   *[no] { N_POINTS($points) } devant les autres
}
# What an action and another bring, by what they are compared by: of a hundred imagined rounds, or in points.
# .win $brings, $other, $others
# .place $brings, $other, $others
# .points $brings, $other, $others
chances =
    .win = { $other ->
        [none] sur 100 manches que j'imagine ainsi, { $brings } sont gagnées
       *[other] sur 100 manches que j'imagine ainsi, { $brings } sont gagnées ; avec { $other }, { $others }
    }
    .place = { $other ->
        [none] sur 100 manches que j'imagine ainsi, on est le prochain à sortir dans { $brings }
       *[other] sur 100 manches que j'imagine ainsi, on est le prochain à sortir dans { $brings } ; avec { $other }, dans { $others }
    }
    .points = { $other ->
        [none] dans les manches que j'imagine ainsi, on finit en moyenne { $brings }
       *[other] dans les manches que j'imagine ainsi, on finit en moyenne { $brings } ; avec { $other }, { $others }
    }
only = { $count ->
    [1] qu'une carte
   *[other] que { $count } cartes
}
# Why an action is good, by the code of the reason.
# .attacks_short { $who, $count (Number) }
# .skips_short { $who, $count (Number) }
# .keeps_wild { $card (Face) }
# .last_of_suit { $suit (Suit) }
# .goes_on_with { $count (Number) }
# .sheds_points { $count (Number) }
# .longest_suit { $suit (Suit) }
# .nearest_to_out { $who, $count (Number) }
why =
    .goes_out = c'est la dernière carte
    .answers_attack = cela répond à l'attaque
    .attacks_short = cela attaque { $who }, qui n'a plus { ONLY($count) }
    .skips_short = cela fait passer { $who }, qui n'a plus { ONLY($count) }
    .turn_again = on rejoue aussitôt
    .keeps_wild = on garde { THE_CARD($card) }, qui va partout
    .last_of_suit = c'est la seule carte de { SUIT_NAME($suit) } de la main
    .goes_on_with = { $count } autres cartes de la main vont dessus
    .sheds_points = c'est { N_POINTS($count) } de moins en main si la manche finit
    .longest_suit = c'est la couleur dont on a le plus : { SUIT_NAME($suit) }
    .nearest_to_out = { $who } n'a plus { ONLY($count) }
    .lowest_card = c'est la plus basse : les autres serviront plus tard
    .makes_four = elle complète un carré : le tas est retiré du jeu, et l'on rejoue
    .nobody_beats = personne ne peut la prendre
    .makes_trick = elle fait le pli
