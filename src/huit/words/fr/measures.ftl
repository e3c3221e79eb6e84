### Not on the page
# What the lab measures. Each measure by its name: what it is called, and what it means.
# .place $about
# .held $cards (List)
# .used $cards (List)
# .inert $about
title =
    .place = Place { $about } après le donneur
    .turns = Tours par manche
    .turns_short = Manche courte
    .turns_median = Manche du milieu
    .turns_long = Longue manche
    .minutes = Minutes par manche
    .forced = Coups forcés
    .choices = Choix par décision
    .chains = Grosses attaques
    .lead_changes = Changements de tête
    .drama = Drame
    .decision = Moment de la décision
    .lead_held = Avance tenue
    .comeback = Remontées
    .surprise = Surprise
    .suspense = Suspense
    .skill = Écart de force
    .information = Valeur de l'information
    .held = En main : { LIST($cards) }
    .used = En jeu : { LIST($cards) }
    .blocked = Manches bloquées
    .unfinished = Manches sans fin
    .inert = { $about }
definition =
    .place = Part des manches gagnées depuis cette place.
    .turns = Combien de fois c'est le tour d'un autre, la première fois comprise.
    .turns_short = Une manche sur vingt n'est pas plus longue.
    .turns_median = La moitié des manches ne sont pas plus longues.
    .turns_long = Une manche sur vingt est plus longue.
    .minutes = Les tours, par le temps que l'on met à jouer.
    .forced = Part des décisions où une seule chose est permise.
    .choices = Combien de choses sont permises, en moyenne.
    .chains = Part des manches où huit cartes au moins sont dues à la fois.
    .lead_changes = Combien de fois celui qui a le plus de chances de gagner change, à ce que l'on voit.
    .drama = De combien le gagnant était mené{ " " }: moyenne de la racine de son retard, aux tours où un autre avait plus de chances.
    .decision = Le dernier tour où le gagnant n'était pas en tête, en part de la manche.
    .lead_held = Part des manches où qui est en tête à la moitié gagne.
    .comeback = Part des manches où le gagnant a eu moins de la moitié d'une chance égale.
    .surprise = Tous les changements de la chance du gagnant, ajoutés.
    .suspense = De combien les chances bougent d'un tour à l'autre{ " " }: racine de la moyenne des carrés.
    .skill = De combien un joueur sensé gagne plus souvent parmi des joueurs qui posent au hasard ce qu'ils peuvent.
    .information = De combien gagne plus souvent qui cherche en voyant la main du suivant, au lieu de ne pas la voir.
    .held = De combien une telle carte reçue à la donne rend la victoire plus fréquente qu'une carte quelconque.
    .used = Ce que perd qui ne la pose jamais par choix, de plus que pour la carte du milieu.
    .blocked = Part des manches où plus personne ne peut jouer.
    .unfinished = Part des manches qui ne finissent pas.
    .inert = Part des manches qui changent si l'on enlève cette règle.
# How far the first place is from even.
advantage = Avantage du premier après le donneur
# A measure of other players than the report is about.
# $title, $seats (Number), $player
among = { $title }, à { $seats }, { $player }
# The parts of a report.
section =
    .seats = Les places
    .length = La durée
    .choice = Le choix
    .tension = La tension
    .open = La tension, cartes sur table
    .skill = { LUCK_AND_SKILL() }
    .held = Ce que vaut une carte reçue
    .used = Ce que vaut une carte jouée
    .ends = { HOW_ROUNDS_END() }
    .rules = { WHAT_EACH_RULE_CHANGES() }
percent = { $number }{ "\u00a0" }%
# $low, $high
interval = (de { $low } à { $high })
# $value, $low, $high
estimate = { $value } { INTERVAL($low, $high) }
# By which players a number was found, and whether its interval is narrow enough.
# $players, $rounds (Number), $narrow
found = [{ $players }, { NUMBER($rounds) } manches]{ $narrow ->
    [yes] { "" }
   *[no] { " " }Intervalle encore large.
}
# A report in a few sentences.
# .alike $won
# .apart $won, $even
# .length $turns, $minutes
# .forced $share
# .blocked $share
# .card $cards (List), $more
# .skill $more
headline =
    .alike = Le premier après le donneur gagne { $won } manches sur 100, presque comme les autres.
    .apart = Le premier après le donneur gagne { $won } manches sur 100 au lieu de { $even }.
    .length = Une manche dure { $turns } tours, soit { $minutes } minutes environ.
    .forced = { $share } coups sur 100 sont forcés : une seule chose est permise.
    .blocked = { $share } manches sur 100 finissent bloquées.
    .card = { CAPITAL(LIST($cards)) } en main vaut { $more } manches de plus sur 100.
    .skill = Un joueur sensé gagne { $more } manches sur 100 de plus que parmi ses pareils, s'il joue contre le hasard.
# The measures of a check, a sentence each.
# .turns $seats (Number), $value, $low, $high
# .blocked $value, $low, $high
# .place $value, $low, $high, $even
# .forced $value, $low, $high
in-short =
    .turns = À { $seats }, une manche compte { $value } tours en moyenne { INTERVAL($low, $high) }.
    .blocked = { $value } des manches finissent bloquées { INTERVAL($low, $high) } : plus personne n'y peut jouer ni piocher.
    .place = Le premier après le donneur gagne { $value } des manches { INTERVAL($low, $high) }{ "\u00a0" }; sans avantage, ce serait { $even }.
    .forced = { $value } des coups sont forcés { INTERVAL($low, $high) } : il n'y a qu'une chose à faire.
# What cards are worth to a player who is dealt one: how many rounds of a hundred, and the same as text.
# .alike $cards (List), $low, $high
# .more $cards (List), $rounds (Number), $value, $low, $high
# .fewer $cards (List), $rounds (Number), $value, $low, $high
worth =
    .alike = { LIST($cards) } : qui en reçoit à la donne gagne aussi souvent que les autres, à peu de chose près { INTERVAL($low, $high) }.
    .more = { LIST($cards) } : qui en reçoit à la donne gagne { $value } { $rounds ->
        [one] manche
       *[other] manches
    } de plus sur cent { INTERVAL($low, $high) } : c'est une bonne carte à avoir.
    .fewer = { LIST($cards) } : qui en reçoit à la donne gagne { $value } { $rounds ->
        [one] manche
       *[other] manches
    } de moins sur cent { INTERVAL($low, $high) } : mieux vaut ne pas l'avoir.
# What to do about rounds that do not end: play with so many at most; there may be no limit of cards.
# $most (Number?), $limitless
to-end = { $most ->
    [none] { "" }
   *[other] jouer à { $most } au plus,{ " " }
}faire moins piocher ou distribuer moins de cartes{ $limitless ->
    [yes] , ou écrire play_limit = 300
   *[no] { "" }
}
# What may be wished of rules.
wish =
    .shorter = plus court
    .longer = plus long
    .fairer = moins d'avantage au premier
    .weaker = cette carte moins forte
    .stronger = cette carte plus forte
    .choice = plus de choix
    .unblocked = moins de manches bloquées
    .comebacks = plus de remontées
