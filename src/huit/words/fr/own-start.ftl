heading = Nos propres règles
nameless = Sans nom
refused = Cela ne se joue pas :
compose-link = Composer…
