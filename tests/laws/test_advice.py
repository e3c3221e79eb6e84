"""What a strong player would do, and which moves of a round are worth another look: against scenes worked by hand."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import huit
from huit.clients.texts import WHY, move_words, why_words
from huit.commands import main
from huit.lab.review import Review
from huit.players import player_named
from huit.players.advice import advise
from huit.players.player import can_search
from huit.rules import load_rules, rule_names
from huit.views.positions import Position, read_position
from tests.cases import examples, mostly_long
from tests.laws.some_rounds import Played
from tests.laws.test_hidden import hidden_cards_anew
from tests.laws.test_hidden_mixes import mixed_rounds
from tests.laws.test_search import watched

SEARCHED = [name for name in rule_names() if can_search(load_rules(name).family)]
THE_8_IS_SPENT = """
title = "Le 8 trop tôt"
rules = "minimale"
hands = ["8c 9h 4h 6c Kd", "4c 5c 7d Jc"]
discard = "2h"
stock = "2c 3d 4d 5d 6d 7c 8d 9c Tc Js Qs Ks"
names = ["Anne", "Léo"]
moves = ["0 8c=s"]
"""


def scene(hands: str, discard: str, rules: str = "minimale") -> Position:
    return read_position(f'rules = "{rules}"\nhands = [{hands}]\ndiscard = "{discard}"\n')


def test_a_last_8_is_kept_and_the_reason_says_so() -> None:
    advice = advise(scene('"8c 9h 4h 6c Kd", "4c 5c 7d Jc"', "2h").round.view(0), seed=1)
    assert advice.move in ("9h", "4h")
    assert advice.why[0].as_dict() == {"code": "keeps_wild", "card": "8c"}
    assert advice.chance is not None
    assert advice.rounds == 4000


def test_who_has_one_card_is_attacked_and_the_reason_says_whom() -> None:
    advice = advise(scene('"4h 5h 2h Jd Qs", "9c"', "Kh").round.view(0), seed=1)
    assert advice.move == "2h"
    assert advice.why[0].as_dict() == {"code": "attacks_short", "seat": 1, "count": 1}


def test_a_skip_that_goes_out_is_laid_first() -> None:
    advice = advise(scene('"8h 9h", "Tc 7s Qd"', "Kh", "mau-mau").round.view(0), seed=1)
    assert advice.move is not None
    assert advice.move.startswith("8h")
    assert advice.why[0].code == "turn_again"
    assert advice.chance == pytest.approx(1.0)


def test_where_there_is_nothing_to_choose_there_is_no_reason() -> None:
    advice = advise(scene('"4c 5c", "9c"', "Kh").round.view(0), seed=1)
    assert (advice.move, advice.chance, advice.why) == ("pass", None, ()), "there is no stock"


@settings(max_examples=examples(8))
@given(mixed_rounds(), st.integers(0, 7), st.randoms(use_true_random=False))
def test_advice_follows_from_what_a_seat_may_know(played: Played, seat: int, dice: random.Random) -> None:
    """Hidden cards dealt anew change nothing of it, and the move is legal."""
    round_ = watched(played)
    assume(not round_.over)
    seat %= played.seats
    assume(round_.legal_actions(seat))
    advice, anew = advise(round_.view(seat), seed=5), hidden_cards_anew(round_, seat, dice)
    anew.odds = round_.odds and round_.odds.copy()
    assert advise(anew.view(seat), seed=5) == advice
    assert advice.move is None or round_.why_not(seat, advice.move) is None


@pytest.mark.parametrize("name", mostly_long(SEARCHED, every=6))
def test_a_round_of_every_game_is_reviewed_and_told(name: str) -> None:
    """Every moment has another move than the one made, and sentences in both languages."""
    rules = load_rules(name)
    seats, moves = min(3, rules.seats[-1]), list[tuple[int, str]]()
    round_ = huit.new_round(rules, seats=seats, seed=6)
    for decision in range(150):
        if round_.over:
            break
        seat = round_.next_to_act()
        word = player_named("beginner" if seat == 0 else "thrifty").choose(round_.view(seat), decision)
        if word is None:
            break
        round_.play(word, seat=seat)
        moves.append((seat, word))
    review = Review(huit.new_round(rules, seats=seats, seed=6), moves, seats=[0])
    assert list(review.run()) == list(range(1, len(moves) + 1))
    assert len(review.moments) <= 3
    for moment in review.moments:
        assert (moment.seat, moves[moment.number - 1]) == (0, (0, moment.move))
        assert moment.lost >= 0.08
        assert moment.move.split("!")[0].split("=")[0] != moment.better
        for lang in ("fr", "en"):
            assert move_words(moment.better, lang, family=rules.family)
            assert all(why_words(why.as_dict(), lang, family=rules.family) for why in moment.why)


def test_a_review_finds_the_8_that_was_spent() -> None:
    position = read_position(THE_8_IS_SPENT)
    review = Review(position.round, position.moves, seats=[0, 1])
    assert list(review.run()) == [1]
    (moment,) = review.moments
    assert (moment.number, moment.seat, moment.move, moment.better) == (1, 0, "8c=s", "9h")
    assert moment.why[0].as_dict() == {"code": "keeps_wild", "card": "8c"}


def test_a_good_move_is_not_marked() -> None:
    position = read_position(THE_8_IS_SPENT.replace("8c=s", "9h"))
    review = Review(position.round, position.moves, seats=[0])
    assert list(review.run()) == [1]
    assert review.moments == []


def test_huit_review_tells_a_file_in_words_and_as_json(tmp_path: Path) -> None:
    file = tmp_path / "manche.toml"
    file.write_text(THE_8_IS_SPENT, "utf-8")
    told = CliRunner(env={"HUIT_LANG": "fr"}).invoke(main, ["review", str(file)])
    assert told.exit_code == 0
    assert "1. Anne : poser le 8 de trèfle et demander pique" in told.stdout
    assert "on garde le 8 de trèfle, qui va partout" in told.stdout
    told = CliRunner(env={"HUIT_LANG": "en"}).invoke(main, ["review", str(file), "--seat", "1"])
    assert told.stdout.startswith("No move clearly worse than another (Léo)")
    told = CliRunner().invoke(main, ["review", str(file), "--json", "--seat", "0"])
    (moment,) = json.loads(told.stdout)["moments"]
    assert (moment["number"], moment["better"], moment["why"][0]["code"]) == (1, "9h", "keeps_wild")
    assert 0 < moment["chance"] < moment["better_chance"] < 1000


@pytest.mark.parametrize(
    ("text", "arguments", "code", "said"),
    [
        (THE_8_IS_SPENT, ["--seat", "5"], 2, "pas de place 5 : de 0 à 1"),
        (THE_8_IS_SPENT.replace("8c=s", "9c"), [], 1, "cette carte n’est pas dans la main"),
        ("rules = 3", [], 2, "rules"),
    ],
)
def test_huit_review_says_what_is_wrong(tmp_path: Path, text: str, arguments: list[str], code: int, said: str) -> None:
    file = tmp_path / "manche.toml"
    file.write_text(text, "utf-8")
    told = CliRunner(env={"HUIT_LANG": "fr"}).invoke(main, ["review", str(file), *arguments])
    assert told.exit_code == code
    assert said in told.output


def test_the_page_has_a_sentence_for_every_reason() -> None:
    page = (Path(__file__).parents[2] / "frontend" / "src" / "company" / "advice.ts").read_text("utf-8")
    assert all(f"  {code}: both(" in page for code in WHY["fr"])
