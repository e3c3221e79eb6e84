each-dealt = Each player is dealt { SOME_CARDS($count) }.
six-kinds = Six kinds of round: four with trumps (one for each suit), one without, and one of fewest tricks (without trumps).
announcer = { $dealer ->
    [yes] the dealer
   *[no] the announcer
}
all-trumps = { CAPITAL(ANNOUNCER($dealer)) } names trumps, any suit they like.
third-on-right = The third player sits on the dealer’s right.
announcer-leads = The dealer leads the first trick.
last-as-kitty = { $cards ->
    [1] The last card is left face down as the kitty; all the others are dealt.
   *[other] The last { IN_WORDS($cards) } cards are left face down as the kitty; all the others are dealt.
}
kitty-taken = { CAPITAL(ANNOUNCER($dealer)) } { $when ->
    [before] { $shown ->
        [yes] first shows the kitty and takes it, then { WHAT_IS_CHOSEN($trumps) }.
       *[no] first takes the kitty, which nobody else sees, then { WHAT_IS_CHOSEN($trumps) }.
    }
    [last] { $shown ->
        [yes] { WHAT_IS_CHOSEN($trumps) } before seeing the kitty. They show it and take it after their discard.
       *[no] { WHAT_IS_CHOSEN($trumps) } before seeing the kitty. They take it after their discard, and nobody else sees it.
    }
   *[after] { $shown ->
        [yes] { WHAT_IS_CHOSEN($trumps) } before seeing the kitty, then shows it and takes it.
       *[no] { WHAT_IS_CHOSEN($trumps) } before seeing the kitty, then takes it; nobody else sees it.
    }
}
what-is-chosen = { $trumps ->
    [yes] names trumps
   *[no] chooses the kind of round
}
put-away = { $when ->
    [last] { $exchanged ->
        [yes] After the exchange, { ANNOUNCER($dealer) } discards, face down, as many cards as the kitty has.
       *[no] Before the first trick, { ANNOUNCER($dealer) } discards, face down, as many cards as the kitty has.
    }
   *[other] Before the first trick, { ANNOUNCER($dealer) } discards, face down, as many cards as they took from the kitty.
}
exchange-when = { $when ->
    [first] From the second round on, cards are exchanged before { $trumps ->
        [yes] trumps are named
       *[no] the announcement
    }.
    [all] From the second round on, cards are exchanged once trumps are named.
   *[trumps] From the second round on, cards are exchanged after the announcement, if there are trumps.
}
exchange = { $trumps ->
    [yes] For each trick over their target in the round before, a player { $must ->
        [yes] gives one card{ $any ->
            [yes] { "" }
           *[no] , but no trump
        }; for each trick short, a player receives one.
       *[no] may give one card{ $any ->
            [yes] { "" }
           *[no] , but no trump
        }; for each trick short, a player receives one at most.
    }
   *[no] { $must ->
        [yes] Players who have just won points have to give that many cards{ -no-trumps } to players who have just lost some, and to each at most as many as that player lost.
       *[no] Players who have just won points may give up to that many cards{ -no-trumps } to players who have just lost some, and to each at most as many as that player lost.
    }
}
-no-trumps = { $any ->
    [yes] { "" }
   *[no] , but no trumps,
}
exchange-back = All the cards are given first. For each of them, the player who received it then gives back their best card of the same suit, or the card received if they have no higher one.
so-many-win = Whoever takes { $tricks } or more tricks in a round wins the match.
so-many-over-win = { $tricks ->
    [1] Whoever takes one trick more than their target in a round, or more, wins the match.
   *[other] Whoever takes { IN_WORDS($tricks) } tricks more than their target in a round, or more, wins the match.
}
gives-first = { $who ->
    [won] The player who has just won most points starts the exchange; of two who have won as many, the one with more tricks to take.
   *[target] The player with the most tricks to take starts the exchange.
}
tricks-scored = { $trumps ->
    [yes] Players score their tricks less their target.
   *[no] Players score their tricks less their target; in fewest tricks, their target less their tricks.
}

