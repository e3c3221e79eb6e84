heading = Written messages
write = Write
write-unread = { $count ->
    [one] Write ({ $count } message to read)
   *[other] Write ({ $count } messages to read)
}
send = Send
close = Close the messages
lines = What was written
you = You
nothing = Nothing so far. What you write is read at this table only, not by spectators, and kept nowhere.
muted = You no longer see what { $name } says.
unmute = See it again
left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
over = { $count ->
    [one] { $count } character too many: make it a little shorter
   *[other] { $count } characters too many: make it a little shorter
}
