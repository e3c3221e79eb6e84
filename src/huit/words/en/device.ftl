# Several people at one table, on one device that they hand round.
start = All on this device
start-hint = Pass the phone round: the cards are covered between one person and the next.
by-server = By a code or a link: that needs a server.
who = Who plays on this device?
# $no (Number)
person = Person { $no }
add-person = Add a person
remove-person = Leave { $name } out
computers = Computers at the table
play = Play together
name-missing = A name is missing: everybody needs one, then all know where the device goes.
not-opened = The table could not be opened. Try again.
here = On this device
here-hint = Everybody sees their cards when it is their turn to hold the device; in between they are covered.
add = Add somebody on this device
name = Their name
add-do = Add
remove = Take { $name } off this device
# $most (Number)
enough = No more than { $most } people on one device.
not-added = They could not come in. Try again.
sent-away = Somebody on this device was removed from this table: nobody can come back in their place.
door-closed = The table is locked: unlock it first, under “Settings of the room”.
pass-to = Pass the device to { $name }
its-me = It’s me, { $name }
covered = The cards are covered
covered-hint = Nobody else should look when { $name } presses.
call-out = To say without taking the device
reacts = { $name }: { $call }
knock = I knock three times
# $count (Number)
wrong-costs = If you are wrong, it costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
others = See your cards out of turn
takes = { $name } takes the device
table = The table, as all see it
holds = { $name } has the device
cover = Cover
pass-on = Pass to { $name }
