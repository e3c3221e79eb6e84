"""Snapshots: a room as bytes, to save replaying its whole journal. The journal stays the truth.

Every part of a room is written by its declaration, so a new field is included by itself. Two parts are written otherwise: the
rules as they were resolved, and the round as its state, which is filled in after dealing again.
"""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar, cast, get_type_hints

import msgspec

import huit
from huit.engine.round import ENGINE_VERSION, Round
from huit.rooms.agreement import stored_rules
from huit.rooms.deal import redealt
from huit.rooms.journal import JOURNAL_VERSION
from huit.rooms.room import Room
from huit.rooms.state import Agreement, LatestRound
from huit.rules import RuleSet

MADE_BY = ("cards", "scores", "rules", "engine", "views", "rooms")
"""The packages that decide what room a journal makes."""
HOUSE = Path(huit.__file__).parent
SOURCES_DIGEST = "sources.digest"
"""The file that tells `digest_of_sources` where there are no sources."""
_DIGEST_BYTES = 16

_Struct = TypeVar("_Struct", bound=msgspec.Struct)


class SnapshotError(ValueError):
    """Bytes that are no snapshot, or one of another version. The room must be made from its journal."""


class _Rules(msgspec.Struct, frozen=True, kw_only=True):
    """Rules in a snapshot."""

    name: str
    options: dict[str, Any]
    resolved: dict[str, Any]
    digest: str

    @classmethod
    def of(cls, rules: RuleSet) -> Self:
        return cls(name=rules.id, options=dict(rules.options), resolved=rules.resolved, digest=rules.digest)

    def read(self) -> RuleSet:
        rules = stored_rules(self.name, self.options, self.resolved)
        if rules.digest != self.digest:
            raise ValueError("the rules have changed")
        return rules


class _Parts(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a room in a snapshot."""

    rules: _Rules
    """The rules in force."""
    dealt_by: _Rules | None
    """The rules of the round, if its winner has changed one since."""
    state: dict[str, Any] | None
    """The state of the round, by field; None where there is no round."""
    parts: dict[str, Any]
    """The fields of `RoomState`."""


@cache
def form() -> str:
    """Return the form of snapshots that can be read: the versions, and a digest of the sources that make rooms.

    A change of these sources may make another room of a journal, which older snapshots would contradict. Where Huit has no
    sources, in a browser, their digest lies in its place as a file.
    """
    told = HOUSE / SOURCES_DIGEST
    return f"{ENGINE_VERSION}.{JOURNAL_VERSION}.{told.read_text() if told.is_file() else digest_of_sources()}"


def digest_of_sources() -> str:
    """Return the digest of the sources that make rooms, 24 digits."""
    files = (HOUSE / "names.py", *(file for package in MADE_BY for file in (HOUSE / package).rglob("*")))
    digest = hashlib.sha256()
    for source in sorted(file for file in files if file.suffix in (".py", ".toml")):
        digest.update(f"{source.relative_to(HOUSE)}\0".encode() + source.read_bytes())
    return digest.hexdigest()[:24]


def snapshot_of(room: Room) -> bytes:
    """Return the bytes of *room*, secrets and hidden cards included.

    >>> from huit.rooms.agreement import rules_in_force
    >>> from huit.rooms.journal import Opened
    >>> opened = Opened(rules="monclar", options={}, match=None, names=("Anne", "Léa"), computers=(False, True),
    ...                 player="thrifty", pace=1.0, forget=0.0, seed=7, first=None,
    ...                 resolved=rules_in_force("monclar").resolved)
    >>> room = Room.open(opened)
    >>> room_of(snapshot_of(room)).names
    ('Anne', 'Léa')
    """
    rules, round_ = room.rules, room.round
    parts = _fields_of(room) | {"agreement": _fields_of(room.agreement, "rules"), "played": _fields_of(room.played, "round")}
    body = msgspec.msgpack.encode(
        _Parts(
            rules=_Rules.of(rules),
            dealt_by=None if round_ is None or round_.rules.digest == rules.digest else _Rules.of(round_.rules),
            state=None if round_ is None else _state_of(round_),
            parts=parts,
        )
    )
    return _digest_of(body) + body


def room_of(snapshot: bytes) -> Room:
    """Return the room of a *snapshot* made by `snapshot_of`.

    Raises:
        SnapshotError: if they are broken, or if their rules have changed.
    """
    digest, body = snapshot[:_DIGEST_BYTES], snapshot[_DIGEST_BYTES:]
    if _digest_of(body) != digest:
        raise SnapshotError("the bytes are not those that were written")
    try:
        return _room_of(msgspec.msgpack.decode(body, type=_Parts))
    except Exception as error:  # whatever is wrong with it, the journal makes the room
        raise SnapshotError("not a snapshot of this form") from error


def _room_of(parts: _Parts) -> Room:
    agreement = _made(Agreement, parts.parts["agreement"], rules=parts.rules.read())
    played = _made(LatestRound, parts.parts["played"], round=None)
    room = _made(Room, parts.parts, agreement=agreement, played=played)
    if parts.state is None:
        return room
    dealt_by = agreement if parts.dealt_by is None else msgspec.structs.replace(agreement, rules=parts.dealt_by.read())
    round_ = redealt(msgspec.structs.replace(room, agreement=dealt_by)).round
    assert round_ is not None
    _fill(round_, parts.state)
    return msgspec.structs.replace(room, played=msgspec.structs.replace(played, round=round_))


def _fields_of(struct: msgspec.Struct, but: str = "") -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__ if name != but}


def _made(struct: type[_Struct], values: Mapping[str, Any], **given: Any) -> _Struct:
    """Return a *struct* of *values*, each converted to the type of its field, with the fields in *given* as they are."""
    hints = _hints_of(struct)
    read = {name: msgspec.convert(values[name], hints[name]) for name in struct.__struct_fields__ if name not in given}
    return struct(**read, **given)


@cache
def _hints_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(struct, include_extras=True)


def _state_of(round_: Round) -> dict[str, Any]:
    state = round_.state
    return {name: getattr(state, name) for name, _, _ in state.fields()}


def _fill(round_: Round, values: dict[str, Any]) -> None:
    """Write *values* into the state of a round that was just dealt."""
    state = round_.state
    lengths = {name: length for name, _, length in state.fields()}
    found = {name: len(cast("list[int]", value)) if isinstance(value, list) else 0 for name, value in values.items()}
    if found != lengths:
        raise ValueError("a state of other fields")
    for name, value in values.items():
        setattr(state, name, value)


def _digest_of(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=_DIGEST_BYTES).digest()
