too_few_cards = { $seats } players with { $hand } cards each and a starter need { $needed } cards, and there are { $there } (say { $ways }more cards; at most { $packs } packs)
too_many_jokers = with { $jokers } jokers per pack there are { $packs } packs at most, and these rules want { $wanted } (say jokers = 2 or less, packs = { $packs } or less, or fewer players)
part_of_a_rank = a pack has all the cards of a rank or none, and its jokers are told by 'jokers': { $cards } (say ranks, as in ["A", "7", "8"])
dealt_over_the_limit = each is dealt { $hand } cards, and { $limit } put a player out of the round (say hand_limit = { $least } or more)
limit_in_teams = in teams nobody is put out of the round (say hand_limit = 0, or teams = 0)
unpayable = nobody can ever draw { $draw } cards: after the deal there are { $most } (say draw = { $most } or less, deal fewer cards, or take more packs)
no_last_card = no card lets a player go out (leave some of them never_last = false and last_costs = 0)
unlike_refusals = a card that calls a suit refuses the same whatever its own suit (say it of { $rank }, not of one card)
hand_crossed = the dealer would choose from { $low } to { $high } cards; say hand_from = { $high } or less, or hand_to = { $low } or more
hand_half_said = the dealer chooses the size of the hands between hand_from and hand_to; say { $other } too, or 0 here
hand_too_great = with { $seats } players the dealer cannot deal { $low } cards each: there are { $there } (say { $ways }more packs)
nothing_goes_on_it = nothing can be played on { $cards }: the round stops there, blocked; let some card be played on it
no_attack = no card attacks, so there is nothing to stop; give 'draw' to another card, or leave this out
stops_nothing = no attack takes this card as an answer, so it stops none; name it in 'answered_by' of the card that attacks, or leave this out
nothing_to_pass = no card attacks, so there is nothing to pass on; give 'draw' to another card, or leave this out
idle_beside = does nothing beside '{ $other }': keep one of the two
no_suit_of_its_own = a joker has no suit of its own, so it would never call one; leave this out
idle_without = does nothing without { $others }: give the card that too, or leave this out
runs_alone = does nothing: no card next to it may be part of a run; give one of them 'plays_run' too, or leave this out
adds_nothing = does nothing: the card takes one turn away, and keeps none; name it in some 'skip_answered_by', or leave this out
never_meet = changes nothing: no attack answers another; name one in 'answered_by' of the other, or leave this out
never_answers = does nothing: the card answers no attack; name it in 'answered_by' of the card that attacks, or leave this out
never_two = does nothing: these rules are not for two players; say seats_min = 2, or leave this out
answers_refused = none of the cards that would answer this one ({ $cards }) can ever be played on it; name others, or leave out 'refuses' or 'refuses_higher'
sets_of_one = a single card can always be played; say 2 or more, or leave this out
runs_of_two = says what every run is: two cards at least; say 3 or more, or leave this out
runs_too_short = no run of { $count } cards begins with this card: { $there } at most; say { $there } or less, or let more cards be part of runs
wild_for_all = with countdown = { $most }, { $cards } can be played on anything by the player whose rank it is; if everyone can do so, that step gives nobody anything; leave this out, or say a lower 'countdown'
never_laid = a joker can only be played on a joker: nobody who holds it can go out; give it an effect (joker = { "{" } wild = true { "}" }, 'stands_for' with 'wild', or 'goes_on'), or play without jokers
trapped = after { $top }, nobody can ever play { $cards } again: nobody who holds any can go out, and the round has no end; leave this out, or let a card be played on it that leads further
never_held = there are at most { $there } of these cards, and it takes { $four } to win; name a whole rank, or more packs
never_that_many = nobody ever holds { $count } at a time: there are { $there }; say { $there } or less, or more packs
nothing_announced = does nothing: nothing is announced by these rules; say announces = true, or leave this at its default
counted_otherwise = does nothing: with count = '{ $count }' these points are not counted; say count = { $counting }, or leave this out
nothing_drawn = does nothing: with forgotten = 'next_turn' nobody draws for forgetting; leave this out
nobody_catches = does nothing: nobody can ever say a wrong “Catch”; say announces = true and forgotten = 'caught', or leave this out
never_jumps = does nothing: no card is there twice; say packs_least = 2, or leave this out
one_drawn = is the same as drawn_card = 'may_be_played' where one card is drawn; say that, or draws = 2 or more
dealer_chooses = does nothing: the dealer chooses the size of the hands; say hand_from = 0 and hand_to = 0, or leave this out
paid_out_of_turn = does nothing: nobody draws for an attack on their own turn; give 'draw' alone to a card, or leave this out
only_two = does nothing: these rules are for two players only; say seats_max = 3 or more, or leave this out
podium_of_one = the round ends with the first out, who alone scores; for the first three to score, say goes_on = 'places'
no_plain_card = no card can stay the starter: each has an effect, or is named by 'starter_buried'; leave this out, or leave a card without an effect
nothing_put_back = does nothing: any card may be the starter; name cards in 'starter_buried', say starter_plain = true, or leave this out
plain_starter = does nothing: with starter_plain, the starter has no effect; keep one of the two
put_back_anyway = does nothing: each of these cards has an effect, and starter_plain puts them back already; name others, or leave one of the two out
