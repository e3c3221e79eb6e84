too_few_packs = { $seats } players with { $each } cards each need { $needed }, and there are { $there } (say packs = { "{" } 2 = 1, { $seats } = { $packs } { "}" }{ $fewer })
