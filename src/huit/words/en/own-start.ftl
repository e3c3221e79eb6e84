heading = Our own rules
nameless = Without a name
refused = { NOT_PLAYABLE() }
compose-link = Compose…
