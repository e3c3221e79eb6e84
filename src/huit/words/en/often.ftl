# What is said in several places, in the same words.

let-me-think = Thinking…
# $name
kick-out = Remove { $name }
# $names
one-waits-for = waiting for { LIST($names) }
next-round = Next round
propose-other-rules = Propose other rules
same-deal-again = Play this deal again
well-played = Well played!
all-right-for-me = I’m ready
it-is-your-turn = Your turn
# $name
it-is-turn-of = { $name }’s turn
round-over = The round is over
nothing-goes = You have nothing to play: pick up the pile.
how-many-players = How many players?
# $name
take-away = Remove { $name }
nothing-still = Still nothing to play: pass.
what-rules-are-like = What are these rules like?
back-to-beginning = Back to the start
not-playable = This cannot be played:
# $count (Number)
so-many-players = { $count } players
# $no (Number)
round-of-number = Round { $no }
no-answer = The server does not answer. Try again in a moment.
points-to-end = Points to end it
save-file = Save the file
with-friends = With friends
write-your-name = Write your name: your friends will see it.
round-by-round = Round by round
open-the-table = Open the room
what-cards-do = What the cards do
home-again = Back to the start
score-sheet = Score sheet
no-total = Round by round, with no total to reach.
pick-up-the-pile = pick up the pile
say-catch = say “Catch!”
show-four = show four of a kind
luck-and-skill = Luck and skill
how-rounds-end = How rounds end
what-each-rule-changes = What each rule changes
steps-done = { $done } of { $of } steps
how-is-a-match-won = How is a match won?
out-of-the-match = Out of the match: { LIST($who) }.
my-circles = My circles
my-rounds = My games
