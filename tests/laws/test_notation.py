"""Every family has one notation of moves, which its parser reads back; a page gets them taken apart, a terminal in words."""

import random

import pytest

from huit.clients.texts import move_words
from huit.engine.round import Round, family_named, new_round
from huit.rules import load_rules, rule_names
from huit.views.shared import of_family, parse_move

MOST_MOVES = 25
MOST_LOOKED_AT = 40


def assert_is_written(round_: Round, seat: int) -> None:
    family = round_.rules.family
    read, told = family_named(family).move.parse, of_family(family).move_view
    for move in round_.moves(seat)[:MOST_LOOKED_AT]:
        assert read(str(move)) == move
        assert parse_move(str(move), family) == told(move)
        assert str(told(move)) == str(move)
        assert round_.why_not(seat, move) is None
        assert len({move_words(str(move), lang, family=family) for lang in ("fr", "en")}) == 2
    for text in round_.reactions(seat):
        assert str(read(text)) == text == parse_move(text, family).text


@pytest.mark.parametrize("name", rule_names())
def test_every_move_is_read_back_as_it_was_written(name: str):
    round_, chance = new_round(name, seats=load_rules(name).seats[-1], seed=5), random.Random(name)
    for _ in range(MOST_MOVES):
        if round_.over:
            break
        for seat in range(round_.seats):
            assert_is_written(round_, seat)
        seat, texts = chance.choice(list(round_.may_act().items()))
        text = chance.choice(texts)
        twin = round_.copy()
        twin.play(family_named(round_.rules.family).move.parse(text), seat=seat)
        round_.play(text, seat=seat)
        assert twin == round_
