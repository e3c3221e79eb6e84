### Knobs that several families share, the titles of their groups, and what knobs of several families say alike.
###
### The words of a knob stand under its name. $n: its number; $cards: its cards.
### .one: what is said of 1, .off: of 0 or of a switch that is off, .none: what 0 means, where the sheet says nothing of it;
### .is-…: what is said of a choice; .because: why it is bounded so; .label: two to four words for a button.

group-deal = Players and deal
group-start = The start
group-turn = The turn
group-announcing = Announcements
group-end = The end
group-count = The count
group-laying = Where it goes
group-attack = The attack
group-hands = The hands
group-together = Several at once
group-next = Who is next
group-last = As a last card
group-by_hand = What the page says and Huit does not play
group-basics = How it is played

pack-32 = 32 cards, from 7 to ace
pack-36 = 36 cards, from 6 to ace
pack-40 = 40 cards, without 8s, 9s and 10s
pack-52 = 52 cards

seats_min = For at least { $n } players.
    .because = { ENOUGH_PLAYERS($low, $most) }
    .asked = How many players at least?
    .label = Fewest players
seats_max = For { $n } players at most.
    .because = { ENOUGH_PLAYERS($low, $most) }
    .asked = How many players at most?
    .label = Most players
goes_on = { GROUP_END() }
    .is-first_out = The first player to run out of cards wins, and the round ends.
    .is-places = The round goes on for places, until one player is left.
    .asked = Does the round end when the first player is out, or does it go on?
cards = The pack
    .is-32 = A pack of { PACK_32() }.
    .is-36 = A pack of { PACK_36() }.
    .is-40 = A pack of { PACK_40() }.
    .is-52 = A pack of { PACK_52() }.
    .asked = How many cards are in the pack?
packs = Played with { $n } packs.
    .one = Played with one pack.
    .because = { FOUR_PACKS() }
    .asked = How many packs are used?
    .label = Number of packs
winner_points = The winner scores { $n } points.
    .one = The winner scores a point.
    .label = Winner’s points
points = { $n } points
    .one = { $n } point
    .label = Its points

no-points-counted = No points are counted.
stock-emptied = anything harder would empty the stock in one go
hundred-points = more than a hundred points would decide a match by themselves
four-packs = no more than four packs are shuffled together
cards-each = Cards each
on-anything = can be played on any card
on-anything-label = Playable on anything
never-covered = can never have { $cards } played on it
never-covered-asked = Which cards can never be played on it?
who-starts-asked = Who starts?
winner-points-asked = How many points does the winner score?
skipped-asked = How many players miss their turn?
answers-asked = Which cards answer it?
reverses-play = reverses the direction of play
reverses-play-label = Reverses
unless-played = unless they play { $cards }
unless-played-label = Unless they play…
plays-again-label = Plays again
enough-players = at least { $low } have to play, and there are { $most } seats at a table
clockwise = Play goes clockwise.
