does_nothing = this rule does nothing: { $rounds } rounds played without it end alike; leave it out, or change what keeps it from acting
breaks_a_law = with { $seats } players, { $broken } of { $rounds } rounds break a law of the game (a card lost, or nothing left to do): a fault of the program; change these rules, they cannot be played
no_end = at least half of the rounds do not end, whatever the number of players: { $unfinished } of { $rounds }; { $advice }
some_have_no_end = with { $seats } players, there are rounds that do not end: { $unfinished } of { $rounds }; { $advice }
mostly_blocked = with { $seats } players, { $blocked } of { $rounds } rounds end blocked; take more packs, deal fewer cards, or let more cards be played
