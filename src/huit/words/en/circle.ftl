mine = { MY_CIRCLES() }
mine-told = A circle keeps a company together: its rules, its tables, and what was played there. One comes in by its link, without an account; nobody else knows that it exists.
none = This browser is in no circle yet.
in-short = { N_PEOPLE($people) } · { N_RESULTS($results) }
n-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
n-results = { $count ->
    [0] nothing written down
    [one] { $count } result
   *[other] { $count } results
}
latest = the last on { $date }
to-start = Start
found = Found a circle
found-name = What is it called?
found-sample = The Smiths
your-name = Your name
found-do = Found the circle
founded = The circle is founded: invite the others.
link-label = The link of a circle
link-told = Somebody of the circle sends it to you, or shows it to your camera.
link-do = Follow
link-bad = This is not the link of a circle: it ends with “/cercle#”, then twenty letters and digits.
carried = In a circle on another device already?
carried-do = Bring it by a code
loading = Looking for the circle…
again = Try again

come = Come into the circle: { $name }
who = Who are you?
somebody-new = Somebody new
new-told = by a name and a face
free-told = plays by this name already
taken = is in already
come-do = Come into the circle
coming = Coming in…
full-told = The circle is full: one comes in only by a name that is free there.
taken-told = Is one of these names yours, and your device new? Ask somebody of the circle to open your place, or make a code on the other device, under “My games”.
not-now = Not now
old-link = This link leads to no circle: it was renewed, or the circle was deleted. Ask somebody of the circle for the new one.

heading = The circle
not-here = This circle is not here: it was deleted, or this browser has no place in it.
to-mine = See my circles
you = you
gone-person = somebody who has left

tables = Open tables of the circle
table-free = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
stage =
    .lobby = sitting down
    .round = playing a round
    .between = a pause before the next
go-back = Go back there
sit-down = Take a seat
look-on = Watch
of-table = { $action }: { $name }

pinned = Our rules
no-pinned = Pin the rules of the house: a table then opens at one press.
open-table = { OPEN_THE_TABLE() }
opening = Opening…
open-of = Open a table: { $name }
pin = Pin rules
pin-do = Pin them
pin-title = What do you call them?
pin-title-told = if they have a name with you
pin-open = Open a table without pinning
pins-full = Nothing more can be pinned: remove other rules first.
unpin = Remove
unpin-of = Remove from the pinned rules: { $name }
unpin-ask = Pin these rules no more?
unpin-told = { $name }: what was played by them stays written down. They can be pinned again.
unpinned = Rules removed.
is-pinned = Rules pinned.
keep = Keep

standings = Standings
period = When?
ever = From the beginning
periods =
    .evening = By evening
    .month = By month
    .year = By year
evening-of = { $date } ({ $count })
which-game = Which game?
all-games = All games
unnamed-game = a card game
counted = What is counted?
of =
    .games = Games
    .rounds = Rounds at tables
n-played = { $count ->
    [0] Nothing played there.
    [one] { $count } game counted.
   *[other] { $count } games counted.
}
n-rounds-played = { $count ->
    [0] No round played there.
    [one] { $count } round counted.
   *[other] { $count } rounds counted.
}
nothing-yet = Nothing is played yet: open a table, or write down an evening with real cards.
player-head = Who
played-head = Played
won-head = Won
share-head = Share
chance-head = Chance
place-head = Mean place
points-head = Points
shares = Share of wins, beside chance
shares-told = The dot is the share won, the bar its uncertainty (95%), the tick what chance would give: one by the number of sides. Filled: chance does not usually explain it.
share-of = { $share }%, between { $low } and { $high }%; chance { $chance }%
against-chance =
    .above = more than chance
    .below = less than chance
    .even = as chance may have it
share-verdict = { $told }: { $verdict }
ratings = Estimated strength
ratings-told = By who finished ahead, with the strength of the others counted in. All begin at 25; the bar is the uncertainty (95%). Where two bars overlap, nobody knows who is stronger.
rating-of = { $mu }, between { $low } and { $high } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
too-little = too few games to tell yet
beats = Head to head
beats-told = In each line: how often this player had the better place, then the worse one, than that of the column.
beat-told = { $a } against { $b }: { $ahead } times ahead, { $behind } times behind, { $level } times level

played = What was played
write-evening = Write down an evening
results-full = The circle has all that it can keep: export it, and found another one.
kind =
    .round = round
    .match = match
    .evening = real cards
rounds-of = { $count ->
    [one] { $count } round: { $name }
   *[other] { $count } rounds: { $name }
}
struck = struck out: counts no more
placed = { $place }. { $name }
placed-points = { $place }. { $name }, { $points }
computer = computer
by-server = Written down by the table itself.
by-member = Written down by { $name }.
sheet-rounds = The rounds of the sheet
sheet-round = Round
mend = Mend
strike = Strike out
strike-ask = Strike out this result?
strike-told = It stays in the list, struck out, and counts nowhere. It can be made to count again.
count-again = Count again
was-struck = Result struck out.
counts-again = The result counts again.
history = History
history-of = History of this result
did =
    .entered = wrote it down
    .mended = mended it
    .struck = struck it out
    .counted = made it count again
edit-told = On { $date }, { $name } { $did }.
before = Before: { $what }
no-edits = Nobody has touched it.
older = Older ones

