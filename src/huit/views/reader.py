"""Reading a position file key by key, with errors that name the key: what the scenes of all families share."""

from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from huit.cards import CardError, Face, face_name, parse_faces
from huit.engine.chance import SEEDS, Seed, begin, is_key, seeded
from huit.engine.round import Round
from huit.rules import MOST_PACKS, RulesError, RuleSet, load_rules
from huit.rules.families import schema_of
from huit.rules.loader import OPTIONS, read_resolved


class PositionError(ValueError):
    """A position file that makes no scene; the message names the key and says what would be right."""


class Reader:
    """Reads one position file, key by key."""

    def __init__(self, scene: dict[str, Any], file: str, folder: Path | None) -> None:
        self.scene = scene
        self.file = file
        self.folder = folder

    def error(self, key: str, right: str) -> PositionError:
        return PositionError(f"{self.file}: {key}: {right}")

    def get(self, key: str, kind: type, default: Any, right: str) -> Any:
        """Return the value of *key*, of that kind."""
        value = self.scene.get(key, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(key, f"must be {right}, not {value!r}")
        return value

    def section(self, key: str, known: tuple[str, ...]) -> "Reader":
        """Return a reader of the section of that name, which may hold the keys that are *known*."""
        section = Reader(self.get(key, dict, {}, f"a section [{key}]"), f"{self.file}: {key}", self.folder)
        section.refuse_unknown(known)
        return section

    def texts(self, key: str, right: str) -> list[str]:
        values: list[Any] = self.get(key, list, [], right)
        if not all(isinstance(value, str) for value in values):
            raise self.error(key, f"must be {right}")
        return cast("list[str]", values)

    def cards(self, key: str, text: str) -> list[Face]:
        try:
            return parse_faces(text)
        except CardError as error:
            raise self.error(key, str(error)) from error

    def within(self, key: str, default: int, low: int, high: int) -> int:
        value: int = self.get(key, int, default, f"a whole number from {low} to {high}")
        if not low <= value <= high:
            raise self.error(key, f"{value} is out of bounds (from {low} to {high})")
        return value

    def seed(self, key: str, default: int) -> Seed:
        """Return a seed: a whole number, or a key in quotes."""
        value = self.scene.get(key, default)
        if isinstance(value, str) and is_key(value):
            return value
        if isinstance(value, str):
            raise self.error(key, "must be a whole number, or a key of 64 hexadecimal digits in quotes")
        return self.within(key, default, 0, SEEDS - 1)

    def refuse_unknown(self, known: tuple[str, ...]) -> None:
        """Refuse a key that the scene has no use for."""
        for key in self.scene:
            if key not in known:
                raise self.error(key, f"unknown key; known: {', '.join(known)}")

    def seat_lists(self, key: str, seats: int) -> list[list[Face]]:
        """Return the cards of every seat that a list of texts gives, in order; a seat that is not named has none."""
        lists = [self.cards(key, text) for text in self.texts(key, 'a list with a text for each seat, as in ["9h As", "5c"]')]
        if len(lists) > seats:
            raise self.error(key, f"there are {len(lists)} of them for {seats} seats")
        return lists + [[] for _ in range(seats - len(lists))]

    @cached_property
    def seats(self) -> int:
        """How many play: said, or as many as there are hands."""
        hands = self.texts("hands", 'a list of hands, as in ["9h As", "5c"]')
        if "hands" not in self.scene or not hands:
            raise self.error("hands", 'needed: one text a seat, as in ["9h As", "5c"]')
        seats = self.within("seats", len(hands), 2, self.rules.seats[-1])
        if seats < len(hands):
            raise self.error("seats", f"there are {len(hands)} hands for {seats} seats")
        return seats

    @cached_property
    def hands(self) -> list[list[Face]]:
        """The hands, seat by seat."""
        return self.seat_lists("hands", self.seats)

    @cached_property
    def dealer(self) -> int:
        """Who dealt: said, or the last seat."""
        return self.within("dealer", self.seats - 1, 0, self.seats - 1)

    @cached_property
    def rules(self) -> RuleSet:
        """The rules that the scene is played by."""
        name: str = self.get("rules", str, "", "the name of rules or a path, in quotes")
        if not name:
            raise self.error("rules", 'needed, as in rules = "monclar"')
        options: dict[str, Any] = self.get("with", dict, {}, "a section [with] of keys of a rule file")
        if "resolved" in self.scene:
            return self._resolved(name, options)
        path = self.folder / name if self.folder is not None and name.endswith(".toml") else name
        try:
            rules = load_rules(path, options=options)
            then = self._not_yet(rules.family)
            return load_rules(path, options=options | then) if then else rules
        except RulesError as error:
            raise self.error("with" if error.file == OPTIONS else "rules", str(error)) from error

    def _resolved(self, name: str, options: dict[str, Any]) -> RuleSet:
        """Return the rules that the file says itself. A knob that its engine did not know has its default there."""
        section: dict[str, Any] = self.get("resolved", dict, {}, "a section [resolved] of keys of a rule file")
        try:
            return read_resolved(name, section, options=options, is_checked=True)
        except RulesError as error:
            raise self.error("resolved", str(error)) from error

    def _not_yet(self, family: str) -> dict[str, Any]:
        """Return the knobs that the engine which played the file did not have, with what it did instead."""
        played: Any = self.scene.get("played")
        engine: Any = cast("dict[str, Any]", played).get("engine") if isinstance(played, dict) else None
        if not isinstance(engine, int):
            return {}
        return {name: knob.default for name, knob in schema_of(family).knobs.items() if knob.since > engine}

    def set_turn(self, state: Any) -> None:
        """Read who dealt, whose turn it is, which way it goes, and what chance goes on from."""
        state.dealer = self.dealer
        state.direction = self.within("direction", 1, -1, 1)
        if state.direction == 0:
            raise self.error("direction", "must be 1 (clockwise) or -1")
        state.turn = self.within("turn", (self.dealer + 1) % self.seats, 0, self.seats - 1)
        begin(state, seeded(state, self.seed("random_seed", 0)))

    def set_out(self, state: Any, empty: list[int]) -> None:
        """Put the seats out that are *empty*, where the round goes on without them; `out` says in which order."""
        state.left = self.seats
        said: list[Any] = self.get("out", list, empty, "a list of seats")
        if sorted(said, key=str) != sorted(empty, key=str):
            raise self.error("out", f"must name the seats without cards, first to last: {empty} in some order")
        for seat in said:
            state.places[self.seats - state.left] = seat
            state.out |= 1 << seat
            state.left -= 1

    def check_cards(self, round_: Round) -> None:
        """A card that the pack has not, or that lies in more places than there are packs, is a slip of the pen."""
        as_many_as_needed = "packs" in self.rules.knobs and not self.rules.at("packs", seats=round_.seats)
        packs = MOST_PACKS if as_many_as_needed else self.rules.packs(seats=round_.seats)
        for face, count in Counter(round_.cards()).items():
            if not self.rules.deck >> face & 1:
                raise self.error("hands", f"{face_name(face)} is not in this pack of {self.rules.deck.bit_count()} cards")
            if count > min(MOST_PACKS, packs * self.rules.pack.count(face)):
                raise self.error("hands", f"{face_name(face)} stands in {count} places, and there can be {packs} packs")
