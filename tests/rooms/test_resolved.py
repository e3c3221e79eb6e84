"""Rules that a room has agreed on stay what they were: the journal keeps them, whatever becomes of the files of the library."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from huit.clients.terminal.verify import verify
from huit.rooms import agreement
from huit.rooms.film import Film
from huit.rooms.journal import Command, Opened, RulesSet, decode_command, encode_command
from huit.rooms.room import Room
from huit.rooms.snapshot import room_of, snapshot_of
from huit.rules import compile_rules, load_rules, loader, rule_names
from huit.rules.loader import read_resolved
from huit.views.positions import read_position
from tests.rooms.company import ME, OPEN, Company
from tests.rooms.scenes import bytes_of, opened, played
from tests.twin.house_rules import HOUSE_RULES

OWN: dict[str, Any] = {"hand": 6, "powers": {"7": {"draw": 2, "answered_by": ["7"]}, "K": {"skips": 1}}}


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A library whose files a test may change."""
    shutil.copytree(loader._LIBRARY, tmp_path / "library")
    monkeypatch.setattr(loader, "_LIBRARY", str(tmp_path / "library"))
    forget_files()
    yield tmp_path / "library"
    monkeypatch.undo()
    forget_files()


def forget_files() -> None:
    for kept in (loader._parsed, loader._games, agreement._read, agreement._read_resolved):
        kept.cache_clear()


def change(file: Path) -> None:
    file.write_text("draws = 3\n" + file.read_text("utf-8"), "utf-8")
    forget_files()


def of_own_rules() -> list[bytes]:
    """The journal of a room that plays a round by rules of its own."""
    opening = opened("monclar", seats=3, options=OWN)
    return list(map(encode_command, played(msgspec.structs.replace(opening, title="Chez Mamie"))))


def commands(journal: list[bytes]) -> list[Command]:
    return list(map(decode_command, journal))


def test_a_round_by_own_rules_is_the_same_after_a_file_of_the_library_has_changed(library: Path):
    journal = of_own_rules()
    before = Room.replay(commands(journal))
    film = Film.of(commands(journal), 1)
    told, views = film.text(), film.views("abcdefghjkmn", 0)
    snapshot = snapshot_of(before)
    change(library / "monclar.toml")
    assert load_rules("monclar").knobs["draws"] == 3
    after = Room.replay(commands(journal))
    assert bytes_of(after) == bytes_of(before)
    assert bytes_of(room_of(snapshot)) == bytes_of(before)
    assert not after.dealt.is_foreign
    assert after.agreement.title == "Chez Mamie"
    again = Film.of(commands(journal), 1)
    assert again.is_playable
    assert again.views("abcdefghjkmn", 0) == views
    assert again.text() == told


def test_even_the_file_may_be_gone_and_an_exported_round_is_verified_by_what_it_says_itself(library: Path, tmp_path: Path):
    company = Company(ME, OPEN, friends=1, options=OWN, title="Chez Mamie")
    company.begin().plays_to_the_end()
    file = tmp_path / "manche.toml"
    file.write_text(Film.of(company.journal, 1).text(), "utf-8")
    (library / "monclar.toml").unlink()
    forget_files()
    position = read_position(file.read_text("utf-8"))
    assert position.title == "Chez Mamie"
    assert position.round.rules.digest == company.room.rules.digest
    answer = CliRunner().invoke(verify, [str(file)])
    assert answer.exit_code == 0, answer.output


ODD: tuple[dict[str, Any], ...] = (
    {"powers": {"K": {"not_at_two": True}}},
    {"powers": {"J": {"only_if_unable": True}}},
    {"powers": {"Q": {"answered_by": ["Q"]}, "7": {"draw": 2, "sweeps": True, "skips": 1}}},
)
"""Mixes that were taken once, and that a later version says cannot be."""


@pytest.mark.parametrize("options", ODD)
def test_what_was_agreed_on_is_played_on_though_it_would_be_refused_today(options: dict[str, Any]):
    with pytest.raises(agreement.AgreementError):
        agreement.agreed_rules("monclar", options, seats=3)
    room = Room.replay(commands(list(map(encode_command, played(opened("monclar", seats=3, options=options), rounds=2)))))
    assert (room.round_no, room.dealt.is_foreign, room.is_playing) == (2, False, False)
    assert bytes_of(room_of(snapshot_of(room))) == bytes_of(room)


def test_another_agreement_keeps_its_rules_too(library: Path):
    company = Company(ME, OPEN, friends=1)
    rules = agreement.agreed_rules("classique", OWN, seats=2)
    change_rules = RulesSet(
        guest=0, rules="classique", options=OWN, match=None, seats=2, title="La nôtre", resolved=rules.resolved
    )
    company.do(change_rules)
    company.begin()
    change(library / "classique.toml")
    again = Room.replay(commands([encode_command(command) for command in company.journal]))
    assert bytes_of(again) == bytes_of(company.room)
    assert again.agreement.title == "La nôtre"


@pytest.mark.parametrize("name", rule_names())
def test_what_was_resolved_is_what_it_was(name: str):
    for options in ({}, *({option: True} for option in load_rules(name).choices)):
        assert_same_rules(name, options)


def test_so_are_mixes_of_rules():
    for name, options in HOUSE_RULES.values():
        assert_same_rules(name, options)


def assert_same_rules(name: str, options: Any) -> None:
    rules = load_rules(name, options=options)
    written = msgspec.json.encode(rules.resolved)
    read = read_resolved(name, msgspec.json.decode(written), options=options, is_checked=True)
    assert (read.digest, read.resolved, read.match, read.options) == (rules.digest, rules.resolved, rules.match, rules.options)
    assert (read.family, read.knobs, read.powers, read.points) == (rules.family, rules.knobs, rules.powers, rules.points)
    seats = rules.seats[0]
    assert compile_rules(read, seats=seats).values() == compile_rules(rules, seats=seats).values()


def test_opening_a_room_writes_no_more_than_its_rules():
    for name in rule_names():
        body = encode_command(opened(name, seats=load_rules(name).seats[0]))
        assert isinstance(decode_command(body), Opened)
        assert len(body) < 4_000


def test_what_is_kept_by_hand_may_be_agreed_on_and_is_kept_with_the_rules():
    by_hand = ["On paie un gage.", {"fr": "Sans parler.", "en": "No talking."}]
    rules = agreement.agreed_rules("rien", {"by_hand": by_hand, "hand": 5}, seats=4)
    assert [sentence["en"] for sentence in rules.by_hand] == ["On paie un gage.", "No talking."]
    assert agreement.stored_rules("rien", {"by_hand": by_hand, "hand": 5}, rules.resolved).by_hand == rules.by_hand
