# A page without any server behind it: a folder on a host, where all is played in the browser.
-in-this-browser = Here everything is played in this browser, without a server.
# $size
brings = { -in-this-browser } The first table fetches the game, just once: { $size }.
# $size
brings-each = { -in-this-browser } The game ({ $size }) comes anew at each visit: this browser keeps it only by https, and not in a private window.
needs = That needs a server, and this address has none: here you play on this device alone.
no-engine = The game did not come from this address. Try again when there is a network.
