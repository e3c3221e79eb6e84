# A page without any server behind it: a folder on a host, where all is played in the browser.
# $size
brings = Here everything is played in this browser, without a server. The first table fetches the game, just once: { $size }.
# $percent (Number)
coming = The game is coming: { NUMBER($percent) }%
progress = How much of the game has come
needs = That needs a server, and this address has none: here one plays on this device alone.
