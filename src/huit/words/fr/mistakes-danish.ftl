### What can be wrong with rules of Danish.

too_few_packs = { $seats } joueurs à { $each } cartes chacun en demandent { $needed }, et il y en a { $there } (écrire packs = { "{" } 2 = 1, { $seats } = { $packs } { "}" }{ $fewer })
