winner-takes = { $company ->
    [teams] The winning team
    [either] The winner or the winning team
   *[alone] The winner
} scores the points left in the opponents’ hands; in a blocked round, for { $company ->
    [teams] each opposing team
    [either] each opponent or opposing team
   *[alone] each opponent
}, their points less { $company ->
    [teams] its own
   *[other] the winner’s own
}.
podium = The first out scores 50 points{ $scoring ->
    [1] { "" }
   *[other] , the second 20
}{ $scoring ->
    [3] , the third 10
   *[other] { "" }
}; { $rest ->
    [opponent] the other scores nothing
    [last] the last player scores nothing
   *[others] the others score nothing
}.
last-left-is-out = If anybody has been put out of the round, the last player left counts as the next one out.
four-shown-is-out = Whoever wins by showing four cards counts as the next one out.

when-blocked = If nobody can play or draw all the way round the table, the round is blocked and ends.
blocked-who = { $reason ->
    [out] the first out
    [countdown] whoever has counted down furthest
    [cards] whoever has the fewest cards
   *[points] whoever’s cards count least
}
blocked-tie = { $reason ->
    [out] if nobody is out
    [countdown] if equal
    [cards] { $still ->
        [yes] if still equal
       *[no] if equal
    }
   *[points] if still equal
}
blocked = In a blocked round, { BLOCKED_WHO($reason) } wins
blocked-then = { $tie }, { BLOCKED_WHO($reason) }
blocked-together = { $tie }, they win together{ $sharing ->
    [yes] { " " }and share those points equally (any remainder is lost)
   *[no] { "" }
}
blocked-teams = { $counting ->
    [yes] In teams, a blocked round goes to the team whose cards in hand count least; if equal, they win together.
   *[no] In teams, a blocked round is won by all.
}

face-value = face value
worth = { CAPITAL($cards) } { $form ->
    [single] counts
   *[other] count
} { $points }
worth-too = { $cards }, { $points }
in-other-suits = In the other suits, { $sentence }
in-suit = In { CALLED($suit) }, { $sentence }
one-nothing = { CAPITAL($cards) } { $form ->
    [single] counts
   *[other] count
} nothing.
others-nothing = The other cards count nothing.
last-points = { $if-won ->
    [yes] A winner who went
   *[no] Whoever goes
} out with { EITHER($cards) } scores { N_POINTS($points) } { $fewer ->
    [yes] fewer
   *[no] more
}
last-points-too = with { EITHER($cards) }, { $points } { $fewer ->
    [yes] fewer
   *[no] more
}
all-nothing = No card counts any points.

