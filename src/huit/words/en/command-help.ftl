every-command =
    .data = Folder of the games [HUIT_DATA].
    .port = Port; 0: any.
    .open = Open the browser.
    .prepare = Compile at low priority what advice, checks and the lab will need, once a room is opened [HUIT_PREPARE].
    .with = An option or a knob; may be repeated.
    .json = One JSON object.
    .seats = Players.
    .seed = Seed.
    .rounds = Rounds.
    .help = Shows this help.
huit =
    Huit: the card table for the French 8 américain.

    HUIT_LANG=fr or HUIT_LANG=en chooses the language of the terminal.
    .version = Shows the version.
play = Play in the browser, on this machine.
    .host = 0.0.0.0: others in the same network may come.
serve = Serve the table on this port, or fail if it is taken.
    .host = Address to listen on.
    .database = PostgreSQL to keep the games in, instead of the folder.
    .processes = Processes that serve together; they need PostgreSQL.
    .public-url = Where players find the table, behind a TLS proxy.
    .proxy = A TLS proxy on another machine, whose X-Forwarded-For is believed: its address or network.
    .push-service = A push service in your private network, where calls are sent nevertheless.
    .log-format = Form of the server’s log, on stderr.
    .seed = For tests: all chance comes from it, and whoever knows it knows the cards.
site =
    Write Huit as a folder, to be put on any host of files: you play there in the browser, without a server.

    The folder FOLDER is empty, new, or a site of Huit, which is replaced.
rules = The rules: list, show, check.
rules-list = The games of the library.
rules-show = One game in words.
rules-check = Checks a rule file: exit 0 if it can be played, 1 with what is wrong if not.
    .simulate = Plays thousands of rounds and checks all laws.
    .rounds = Rounds for each number of players.
rules-new =
    Writes down a page that you found: asks what such a page leaves open, question by question, and shows the sheet as it grows.

    FILE is written as you answer: stop, and take it up again, as you like.
    .like = The game of Huit that is nearest to the page: its answers stand in brackets.
    .every = Asks the rare questions too.
replay =
    Replays position files.

    Exit 0; 1 when a move is illegal or --check finds a difference; 2 when a file is malformed.
    .json = One JSON object about the end.
    .check = Compare with [expect].
review =
    Finds moves of a round worth another look.

    FILE is a round saved by the page, or a position file with its moves. Each move is compared with the others that its player had, by thousands of imagined rounds, from what could be seen from that seat. Exit 1 where a move is illegal, 2 where the file is malformed.
    .seat = This seat only.
verify =
    Verifies the shuffle of finished rounds.

    Exit 0 when all holds; 1 when something does not; 2 when a file is malformed.
    .seal = The seal shown before the deal.
score =
    Keeps a score sheet.

    ENTRIES are NAME=POINTS; a round ends at “/”, or where a name comes again; where only the winner scores and no “/” is given, each winner is a round, and who wins nothing is entered with 0. Without any, rounds are asked for one by one.
    .target = Points that end the match.
    .stake = What a point is worth, to settle.
lab =
    Tells what rules are like.

    Try “huit lab monclar --with hand=6 --against monclar”, or “huit lab suggest monclar shorter”.
lab-rules =
    Measures rules (the word may be left out).

    Advantage of the first player, length, choice, tension, what each card is worth, what each rule changes: each with its 95 % interval.
    .against = Compare with other rules.
    .seconds = Time of play, on two cores.
    .player = Who plays the rounds that are watched.
    .turn-seconds = What people take for a turn.
    .json = One JSON object.
lab-suggest =
    Suggests small changes for a wish.

    A wish is shorter, longer, fairer, choice, unblocked, comebacks; or weaker, stronger, with --card.
    .card = The card that is meant.
    .json = A line of JSON for each suggestion.
lab-sweep =
    Measures a great many rules.

    All combinations of --grid, or --sample of them by chance; a row of JSON each. What stands in the file is not played again.
    .out = JSONL file.
    .grid = Knob and values.
    .sample = By chance.
    .steps = Changes at most.
    .cores = Processes.
    .ray = On a Ray cluster.
simulate =
    Plays a great many rounds.

    Fewer players than seats: they take the seats in turn, over and over. A player of your own is module:Name, from the folder you are in (docs/players.md).
    .seed = Same seed, same rounds.
    .players = By seat.
