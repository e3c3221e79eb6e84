"""Rounds that a position file deals by a seed, and what it may tell of them besides: names, proof, where it was played."""

import re
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from huit.engine.chance import Seed
from huit.engine.round import Round, new_round
from huit.rules import RulesError
from huit.views.reader import Reader

_MOST_HAND = 60
_MOST_COUNTED = 1_000_000
_HEX = re.compile("[0-9a-f]*")


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What shows, once a round is over, that its cards were not arranged: see `huit.rooms.trust`."""

    commitment: str | None
    """What was shown before the deal, in hexadecimal; None where the cards of an earlier round were dealt again."""
    seed: Seed | None
    salt: str | None
    nonces: tuple[tuple[str, str], ...]
    """Names, and what their browsers added, in the order in which it is hashed."""
    deal_seed: Seed
    again: bool
    deal: str | None = None
    """All else that the cards follow from, as it was sealed: round, digest of the rules, seats, dealer, hand, cut."""
    commitments: tuple[tuple[str, int, str, int], ...] = ()
    """Names, guests' numbers, commitments and the numbers of their commands, in the order of *nonces*."""
    seal: str | None = None
    """The digest over all commitments; None where nobody had committed."""
    promised_at_seq: int | None = None
    sealed_at_seq: int | None = None
    revealed_at_seq: tuple[int, ...] = ()
    """The numbers of the commands that revealed, in the order of *nonces*."""
    left_out: tuple[str, ...] = ()
    """Who had committed and was away when the commitments were closed."""
    put_off: tuple[str, ...] = ()
    """Who did not reveal in time, so that all committed anew."""
    people: tuple[str, ...] = ()
    """Who had a chair when it was dealt, computers left out; empty in older rounds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """Where a round was played: by which engine, by rules of which digest, and when."""

    engine: int
    digest: str
    round_no: int
    room: str = ""
    date: str = ""


class Dealt:
    """A whole round that a position file deals: the same seed gives the same cards, in every family."""

    keys = ("seed", "hand", "cut", "carried")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def round(self) -> Round:
        """Return the round as it is before the first move."""
        reader = self.reader
        if "seats" not in reader.scene:
            raise reader.error("seats", "needed where a round is dealt by a seed")
        seats = reader.within("seats", 0, 2, reader.rules.seats[-1])
        chosen = {name: self.number(name, _MOST_HAND if name == "hand" else 4 * _MOST_HAND) for name in ("hand", "cut")}
        try:
            return new_round(
                reader.rules,
                seats=seats,
                seed=reader.seed("seed", 0),
                dealer=reader.within("dealer", seats - 1, 0, seats - 1),
                carried=reader.get("carried", dict, None, "a section [carried]") if "carried" in reader.scene else None,
                **chosen,
            )
        except RulesError as error:
            raise reader.error("seats", str(error)) from error
        except ValueError as error:
            raise reader.error("seed", str(error)) from error
        except TypeError as error:
            # What a family has no use for, its deal does not take.
            raise reader.error("seed", "hand, cut or carried is said, and nobody chooses that in this game") from error

    def number(self, key: str, most: int) -> int | None:
        """Return what was chosen before the deal; None where nothing was."""
        return self.reader.within(key, 0, 1, most) if key in self.reader.scene else None


def proof_of(reader: Reader) -> Proof | None:
    """Return the section ``[proof]`` of a file; None where there is none."""
    if "proof" not in reader.scene:
        return None
    section = reader.section("proof", Proof.__struct_fields__)
    return Proof(
        commitment=_hex(section, "commitment"),
        seed=section.seed("seed", 0) if "seed" in section.scene else None,
        salt=_hex(section, "salt"),
        nonces=tuple(_nonces(section)),
        deal_seed=section.seed("deal_seed", -1),
        again=section.get("again", bool, False, "true or false"),
        deal=section.get("deal", str, "", "a text") or None,
        commitments=tuple(_commitments(section)),
        seal=_hex(section, "seal"),
        promised_at_seq=_count(section, "promised_at_seq"),
        sealed_at_seq=_count(section, "sealed_at_seq"),
        revealed_at_seq=tuple(_counts(section, "revealed_at_seq")),
        left_out=tuple(section.texts("left_out", "a list of names")),
        put_off=tuple(section.texts("put_off", "a list of names")),
        people=tuple(section.texts("people", "a list of names")),
    )


def _count(section: Reader, key: str) -> int | None:
    return section.within(key, 0, 0, _MOST_COUNTED) if key in section.scene else None


def _counts(section: Reader, key: str) -> list[int]:
    right = "a list of numbers of commands"
    numbers: list[Any] = section.get(key, list, [], right)
    if not all(type(number) is int and 0 <= number <= _MOST_COUNTED for number in numbers):
        raise section.error(key, f"must be {right}")
    return numbers


def _commitments(section: Reader) -> list[tuple[str, int, str, int]]:
    right = 'a list of names, guests, digests and numbers of commands, as in [["Anne", 0, "0f…", 2]]'
    rows: list[Any] = section.get("commitments", list, [], right)
    try:
        return msgspec.convert(rows, list[tuple[str, int, str, int]])
    except msgspec.ValidationError as error:
        raise section.error("commitments", f"must be {right}") from error


def _hex(section: Reader, key: str) -> str | None:
    if key not in section.scene:
        return None
    text: str = section.get(key, str, "", "hexadecimal digits, in quotes")
    if not _HEX.fullmatch(text):
        raise section.error(key, "must be hexadecimal digits, in quotes")
    return text


def _nonces(section: Reader) -> list[tuple[str, str]]:
    right = 'a list of names and hexadecimal digits, as in [["Anne", "0f…"]]'
    pairs: list[Any] = section.get("nonces", list, [], right)
    found: list[tuple[str, str]] = []
    for pair in pairs:
        texts = cast("list[Any]", pair) if isinstance(pair, list) else []
        if len(texts) != 2 or not all(isinstance(text, str) for text in texts) or not _HEX.fullmatch(texts[1]):
            raise section.error("nonces", f"must be {right}")
        found.append((texts[0], texts[1]))
    return found


def played_of(reader: Reader) -> Played | None:
    """Return the section ``[played]`` of a file; None where there is none."""
    if "played" not in reader.scene:
        return None
    section = reader.section("played", ("engine", "digest", "round_no", "room", "date"))
    digest, room, date = (section.get(key, str, "", "a text") for key in ("digest", "room", "date"))
    engine, round_no = (section.within(key, 0, 0, _MOST_COUNTED) for key in ("engine", "round_no"))
    return Played(engine=engine, digest=digest, round_no=round_no, room=room, date=date)
