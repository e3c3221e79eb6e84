### What cards do in the shedding games: a verb without its subject. See knobs.ftl.

## laying

wild = { ON_ANYTHING() }
    .label = { ON_ANYTHING_LABEL() }
only_if_unable = but off the suit in force only if you cannot follow it
    .asked = Off the suit, only by players who cannot follow it?
    .label = Only if unable
goes_on = can also be played on { $cards }
    .asked = On which other cards may it be played?
    .label = Also playable on…
goes_on_at_two_left = can also be played on { $cards } when only two players are left
    .asked = On which ones when only two players are left?
    .label = With two left, on…
stands_for = stands for any card you like, with its effect
    .label = Stands for any card
transparent = follow the card it covers
    .label = See-through
takes_any = takes any card on it
    .asked = Can any card be played on it?
    .label = Takes any card
on_debt = can also be played on an attack, which then passes to the next player
    .label = Passes the attack on
names_suit = lets its player call the suit to follow
    .label = Changes the suit
names_own_suit = but only when it is played on its own suit
    .asked = Only when played on its own suit?
    .label = Only on its own suit
names_rank = lets its player call a rank: only that rank, or another card that calls one, can be played until somebody plays it
    .label = Calls a rank
names_card = lets its player call one particular card: only that card, or another that calls one, can be played until somebody plays it
    .label = Calls a card
ranks_named = but only { $cards } can be called
    .asked = Which ranks can be called?
    .label = Ranks to call

## attack

clears_debt = stops an attack
    .label = Stops the attack
draw = makes the next player draw { $n } cards
    .one = makes the next player draw a card
    .because = { STOCK_EMPTIED() }
    .asked = How many cards does it make somebody draw?
    .label = Makes next draw
answered_by = { UNLESS_PLAYED($cards) }
    .asked = { ANSWERS_ASKED() }
    .label = { UNLESS_PLAYED_LABEL() }
sweeps = goes round all the other players, without adding up
    .asked = Do all the other players draw, one after the other?
    .label = Goes all round
must_answer = whoever can answer has to
    .asked = Do players have to answer if they can?
    .label = Answer is a must
drawn_answers = an answer found among the cards drawn is played at once
    .asked = Is an answer found while drawing played at once?
    .label = Drawn answer played
comes_back = when it has gone round, its player plays again
    .asked = When it has gone round, does its player play again?
    .label = All round, then again
hits_previous = hits the previous player, out of turn
    .asked = Is it the previous player who draws?
    .label = Hits the previous one
hits_chosen = hits a player of your choice, out of turn
    .asked = Does its player choose who draws?
    .label = Hits anyone you like
doubt_costs = whoever is attacked may doubt it, and draws { $n } more cards if they are wrong
    .one = whoever is attacked may doubt it, and draws one more card if they are wrong
    .because = { STOCK_EMPTIED() }
    .asked = May the attack be doubted? How many more cards does a mistake cost?
    .label = May be doubted
draw_doubles = and on an attack, doubles it instead of adding to it
    .asked = On an attack, does it double it instead of adding to it?
    .label = Doubles the attack
sends_back = sends an attack back to whoever started it, out of turn
    .label = Sends the attack back
payer_draws = or draw as in any turn
    .asked = May they also draw as in any turn?
    .label = Whoever drew draws on
payer_plays = whoever has drawn may then play or pass
    .asked = May the player who drew then play?
    .label = Whoever drew may play
then_plays = whoever has drawn still plays, and a card of theirs that does the same adds to what they have just drawn
    .label = Draw, then play

## hands

lets_steal = makes the next player take a card, unseen, from its player’s hand
    .label = A card is taken from you
gives = makes its player give { $n } of their cards to a player of their choice
    .one = makes its player give one of their cards to a player of their choice
    .because = players give away some cards, not their whole hand
    .asked = How many cards are given away?
    .label = Gives cards
trades = makes its player swap hands with a player of their choice
    .label = Swaps hands
