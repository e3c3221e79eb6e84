or-less = { $knob } = { $most } or less
or-fewer-seats = seats_max = { $seats }
ways = { $ways }, or{ " " }
known-are = { " " }(known: { $known })
none-known = { " " }(there are none here, leave it out)
meant = { " " }(did you mean { $meant }?)
place = line { $line }, column { $column }
end-of-file = at the end of the file
because = : { $why }
many-of = { $count } of the { $deck } cards
or-fewer = , or { OR_FEWER_SEATS($seats) }
