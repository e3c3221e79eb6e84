"""What a strong player would do, and which moves of a round are worth another look: against scenes worked by hand."""

import json
import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import huit
from huit import players
from huit.cards import RANKS, parse_face
from huit.clients.texts import move_words, why_words
from huit.commands import main
from huit.engine.actions import NAME_SUIT, PASS
from huit.engine.refusal import IllegalAction
from huit.lab.review import BetterMove, Review
from huit.players import player_named
from huit.players.advice import advise
from huit.players.family_players import can_search
from huit.players.shedding import reasons_for
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.families import family_names
from huit.views.positions import Position, read_position
from huit.words.made import advice
from tests.cases import as_case, examples
from tests.laws.some_rounds import Played
from tests.laws.test_hidden import hidden_cards_anew
from tests.laws.test_hidden_mixes import mixed_rounds
from tests.laws.test_search import watched

SEARCHED = [name for name in rule_names() if can_search(load_rules(name).family)]
ONE_OF_EACH = {load_rules(name).family: name for name in reversed(SEARCHED)}.values()
"""The first game of each family."""
SHORTER = {"crazy-eights-countdown": {"countdown": 2}}
"""Where a round is a whole evening, one card rarely decides it."""
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
    """All clubs, diamonds and spades but one lie open: the other's last card is a heart, and goes out unless attacked."""
    laid = [f"{rank}{suit}" for suit in "cds" for rank in RANKS if f"{rank}{suit}" != "3c"]
    advice = advise(scene('"2h 5h 6h 3c", "9h"', " ".join([*laid, "Kh"])).round.view(0), seed=1)
    assert advice.move == "2h"
    assert advice.chance is not None
    assert advice.other_chance is not None
    assert advice.chance > advice.other_chance
    assert advice.why[0].as_dict() == {"code": "attacks_short", "seat": 1, "count": 1}


def test_a_skip_that_goes_out_is_laid_first() -> None:
    advice = advise(scene('"8h 9h", "Tc 7s Qd"', "Kh", "mau-mau").round.view(0), seed=1)
    assert advice.move is not None
    assert advice.move.startswith("8h")
    assert advice.why[0].code == "turn_again"
    assert advice.chance == pytest.approx(1.0)


REASONS: list[tuple[str, str, str, str, list[str]]] = [
    ("makao", '"Ks 4c 9d", "5c 6c 7c", "9h"', "5s", "Ks", ["attacks_short 2"]),  # it hits the previous player
    ("makao", '"Ks 4c 9d", "9h", "5c 6c 7c"', "5s", "Ks", []),
    ("makao", '"2s 4c 9d", "9h", "5c 6c 7c"', "5s", "2s", ["attacks_short 1"]),
    ("makao", '"4s 6c 9d", "9h"', "5s", "4s", ["skips_short 1"]),  # the other may answer with a 4, and has the turn then
    ("mau-mau", '"8h Tc 9d", "9h"', "Kh", "8h", ["skips_short 1", "turn_again"]),
]
"""A game, the hands, what lies on top, a card, and which of those reasons hold for it."""


@pytest.mark.parametrize(("rules", "hands", "top", "card", "told"), REASONS)
def test_a_reason_names_whoever_the_card_really_hits(rules: str, hands: str, top: str, card: str, told: list[str]) -> None:
    assert reasons_of_hits(scene(hands, top, rules), 0, card) == told


def test_an_attack_sent_back_hits_whoever_laid_it() -> None:
    powers = '7 = { draw = 2, answered_by = ["7", "T"] }\nT = { sends_back = true }'
    text = f"""
rules = "rien"
hands = ["7h 9c", "Th 8c 6d", "5h 5d 8h"]
discard = "4h"
[with.powers]
{powers}
"""
    position = read_position(text)
    position.round.play("7h")
    assert reasons_of_hits(position, 1, "Th") == ["attacks_short 0"]


def reasons_of_hits(position: Position, seat: int, card: str) -> list[str]:
    """Return whom *card* of *seat* attacks or skips, of the short ones, and whether its player has another turn."""
    view = position.round.view(seat)
    found = reasons_for(view, parse_face(card), view.actions)
    about = ("attacks_short", "skips_short", "turn_again")
    return [f"{code} {facts['seat']}" if facts else code for code, facts in found if code in about]


def test_four_of_a_kind_are_completed_and_the_reason_says_so() -> None:
    """Three 9s lie on top: the fourth burns the pile, and the jack goes out; the jack first, and a queen comes on it."""
    text = 'rules = "shithead"\nhands = ["9c Jd", "Qc 5d Kd"]\ndiscard = "5s 9d 9h 9s"\nmoves = []'
    advice = advise(read_position(text).round.view(0), seed=1)
    assert advice.move == "9c"
    assert [why.code for why in advice.why] == ["makes_four"]


@pytest.mark.parametrize("rows", ["", 'face_up = ["Kc Kd 6h", ""]'])
def test_a_sensible_player_completes_four_before_it_clears_what_is_low(rows: str) -> None:
    hand = '""' if rows else '"Kc Kd 6h"'
    text = f'rules = "shithead"\nhands = [{hand}, "Qc 5d 4d"]\ndiscard = "5s Kh Ks"\n{rows}\nmoves = []'
    assert player_named("thrifty").choose(read_position(text).round.view(0), 3) == "Kc+Kd"


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


