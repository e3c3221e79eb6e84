notes = The deal
other-cards = New cards instead
close = Seen
without =
    .away = The deal was sealed without the grain of chance of this browser, which was not connected. If this happens again, beware.
    .late = The grain of chance of this browser came too late: the deal is made without it. If this happens again, beware.
    .put_off = The grain of chance of this browser had not come: the deal is made anew without it.
    .unknown = A grain of chance is in your name, and this browser does not know it: beware of this deal.
missing = { COUNT($names) ->
    [one] Shuffling: the grain of chance of { LIST($names) } is missing.
   *[other] Shuffling: the grains of chance of { LIST($names) } are missing.
}
put-off = { COUNT($names) ->
    [one] The deal is put off: the grain of chance of { LIST($names) } did not come. It is made anew without it.
   *[other] The deal is put off: the grains of chance of { LIST($names) } did not come. It is made anew without them.
}
known = { $round ->
    [none] Known cards: the host has seen them before.
   *[other] Known cards: those of round { $round }.
}
known-next = { $round ->
    [none] Known cards: the first round deals cards that the host has seen before.
   *[other] Known cards: the next round will deal those of round { $round } again.
}
daily = The deal of the day: the same cards for everybody.
