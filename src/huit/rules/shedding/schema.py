"""Every knob of a rule file of the shedding games, declared once: type, default, bounds, and what it acts on.

Its words stand under its name in `src/huit/words/*/knobs-shedding.ftl`, those of a power in `knobs-shedding-powers.ftl`.
The loader, the rule sheet, the page and the generated documentation read both and nothing else.
"""

from functools import partial

from huit.rules.knobs import GOES_ON, basics, cards, choice, grouped, number, pack, packs_given, players, switch
from huit.rules.shedding.deal_text import (
    begun,
    cut_by,
    dealer_chooses,
    half_dealt,
    hands_dealt,
    hands_of_two_packs,
    in_teams,
    misdealt,
    on_a_joker,
    only_plain,
    pack_of_ranks,
    put_back,
    starter_opens,
    where_put_back,
)
from huit.rules.shedding.round_text import (
    added_up,
    announced,
    caught_wrongly,
    counted_down,
    drawn_freely,
    drawn_one_by_one,
    followed,
    forgotten_at_last,
    four_held,
    jumped_in,
    limited,
    of_a_lost_turn,
    of_several_drawn,
    of_the_last_card,
    paid_in_turn,
    put_out,
    said_at_last,
    said_late,
    said_wrongly,
)
from huit.rules.shedding.score_text import (
    counts,
    of_the_winner,
)
from huit.words.made.knobs_shedding import WORDS
from huit.words.made.knobs_shedding_powers import WORDS as POWER_WORDS

advanced_number, advanced_switch, advanced_cards = (partial(knob, level="advanced") for knob in (number, switch, cards))
_NOT_AIMED = ("sweeps", "then_plays", "lets_steal", "skips", "turn_at_two", "turn_at_two_left", "plays_again")
"""What has no place beside an attack on somebody who is not the next player."""
_WORDS_OF_A_CARD = ("announces", "announces_last", "announced")
"""What makes somebody say a word, and maybe forget it."""
of_an_aim = partial(switch, rare=True, joins=True, needs=("draw",), excludes=_NOT_AIMED)
of_a_sweep = partial(advanced_switch, joins=True, needs=("sweeps",))

SHEDDING_BASICS = basics(WORDS)
"""What holds in every game of the family, and no knob changes."""

