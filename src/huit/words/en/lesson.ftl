show-me = Show me
# $sentence
show-me-this = Show me: { $sentence }
discover = Discover this version
# $step (Number), $of (Number)
step = { $step } of { $of }
looking = Looking for cards for this rule…
none = Huit has found no small position for this rule: it can be read, and will be seen in play.
failed = { NO_ANSWER() }
too-many = Many rules are being asked for at once. Wait a moment, then try again.
refused = These rules do not go together for now.
again = Try again
felt = The table of the example
or = or
look = Look at the deal.
# $what
try = Try to play { $what }.
# $what
lay = Play { $what }.
# $what
lay-and-announce = Play { $what } and announce it: the button of the announcement first.
# $what
lay-last = Play your last card, { $what }: the round is over, and is counted.
# $what
put-away = Discard { $what }.
# $what
give = Give { $what }.
# $what
give-back = Give back { $what }.
# $laid, $taken
swap = Swap { $laid } for { $taken }.
# What to do, by the verb of the move.
do =
    .draw = Draw.
    .pass = Pass.
    .say = Make your announcement.
    .knock = Knock three times.
    .catch = Say “Contre-carte!”
    .take = Draw a card from the hand.
    .doubt = Say that you do not believe it.
    .declare = Show your four of a kind.
    .pickup = Pick up the pile.
    .flip = Turn a face-down card.
    .call = Choose what you call.
    .ask = Choose the card that you call for.
    .become = Choose the card that the joker becomes.
    .choose = Choose the kind of round.
    .trade = Choose who to trade hands with.
    .hit = Choose who your card hits.
    .send = Choose who gets the pile.
other-move = Play.
here = Here it is:
nothing-happened = Nothing else happens.
not-this = That move does not show the rule. Start again, and play a marked card.
not-prepared = That move is not part of this example. Try another one.
stays = The card stays in your hand.
restart = Start again
another = Another example
next = Next rule
previous = Previous rule
to-sheet = Back to the sheet
learnt = That is the main part. The rest of the rules is on the sheet.
play = Play
no-room = Huit could not open a table. Try again in a moment.
