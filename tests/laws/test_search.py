"""Players that search never look: what they imagine, learn and choose follows from what their seat may know."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import huit
from huit.cards import RANKS, faces_of, parse_face
from huit.engine.actions import PASS
from huit.engine.kernel import bound
from huit.engine.odds import WIN, Guess, Odds
from huit.engine.round import Round, family_named
from huit.engine.shedding.state import GIVE
from huit.lab.duels import Duel
from huit.lab.mass import LAWS
from huit.lab.simulate import Simulation
from huit.players import player_named
from huit.players.advice import best_first, choices_of
from huit.players.family_players import can_search, searched_players
from huit.players.family_search import search_kernels, think_for
from huit.players.search import Node, add_node, tried_action
from huit.players.thinker import thinker_for
from huit.rules import load_rules, rule_names
from huit.views.positions import read_position
from tests.cases import examples, games_mostly_long, so_many
from tests.laws import test_families
from tests.laws.some_rounds import Played, deal, some_seed
from tests.laws.test_hidden import hidden_cards_anew
from tests.laws.test_hidden_mixes import mixed_rounds

SEARCHED = [name for name in rule_names() if can_search(load_rules(name).family)]
FEW = 12
"""Iterations of a search in these tests."""
MOST_DECISIONS = 120
"""Rounds of Danish may go on for long."""


@settings(max_examples=examples(60))
@given(mixed_rounds(), st.integers(0, 7), st.integers(0, 1 << 30))
def test_what_is_imagined_looks_the_same_to_its_seat(played: Played, seat: int, seed: int) -> None:
    assert_imagined_alike(watched(played), seat % played.seats, seed)


@settings(max_examples=examples(60))
@given(test_families.some_rounds(), st.integers(0, 9), st.integers(0, 1 << 30))
def test_so_it_does_in_the_cousins(played: test_families.Played, seat: int, seed: int) -> None:
    assert_imagined_alike(watched_cousin(played), seat % played.round.seats, seed)


def assert_imagined_alike(round_: Round, seat: int, seed: int) -> None:
    """Hidden cards dealt anew for a search: the view of its seat keeps every value, and no card is lost."""
    assume(not round_.over)
    kernels = family_named(round_.rules.family).kernels
    imagined, guess = round_.state.copy(), Guess()
    kernels["as_state"](round_.columns, round_.view(seat), seat, imagined)
    guess.seat, guess.dice = seat, seed | 1
    kernels["gather"](round_.columns, imagined, guess)
    kernels["redeal"](round_.columns, imagined, round_.odds, guess)
    assert not kernels["breaks_a_law"](round_.columns, imagined)
    again = type(round_)(round_.rules, round_.columns, imagined)
    assert again.oddity() is None
    assert again.view(seat).values() == round_.view(seat).values()


@settings(max_examples=examples(40))
@given(mixed_rounds(), st.integers(0, 7), st.randoms(use_true_random=False))
def test_hidden_cards_dealt_anew_change_no_choice(played: Played, seat: int, dice: random.Random) -> None:
    assert_chosen_alike(watched(played), seat % played.seats, dice, hidden_cards_anew)


@settings(max_examples=examples(40))
@given(test_families.some_rounds(), st.integers(0, 9), st.randoms(use_true_random=False))
def test_nor_do_they_in_the_cousins(played: test_families.Played, seat: int, dice: random.Random) -> None:
    assert_chosen_alike(watched_cousin(played), seat % played.round.seats, dice, test_families.hidden_cards_anew)


def assert_chosen_alike(round_: Round, seat: int, dice: random.Random, deal_anew: Callable[..., Round]) -> None:
    """Nor does it matter whether a player reads the view of its seat or the state itself, as mass play does."""
    assume(not round_.over)
    assume(round_.legal_actions(seat))
    anew = deal_anew(round_, seat, dice)
    seed = dice.getrandbits(31)
    chosen = {thought(round_, known, seat, seed) for known in (round_.view(seat), round_.state, anew.state)}
    assert len(chosen) == 1
    assert round_.legal_actions(seat) >> chosen.pop() & 1


@pytest.mark.parametrize("name", [name for name in SEARCHED if load_rules(name).family != "shedding"])
def test_what_is_learned_of_the_cousins_is_the_same_for_all_who_watch(name: str) -> None:
    for seed in range(6):
        round_ = huit.new_round(name, seats=3, seed=seed)
        assert_learned_alike(round_, seed % 3, most=200)


@settings(max_examples=examples(40))
@given(mixed_rounds(), st.integers(0, 7))
def test_what_is_learned_is_the_same_for_all_who_watch(played: Played, seat: int) -> None:
    assert_learned_alike(deal(played.rules, played.seats, played.seed), seat % played.seats, most=60)


def assert_learned_alike(round_: Round, seat: int, *, most: int) -> None:
    """The odds of every hand, learned from the whole truth, are those that a seat learns from its views."""
    kernels, dice = family_named(round_.rules.family).kernels, random.Random(most)
    columns, by_state, by_view = round_.columns, Odds(), Odds()
    kernels["begin_odds"](columns, round_.state, by_state)
    kernels["begin_odds"](columns, round_.view(seat), by_view)
    for _ in range(most):
        if round_.over:
            break
        asked = round_.next_to_act()
        actions = faces_of(round_.legal_actions(asked))
        action = dice.choice(actions)
        # A card that is given is seen by nobody else: any other teaches as much.
        seen = dice.choice(actions) if round_.rules.family == "shedding" and round_.state.phase == GIVE else action
        kernels["learn"](columns, round_.state, by_state, asked, action)
        kernels["learn"](columns, round_.view(seat), by_view, asked, seen)
        assert by_state == by_view
        round_.act(action, asked)


@pytest.mark.parametrize(
    "name", games_mostly_long(["paradox-hech", "minimale", "les-huit", "derniere-carte", "danish", "trois-cinq-huit"], every=6)
)
def test_a_search_decides_alike_plain_and_compiled(name: str) -> None:
    rules = load_rules(name)
    for seed in range(so_many(short=2, long=6)):
        round_ = huit.new_round(rules, seats=rules.seats[seed % len(rules.seats)], seed=seed)
        round_.watch(in_match=seed % 2 == 1)
        for decision in range(MOST_DECISIONS):
            if round_.over:
                break
            seat = round_.next_to_act()
            mind = replace(player_named("strong@100"), iterations=FEW).mind(round_.columns)
            actions = round_.legal_actions(seat)
            by_machine = thinker_for(rules.family).decide_by(round_.odds)(
                mind, round_.columns, round_.view(seat), seat, actions, decision
            )
            assert thought(round_, round_.view(seat), seat, decision) == by_machine
            round_.act(by_machine, seat)


@pytest.mark.parametrize("name", ["monclar", "les-huit", "danish", "trois-cinq-huit"])
def test_a_search_that_stops_when_its_choice_is_clear_chooses_as_if_it_had_gone_on(name: str) -> None:
    """The same choice as after all rounds: the rest could not have changed it."""
    rules = load_rules(name)
    thinker, family = thinker_for(rules.family), searched_players(rules.family)
    compared = seed = 0
    while compared < 40:
        round_ = huit.new_round(rules, seats=rules.seats[-1], seed=seed)
        round_.watch()
        mind = player_named("strong@100").mind(round_.columns)
        while not round_.over and compared < 40:
            seat = round_.next_to_act()
            view, actions = round_.view(seat), round_.legal_actions(seat)
            chosen = thinker.decide_by(round_.odds)(mind, round_.columns, view, seat, actions, seed)
            if asked := choices_of(family, view, actions):
                compared += 1
                assert chosen == best_first(thinker.compare(mind, view, asked, seed))[0]
            round_.act(chosen, seat)
        seed += 1


def test_who_searches_does_not_imagine_that_others_see_its_cards() -> None:
    """In the tree others do what the heuristic does with what they see themselves, whatever the tree has found out for them.

    Here it has found, with the hand of who searches in sight, that the 3 is best; the heuristic lays the king. Who searches does
    as the tree says.
    """
    round_ = read_position('rules = "monclar"\nhands = ["9h 8s", "Kh 3h 4c 4d", "2c"]\ndiscard = "5h"\nturn = 1\n').round
    mind, columns, state = player_named("strong").mind(round_.columns), round_.columns, round_.state
    king, three = parse_face("Kh"), parse_face("3h")
    tried = bound(tried_action, search_kernels("shedding"), label="shedding")

    def done_in_tree(searcher: int, *, room: int = 8) -> tuple[int, list[Node]]:
        guess, tree = Guess(), [Node() for _ in range(room)]
        guess.seat, guess.dice, guess.nodes = searcher, 1, 1
        for face, worth in ((king, 0), (three, WIN)):
            at = add_node(tree, guess, 0, 1, face)
            tree[at].visits, tree[at].value = 100, 100 * worth
        return tried(mind, columns, state, guess, tree, 0, 1, 1 << king | 1 << three), tree

    by_heuristic, tree = done_in_tree(searcher=0)
    assert by_heuristic == king
    assert [node.offered for node in tree[1:3]] == [1, 1], "nor is it counted what they could have done"
    assert done_in_tree(searcher=1)[0] == three


def test_a_tree_that_is_full_still_leads_to_what_is_best() -> None:
    """What was never tried has no place in it any more."""
    round_ = read_position('rules = "monclar"\nhands = ["Kh 3h 4c", "2c"]\ndiscard = "5h"\nturn = 0\n').round
    mind, king, three = player_named("strong").mind(round_.columns), parse_face("Kh"), parse_face("3h")
    tried = bound(tried_action, search_kernels("shedding"), label="shedding")
    guess, tree = Guess(), [Node() for _ in range(2)]
    guess.dice, guess.nodes = 1, 1
    at = add_node(tree, guess, 0, 0, three)
    tree[at].visits, tree[at].value = 100, 50 * WIN
    assert tried(mind, round_.columns, round_.state, guess, tree, 0, 0, 1 << king | 1 << three) == three
    assert tried(mind, round_.columns, round_.state, guess, [*tree, Node()], 0, 0, 1 << king | 1 << three) == king


def test_what_a_round_is_worth_is_to_win_it_or_in_a_match_what_it_counts() -> None:
    round_ = read_position('rules = "monclar"\nhands = ["9h", "Kc 7c", "2c"]\ndiscard = "2h"\nturn = 0\n').round
    round_.play("9h")
    assert round_.result is not None
    assert round_.result.points == (0, 30, 20), "left in hand: a king counts 10, a 7 and a 2 count 20"
    assert worth_of(round_, for_points=False) == [WIN, 0, 0]
    # Ahead of the mean of the others by 25, -20 and -5 points: half a win, and so many two-hundredths more.
    assert worth_of(round_, for_points=True) == [WIN * (100 + ahead) // 200 for ahead in (25, -20, -5)]


def test_in_teams_a_round_is_still_to_be_won_when_one_of_a_team_is_out() -> None:
    """Elsewhere the next place would be what is played for; teams have none."""
    round_ = huit.new_round("huit-cochon", seats=4, seed=3)
    while not round_.over:
        seat = round_.next_to_act()
        word = player_named("thrifty").choose(round_.view(seat), 1)
        _ = round_.act(PASS, seat) if word is None else round_.play(word, seat=seat)
    winners = {seat for seat in range(4) if round_.state.winners >> seat & 1}
    assert len(winners) == 2
    for taken in (0, 1):
        guess = Guess()
        guess.taken = taken
        family_named("shedding").kernels["appraise"](round_.columns, round_.state, guess)
        assert guess.worth[:4] == [WIN if seat in winners else 0 for seat in range(4)]


def worth_of(round_: Round, *, for_points: bool) -> list[int]:
    """What a round that is over is worth to each seat."""
    guess = Guess()
    guess.for_points = int(for_points)
    family_named(round_.rules.family).kernels["appraise"](round_.columns, round_.state, guess)
    return guess.worth[: round_.seats]


@pytest.mark.parametrize("name", games_mostly_long(SEARCHED, every=6))
def test_players_that_search_keep_the_laws(name: str) -> None:
    rules = load_rules(name)
    for seats in {rules.seats[0], min(4, rules.seats[-1])}:
        simulation = Simulation(rules, seats=seats, players=["strong@100", "thrifty"], seed=1, clock=lambda: 0.0, observer=LAWS)
        list(simulation.run(3))
        report = simulation.report()
        assert (report["broken"], report["unfinished"]) == (0, 0)


def test_a_search_wins_more_than_chance() -> None:
    """Many more rounds are played for `docs/ladder.md`; these few would notice a search that chooses by chance."""
    duel = Duel(load_rules("monclar"), seats=2, challenger="strong@100", rival="random", seed=1)
    list(duel.run(60))
    assert duel.score().mean > 0.7


@pytest.mark.parametrize("player", ["strong@100", "strong"])
def test_the_last_8_is_kept(player: str) -> None:
    """A 9 goes as well, and hearts will not come back: with the 8 kept there is always an end."""
    assert chosen_at(player, "8s 9h", "4c 5c 6c 7d Jc Qs", top="2h") == "9h!"


@pytest.mark.parametrize("player", ["strong@100", "strong"])
def test_who_has_one_card_is_attacked(player: str) -> None:
    """All clubs, diamonds and spades but one lie open: the other's last card is a heart, and goes out unless attacked."""
    laid = [f"{rank}{suit}" for suit in "cds" for rank in RANKS if f"{rank}{suit}" != "3c"]
    assert chosen_at(player, "2h 5h 6h 3c", "9h", top=" ".join([*laid, "Kh"]), rules="minimale") == "2h"


