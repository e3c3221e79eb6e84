no_such_file = there is no such file; check the path
unreadable = cannot be read; give the path of a position file (.toml) that can be read
unknown_key = unknown key{ $instead }
of_rules = { $why }
rules_needed = needed, as in rules = "monclar"
hands_needed = needed: write a text for each seat, as in ["9h As", "5c"]
seats_needed = needed where a round is dealt by a seed: write how many play, as in seats = 3
discard_needed = needed: write at least the top card, last, as in "3c 5h"
not_rules = { AS_TYPED($value) } does not name rules; write a name or a path in quotes, as in "monclar"
not_a_section = { AS_TYPED($value) } is not a section; write [{ $name }], and its keys below
not_a_seed = { AS_TYPED($value) } is not a seed; write a whole number from 0 to { $most }, or a key of 64 hexadecimal digits (0-9, a-f) in quotes
not_a_key = { AS_TYPED($value) } is not a key; write 64 hexadecimal digits (0-9, a-f) in quotes
not_hexadecimal = { AS_TYPED($value) } is not hexadecimal; write digits 0-9 and a-f in quotes, as in "0f3a"
not_cards = { AS_TYPED($value) } is not a text of cards; write one in quotes, as in "2c 3d"
no_such_card = no such card: { AS_TYPED($word) }; write the rank (A23456789TJQK) then the suit (c d h s), as in 'Th' for the 10 of hearts, or a joker, 'Xr' or 'Xb'
not_a_suit = { AS_TYPED($value) } is not a suit; write "c", "d", "h" or "s"
not_a_direction = { $value } is not a direction; write 1 (clockwise) or -1
not_a_kind = { AS_TYPED($value) } is not a kind of round{ $instead }
not_hands = { AS_TYPED($value) } is not a list with a text for each seat; write one, as in ["9h As", "5c"]
not_moves = { AS_TYPED($value) } is not a list of moves; write one, as in ["0 9h", "1 draw"]
not_names = { AS_TYPED($value) } is not a list of names; write one, as in ["Anne", "Paul"]
not_statements = { AS_TYPED($value) } is not a list of statements of the rules; write one, as in ["WM-02"]
not_seats = { AS_TYPED($value) } is not a list of seats; write one, as in [2, 0]
not_levels = { AS_TYPED($value) } is not a list with a rank for each seat; write one, as in ["8", "3"]
not_three_numbers = { AS_TYPED($value) } is not a list of three whole numbers from { $low } to { $high }; write one, as in [2, 1, 0]
not_left = { AS_TYPED($value) } is not a list of three texts; write one, as in ["hearts least", "", "clubs"]
not_steps = { AS_TYPED($value) } is not a list of a text for the deal and one a move; write one, as in ["starter 7s", "0 drew 5c"]
not_numbers_of_commands = { AS_TYPED($value) } is not a list of numbers of commands, from 0 to { $most }; write one, as in [5, 6]
not_commitments = { AS_TYPED($value) } is not a list of names, guests’ numbers, digests and numbers of commands; write one, as in [["Anne", 0, "0f3a", 2]]
not_nonces = { AS_TYPED($value) } is not a list of names and hexadecimal digits; write one, as in [["Anne", "0f3a"]]
wrong_number_of_hands = the number of hands is { $count }; by these rules, write { $wanted }
hands_out_of_bounds = the number of hands is { $count }; by these rules, write from { $low } to { $high }
fewer_seats_than_hands = { $seats } seats for { $count } hands; write seats = { $count } or more, or leave out hands
more_than_seats = there are { $count } of them for { $seats } seats; write { $seats } at most
too_many_moves = there are { $count } moves; write { $most } at most
too_many_cards = too many cards in play; write { $most } at most, hands, stock and discard together
too_many_of_a_card = there are { $count } of { $card } in all; by these rules, keep { $most } at most
too_many_in_row = seat { $seat } has { $count } cards lying there; by these rules, write { $most } at most
too_many_in_trick = { $count } cards lie in the middle, and the third would end the trick; write { $most } at most
twice = { $what } stands there twice; keep one of them
not_in_the_pack = { $card } is not in this pack of { $size } cards; leave it out, or change 'cards' or 'jokers' in [with]
not_a_move = move { $number }: { AS_TYPED($value) } is not a seat (0 to { $last }) and a word; write it as in '0 9h'
not_the_empty_seats = { AS_TYPED($value) } is not the list of seats that are out; write { $empty } in the order in which they went out
nobody_is_out = { AS_TYPED($value) }, but nobody here is out while others still play; leave the key out
not_a_seat_with_one_card = { AS_TYPED($value) } is not a seat with one card{ $instead }
stands_for_nothing = { $card } stands for no other card by these rules; leave out { AS_TYPED($text) }
not_one_card_copied = { AS_TYPED($text) }, but = needs one card after it; write it as in "9h Xr=Ad"
levels_out_of_bounds = { AS_TYPED($value) } cannot be; write a rank from A to { $most } for each of { $seats } seats
no_levels = nobody counts down by these rules; leave the key out, or set countdown in [with]
no_misdeals = there are no misdeals by these rules; leave the key out, or set misdeals in [with]
not_misdealt = seat { $seat } has as many cards as it should ({ $hand }); name a seat that has more or fewer
not_a_phase = { AS_TYPED($value) } is not what { $card } asks for by these rules{ $instead }
sends_nothing = the card on top of the discard sends nothing; write attacked = false, or change the last card of discard
not_chosen_here = nobody chooses that in this game; leave the key out
not_to_choose = { $value } cannot be chosen by these rules; write from { $low } to { $high }
not_carried = this is not what a round leaves; write previous, three whole numbers from { $low } to { $high }, and chosen, three whole numbers, as in { "{" } previous = [2, -1, -1], chosen = [1, 2, 4] { "}" }
not_told = the end tells nothing of the kind{ $instead }
