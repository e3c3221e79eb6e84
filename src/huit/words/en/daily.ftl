back = Home
# $seats (Number)
against = { $seats } players: you, against computers of the level “{ $level }”.
intro = One deal a day, the same for everybody: the game changes, each day another one of the list. Your first result counts; then you see what “strong” makes of the same cards.
play = Play the deal of the day
play-late = Play this deal
play-late-told = Its day is over: it will be marked as played later.
resume = Go on with the deal
restart = Start over
opening = Dealing…
result = Your result: { $told }
won = won
lost = lost
late = played after its day
see = The result and the par
par = The par
par-finding = The par of this deal is being played…
par-preparing = The server gets ready to play the par: the first time, this takes a minute.
par-steps = { $done } of { $of }
par-waiting = Other requests come first.
other-game = The games of Huit have changed since: the par of that day is no longer that of your cards.
par-failed = The par could not be played.
again = Try again
par-points = “Strong” makes { $points } ± { $half } points on average.
par-won = “Strong” wins { $won }% ± { $half } of the rounds.
# $rounds (Number), $imagines (Number)
par-told = In your seat, with your hand, against the same computers, over { NUMBER($rounds) } imagined rounds: the cards that you did not see are dealt anew by chance. Here “strong” imagines { NUMBER($imagines) } continuations a move, 4,000 at a table. The interval is a 95% one.
compared =
    .better = You did better than the par.
    .worse = You did worse than the par.
    .even = You are within the par.
one-round = In a single round, much is luck.
share-label = To share, without giving a card away
share = Share
copy = Copy
copied = Copied
copy-by-hand = The text is selected: copy it.
shared-points = Huit, the deal of { $date } ({ $game }): { $outcome }, { $points } for a par of { $par } ± { $half }
shared-won = Huit, the deal of { $date } ({ $game }): { $outcome }; “strong” wins it { $won }% of the time
shared-alone = Huit, the deal of { $date } ({ $game }): { $outcome }
shared-so-far = Huit, the deal of { $date } ({ $game }): { $outcome }, { $points }
calendar = Calendar
earlier = Previous month
later = Next month
day = { $date }: { $told }
state =
    .today = the deal of the day, to be played
    .open = to be played
    .begun = begun
    .none = no deal
legend = ✓ won, ✗ lost, … begun; dotted: played after its day.
# $days
streak = { $days ->
    [0] No days in a row at the moment.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
# $played (Number), $won (Number)
so-far = { $played ->
    [0] No deal played.
    [one] One deal played, { $won ->
        [0] lost.
       *[other] won.
    }
   *[other] { $played } deals played, { $won ->
        [0] none won.
        [one] one won.
       *[other] { $won } won.
    }
}
how = How it works
how-day = The deal changes at midnight UTC, { $time } where you are; the clock of the server counts.
how-cards = The cards are computed from the date, and are the same at all servers of the same version of Huit. Anybody who programs can know them in advance: this is a game among honest people.
how-computers = In the same situation, the computers decide alike for everybody. To announce or react at another moment may change what follows.
how-advice = At this table the bulb gives no advice. Further rounds of the table do not count.
how-undo = There you may take back your move without asking anybody, and start a deal over that you have not finished: the result does not tell.
how-kept = The calendar is in this browser only; “Continue on another device”, under “My games”, takes the latest days along.
passed = Midnight UTC has passed: here is the new deal of the day.
failed = { NO_ANSWER() }
no-day = There is no deal to play on that day: neither on days to come, nor on those of more than a year ago.
