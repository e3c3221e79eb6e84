running =
    .address = Huit: the table is laid at { $address }
    .friends = For the others, in the same network: { $address }
    .data = Games are kept in { $data }
    .stop = Ctrl-C to stop.
    .taken = Port { $port } is taken; choose another one with --port.
    .no_data = Cannot write into { $data }: { $error }. Choose another folder with --data.
    .database = Games are kept in { $database }
    .no_database = The database { $database } fails: { $error }. Check --database.
    .alone = Several processes can share nothing but a PostgreSQL: add --database { $example }, or leave --processes 1.
    .no_fork = Several processes: Windows cannot. Leave --processes 1.
    .wanted = an address like { $example } is wanted
    .stopped = Huit stops; the games are kept.
refused =
    .not_here = This server does not answer by that name. If it should: huit serve --public-url, with the address that players open, as { $example }. On this machine: http://localhost, with its port.
    .not_one = One Host header is wanted, and no more: a name or an address, and a port, as in localhost:8080.
    .no_request = This is no valid HTTP request.
    .too_long = Headers or address too long: 8 kB at most.
    .not_built =
        The page is not built yet. In Huit's folder: make play
        (or: npm --prefix frontend ci && npm --prefix frontend run build)
field =
    .name = needed: what the others will call you
    .too_long = at most { $most } characters
    .unseen = only letters that can be printed: { $code } shows nothing there
    .apart = these two games have no number of players in common: choose another
    .card = needed for this wish: one of { $cards }
