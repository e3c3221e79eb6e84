compiles = First time with these rules: compiling, a few seconds…
nothing-now = nothing now
how-options = write a name (maou), or a key and its value as in a rule file (hand=6, powers.7.skips=1, count='none')
wrong-options = { $error }; { HOW_OPTIONS() }
replay =
    .differs = { $key }: expected { $expected ->
        [none] nothing
       *[other] { $expected }
    }, found { $found ->
        [none] nothing
       *[other] { $found }
    }
    .both = one of --json and --check
    .files = one file, unless with --check
    .older = This round was played by other rules, or with another version of Huit.
    .as_written = Huit would no longer play it that way ({ $why }). Here are its moves and its result, as written:
    .refused = move { $number } ({ $move }) refused: { $why }. Legal for { $who }: { $legal }
review =
    .no_seat = no seat { $seat }: from 0 to { $most }
    .head = Moves worth another look ({ $who }), out of 100 rounds imagined from what the player could see:
    .none = No move clearly worse than another ({ $who }), from what the player could see.
    .win = { $who }: { $done }, { FIXED($chance, 0) } won; { $better }, { FIXED($better-chance, 0) }
    .place = { $who }: { $done }, next out in { FIXED($chance, 0) }; { $better }, in { FIXED($better-chance, 0) }
n-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
n-decisions = { $count ->
    [one] { FIXED($count, $places) } decision
   *[other] { FIXED($count, $places) } decisions
}
share = { SHARE($share) }
interval = [{ SHARE($low) }; { SHARE($high) }]
mean-points = { $points ->
    [one] { FIXED($points, 1) } point
   *[other] { FIXED($points, 1) } points
}
simulate =
    .rounds = Rounds
    .head = { $rules }, { N_PLAYERS($seats) }, { N_ROUNDS($rounds) } (seed { $seed })
    .speed = { $rounds ->
        [one] { NUMBER($rounds) } round
       *[other] { NUMBER($rounds) } rounds
    } and { $decisions ->
        [one] { NUMBER($decisions) } decision
       *[other] { NUMBER($decisions) } decisions
    } a second, on one core
    .length = length: { N_DECISIONS($mean-decisions, 1) } on average ± { FIXED($spread-decisions, 1) }, from { $shortest } to { $longest }; { FIXED($mean-plays, 1) } { $mean-plays ->
        [one] card
       *[other] cards
    } played
    .ends = { N_ROUNDS($blocked) } blocked, { $unfinished } without an end
    .places = wins by place after the dealer, with the 95 % interval
    .wins = wins by player, whoever deals, and points on average
    .points = { MEAN_POINTS($points) } per player and round
rules =
    .differs = What differs from “{ $parent }”:
    .cards = The cards
    .round = The round
    .none = nothing
    .can_be_played = { $several ->
        [yes] { $file }: can be played ({ $least }–{ $most } players)
       *[no] { $file }: can be played ({ N_PLAYERS($most) })
    }
    .warning = warning: { $what }
    .source = source: { $what }
    .does = { $cards }: { $what }.
    .options = Options (--with NAME)
    .ends = { N_PLAYERS($seats) }, { $player }: { N_ROUNDS($rounds) }, { N_DECISIONS($decisions, 0) } on average, { $blocked } blocked, { $unfinished } without an end
    .laws_kept = All laws hold.
    .wrong = { $wrong ->
        [one] { $wrong } breach: these rules do not always hold
       *[other] { $wrong } breaches: these rules do not always hold
    }
writing =
    .how = A page of rules, question by question. Enter keeps what stands in brackets; “?” explains, “<” goes back, “.” stops here. “+ …” notes what none of these questions can say.
    .title = What is the game called?
    .source = Where was the page found?
    .cards = Which cards do anything? Those that do the same together, with commas between: 2, 7, J, Kh Ks, joker
    .does = What do these do: { $cards }? Numbers of the list, with spaces between
    .points = What do cards count in a hand? As in: 8 = 50, J Q K = 10
    .match = { HOW_IS_A_MATCH_WON() }
    .no_match = by rounds, each for itself
    .target = How many points end the match?
    .more = What else does the page say of this that these questions have not asked?
    .growing = “{ $title }” so far:
    .yes = yes
    .no = no
    .none = none
    .yes_or_no = answer yes or no
    .a_number = a number from { $low } to { $high }, please
    .a_number_by_seats = a number from { $low } to { $high }, please; for some numbers of players as in: 2=7 3=5
    .one_of = one of the numbers 1 to { $most }, please
    .powers_as = numbers of the list, 1 to { $most }, with spaces between; or “none”
    .cards_as = cards as in: A 8 10 J Q K, 7h for one of hearts, joker; or “none”
    .points_as = cards and what they count, as in: 8 = 50, J Q K = 10
    .noted = Noted: Huit does not play that; it stands at the end of the sheet.
    .nothing_before = That was the first question.
    .there_is = { $file } is there already, and was not begun with this command; choose another name
    .goes_on = { $file } is there: its answers stand in brackets.
    .cannot_write = { $file } cannot be written: { $why }
    .not_yet = It cannot be played as it is: { $why }
    .saved = Written: { $file }. “huit rules check { $file } --simulate” plays it; “huit play” opens it (My own rules, from a file).
