away = offline
stood-in = CPU plays
open = open seat
stood-in-for = { $name } has gone: the computer is playing for them
below-level = plays simply
below-level-of = { $name } plays simply for now, below the level you chose
stood-in-for-me = The computer plays for you.
come-back = Take my seat back
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
about = About { $name }
mute = Hide what { $name } says
kick = { KICK_OUT($name) }
ask-kick = Ask to remove { $name }
kick-later = You can only remove somebody between rounds.
kick-sure = Remove { $name }? They will not be able to come back to this table.
last-seconds = { $count } seconds left.
time-up = Time is up: the computer plays for you.
phrases = Quick phrases
says = { $name }: { $words }
on-card = { " " }at { $card }
at-card = About the card: { $card }
you-say = You
dash = { " " }—{ " " }
undo-poll = { $name } would like to take back their last move.
undo-poll-mine = You have asked to take back your move.
kick-poll = { $name } asks to remove { $who }.
kick-poll-mine = You have asked to remove { $who }.
kick-poll-me = { $name } asks to remove you.
play-for-poll = { $name } asks to let the computer play for { $who }.
play-for-poll-mine = You have asked to let the computer play for { $who }.
play-for-poll-me = { $name } asks to let the computer play for you.
play-for = Let the computer play for { $name }
ask-play-for = Ask to let the computer play for { $name }
play-for-hint = Until they play again themselves.
rest = Take a break: play for me
rest-hint = The computer plays until you take your seat back.
rules-changed = Changed by the winners
waits-for-winner = Waiting for { LIST($names) }, who may change a rule.
rules-poll = { $name } proposes other rules.
rules-poll-mine = You propose other rules.
read-proposal = Read and vote
see-proposal = See the vote
poll = A vote
agree = Agreed
disagree = No
votes = { $yes } of { $needs } say yes
waiting-for = { ONE_WAITS_FOR($names) }
you = you
host = host
present = online
leave = Leave my seat
leave-sure = Leave your seat?
leave-in-round = The computer will finish the round for you; until then you can come back.
leave-between = It will be free for somebody else.
stay = Stay
look-on = See seats and rules
next = { NEXT_ROUND() }
change-rules = Change the rules
finished = Rounds played
propose-rules = { PROPOSE_OTHER_RULES() }
add-rule = Add a rule or take one away
add-rule-do = Change this rule
same-cards = { SAME_DEAL_AGAIN() }
same-cards-hint = the same cards in the same hands
computer-adds-nothing = Whoever wins a round may change a rule. A computer has won: the rules stay as they are.
waits-for-seat = { $count ->
    [one] A seat is open: the game is waiting for somebody.
   *[other] { $count } seats are open: the game is waiting for players.
}
fill-seats = Invite or fill up
waits-for-seated = The game is waiting for those who are seated.
void-heading = This round ends here
void-round = The server has been updated in the meantime and cannot continue it. It does not count; the totals stay as they are.
phrase =
    .hello = Hello!
    .good_game = Good game!
    .well_played = { WELL_PLAYED() }
    .thanks = Thanks!
    .sorry = Sorry!
    .oops = Oops!
    .hurry = Shall we?
    .thinking = { LET_ME_THINK() }
    .wow = Wow!
    .laugh = Ha ha!
    .sad = Oh no…
    .clap = Bravo!
    .heart = Love it!
    .angry = Grrr!
    .luck = Lucky!
rule-changed = { $name ->
    [none] You changed a rule: { $what }
   *[other] { $name } changed a rule: { $what }
}
