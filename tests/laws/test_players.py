"""Players at a table say moves that are accepted, whatever several actions a move is made of, in every game."""

from collections.abc import Mapping

import pytest

import huit
from huit.engine.actions import PASS
from huit.players import player_named
from tests.twin.house_rules import HOUSE_RULES

MOST_DECISIONS = 150


@pytest.mark.parametrize("player", ["random", "thrifty", "strong@100"])
@pytest.mark.parametrize("name", huit.rule_names())
def test_what_a_player_says_is_accepted(name: str, player: str) -> None:
    assert_accepted(huit.load_rules(name), player)


@pytest.mark.parametrize(("name", "options"), HOUSE_RULES.values(), ids=HOUSE_RULES)
def test_what_a_player_says_is_accepted_in_mixes_of_rules(name: str, options: Mapping[str, object]) -> None:
    """Cards of these mixes ask for what no game of the library asks for, in moves of one action and of several."""
    assert_accepted(huit.load_rules(name, options=options), "thrifty")


def test_the_last_play_that_a_limit_allows_names_no_suit() -> None:
    """The round is over with it: a computer says no suit with an 8 then, and none is asked for."""
    assert_accepted(
        huit.load_rules("minimale", options={"play_limit": 1, "powers": {"all": {"wild": True, "names_suit": True}}}), "thrifty"
    )


def assert_accepted(rules: huit.RuleSet, player: str) -> None:
    round_ = huit.new_round(rules, seats=rules.seats[-1], seed=5)
    for decision in range(MOST_DECISIONS):
        if round_.over:
            break
        seat = round_.next_to_act()
        view = round_.view(seat)
        before = view.values()
        word = player_named(player).choose(view, decision)
        assert view.values() == before, "a trial leaves the view as it is"
        if word is None:
            round_.act(PASS, seat)
        else:
            assert round_.why_not(seat, word) is None, f"{seat} {word}\n{round_}"
            round_.play(word, seat)


def test_a_sensible_player_never_announces_wrongly() -> None:
    """Where « Carte » may be said with any play: by chance it is, and costs."""
    rules = huit.load_rules("variante-1", options={"wrong_say": True, "powers": {"9": {"gives": 1}}})
    told = {player: [_kinds(rules, player, seed) for seed in range(3)] for player in ("thrifty", "random")}
    assert not any("wrong_say" in kinds for kinds in told["thrifty"])
    assert any("announced" in kinds for kinds in told["thrifty"])
    assert any("wrong_say" in kinds for kinds in told["random"])


def _kinds(rules: huit.RuleSet, player: str, seed: int) -> set[str]:
    """Return the kinds of what happens in a round of such players."""
    round_, kinds = huit.new_round(rules, seats=4, seed=seed), set[str]()
    for decision in range(MOST_DECISIONS):
        if round_.over:
            break
        seat = round_.next_to_act()
        word = player_named(player).choose(round_.view(seat), decision)
        told = round_.act(PASS, seat) if word is None else round_.play(word, seat)
        kinds |= {event.kind for event in told}
    return kinds
