### What can be wrong with rules of Danish.

part_refused = { $card } refuse une partie d’une valeur, alors que les cartes de même valeur se posent ensemble (écrire refuses = "{ $rank }")
too_few_packs = { $seats } joueurs à { $each } cartes chacun en demandent { $needed }, et il y en a { $there } (écrire packs = { "{" } 2 = 1, { $seats } = { $packs } { "}" }{ $fewer })