evening = An evening with real cards
evening-mend = Mend the evening
when = When was it?
other-game = another game
game-title = What is the game called?
from-sheet = Take the score sheet of this browser
from-sheet-done = The sheet is taken over: check who is who.
players = Who played?
player-no = Player no. { $no }
guest = a guest
guest-name = Name of the guest
add-line = One more player
drop-line = Remove player { $no }
by = What did you write down?
by-way =
    .points = points
    .places = places
wins = Who wins?
wins-way =
    .highest = most points
    .lowest = fewest points
in-teams = We played in teams
team-no = Team { $no }
team-of = Team of player no. { $no }
points = Points
place = Place
note = A remark
note-told = to remember it by
rounds-stay = The rounds of the sheet stay as long as players and points do not change.
write-do = Write it into the circle
mend-do = Save the correction
written-down = The evening is written into the circle.
is-mended = The evening is mended.
evening-wrong =
    .when = Say which day it was.
    .later = That day is still to come.
    .few = You need at least two players.
    .who = Say who played there, or remove the line.
    .twice = The same player is there twice.
    .guest = Give the guest a name.
    .points = Points are missing, in figures: 42, −5 or 12+30.
    .place = A place is missing: 1 for who won.
    .teams = You need at least two teams.

people = The people
keys = has the keys
without = no device here
gone = left
is-open = { $hours ->
    [one] the place is open for { $hours } more hour
   *[other] the place is open for { $hours } more hours
}
invite = Invite
invite-heading = Invite into the circle
invite-link = The link of the circle
invite-qr = Link of the circle, for a camera
invite-told = Whoever has this link can come in and read all that was played. It stays good until it is renewed.
share = Share
share-text = Come into our circle of cards
copy = Copy
copied = Copied
copy-by-hand = Copy the selected link yourself.
add-person = Add somebody without a device
add-told = For sheets of real cards. Whoever has the link can say that this is their name.
add-do = Add
people-full = The circle is full.
added = { $name } is in the circle.
person-of = Manage: { $name }
my-place = My name and my face here
person-name = Name
rename-do = Save
renamed = Saved.
open-place = Open the place to a new device
open-told = For a day, whoever has the link of the circle can come in by this name.
opened = The place of { $name } is open for a day.
give-keys = Give them the keys
keys-told = Whoever has the keys can remove somebody, renew the link and delete the circle.
keys-given = Done: one more person has the keys.
return-keys = Give back my keys
keys-returned = You have the keys no more.
remove = Remove from the circle
remove-ask = Remove { $name }?
remove-told = Their devices come in no more; what was played stays written down. Renew the link afterwards: whoever still has it can come back.
removed = { $name } is in the circle no more.
forget-name = Take the name out of what was played, too

manage = Manage the circle
rename = Name of the circle
export = Take all of it along in a file
export-json = Whole file (JSON)
export-csv = Table (CSV)
import = Bring a file
import-told = A file that was exported from a circle, or a table of results. What is here already is not written twice.
import-ask = Bring this file into the circle?
import-named = { $name }: what is in it is added to the circle. Each result can be struck out, but only one by one.
import-do = Bring it
import-wrong = This file is not of a circle, or it is damaged: nothing was brought.
import-refused = Nothing was brought in ({ $why }).
import-begun = The beginning of the file may be in already: bringing it again does not write it twice.
import-too-long = This file is too large: { $most } megabytes at most.
imported = Done: { N_RESULTS($results) } more, { N_PEOPLE($people) }, { $pinned ->
    [0] no rules
    [one] { $pinned } set of rules
   *[other] { $pinned } sets of rules
}; here already: { $known }.
renew = Renew the link
renew-ask = Renew the link of the circle?
renew-told = The old one lets nobody in any more. Whoever is in the circle stays in it.
renewed = The link is renewed: send the new one.
leave = Leave the circle
leave-ask = Leave this circle?
leave-told = This browser and your other devices come in no more. What was played stays written down.
leave-last = You are the last person with a device in it: the circle will be deleted, with all that is written there.
leave-last-keys = The keys go to the person who has been in the circle longest.
left = You have left the circle.
delete = Delete the circle
delete-ask = Delete this circle for everybody?
delete-told = { N_PEOPLE($people) }, { N_RESULTS($results) }: all is erased, for everybody, for good. Export first what you want to keep.
delete-sure = Delete it for all
deleted = The circle is deleted.
only-keys = Renewing the link, removing people and deleting: whoever has the keys can do that.

failed = { NO_ANSWER() }
many-asked = Many requests at once: wait a minute, then try again.
refused = That does not work like this.
wrong =
    .no_circle = This circle is there no more, or you are not in it any more.
    .no_result = This result is there no more.
    .no_member = This person is there no more.
    .no_pinned = These rules are pinned no more.
    .not_keeper = Only whoever has the keys of the circle can do that.
    .not_yours = Everybody chooses their own name and face.
    .name_taken = This name is taken in the circle: choose another one.
    .not_free = This name is free no more: somebody has just come in by it, or the place has closed.
    .stale = Somebody has changed this result meanwhile: here it is as it stands, try again.
    .not_evening = Only an evening with real cards can be mended: this one comes from a table.
    .last_keeper = Give the keys to somebody else first.
full =
    .circles = This browser is in as many circles as can be: leave one first.
    .people = The circle is full: nobody new comes in any more.
    .pinned = Nothing more can be pinned: remove a set of rules first.
    .results = The circle keeps as many results as it can already.
    .history = No more corrections can be made in this circle: this result stays as it is.
