heading = Our own rules
nameless = Without a name
refused = This cannot be played:
compose-link = Compose…
