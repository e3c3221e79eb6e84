mine = { MY_CIRCLES() }
mine-told = A circle keeps a group of players together: their rules, their tables, and what they played. You join by its link, without an account; nobody else knows that it exists.
none = This browser is not in any circle yet.
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
found = Start a circle
found-name = What is it called?
found-sample = The Smiths
your-name = Your name
found-do = Start the circle
founded = The circle is ready: invite the others.
link-label = The link of a circle
link-told = Somebody in the circle sends it to you, or shows it to your camera.
link-do = Follow it
link-bad = This is not a link to a circle: those end with “/cercle#”, then twenty letters and digits.
carried = Already in a circle on another device?
carried-do = Bring it here with a code
loading = Looking for the circle…
again = Try again

come = Join the circle: { $name }
who = Who are you?
somebody-new = Somebody new
new-told = with a name and a face
free-told = already plays under this name
taken = is already in
come-do = Join the circle
coming = Joining…
full-told = The circle is full: you can join only under a name that is free there.
taken-told = Is one of these names yours, and your device new? Ask somebody in the circle to open your place, or make a code on the other device, under “My games”.
not-now = Not now
old-link = This link leads to no circle: it was renewed, or the circle was deleted. Ask somebody in the circle for the new one.

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
    .lobby = taking seats
    .round = playing a round
    .between = a pause before the next
go-back = Go back there
sit-down = Take a seat
look-on = Watch
of-table = { $action }: { $name }

pinned = Our rules
no-pinned = Pin your house rules: a table then opens with one press.
open-table = { OPEN_THE_TABLE() }
opening = Opening…
open-of = Open a table: { $name }
pin = Pin rules
pin-do = Pin them
pin-title = What do you call them?
pin-title-told = if you have a name for them
pin-open = Open a table without pinning
pins-full = No more rules can be pinned: remove some first.
unpin = Remove
unpin-of = Remove from the pinned rules: { $name }
unpin-ask = Unpin these rules?
unpin-told = { $name }: what was played by them is kept. They can be pinned again.
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
    [0] Nothing played then.
    [one] { $count } game counted.
   *[other] { $count } games counted.
}
n-rounds-played = { $count ->
    [0] No rounds played then.
    [one] { $count } round counted.
   *[other] { $count } rounds counted.
}
nothing-yet = Nothing has been played yet: open a table, or write down an evening with real cards.
player-head = Who
played-head = Played
won-head = Won
share-head = Share
chance-head = Chance
place-head = Average place
points-head = Points
shares = Share of wins, against chance
shares-told = The dot is the share won, the bar its uncertainty (95%), the tick what chance would give: one divided by the number of sides. Filled: chance alone would rarely do that.
share-of = { $share }%, between { $low } and { $high }%; chance { $chance }%
against-chance =
    .above = more than chance
    .below = less than chance
    .even = could be chance
share-verdict = { $told }: { $verdict }
ratings = Estimated strength
ratings-told = It comes from who finished ahead, and from how strong the others are. Everybody starts at 25; the bar is the uncertainty (95%). Where two bars overlap, nobody knows who is stronger.
rating-of = { $mu }, between { $low } and { $high } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
too-little = too few games to tell yet
beats = Head to head
beats-told = Along each line: how often this player finished ahead of the one in the column, then behind.
beat-told = { $a } against { $b }: { $ahead } times ahead, { $behind } times behind, { $level } times level

played = What was played
write-evening = Write down an evening
results-full = The circle is full: export it, and start another one.
kind =
    .round = round
    .match = match
    .evening = real cards
rounds-of = { $count ->
    [one] { $count } round: { $name }
   *[other] { $count } rounds: { $name }
}
struck = struck out: no longer counts
placed = { $place }. { $name }
placed-points = { $place }. { $name }, { $points }
computer = computer
by-server = Written down by the table itself.
by-member = Written down by { $name }.
sheet-rounds = The rounds of the sheet
sheet-round = Round
mend = Correct
strike = Strike out
strike-ask = Strike out this result?
strike-told = It stays in the list, struck out, and no longer counts anywhere. You can make it count again.
count-again = Count again
was-struck = Result struck out.
counts-again = The result counts again.
history = History
history-of = History of this result
did =
    .entered = wrote it down
    .mended = corrected it
    .struck = struck it out
    .counted = made it count again
edit-told = On { $date }, { $name } { $did }.
before = Before: { $what }
no-edits = Nobody has changed it.
older = Older

