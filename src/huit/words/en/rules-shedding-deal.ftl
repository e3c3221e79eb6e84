each-dealt = { $count ->
    [0] No card is dealt.
   *[other] Each player is dealt { SOME_CARDS($count) }.
}
with-two-packs = With two packs or more and { $who }, each player is dealt { SOME_CARDS($count) }
dealer-chooses = The dealer chooses hands of { $least } to { $most } cards
chooses-too = { $who }, { $only ->
    [yes] of { $least } only
   *[no] of { $least } to { $most }
}
misdealt = { $few ->
    [0] Somebody is then dealt { $most ->
        [1] { "" }
       *[other] up to{ " " }
    }{ SOME_CARDS($most) } too many.
   *[other] Somebody is then dealt up to { SOME_CARDS($most) } too many, or { $few ->
        [1] one
       *[other] { $few }
    } too few.
}
in-teams = With { EITHER($players) } players, you play in { IN_WORDS($teams) } teams
in-teams-too = with { EITHER($players) }, in { IN_WORDS($teams) }
partners = Partners are seated alternately; a team wins when all its players are out.

cards-of-ranks = { $size } cards ({ LIST($cards) })
with-jokers = Each pack also has { $jokers ->
    [1] one joker
    [2] two jokers
    [3] three jokers, two of them coloured
   *[other] four jokers, two of each kind
}.
on-a-joker = Any card can be played on a joker.

next-begins = { $way ->
    [clockwise] The player on the dealer’s left starts, and play goes clockwise.
   *[back] The player on the dealer’s right starts, and play goes anticlockwise.
}
goes = { $way ->
    [clockwise] Play goes clockwise.
   *[back] Play goes anticlockwise.
}
dealt-back = Cards are dealt that way too, and the player on the dealer’s right deals the next round.
cut-on-the-left = Before the first round, cards are dealt face up, one at a time: whoever gets the first spade deals. The player on the dealer’s left cuts, leaving at least five cards on either side.

may-change-who-starts = { $sentence }, and so may change who starts.
any-on-starter = If it is { EITHER($cards) }, any card can be played on it.
starter-keeps-suit = If it is { EITHER($cards) }, the suit does not change.
dealer-changes-suit = If it is { EITHER($cards) }, the dealer changes the suit.
nobody-doubts-starter = Nobody may doubt a starter.
opens-run = But if it is { EITHER($cards) }, all it does is this: the first player may play any number of their cards of that suit at once.
put-back = If the starter is { EITHER($cards) }, it goes back into the stock, and the next card is turned up.