rotates = makes everyone pass their hand to the next player, in the direction of play
    .label = Hands rotate
passes_on = makes every player choose one of their cards and pass it to the next player
    .label = Each passes a card on

## together

plays_flush = lets its player play any number of their other cards of that suit with it
    .label = All of its suit
plays_set = can also be played in pairs, threes or fours
    .label = In twos, threes, fours
set_of = can also be played { $n } at a time
    .one = can be played one at a time
    .because = no more than eight cards of a rank are played at a time
    .asked = Exactly how many at a time?
    .label = So many at a time
set_from = can also be played { $n } or more at a time
    .one = is played one at a time
    .because = nobody is asked for more than eight cards of a rank
    .asked = At least how many at a time?
    .label = So many or more
set_in_suit = starting with the one of the suit in force
    .asked = Starting with the one of the suit in force?
    .label = The suit’s one first
adds_up = each of the cards played together counts
    .asked = Does each of the cards played together count?
    .label = Each of them counts
plays_run = can also be played in runs of one suit, up or down
    .label = In runs
run_from = can also be played in runs of { $n } cards or more of one suit, up or down
    .one = is played alone, or in a run
    .because = nobody often holds eight cards in a row
    .asked = At least how many cards in a run?
    .label = Runs of at least
run_turns = in a run, also on a card of the same rank: the run then goes on in the new suit
    .asked = Can a run change suit over a card of the same rank?
    .label = Runs change suit
announced = is named as it is played; forgetting costs as much as forgetting “One card”
    .label = Is announced

## next

skips = skips the next { $n } players
    .one = skips the next player
    .because = any further would be nearly all round the largest table
    .asked = { SKIPPED_ASKED() }
    .label = Skips the next player
skip_answered_by = unless they play { $cards } at once, which then acts on the player after them
    .asked = Which cards keep the turn?
    .label = Turn kept by…
skips_add_up = the turns to miss adding up from answer to answer, for whoever does not answer
    .asked = Do the turns to miss add up from answer to answer?
    .label = Turns add up
refuses = { NEVER_COVERED($cards) }
    .asked = { NEVER_COVERED_ASKED() }
    .label = Refuses…
refuses_higher = can never have a higher card played on it, the ace being the lowest
    .label = Nothing higher
turn_at_two = with two players, gives its player another turn
    .label = With two, again
not_at_two = but not with two players
    .asked = But not with two players?
    .label = Not with two
turn_at_two_left = when only two players are left, gives its player another turn
    .label = With two left, again
reverses = { REVERSES_PLAY() }
    .label = { REVERSES_PLAY_LABEL() }
plays_again = makes its player play again (as a last card, draw)
    .label = { PLAYS_AGAIN_LABEL() }

## last

last_draw = as a last card, makes the next player draw { $n } cards
    .one = as a last card, makes the next player draw a card
    .because = { STOCK_EMPTIED() }
    .asked = As a last card, how many cards does it make the next player draw?
    .label = As the last, makes draw
last_answered_by = { UNLESS_PLAYED($cards) }
    .asked = Which cards answer it then?
    .label = As the last, unless…
doubles = as a last card, doubles all points
    .label = As the last, doubles
never_last = cannot be your last card
    .label = Never the last
last_on_own_suit = can be your last card only on its own suit
    .label = Last only on its suit
last_costs = as the last card, makes its player draw { $n } cards and play on
    .one = as the last card, makes its player draw a card and play on
    .because = { STOCK_EMPTIED() }
    .asked = As a last card, how many cards does it cost its player?
    .label = As the last, costs
last_points = as a last card, adds { $n } points to its player’s score
    .one = as a last card, adds a point to its player’s score
    .because = { HUNDRED_POINTS() }
    .asked = As a last card, how many points does it add to its player’s score, or take off it (a number below zero)?
    .label = As the last, points
wins_last = lets its player go out
    .asked = May its player go out with it?
    .label = As the last, wins
