conjunctions = and when
apart = { $clause }; { $next }
opened = { $when }, { $clause }
these-cards = these cards

with-players = { $kind ->
    [alone] With { $first } players
    [more] With { $first } or more players
    [either] With { $first } or { $last } players
   *[to] With { $first } to { $last } players
}
and-players = { $kind ->
    [alone] { $first } players
    [more] { $first } or more players
    [either] { $first } or { $last } players
   *[to] { $first } to { $last } players
}
for-players = { $kind ->
    [alone] For { $first } players.
    [either] For { $first } or { $last } players.
   *[to] For { $first } to { $last } players.
}
packs = Played with { IN_WORDS($packs) } { $packs ->
    [1] pack
   *[other] packs
}{ $cards ->
    [none] { "" }
   *[other] { " " }of { $cards }
}
packs-too = { $who }, { IN_WORDS($packs) }
last-counted = The first player to run out of cards after the ace wins, and the round ends.
without-teams = Without teams, { $sentence }

blank-sheet = From a blank sheet.
based-on = Based on “{ $name }”.
usual-match = { $who ->
    [none] Suggested match: { $plan }
   *[other] Suggested match { LIST($who) }: { $plan }
}
no-longer = No longer: { $then }
before = { $now } (Before: { $then }.)
cards-do = { LIST($cards) }: { $now ->
    [none] no effect any more
   *[other] { $now }
}.
cards-count = { LIST($cards) }: { $now ->
    [none] no points any more
   *[other] { $now }
} (before: { $then ->
    [none] no points
   *[other] { $then }
}).

columns = Players write their first win in the first column, their second in the first two, later ones in all, but no more in a column where they have { $points } points: whoever has them first wins it, and the other player goes on writing there.{ $opens ->
    [yes] { " " }The 4th column opens when somebody has { $points } points in the 1st, the 5th when somebody has them in the 2nd.
   *[no] { "" }
} The match ends when somebody has { $points } points in every column; whoever has won more columns wins, or if equal, whoever has more points in all.
