uneven_deal = { $cards } cards cannot be dealt evenly to { $seats } players (say one of { $fair })
other_sum = they add up to { $owed }, and there are { $tricks } tricks; say numbers that add up to { $tricks }
