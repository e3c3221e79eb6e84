heading = Nos propres règles
nameless = Sans nom
refused = { NOT_PLAYABLE() }
compose-link = Composer…
