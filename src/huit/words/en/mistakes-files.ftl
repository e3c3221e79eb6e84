no_such_rules = no rules named { AS_TYPED($name) }{ $instead }; or give the path of a .toml file
no_such_file = there is no file { AS_TYPED($name) }; check the path, or give the name of a game (huit rules list)
no_such_parent = no rules named { AS_TYPED($name) }{ $instead }; name a game of Huit, or a .toml file beside this one
unreadable = cannot be read ({ $why }); give the path of a rule file (.toml) that can be read
not_utf8 = line { $line }: this is not UTF-8 text; save the file as UTF-8
not_toml = not a TOML file ({ $where }); write a key and its value on each line (hand = 7), texts in quotes (name = "Our rules")
twice_in_file = not a TOML file ({ $where }): this key, or this section, is there twice; keep only one
no_equals_sign = not a TOML file ({ $where }): an equals sign is missing after the key; write hand = 7
no_value = not a TOML file ({ $where }): this is not a value; write a number (7), true or false, a text in quotes ("7") or a list (["7", "8"])
unclosed = not a TOML file ({ $where }): a quote, a bracket or a brace is left open; close it
too_many_digits = not a TOML file: a number has thousands of digits; write a smaller one
too_deep = tables and lists are nested too deep: { $most } levels at most
too_many_parents = the chain of parents is longer than { $most }, or goes in a circle; name a game of Huit, as in "minimale"
no_such_family = { AS_TYPED($value) } is not one of { $known }
other_family = { AS_TYPED($value) }, but its parent is of the family { AS_TYPED($parent) }; leave it out
unknown_key = unknown key { AS_TYPED($name) }{ $instead }
not_a_name = { AS_TYPED($value) } is not a name; say one in quotes, as in "minimale"
not_a_text = { AS_TYPED($value) } is not a text; say one in quotes, as in "Our rules"
not_an_order = { AS_TYPED($value) } is not a whole number; say one, as in 225
not_a_switch = { AS_TYPED($value) } is not true or false; say one of the two
not_names = { AS_TYPED($value) } is not a list of names; say one, as in ["maou"]
not_a_number = { AS_TYPED($value) } is not a whole number from { $low } to { $high }
out_of_bounds = { $value } is out of bounds (from { $low } to { $high }){ $because }
not_a_choice = { AS_TYPED($value) } is not one of { $known }{ $near }
not_cards = { AS_TYPED($value) } is not a list of cards; say one, as in ["A", "8"]
no_such_card = no such card: { AS_TYPED($word) } ('Th' is the 10 of hearts); or a rank '8', a suit 'h', 'joker', 'all'
not_a_number_of_players = { AS_TYPED($value) } is not a number of players: say 2 to { $most }, as in { "{" } 2 = 7, 3 = 5 { "}" }
not_from_two_on = must say what holds from 2 players on, as in { "{" } 2 = 7, 3 = 5 { "}" }
not_in_both_languages = must be a text, or a table with a text for 'fr' and one for 'en': { "{" } fr = "…", en = "…" { "}" }
not_a_while = must be a table of what the rules are where the sentence stands, as in { "{" } draws_freely = true { "}" }
not_by_hand = must be a list of at most { $most } sentences of { $longest } characters at most, as in ["Cheating is allowed."]
not_options = must be a section for each, as in [options.maou] with fr, en and the keys it changes
no_such_option = no option { AS_TYPED($name) }{ $instead }
not_an_option = must be a name of its own, with a section of fr, en and the keys that it changes
silent_option = needs its sentence in French and in English: fr = "…", en = "…"
not_a_match = must be a table, as in { "{" } plan = "negatif", target = 100 { "}" }; target is a whole number from 1 to { $most }
not_lines = must be a section [{ $name }] with a line for each card, as in { $line }
not_a_power = must say what the card does, as in { "{" } skips = 1 { "}" }
crossed_seats = { $least } is more than seats_max, { $most } (say seats_min = { $most } or less, or seats_max = { $least } or more)
not_in_the_pack = no such card in this pack of { $size }: { $cards } (change 'cards' or 'jokers')
only_on = only for { $cards } (say { $cards } = { "{" } … { "}" })
alone = does nothing without '{ $other }' (give the card that too, or leave this out)
excluded = cannot be together with '{ $other }' (leave one of them out)
overruled = “{ $one }” and “{ $other }” contradict each other: keep one of the two options
knob_excluded = cannot be together with '{ $other }': give one of the two its default again
nothing_without = does nothing without '{ $other }': set that too, or leave this at its default
no_such_cards_here = does nothing: none of these cards ({ $cards }) is in this pack of { $size }; name others, or change 'cards' or 'jokers'
no_such_plan = there is no match plan { AS_TYPED($name) }{ $instead }; or leave match out
plan_has_rounds = the plan { AS_TYPED($name) } ends after { $rounds } rounds, whatever the points; leave target out
plan_counts_otherwise = the plan { AS_TYPED($name) } does not add up what these rules count; say one of { $known }, or leave match out
plan_on_paper = the plan { AS_TYPED($name) } is kept on a score sheet only, as a table deals to all; say one of { $known }, or leave match out
nothing_to_count = these rules count no points, so there is no match { AS_TYPED($name) }; leave match out, or count points
match_without_end = no card counts any points: the match { AS_TYPED($name) } would never end; say what the cards count ([points]), or play single rounds (leave match out)
cards_count_nothing = does nothing: no card counts any points; say what the cards count ([points]), or count no points (count = 'none')
abstract = abstract: not a game by itself, but what its versions share; play one of them
not_for_so_many = not for { $seats } players, only for { $least } to { $most }
unequal_teams = { $seats } players do not make { $teams } equal teams (say 0 for { $seats }, as in { "{" } 2 = 0, 4 = 2, 5 = 0 { "}" })
