"""A whole round, whatever the game, is written down and read again as it was."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import huit
from huit.commands import main
from huit.views.positions import PositionError, check_position, position_json, read_position
from huit.views.trace import same_step, trace_of
from tests.cases import as_case, games_mostly_long
from tests.commands.test_languages import foreign
from tools.whole_rounds import Whole, whole_round

GAMES = list(huit.rule_names())
KEY = "2" * 64


def written(whole: Whole, folder: Path, **changes: object) -> Path:
    path = folder / "manche.toml"
    path.write_text(whole.text(**changes), "utf-8")
    return path


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
@pytest.mark.parametrize("all_options", [False, True], ids=["as it is", "all options"])
@pytest.mark.parametrize("seed", [1, as_case(KEY, is_long=True), as_case(3, is_long=True)])
def test_every_game_comes_out_of_its_file_as_it_was(name: str, all_options: bool, seed: int | str) -> None:
    options = dict.fromkeys(huit.load_rules(name).choices, all_options)
    whole = whole_round(name, seed=seed, options=options)
    position = read_position(whole.text())
    trace = trace_of(position.round, position.moves)
    for _ in position.replay():
        pass
    assert position.moves == whole.moves
    assert position_json(position.round) == position_json(whole.round)
    assert position.round.rules.digest == whole.rules.digest
    assert position.trace == trace


def test_keys_of_a_rule_file_are_written_too() -> None:
    options = {"hand": {2: 7, 3: 5}, "powers": {"9": {"draw": 1, "answered_by": []}}}
    whole = whole_round("minimale", seed=5, options=options)
    assert read_position(whole.text()).round.rules.digest == whole.rules.digest


def test_a_file_is_checked_like_a_scene(tmp_path: Path) -> None:
    whole = whole_round("monclar", seed=7)
    assert check_position(written(whole, tmp_path)) == []
    assert whole.round.result is not None
    other = whole.round.result.as_dict() | {"points": [99] * whole.round.seats}
    assert [str(one).partition(":")[0] for one in check_position(written(whole, tmp_path, result=other))] == ["result.points"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('hands = ["9h"]', "hands"),
        ("seed = -1", "seed"),
        ('seed = "abc"', "seed: 'abc' is not a seed; write a whole number from 0"),
        (f'seed = "{"F" * 64}"', "or a key of 64 hexadecimal digits"),
        (f'proof = {{ deal_seed = "{"0" * 63}" }}', "deal_seed"),
        ("seats = 1", "seats"),
        ("hand = 5", "hand"),
        ("cut = 0", "cut"),
        ("carried = { previous = 3 }", "carried"),
        ("proof = 3", "proof"),
        (f"proof = {{ deal_seed = '{KEY}', nonces = [['Anne', 'xyz']] }}", "nonces"),
        (f"proof = {{ deal_seed = '{KEY}', salt = 'XY' }}", "salt"),
        ("record = { steps = 3 }", "steps"),
        ('names = ["a", "b", "c"]', "names"),
    ],
)
def test_what_makes_no_round_is_told_by_its_key(line: str, key: str) -> None:
    told = {"rules": '"minimale"', "seats": "2", "seed": "1"}
    name, _, value = line.partition(" = ")
    text = "\n".join(f"{one} = {other}" for one, other in (told | {name: value}).items())
    with pytest.raises(PositionError, match=rf"\b{key}\b"):
        read_position(text)


def test_replay_names_the_players(tmp_path: Path) -> None:
    whole = whole_round("monclar", seed=7, seats=3)
    told = CliRunner().invoke(
        main, ["replay", str(written(whole, tmp_path, names=["Anne", "Paul", "Léa"]))], env={"HUIT_LANG": "fr"}
    )
    assert told.exit_code == 0
    assert "Anne joue " in told.output
    assert "la place" not in told.output


@pytest.mark.parametrize("older", [{"engine": 1}, {"digest": "0" * 16}], ids=["engine", "rules"])
def test_a_round_of_another_version_is_played_while_it_comes_out_the_same(older: dict[str, object], tmp_path: Path) -> None:
    whole = whole_round("monclar", seed=7)
    path = written(whole, tmp_path, played={"engine": 3, "digest": whole.rules.digest, "round_no": 1} | older)
    told = CliRunner().invoke(main, ["replay", str(path)], env={"HUIT_LANG": "en"})
    assert told.exit_code == 0
    assert "another version" in told.output
    assert " plays " in told.output


WRITTEN = {"fr": "tels qu’ils sont écrits", "en": "as written"}


@pytest.mark.parametrize("lang", WRITTEN)
def test_a_round_that_would_not_be_played_so_any_more_is_told_as_it_is_written(tmp_path: Path, lang: str) -> None:
    whole = whole_round("monclar", seed=7)
    moves = [(0, "Ks"), *whole.moves]
    path = written(whole, tmp_path, moves=moves, played={"engine": 1, "digest": whole.rules.digest, "round_no": 1})
    told = CliRunner().invoke(main, ["replay", str(path)], env={"HUIT_LANG": lang})
    assert told.exit_code == 0
    assert WRITTEN[lang] in told.output
    assert ("coup 1 (0 Ks) refusé" if lang == "fr" else "move 1 (0 Ks) refused") in told.output
    assert f"{len(moves)}. " in told.output
    assert " plays " not in told.output
    assert foreign(told.output, lang) == ""
    assert CliRunner().invoke(main, ["replay", "--check", str(path)]).exit_code == 1


@pytest.mark.parametrize("lang", WRITTEN)
def test_a_round_of_rules_that_are_gone_is_told_as_it_is_written(tmp_path: Path, lang: str) -> None:
    whole = whole_round("monclar", seed=7)
    path = tmp_path / "manche.toml"
    path.write_text(whole.text().replace('rules = "monclar"', 'rules = "monclar-de-jadis"'), "utf-8")
    told = CliRunner().invoke(main, ["replay", str(path)], env={"HUIT_LANG": lang})
    assert told.exit_code == 0
    assert WRITTEN[lang] in told.output
    assert f"{len(whole.moves)}. Joueur {whole.moves[-1][0]} " in told.output, "players keep the names that the file gives"
    assert foreign(re.sub(r"\((known|connus)[^)]*\)", "", told.output), lang) == ""
    assert CliRunner().invoke(main, ["replay", "--check", str(path)]).exit_code == 1
    assert CliRunner().invoke(main, ["verify", str(path)]).exit_code == 2


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=12))
@pytest.mark.parametrize("lang", WRITTEN)
def test_a_round_is_told_in_one_language_throughout(name: str, tmp_path: Path, lang: str) -> None:
    path = written(whole_round(name, seed=7), tmp_path)
    told = CliRunner().invoke(main, ["replay", str(path)], env={"HUIT_LANG": lang})
    assert told.exit_code == 0
    assert foreign(told.output, lang) == ""


def test_what_was_not_seen_may_be_any_card() -> None:
    assert same_step("0 played 9h; 1 drew ? ?", "0 played 9h; 1 drew 5c 6d")
    assert not same_step("1 drew ?", "1 drew 5c 6d")
    assert not same_step("1 drew ?", "0 drew 5c")
