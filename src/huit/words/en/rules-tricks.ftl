each-dealt = Each player is dealt { SOME_CARDS($count) }.
six-kinds = Six kinds of round: four with trumps (one for each suit), one without, and one of fewest tricks (without trumps).
kitty-taken = { $when ->
    [before] { $shown ->
        [yes] The announcer first shows the kitty and takes it, then { WHAT_IS_CHOSEN($trumps) }.
       *[no] The announcer first takes the kitty, which nobody else sees, then { WHAT_IS_CHOSEN($trumps) }.
    }
    [last] { $shown ->
        [yes] The announcer { WHAT_IS_CHOSEN($trumps) } before seeing the kitty. They show it and take it after their discard.
       *[no] The announcer { WHAT_IS_CHOSEN($trumps) } before seeing the kitty. They take it after their discard, and nobody else sees it.
    }
   *[after] { $shown ->
        [yes] The announcer { WHAT_IS_CHOSEN($trumps) } before seeing the kitty, then shows it and takes it.
       *[no] The announcer { WHAT_IS_CHOSEN($trumps) } before seeing the kitty, then takes it; nobody else sees it.
    }
}
what-is-chosen = { $trumps ->
    [yes] names trumps
   *[no] chooses the kind of round
}
put-away = { $when ->
    [last] { $exchanged ->
        [yes] After the exchange, the announcer discards, face down, as many cards as the kitty has, then takes the kitty.
       *[no] Before the first trick, the announcer discards, face down, as many cards as the kitty has, then takes the kitty.
    }
   *[other] Before the first trick, the announcer discards, face down, as many cards as they took from the kitty.
}
exchange-when = { $when ->
    [first] From the second round on, cards are exchanged before the announcement.
    [all] From the second round on, cards are exchanged after the announcement.
   *[trumps] From the second round on, cards are exchanged after the announcement, if there are trumps.
}
exchange = { $must ->
    [yes] { $any ->
        [yes] Players who have just won points have to give that many cards to players who have just lost some, and to each at most as many as that player lost.
       *[no] Players who have just won points have to give that many cards, but no trumps, to players who have just lost some, and to each at most as many as that player lost.
    }
   *[no] { $any ->
        [yes] Players who have just won points may give up to that many cards to players who have just lost some, and to each at most as many as that player lost.
       *[no] Players who have just won points may give up to that many cards, but no trumps, to players who have just lost some, and to each at most as many as that player lost.
    }
}
exchange-back = All the cards are given first. For each of them, the player who received it then gives back their best card of the same suit, or the card received if they have no higher one.
gives-first = { $who ->
    [won] The player who has just won most points starts the exchange; of two who have won as many, the one with more tricks to take.
   *[target] The player with the most tricks to take starts the exchange.
}
tricks-scored = { $trumps ->
    [yes] Players score their tricks less their target.
   *[no] Players score their tricks less their target; in fewest tricks, their target less their tricks.
}

