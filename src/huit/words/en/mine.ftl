tables = My tables
resume = Resume: { $table }
yours = Your turn!
somebody = a player
since = for { $time }
with = with { LIST($names) }
away = The server does not answer for this room.
again = Try again
unknown = Table { $room }
forget = Forget: { $table }
forget-short = Forget
forget-ask = Forget this room?
forget-in-round = A round is being played there. Forgotten, the room leaves this list; your seat stays yours, but only the link of the room leads back to it.
forget-between = It leaves this list; your seat stays yours, and the link of the room leads back to it.
keep = Keep it
forget-it = Forget the room
stand-up = Give up my seat too
standing-up = Giving up the seat…
not-stood = The seat could not be given up: the server does not answer. Try again in a moment.
forgotten = Table forgotten.
quit = Leave the room?
quit-told = Your seat waits for you: you will find it under “My tables”.
stay = Stay
to-start = Go to the start
rounds = { MY_ROUNDS() }
no-rounds = No finished round is kept in this browser.
round = { ROUND_OF_NUMBER($no) }
won = Won
lost = { COUNT($names) ->
    [0] Nobody won
   *[other] Lost to { LIST($names) }
}
match-won = Match won
match-lost = Match lost
totals = Totals: { $totals }
rules = The rules
replay = Watch again
same-deal = Play the same deal
same-deal-told = “Play the same deal” opens a table against computers alone, which says that its cards are known.
remove = Delete
remove-of = Delete: round { $no }, { $game }
removed = Round deleted from the list.
remove-all = Delete all
no-replay = This round can no longer be fetched: its room is gone, or this browser has no seat there.
older = This deal comes from another version of Huit: it can no longer be played.
failed = { NO_ANSWER() }
back = Start
carry = Continue on another device
carry-told = A code brings your seats, your circles and “My games” to the other device. This one keeps them too.
make-code = Make a code
new-code = Make another code
code-qr = Code for the camera of the other device
code-typed = Without a camera: on the other device, under “My games”, “I have a code from another device”, then
code-link = Or open this link on the other device
copy = Copy
copied = Copied
copy-by-hand = Copy the selected text.
too-many = Too many codes asked for or tried: try again in a minute.
bring = Continue your games here?
bring-told = This link brings the seats and games of another device to this browser. Accept only if it is your own.
bring-here = Continue here
not-here = No
bringing = Bringing your seats…
to-tables = See my tables
no-code = This code is not good: it was used before, or is too old. Make another one on the first device.
have-code = I have a code from another device
type-code = The code of the other device
type-told = The other device shows it under “My games”, “Continue on another device”: eight letters and digits. Your own only: it brings its seats and games here.
not-eight = A code has eight letters and digits, K7QF 3MXA for instance.
not-typed = This code is not good: mistyped, used before, replaced by another one, or too old. Read it again, or make another one on the first device.
turn-of = waiting for { LIST($names) }
only-here = This list is in this browser only: the latest 100 rounds played here.
remove-all-ask = Delete { N_ROUNDS($rounds) } from this browser?
code-told = It works once, for { N_MINUTES($minutes) }; typed, for { N_MINUTES($typed) }. Whoever has it has your seats: show it to nobody.
brought = Done: { $circles ->
    [0] { N_SEATS($seats) } and { N_ROUNDS($rounds) }
    [one] { N_SEATS($seats) }, { N_ROUNDS($rounds) } and { $circles } circle
   *[other] { N_SEATS($seats) }, { N_ROUNDS($rounds) } and { $circles } circles
} more in this browser. A seat that you had here already stays the same.
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
circles = { MY_CIRCLES() }
here = here, on this device
forget-here = It is on this device alone: it is deleted from there, for good, and its rounds can no longer be watched.
play-here = Play without a network
