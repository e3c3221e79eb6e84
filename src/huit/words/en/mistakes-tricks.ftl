uneven_deal = { $cards } cards cannot be dealt evenly to { $seats } players (say one of { $fair })
other_sum = they add up to { $owed }, and there are { $tricks } tricks; say numbers that add up to { $tricks }
dealer_announces = does nothing, for the dealer is the announcer (say { $other } for the player on the dealer’s left)
no_least = does nothing, for every round has trumps (leave it out)