ROUND_KNOBS = grouped(
    WORDS,
    deal={
        **players(2, 8, level="basic"),
        "cards": pack("32", "36", "40", "52", level="basic", told_by=("ranks",)),
        "ranks": cards(level="advanced", acts_on="columns", note=pack_of_ranks, example="A 6 7 8 9 T J Q K"),
        "jokers": number(high=4, true=2, in_words=True, level="basic", acts_on="columns", note=on_a_joker, example=2),
        "packs": number(high=4, by_seats=True, in_words=True, acts_on="columns", told_by=("cards",), note=packs_given, example=2),
        "packs_least": advanced_number(default=1, low=1, high=4, in_words=True, acts_on="columns", told_by=("cards",), example=2),
        "hand": number(
            default=8,
            low=1,
            high=20,
            by_seats=True,
            level="basic",
            acts_on="columns",
            told_by=("deals_half", "hand_to"),
            note=hands_dealt,
            example=7,
        ),
        "hand_two_packs": advanced_number(
            high=20, by_seats=True, acts_on="columns", told_by=("hand",), note=hands_of_two_packs, example=10
        ),
        "hand_from": advanced_number(note=dealer_chooses, high=20, acts_on="deal", example=5),
        "hand_to": advanced_number(told_by=("hand_from",), high=20, needs=("hand_from",), acts_on="deal", example=8),
        "deals_half": advanced_switch(acts_on="columns", told_by=("hand_from",), note=half_dealt),
        "cut": switch(acts_on="deal", note=cut_by),
        "misdeals": advanced_number(high=100, example=25),
        "misdeal_most": advanced_number(default=1, low=1, high=10, needs=("misdeals",), note=misdealt, example=3),
        "teams": number(high=5, by_seats=True, in_words=True, note=in_teams, example=2),
    },
    start={
        "clockwise": switch(default=True, note=begun),
        "starts": choice(default="next", choices=("next", "dealer", "last_winner"), excludes=("starter_acts",), unsaid="next"),
        "starter_acts": switch(note=starter_opens),
        "starter_plain": switch(note=only_plain, acts_on="columns"),
        "starter_buried": advanced_cards(
            default="joker", told_by=("starter_plain",), note=put_back, acts_on="columns", example="8 joker"
        ),
        "starter_goes": choice(
            default="middle", choices=("middle", "bottom"), level="advanced", column="starter_bottom", note=where_put_back
        ),
    },
    turn={
        "must_follow": switch(note=followed),
        "jump_in": switch(note=jumped_in),
        "countdown": advanced_number(note=counted_down, high=10, example=8),
        "draws": number(default=1, high=20, level="basic", example=2, note=drawn_one_by_one),
        "drawn_card": choice(
            default="kept",
            choices=("kept", "may_be_played", "must_be_played", "last_may_be_kept"),
            level="basic",
            needs=("draws",),
            note=of_several_drawn,
        ),
        "draws_freely": switch(told_before="drawn_card", note=drawn_freely),
        "recycles": switch(default=True),
        "plays_after_paying": advanced_number(high=40, note=paid_in_turn, takes_one_of=("draw", "last_draw"), example=6),
        "attacks_add": switch(default=True, note=added_up, takes_one_of=("draw",)),
    },
    announcing={
        "announces": switch(default=True, told_by=("called",), level="basic"),
        "called": choice(
            default="carte",
            choices=("carte", "last", "tschau", "mau", "makao", "niko_kadi", "one_card", "macau", "tek", "lappen"),
            note=announced,
            acts_on="words",
            needs=("announces",),
        ),
        "knocks": switch(acts_on="words", needs=("announces",)),
        "forgotten": choice(
            default="caught",
            choices=("caught", "at_once", "on_last_card", "next_turn"),
            note=forgotten_at_last,
            needs=("announces",),
        ),
        "penalty": number(default=2, low=1, high=20, note=of_the_last_card, takes_one_of=_WORDS_OF_A_CARD, example=3),
        "penalty_skips": advanced_switch(note=of_a_lost_turn, takes_one_of=_WORDS_OF_A_CARD),
        "late_say": advanced_switch(default=True, note=said_late, needs=("announces",), unsaid=True),
        "wrong_catch": switch(note=caught_wrongly, takes_one_of=_WORDS_OF_A_CARD),
        "wrong_say": switch(acts_on="columns", note=said_wrongly, needs=("announces",)),
        "announces_last": switch(note=said_at_last),
        "called_last": choice(
            default="maou",
            choices=("maou", "sepp", "mau_mau", "po_makale"),
            acts_on="words",
            needs=("announces_last",),
            told_by=("announces_last",),
        ),
    },
    end={
        "wins_held": advanced_cards(note=four_held, example="8"),
        "goes_on": GOES_ON,
        "hand_limit": advanced_number(high=60, note=put_out, example=25),
        "play_limit": advanced_number(high=10_000, note=limited, example=200),
    },
    count={
        "count": choice(
            default="left_in_hand",
            choices=("none", "left_in_hand", "winner_takes", "podium"),
            level="basic",
            column="counts",
            note=counts,
        ),
        "winner_points": advanced_number(low=-100, high=100, note=of_the_winner, example=-10),
    },
)