@pytest.mark.parametrize("player", ["strong@100", "strong"])
def test_a_skip_goes_out(player: str) -> None:
    """At two seats a skip gives the turn back: laid first, the other card of its suit follows, and nobody comes between."""
    assert chosen_at(player, "8h 9h", "Tc 7s Qd", top="Kh", rules="mau-mau").startswith("8h")


def chosen_at(player: str, mine: str, other: str, *, top: str, rules: str = "monclar") -> str:
    """What *player* does whose hand is *mine*, and whose turn it is."""
    round_ = read_position(f'rules = "{rules}"\nhands = ["{mine}", "{other}"]\ndiscard = "{top}"\nturn = 0\n').round
    round_.watch()
    word = player_named(player).choose(round_.view(0), seed=3)
    assert word is not None
    return word


def watched(played: Played) -> Round:
    """The round played again from its deal, with what all could learn meanwhile."""
    round_ = deal(played.rules, played.seats, played.seed)
    round_.watch()
    for seat, word in played.moves:
        round_.play(word, seat=seat)
    return round_


def watched_cousin(played: test_families.Played) -> Round:
    """The same of a round of 3-5-8 or Danish."""
    seats, seed = played.round.seats, played.seed
    round_ = huit.new_round(played.round.rules, seats=seats, seed=some_seed(seed), dealer=seed % seats, carried=played.carried)
    round_.watch()
    for seat, word in played.moves:
        round_.play(word, seat=seat)
    return round_


def thought(round_: Round, known: Any, seat: int, seed: int) -> int:
    """What a player that searches decides on, plain."""
    mind = replace(player_named("strong"), iterations=FEW).mind(round_.columns)
    worlds, tree = [type(round_.state)() for _ in range(2)], [Node() for _ in range(FEW + 1)]
    assert round_.odds is not None
    actions = round_.legal_actions(seat)
    think = think_for(round_.rules.family)
    return think(mind, round_.columns, known, seat, actions, round_.odds.copy(), worlds, Guess(), tree, seed)