evening = An evening with real cards
evening-mend = Correct the evening
when = When was it?
other-game = another game
game-title = What is the game called?
from-sheet = Use the score sheet of this browser
from-sheet-done = The score sheet is filled in here: check who is who.
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
note = A note
note-told = to remember it by
rounds-stay = The rounds of the sheet are kept as long as players and points do not change.
write-do = Write it down
mend-do = Save the correction
written-down = The evening is written down in the circle.
is-mended = The evening is corrected.
evening-wrong =
    .when = Say which day it was.
    .later = That day has not come yet.
    .few = You need at least two players.
    .who = Say who played here, or remove the line.
    .twice = The same player is there twice.
    .guest = Give the guest a name.
    .points = Points are missing, in figures: 42, −5 or 12+30.
    .place = A place is missing: 1 for who won.
    .teams = You need at least two teams.

people = People
keys = has the keys
without = no device here
gone = left
is-open = { $hours ->
    [one] their place is open for { $hours } more hour
   *[other] their place is open for { $hours } more hours
}
invite = Invite
invite-heading = Invite to the circle
invite-link = The link of the circle
invite-qr = Link of the circle, for a camera
invite-told = Whoever has this link can join and read everything that was played. It works until it is renewed.
share = Share
share-text = Join our card circle
copy = Copy
copied = Copied
copy-by-hand = Copy the selected link yourself.
add-person = Add somebody without a device
add-told = For score sheets of real cards. Whoever has the link can say that this is their name.
add-do = Add
people-full = The circle is full.
added = { $name } is in the circle.
person-of = Manage: { $name }
my-place = My name and face here
person-name = Name
rename-do = Save
renamed = Saved.
open-place = Open their place to a new device
open-told = For a day, whoever has the link to the circle can join under this name.
opened = The place of { $name } is open for a day.
give-keys = Give them the keys
keys-told = Whoever has the keys can remove somebody, renew the link and delete the circle.
keys-given = Done: one more person has the keys.
return-keys = Give back my keys
keys-returned = You no longer have the keys.
remove = Remove from the circle
remove-ask = Remove { $name }?
remove-told = Their devices can no longer get in; what was played is kept. Renew the link afterwards: whoever still has it can come back.
removed = { $name } is no longer in the circle.
forget-name = Also take the name out of what was played

manage = Manage the circle
rename = Name of the circle
export = Take everything with you in a file
export-json = Complete file (JSON)
export-csv = Table (CSV)
import = Bring in a file
import-told = A file exported from a circle, or a table of results. What is already here is not written twice.
import-ask = Bring this file into the circle?
import-named = { $name }: what is in it is added to the circle. Each result can be struck out, but only one by one.
import-do = Bring it in
import-wrong = This file does not come from a circle, or it is damaged: nothing was brought in.
import-refused = Nothing was brought in ({ $why }).
import-begun = The beginning of the file may be in already: bringing it again does not write it twice.
import-too-long = This file is too large: { $most } megabytes at most.
imported = Done: { N_RESULTS($results) } more, { N_PEOPLE($people) }, { $pinned ->
    [0] no rules
    [one] { $pinned } set of rules
   *[other] { $pinned } sets of rules
}; already here: { $known }.
renew = Renew the link
renew-ask = Renew the link of the circle?
renew-told = The old one no longer lets anybody in. Whoever is in the circle stays in it.
renewed = The link is renewed: send the new one.
leave = Leave the circle
leave-ask = Leave this circle?
leave-told = This browser and your other devices can no longer get in. What was played is kept.
leave-last = You are the last person with a device in it: the circle will be deleted, with everything written there.
leave-last-keys = The keys go to the person who has been in the circle longest.
left = You have left the circle.
delete = Delete the circle
delete-ask = Delete this circle for everybody?
delete-told = { N_PEOPLE($people) }, { N_RESULTS($results) }: everything is erased, for everybody, for good. Export first what you want to keep.
delete-sure = Delete it for everybody
deleted = The circle is deleted.
only-keys = Whoever has the keys can renew the link, remove people and delete the circle.

failed = { NO_ANSWER() }
many-asked = Many requests at once: wait a minute, then try again.
refused = That does not work like this.
wrong =
    .no_circle = This circle is gone, or you are no longer in it.
    .no_result = This result is gone.
    .no_member = This person is gone.
    .no_pinned = These rules are no longer pinned.
    .not_keeper = Only those who have the keys to the circle can do that.
    .not_yours = People choose their own name and face.
    .name_taken = This name is taken in the circle: choose another one.
    .not_free = This name is no longer free: somebody has just joined under it, or the place has closed.
    .stale = Somebody has changed this result in the meantime: here it is as it stands, try again.
    .not_evening = Only an evening with real cards can be corrected: this one comes from a table.
    .last_keeper = Give the keys to somebody else first.
full =
    .circles = This browser is in as many circles as it can be: leave one first.
    .people = The circle is full: nobody new can join.
    .pinned = No more rules can be pinned: remove some first.
    .results = The circle already has as many results as it can keep.
    .history = No more corrections can be made in this circle: this result stays as it is.
