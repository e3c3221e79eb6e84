# A page without any server behind it: a folder on a host, where all is played in the browser.
# $size
brings = Here everything is played in this browser, without a server. The first table fetches the game, just once: { $size }.
needs = That needs a server, and this address has none: here you play on this device alone.
no-engine = The game did not come from this address. Try again when there is a network.
