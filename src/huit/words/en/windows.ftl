stand-in = Which card does the joker stand for?
stand-in-hint = With its suit, its rank and its effect.
ask-card = Which card do you call?
ask-card-hint = Only that card can be played, until the call comes back to you.
give-to = Give to { $name } ({ $held })
trade = Who do you swap hands with?
ranks = Which rank do you call?
hit = Who does your card hit?
hit-hint = It makes them draw { $cards }.
trade-hint = All your cards for all of theirs.
trade-with = { $name } ({ $held })
take = Take a card from { $name }
take-hint = Blind: their backs all look the same.
back = Card { $place } of { $of }, face down
deals = { $name } deals.
you-deal = It is your deal.
face-up = One card each, face up, until the first spade: { $name } deals.
face-up-you = One card each, face up, until the first spade: you deal.
hand = Cards for each player
cut = Cut the pack
cut-now = Cut here
cut-done = Cut.
deal = Deal
give = { $count ->
    [one] Give one card away
   *[other] Give { FEW($count) } cards away
}
give-hint = { $left ->
    [0] { $name ->
        [none] Who gets them?
       *[other] All are chosen.
    }
   *[other] { $name ->
        [none] { $left } more to choose, then the player.
       *[other] { $left } more to choose.
    }
}
cut-at = { $above } cards above, { $below } below
