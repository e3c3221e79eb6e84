# Playing in the browser, without a server.
heading = Play here, without a network
about = Huit can play in this browser all by itself: every game, the computer opposite, your rules, rounds to watch again, “Show me”. The network may be gone, on a train or a plane: your cards never leave this device.
fetch = The game has to be fetched first, just once: { $size }.
keep = Keep the game here ({ $size })
# $percent (Number)
coming = The game is coming: { NUMBER($percent) }%
starting = The game is here, and is starting.
starts = The game is starting…
progress = How much of the game has come
failed = The game did not come whole. What has come is kept: try again when there is a network.
kept = The game is kept here. It stays up to date with the page, whenever there is a network.
plain = This game came without its searches: the strong computer and advice think for a shorter time.
may-delete = A browser may delete what a page keeps when room runs short. Safari does so after seven days without a visit, unless Huit is on the home screen.
asked = The browser has promised to keep your tables until you delete them.
# $most (Number)
most = There is room here for { $most } tables: one more deletes the one that nobody has opened for longest.
lost-alone = A table of this device is kept nowhere else: once the browser deletes it, it is lost.
play = Play here
playing = You play here, without a server.
away = No server: you play here.
needs = That needs the server: here this device is alone.
to-server = Back to the server
retry = Look for the server
drop = Keep the game no longer
dropped = The game is no longer kept. Your tables here still are.
not-here-heading = What needs a server
not-here = Friends by a link or a code, the lab and checks by play, circles, the deal of the day, the television, another device, calls when it is your turn.
no-engine = This server does not hand out what is needed to play without it, or does not answer. Whoever runs it can prepare it with “make engine”.
broken = Nothing answers here: the game did not come whole, it has stopped, or this device has no room left. Try again; if that does not help, reload the page.
no-cache = This browser keeps nothing here. Open an address with https, in a window that is not private.
looking = Looking at what is kept…
back = Home
