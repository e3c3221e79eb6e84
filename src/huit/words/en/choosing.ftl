cards = { $count } cards
jokers = jokers
teams = teams
columns = in columns
search = Look for a game
rules = Its rules
players = { $most ->
    [none] { $least } players
   *[other] { $least } to { $most } players
}