lab =
    .head = { $name }, { N_PLAYERS($seats) }, { $seconds } s of play
    .against = Compared with “{ $name }”, what clearly differs:
    .alike = nothing clear
    .no_cluster = no Ray cluster: { $error }
    .grid_or_sample = say --grid, once or several times, or --sample
    .an_axis = write a key and its values, as in a rule file (hand=5,6,7, powers.8.wild=true,false)
    .no_rows = { $out } is no file of `huit lab sweep`: name another one
    .swept = { $out }: { $more } more rule sets, { $known } were there already
    .no_file = { $out } cannot be written: { $error }
    .otherwise = the cluster plays other rules: { $error }; give it the same Huit and the same files
    .no_wish = no wish '{ $wish }': there are { $wishes }
    .no_card = '{ $wish }' is about a card: add --card 8, for example
    .not_a_card = no card { $cards }
    .for_wish = { $name }, { N_PLAYERS($seats) }: { $wish }
    .also = also:
    .apart = these two games have no number of players in common: choose others
    .brier = How right the chances are (Brier score): { $brier }; even chances would score { $even }.
score =
    .plan = { $plan }: { $text }
    .prompt = round { $number }
    .how = NAME=POINTS for each player in the round; “undo” takes back the last round, “correct 2 NAME=POINTS” rewrites round 2, “end” ends.
    .undo = undo
    .mend = correct
    .end = end
    .ended = match over (undo, correct, end)
    .beyond = The match ends with round { $last }: what was written after it does not count, and stays on the sheet.
    .over = The match is over: { $names }.
    .ahead = Ahead: { $names }.
    .out = { OUT_OF_THE_MATCH($who) }
    .back_at_zero = Exactly on target, back to zero: { LIST($who) }.
    .won = column { $column }: { $name }
    .owes = { $debtor } owes { $creditor } { FIXED($amount, 2) }
verify =
    .committed = { $holds ->
        [yes] what was promised is the digest of the seed and the salt: { $commitment }
       *[no] what was promised before the deal is not the digest of this seed and salt: { $found } instead of { $told }
    }
    .no_commitment = nothing was promised: the promise, the seed or the salt is missing
    .again = these are the cards of an earlier round: nothing was promised before this deal
    .mixed = { $holds ->
        [yes] the seed of the deal is made of the promise and the chance of: { $names }
       *[no] the seed of the deal is not made of this promise and these grains of chance
    }
    .no_seal = the players had not committed to their grains of chance: the last one to add a grain could choose it
    .nobody = no player added any chance: the server could have chosen this deal
    .grains = { $holds ->
        [yes] each grain of chance is the one that its player had committed to: { $names }
       *[no] these are not the grains of chance that these players had committed to: { $names }
    }
    .order = { $holds ->
        [yes] all came in order: the promise, the commitments, the seal, then the grains of chance
       *[no] the order is wrong: first the promise, then all commitments, the seal, and only then the grains of chance
    }
    .sealed = { $holds ->
        [yes] the seal is the digest of the promise, the deal and all commitments: { $seal }
       *[no] the seal is not the digest of this promise, deal and commitments: { $found } instead of { $told }
    }
    .as_sealed = { $holds ->
        [yes] the deal is the one that was sealed: rules, seats, dealer, size of the hands and cut
       *[no] the deal is not the one that was sealed: { $found } instead of { $told }
    }
    .own_seal = { $holds ->
        [yes] the seal is the one that you were shown before the deal
       *[no] the seal is not the one that you were shown before the deal: { $found } instead of { $told }
    }
    .left_out = without the chance of: { $names } (away when it was sealed)
    .put_off = the deal had been put off, as a grain of chance was missing: { $names }
    .not_put_off = the deal is said to be put off, and it cannot have been by: { $names }
    .silent = without the chance of: { $names } (nothing of theirs was noted before the seal)
    .alone = of { $count } people, only { $name } added chance: together with the server, they could have chosen this deal
    .dealt_by = { $holds ->
        [yes] the round is dealt by that seed
       *[no] the round is dealt by another seed than that of the proof
    }
    .pack = { $holds ->
        [yes] the pack and the way of dealing are those of the rules
       *[no] the pack or the way of dealing is not that of the rules: { $what }
    }
    .hand = { $holds ->
        [yes] the hand of { $who } is what the shuffle gives
       *[no] the hand of { $who } is not what the shuffle gives: { $told } instead of { $found }
    }
    .laid_out = { $holds ->
        [yes] the cards laid out in the deal are the right ones: { $found }
       *[no] the cards laid out in the deal are not the right ones: { $told } instead of { $found }
    }
    .steps = move by move, all the cards are the right ones, { $count } of them drawn or taken
    .not_step = move { $number }: “{ $told }” instead of “{ $found }”
    .recycled = how often the stock was made anew, of the right cards: { $count }
    .no_record = this file does not say which cards came: there is nothing to compare
    .refused = move { $number } cannot be made with these cards
    .not_now = this version no longer plays move { $number } that way: what follows is not verified
    .result = { $holds ->
        [yes] the result is that of these moves
       *[no] the result is not that of these moves: { $told } instead of { $found }
    }
    .no_result = this file does not tell the result
    .older = this round was played by another version of Huit, or by other rules: it is played again by this one
    .nothing = nothing to verify: this file has no seed, or no proof
    .all_right = { $file }: all of it is true
    .in_part = { $file }: all of it is true as far as that
    .by_server = { $file }: all of it is true, but the server could have chosen this deal
    .by_one = { $file }: all of it is true, but this deal could have been chosen
    .wrong = { $file }: not all of it is true
