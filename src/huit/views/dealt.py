"""Rounds that a position file deals by a seed, and what it may tell of them besides: names, proof, where it was played."""

import re
from dataclasses import dataclass
from inspect import signature
from typing import Any

import msgspec

from huit.engine.round import DealError, Round, family_named, new_round
from huit.rules import RulesError
from huit.views.mistakes import PositionMistake
from huit.views.reader import PositionError, Reader

_MOST_HAND = 60
_MOST_COUNTED = 1_000_000
_HEX = re.compile("[0-9a-f]*")


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """The proof, once a round is over, that its cards were not arranged: see `huit.rooms.trust`."""

    commitment: str | None
    """What was shown before the deal, in hexadecimal; null for cards of an earlier round, which have none."""
    seed: str | None
    salt: str | None
    nonces: tuple[tuple[str, str], ...]
    """Name and nonce of each player who added one, in the order in which they are hashed."""
    deal_seed: str
    again: bool
    deal: str | None = None
    """Everything else that determined the cards, as it was sealed: round, rules, seats, dealer, hand, cut. Null if nobody
    had committed, as the following fields are."""
    commitments: tuple[tuple[str, int, str, int], ...] = ()
    """Name, guest, commitment of each, and the number of its command: in the order of *nonces*."""
    seal: str | None = None
    """The digest over all commitments that everybody was shown before anybody revealed."""
    promised_at_seq: int | None = None
    sealed_at_seq: int | None = None
    revealed_at_seq: tuple[int, ...] = ()
    """The numbers of the commands that revealed, in the order of *nonces*."""
    left_out: tuple[str, ...] = ()
    """Players who had committed and were away when the commitments were closed."""
    put_off: tuple[str, ...] = ()
    """Players who did not reveal in time, so that all committed anew."""
    people: tuple[str, ...] = ()
    """The people who had a chair at the deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """The origin of a round: its engine, the digest of its rules, its room and date."""

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
        seats = seats_dealt(reader, reader.rules.seats[0], reader.rules.seats[-1])
        chosen: dict[str, Any] = {
            name: self.number(name, _MOST_HAND if name == "hand" else 4 * _MOST_HAND) for name in ("hand", "cut")
        }
        if "carried" in reader.scene:
            chosen["carried"] = reader.mapping("carried")
        self.refuse_unchosen()
        dealer = reader.within("dealer", seats - 1, 0, seats - 1)
        try:
            return new_round(reader.rules, seats=seats, seed=reader.seed("seed", 0), dealer=dealer, **chosen)
        except RulesError as error:
            raise reader.of_rules(error) from error
        except DealError as error:
            raise self.not_dealt(error) from error

    def refuse_unchosen(self) -> None:
        """Refuse what a family has no use for: its deal does not take it."""
        taken = signature(family_named(self.reader.rules.family).new_round).parameters
        for key in ("hand", "cut", "carried"):
            if key in self.reader.scene and key not in taken:
                raise self.reader.error(PositionMistake.NOT_CHOSEN_HERE, key)

    def not_dealt(self, error: DealError) -> PositionError:
        """Return what is wrong with a choice before the deal."""
        key, value, low, high = error.choice, self.reader.scene.get(error.choice), error.low, error.high
        mistake = PositionMistake.NOT_TO_CHOOSE if high else PositionMistake.NOT_CHOSEN_HERE
        return self.reader.error(
            PositionMistake.NOT_CARRIED if key == "carried" else mistake, key, value=value, low=low, high=high
        )

    def number(self, key: str, most: int) -> int | None:
        """Return what was chosen before the deal; None where nothing was."""
        return self.reader.within(key, 0, 1, most) if key in self.reader.scene else None


def seats_dealt(reader: Reader, low: int, high: int) -> int:
    """Return how many play in a round that a seed deals: no hands say so."""
    if "seats" not in reader.scene:
        raise reader.error(PositionMistake.SEATS_NEEDED, "seats")
    return reader.within("seats", 0, low, high)


def proof_of(reader: Reader) -> Proof | None:
    """Return the section ``[proof]`` of a file; None where there is none."""
    if "proof" not in reader.scene:
        return None
    section = reader.section("proof", Proof.__struct_fields__)
    return Proof(
        commitment=_hex(section, "commitment"),
        seed=section.key("seed") if "seed" in section.scene else None,
        salt=_hex(section, "salt"),
        nonces=tuple(_nonces(section)),
        deal_seed=section.key("deal_seed"),
        again=section.switch("again"),
        deal=section.text("deal") or None,
        commitments=tuple(_commitments(section)),
        seal=_hex(section, "seal"),
        promised_at_seq=_count(section, "promised_at_seq"),
        sealed_at_seq=_count(section, "sealed_at_seq"),
        revealed_at_seq=tuple(_counts(section, "revealed_at_seq")),
        left_out=tuple(section.texts("left_out", PositionMistake.NOT_NAMES)),
        put_off=tuple(section.texts("put_off", PositionMistake.NOT_NAMES)),
        people=tuple(section.texts("people", PositionMistake.NOT_NAMES)),
    )


def _count(section: Reader, key: str) -> int | None:
    return section.within(key, 0, 0, _MOST_COUNTED) if key in section.scene else None


def _counts(section: Reader, key: str) -> list[int]:
    mistake = PositionMistake.NOT_NUMBERS_OF_COMMANDS
    numbers: list[Any] = section.get(key, list, [], mistake, most=_MOST_COUNTED)
    if not all(type(number) is int and 0 <= number <= _MOST_COUNTED for number in numbers):
        raise section.error(mistake, key, value=numbers, most=_MOST_COUNTED)
    return numbers


def _commitments(section: Reader) -> list[tuple[str, int, str, int]]:
    rows: list[Any] = section.get("commitments", list, [], PositionMistake.NOT_COMMITMENTS)
    try:
        return msgspec.convert(rows, list[tuple[str, int, str, int]])
    except msgspec.ValidationError as error:
        raise section.error(PositionMistake.NOT_COMMITMENTS, "commitments", value=rows) from error


def _hex(section: Reader, key: str) -> str | None:
    if key not in section.scene:
        return None
    text: str = section.get(key, str, "", PositionMistake.NOT_HEXADECIMAL)
    if not _HEX.fullmatch(text):
        raise section.error(PositionMistake.NOT_HEXADECIMAL, key, value=text)
    return text


def _nonces(section: Reader) -> list[tuple[str, str]]:
    pairs: list[Any] = section.get("nonces", list, [], PositionMistake.NOT_NONCES)
    try:
        found = msgspec.convert(pairs, list[tuple[str, str]])
    except msgspec.ValidationError as error:
        raise section.error(PositionMistake.NOT_NONCES, "nonces", value=pairs) from error
    if not all(_HEX.fullmatch(nonce) for _, nonce in found):
        raise section.error(PositionMistake.NOT_NONCES, "nonces", value=pairs)
    return found


def played_of(reader: Reader) -> Played | None:
    """Return the section ``[played]`` of a file; None where there is none."""
    if "played" not in reader.scene:
        return None
    section = reader.section("played", ("engine", "digest", "round_no", "room", "date"))
    digest, room, date = (section.text(key) for key in ("digest", "room", "date"))
    engine, round_no = (section.within(key, 0, 0, _MOST_COUNTED) for key in ("engine", "round_no"))
    return Played(engine=engine, digest=digest, round_no=round_no, room=room, date=date)