@pytest.mark.parametrize("name", [as_case(name, is_long=name not in ONE_OF_EACH) for name in SEARCHED])
def test_a_round_of_every_game_is_reviewed_and_told(name: str) -> None:
    """Somebody who plays by chance leaves moments: each has another move than the one made, and sentences in both languages."""
    rules = load_rules(name, options=SHORTER.get(name))
    moments = next(filter(None, (reviewed(rules, seed) for seed in range(12))), None)
    assert moments, "somebody who plays by chance makes a mistake within 12 rounds"
    for moment in moments:
        assert moment.lost >= 0.05
        assert moment.move.split("!")[0].split("=")[0] != moment.better
        for lang in ("fr", "en"):
            assert move_words(moment.better, lang, family=rules.family)
            assert all(why_words(why.as_dict(), lang) for why in moment.why)


def reviewed(rules: RuleSet, seed: int) -> list[BetterMove]:
    """The moments of seat 0, which plays by chance, in a round of 150 decisions at most."""
    seats, moves = min(3, rules.seats[-1]), list[tuple[int, str]]()
    round_ = huit.new_round(rules, seats=seats, seed=seed)
    for decision in range(150):
        if round_.over:
            break
        seat = round_.next_to_act()
        word = player_named("random" if seat == 0 else "thrifty").choose(round_.view(seat), decision)
        if word is None:
            round_.act(PASS, seat)
            continue
        round_.play(word, seat=seat)
        moves.append((seat, word))
    review = Review(huit.new_round(rules, seats=seats, seed=seed), moves, seats=[0])
    assert list(review.run()) == list(range(1, len(moves) + 1))
    assert len(review.moments) <= 3
    assert all((0, moment.move) == moves[moment.number - 1] for moment in review.moments)
    return review.moments


def test_a_move_that_cannot_be_read_is_refused_as_a_replay_refuses_it() -> None:
    for rules in ("monclar", "trois-cinq-huit", "danish"):
        round_ = huit.new_round(rules, seats=3, seed=1)
        with pytest.raises(IllegalAction):
            list(Review(round_, [(round_.state.turn, "foo")], seats=range(3)).run())


def test_in_a_match_that_points_decide_advice_is_about_points() -> None:
    round_ = huit.new_round("monclar", seats=4, seed=2)
    round_.watch(in_match=True)
    advice = advise(round_.view(round_.state.turn), seed=1)
    assert advice.goal == "points"
    assert player_named("strong").choose(round_, 1) is not None


def test_a_reason_is_true() -> None:
    """A suit is called the longest only where it is; a 9 that is held twice is not the only heart."""
    view = scene('"8s 9c 4c 5c Th", "Kc 2c 7s"', "2h").round.view(0)
    hearts, clubs = (NAME_SUIT + suit for suit in (2, 0))
    assert reasons_for(view, clubs, 0b1111 << NAME_SUIT) == [("longest_suit", {"suit": "c", "count": 3})]
    assert reasons_for(view, hearts, 0b1111 << NAME_SUIT) == []
    assert "last_of_suit" in [code for code, _ in reasons_for(view, parse_face("Th"), view.actions)]


def test_a_review_finds_the_8_that_was_spent() -> None:
    position = read_position(THE_8_IS_SPENT)
    review = Review(position.round, position.moves, seats=[0, 1])
    assert list(review.run()) == [1]
    (moment,) = review.moments
    assert (moment.number, moment.seat, moment.move) == (1, 0, "8c=s")
    assert moment.better in ("9h", "4h")
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
    assert "1. Anne\u00a0: poser le 8 de trèfle et demander pique" in told.stdout
    assert "on garde le 8 de trèfle, qui va partout" in told.stdout
    told = CliRunner(env={"HUIT_LANG": "en"}).invoke(main, ["review", str(file), "--seat", "1"])
    assert told.stdout.startswith("No move clearly worse than another (Léo)")
    told = CliRunner().invoke(main, ["review", str(file), "--json", "--seat", "0"])
    (moment,) = json.loads(told.stdout)["moments"]
    assert (moment["number"], moment["why"][0]["code"]) == (1, "keeps_wild")
    assert 0 < moment["chance"] < moment["better_chance"] < 1000


@pytest.mark.parametrize(
    ("text", "arguments", "code", "said"),
    [
        (THE_8_IS_SPENT, ["--seat", "5"], 2, "pas de place 5\u00a0: de 0 à 1"),
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


def test_there_is_a_sentence_for_every_reason() -> None:
    families = [Path(str(players.__file__)).with_name(f"{family}.py").read_text("utf-8") for family in family_names()]
    codes = {code for source in families for code in re.findall(r'(?:yield |\[\()"(\w+)"', source)}
    assert codes == set(vars(advice.WORDS["fr"].why))


MOVES = {
    "shedding": "9h!|8c=h!|Xr=Ad|Xr=h|=h|=2s|=7|give 1 4c 5d|trade 1|hit 1|catch|catch carte|say|knock|declare|draw|doubt",
    "danish": "9c+9d|As>2|>2|swap 4c 5d|flip 1|pickup|pass",
    "tricks": "choose least|choose notrump|choose hearts|discard 2c 3c|exchange 1 2c|return 2c|9h",
}


@pytest.mark.parametrize(("family", "move"), [(family, move) for family, moves in MOVES.items() for move in moves.split("|")])
def test_every_move_has_words(family: str, move: str) -> None:
    french, english = (move_words(move, lang, ("Anne", "Bob", "Zoé"), family=family) for lang in ("fr", "en"))
    assert french not in (move, english)
    assert not any(mark in told for mark in "{}=>" for told in (french, english))
