part_refused = { $card } refuses part of a rank, and cards of one rank are played together (say refuses = "{ $rank }")
too_few_packs = { $seats } players with { $each } cards each need { $needed }, and there are { $there } (say packs = { "{" } 2 = 1, { $seats } = { $packs } { "}" }{ $fewer })