POWER_KNOBS = grouped(
    POWER_WORDS,
    laying={
        "wild": switch(level="basic", sign="✱"),
        "only_if_unable": advanced_switch(acts_on="columns", joins=True, needs=("wild",), sign="(✱)"),
        "goes_on": cards(acts_on="columns", sign="↓", example="T"),
        "goes_on_at_two_left": advanced_cards(acts_on="columns", sign="↓2", example="2"),
        "stands_for": advanced_switch(rare=True, only_on="joker", excludes=("transparent", "names_suit"), sign="=?"),
        "transparent": advanced_switch(sign="◌"),
        "takes_any": switch(
            only_on="c d h s", excludes=("stands_for", "transparent", "names_suit", "names_rank", "names_card"), sign="↑✱"
        ),
        "on_debt": advanced_switch(acts_on="columns", sign="↷"),
        "names_suit": switch(level="basic", sign="♠♥"),
        "names_own_suit": advanced_switch(joins=True, needs=("names_suit",), sign="♠♠"),
        "names_rank": switch(
            rare=True,
            excludes=("names_suit", "plays_again", "transparent", "stands_for", "sweeps", "refuses", "refuses_higher"),
            sign="A-K",
        ),
        "names_card": advanced_switch(
            rare=True,
            excludes=(
                *("names_suit", "names_rank", "plays_again", "transparent", "stands_for", "sweeps"),
                *("refuses", "refuses_higher"),
            ),
            sign="A♠?",
        ),
        "ranks_named": advanced_cards(acts_on="columns", joins=True, needs=("names_rank",), sign="5-T", example="5 6 7 8 9 T"),
    },
    attack={
        "clears_debt": switch(level="basic", sign="stop"),
        "draw": number(high=20, level="basic", sign="+{n}", example=2),
        "answered_by": cards(level="basic", acts_on="columns", joins=True, needs=("draw",), sign="▽", example="A"),
        "sweeps": switch(
            rare=True,
            joins=True,
            needs=("draw",),
            excludes=("skips", "plays_again", "then_plays", "lets_steal", "turn_at_two", "turn_at_two_left"),
            sign="↻",
        ),
        "must_answer": of_a_sweep(sign="▽!"),
        "drawn_answers": of_a_sweep(sign="▽+"),
        "comes_back": of_a_sweep(sign="↻↺"),
        "hits_previous": of_an_aim(sign="+←"),
        "hits_chosen": of_an_aim(excludes=(*_NOT_AIMED, "hits_previous"), sign="+?"),
        "doubt_costs": number(
            high=20,
            rare=True,
            joins=True,
            needs=("draw", "wild"),
            excludes=("only_if_unable", "hits_previous", "hits_chosen", "plays_set", "plays_flush", "plays_run", *_NOT_AIMED),
            sign="??",
            example=2,
        ),
        "draw_doubles": advanced_switch(
            joins=True, needs=("draw",), excludes=("sweeps", "clears_debt", "then_plays", "doubt_costs", "adds_up"), sign="+×2"
        ),
        "sends_back": switch(
            rare=True,
            excludes=("draw", "clears_debt", "plays_again", "lets_steal", "skips", "turn_at_two", "turn_at_two_left"),
            sign="↩",
        ),
        "payer_plays": switch(
            joins=True, needs=("draw",), excludes=("sweeps", "then_plays", "hits_previous", "hits_chosen"), sign="+…"
        ),
        "payer_draws": advanced_switch(joins=True, needs=("payer_plays",), sign="+…+"),
        "then_plays": advanced_switch(rare=True, joins=True, sign="+►"),
    },
    hands={
        "lets_steal": switch(rare=True, sign="←?"),
        "gives": number(high=4, rare=True, sign="→{n}", example=1),
        "trades": switch(rare=True, excludes=("gives", "rotates", "passes_on"), sign="⇵"),
        "rotates": switch(rare=True, excludes=("gives", "passes_on"), sign="⇉"),
        "passes_on": switch(rare=True, excludes=("gives",), sign="→1"),
    },
    together={
        "plays_flush": advanced_switch(rare=True, sign="♣♣"),
        "plays_set": switch(rare=True, told_by=("set_of", "set_from"), sign="××"),
        "set_of": advanced_number(high=8, needs=("plays_set",), sign="×{n}", example=3),
        "set_from": advanced_number(high=8, needs=("plays_set",), excludes=("set_of",), sign="×{n}+", example=3),
        "set_in_suit": advanced_switch(joins=True, needs=("plays_set",), sign="×♣"),
        "adds_up": switch(
            rare=True,
            joins=True,
            needs=("plays_set",),
            takes_one_of=("draw", "skips", "turn_at_two", "reverses"),
            excludes=("sweeps", "then_plays", "lets_steal", "turn_at_two_left"),
            sign="×+",
        ),
        "plays_run": switch(rare=True, excludes=("plays_flush", "plays_set", "transparent"), told_by=("run_from",), sign="567"),
        "run_from": advanced_number(high=8, needs=("plays_run",), sign="↗{n}+", example=3),
        "run_turns": advanced_switch(acts_on="columns", joins=True, needs=("plays_run",), excludes=("run_from",), sign="6♥6♠"),
        "announced": switch(rare=True, column="words", sign="«»"),
    },
    next={
        "skips": number(high=7, level="basic", sign="⊘", example=1),
        "skip_answered_by": cards(
            rare=True,
            acts_on="columns",
            joins=True,
            needs=("skips",),
            excludes=("draw", "lets_steal", "plays_again", "turn_at_two_left"),
            sign="⊘▽",
            example="A",
        ),
        "skips_add_up": advanced_switch(rare=True, joins=True, needs=("skip_answered_by",), sign="⊘+"),
        "refuses": cards(acts_on="columns", sign="≠", example="8"),
        "refuses_higher": switch(acts_on="columns", sign="≤"),
        "turn_at_two": switch(acts_on="columns", sign="2↺"),
        "not_at_two": advanced_switch(acts_on="columns", joins=True, needs=("skips",), excludes=("turn_at_two",), sign="≠2"),
        "turn_at_two_left": advanced_switch(rare=True, sign="2.↺"),
        "reverses": switch(level="basic", sign="⇄"),
        "plays_again": switch(level="basic", sign="↺"),
    },
    last={
        "last_draw": number(high=20, sign="■+{n}", example=2),
        "last_answered_by": advanced_cards(acts_on="columns", joins=True, needs=("last_draw",), sign="■▽", example="A"),
        "doubles": switch(sign="■×2"),
        "never_last": switch(level="basic", excludes=("last_draw", "doubles", "last_costs", "wins_last"), sign="■✕"),
        "last_on_own_suit": advanced_switch(excludes=("never_last",), sign="■♠"),
        "last_costs": number(high=20, excludes=("last_draw", "doubles", "wins_last"), sign="■-{n}", example=2),
        "wins_last": switch(needs=("plays_again",), sign="■✓"),
        "last_points": number(low=-100, high=100, excludes=("doubles", "never_last", "last_costs"), sign="■{n}", example=20),
    },
)
