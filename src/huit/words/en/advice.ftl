thinking = { LET_ME_THINK() }
preparing = It is the first time for this game on this machine: I have to get ready first.
steps = { STEPS_DONE($done, $of) }
slow = This takes longer than usual: the server has a lot to do, or is getting ready.
close = Close
play = I would play { $cards }
play-and-call = I would play { $cards } and call { $suit }
call = I would call { $suit }
word =
    .draw = I would draw
    .take = I would take a card
    .doubt = I would doubt it
    .pickup = I would pick up the pile
    .pass = I would pass
    .say = I would announce it
    .knock = I would knock three times
    .declare = I would show my four of a kind
    .catch = I would say “Catch!”
and-announce = { $first } and announce it
give = I would give { $cards } to { $who }
play-as = I would play { $joker } as { $card }
become = I would make it { $card }
rank = I would call { $rank }
play-at = I would play { $cards }, for { $who }
kind = I would announce { $kind }
least = fewest tricks
notrump = no trumps
put-away = I would discard { $cards }
exchange = I would exchange { $card } with { $who }
swap = I would swap { $laid } for { $taken }
trade = I would swap hands with { $who }
at = I would aim at { $who }
flip = I would turn over face-down card { $no }
nothing = I would do nothing now
other = I would play { $move }
no-choice = There is nothing else to do.
here = Here, { $better }: { $brings }.
this-move = the move made
ahead = { $behind ->
    [yes] { N_POINTS($points) } behind the others
   *[no] { N_POINTS($points) } ahead of the others
}
chances =
    .win = { $other ->
        [none] out of 100 rounds I imagine from here, this wins { $brings }
       *[other] out of 100 rounds I imagine from here, this wins { $brings }; with { $other }, it would be { $others }
    }
    .place = { $other ->
        [none] out of 100 rounds I imagine from here, I am next out in { $brings }
       *[other] out of 100 rounds I imagine from here, I am next out in { $brings }; with { $other }, in { $others }
    }
    .points = { $other ->
        [none] in the rounds I imagine from here, I end up { $brings } on average
       *[other] in the rounds I imagine from here, I end up { $brings } on average; with { $other }, { $others }
    }
only = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
why =
    .goes_out = it is the last card
    .answers_attack = it answers the attack
    .attacks_short = it attacks { $who }, who has only { ONLY($count) }
    .skips_short = it skips { $who }, who has only { ONLY($count) }
    .turn_again = it gives another turn
    .keeps_wild = it saves { THE_CARD($card) }, which can be played on anything
    .last_of_suit = there are no other { SUIT_NAME($suit) } in hand
    .goes_on_with = { $count } other cards in hand can be played on it
    .sheds_points = that leaves { N_POINTS($count) } less in hand if the round ends
    .longest_suit = it is the longest suit in hand: { SUIT_NAME($suit) }
    .nearest_to_out = { $who } has only { ONLY($count) }
    .lowest_card = it is the lowest: the others will be useful later
    .makes_four = it completes four of a kind, which burns the pile, and you play again
    .nobody_beats = nobody can beat it
    .makes_trick = it takes the trick
