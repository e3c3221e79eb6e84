"""Reading a position file key by key, with errors that name the key: what the scenes of all families share."""

from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from huit.cards import CardError, Face, face_name, parse_faces
from huit.engine.chance import SEEDS, Seed, begin, is_key, seeded
from huit.engine.round import Round
from huit.rules import MOST_PACKS, FileError, Mistake, RulesError, RuleSet, compile_rules, load_rules
from huit.rules.loader import OPTIONS, read_resolved
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import ByLanguage
from huit.views.mistakes import PositionMistake


class PositionError(FileError):
    """A position file that makes no scene; the message names the key and says what would be right."""


_CARDS = ("hands", "discard", "stock", "chien", "trick", "face_up", "face_down")
"""The keys under which cards lie."""


class Reader:
    """Reads one position file, or a section of it, key by key; the keys of a section stand behind its name: *at*."""

    def __init__(self, scene: dict[str, Any], file: str, folder: Path | None, at: str = "") -> None:
        self.scene = scene
        self.file = file
        self.folder = folder
        self.at = at

    def error(self, mistake: Mistake, key: str, **facts: object) -> PositionError:
        return PositionError(mistake, self.file, self.at + key, **facts)

    def get(self, key: str, kind: type, default: Any, mistake: Mistake, **facts: object) -> Any:
        """Return the value of *key*, of that kind; what is of another is the *mistake*."""
        value = self.scene.get(key, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(mistake, key, value=value, **facts)
        return value

    def section(self, key: str, known: tuple[str, ...]) -> "Reader":
        """Return a reader of the section of that name, which may hold the keys that are *known*."""
        section = Reader(self.mapping(key), self.file, self.folder, f"{self.at}{key}.")
        section.refuse_unknown(known)
        return section

    def mapping(self, key: str) -> dict[str, Any]:
        """Return a section as it is."""
        return self.get(key, dict, {}, PositionMistake.NOT_A_SECTION, name=self.at + key)

    def text(self, key: str, default: str = "") -> str:
        return self.get(key, str, default, FileMistake.NOT_A_TEXT)

    def switch(self, key: str) -> bool:
        return self.get(key, bool, False, FileMistake.NOT_A_SWITCH)

    def texts(self, key: str, mistake: Mistake) -> list[str]:
        """Return a list of texts; what is another thing is the *mistake*."""
        values: list[Any] = self.get(key, list, [], mistake)
        if not all(isinstance(value, str) for value in values):
            raise self.error(mistake, key, value=values)
        return cast("list[str]", values)

    def cards(self, key: str, text: str) -> list[Face]:
        """Return the cards that a text of *key* names."""
        try:
            return parse_faces(text)
        except CardError as error:
            raise self.error(PositionMistake.NO_SUCH_CARD, key, word=error.text) from error

    def run(self, key: str) -> list[Face]:
        """Return the cards of *key*, one text."""
        return self.cards(key, self.get(key, str, "", PositionMistake.NOT_CARDS))

    def within(self, key: str, default: int, low: int, high: int) -> int:
        value: int = self.get(key, int, default, FileMistake.NOT_A_NUMBER, low=low, high=high)
        if not low <= value <= high:
            raise self.error(FileMistake.OUT_OF_BOUNDS, key, value=value, low=low, high=high, because="")
        return value

    def seed(self, key: str, default: int) -> Seed:
        """Return a seed: a whole number, or a key in quotes."""
        value = self.scene.get(key, default)
        if isinstance(value, str) and is_key(value):
            return value
        if type(value) is not int or not 0 <= value < SEEDS:
            raise self.error(PositionMistake.NOT_A_SEED, key, value=value, most=SEEDS - 1)
        return value

    def key(self, key: str) -> str:
        """Return a key, in quotes."""
        value = self.scene.get(key)
        if not is_key(value):
            raise self.error(PositionMistake.NOT_A_KEY, key, value=value)
        return cast("str", value)

    def refuse_unknown(self, known: tuple[str, ...]) -> None:
        """Refuse a key that the scene has no use for."""
        for key in self.scene:
            if key not in known:
                raise self.error(PositionMistake.UNKNOWN_KEY, key, name=key, known=known)

    def seat_lists(self, key: str, seats: int) -> list[list[Face]]:
        """Return the cards of every seat that a list of texts gives, in order; a seat that is not named has none."""
        lists = [self.cards(key, text) for text in self.texts(key, PositionMistake.NOT_HANDS)]
        self.for_seats(key, len(lists), seats)
        return lists + [[] for _ in range(seats - len(lists))]

    def for_seats(self, key: str, count: int, seats: int) -> None:
        """Refuse more values than there are seats."""
        if count > seats:
            raise self.error(PositionMistake.MORE_THAN_SEATS, key, count=count, seats=seats)

    @cached_property
    def seats(self) -> int:
        """How many play: ``seats``, or as many as there are hands."""
        count, low, high = len(self.texts("hands", PositionMistake.NOT_HANDS)), self.rules.seats[0], self.rules.seats[-1]
        if not count:
            raise self.error(PositionMistake.HANDS_NEEDED, "hands")
        if "seats" not in self.scene and not low <= count <= high:
            if low < high:
                raise self.error(PositionMistake.HANDS_OUT_OF_BOUNDS, "hands", count=count, low=low, high=high)
            raise self.error(PositionMistake.WRONG_NUMBER_OF_HANDS, "hands", count=count, wanted=low)
        seats = self.within("seats", count, low, high)
        if seats < count:
            raise self.error(PositionMistake.FEWER_SEATS_THAN_HANDS, "seats", seats=seats, count=count)
        return seats

    @cached_property
    def hands(self) -> list[list[Face]]:
        """The hands, seat by seat."""
        hands = self.seat_lists("hands", self.seats)
        for hand in hands:
            for face, count in Counter(hand).items():
                if count > MOST_PACKS:
                    raise self.too_many("hands", face, count, MOST_PACKS)
        return hands

    def too_many(self, key: str, face: Face, count: int, most: int) -> PositionError:
        return self.error(PositionMistake.TOO_MANY_OF_A_CARD, key, card=face_name(face), count=count, most=most)

    @cached_property
    def dealer(self) -> int:
        """The dealer: ``dealer``, or the last seat."""
        return self.within("dealer", self.seats - 1, 0, self.seats - 1)

    @cached_property
    def rules(self) -> RuleSet:
        """The rules that the scene is played by."""
        name: str = self.get("rules", str, "", PositionMistake.NOT_RULES)
        if not name:
            raise self.error(PositionMistake.RULES_NEEDED, "rules")
        options = self.mapping("with")
        path = self.folder / name if self.folder is not None and name.endswith(".toml") else name
        try:
            if "resolved" in self.scene:
                return read_resolved(name, self.mapping("resolved"), options=options, is_checked=True)
            return load_rules(path, options=options)
        except RulesError as error:
            raise self.of_rules(error) from error

    def of_rules(self, error: RulesError) -> PositionError:
        """Return what is wrong with the rules, at the key of this file that says it."""
        if "resolved" in self.scene:
            section = "resolved"
        elif error.file == OPTIONS or error.key.partition(".")[0] in self.mapping("with"):
            section = "with"
        else:
            why = ByLanguage.of(error.text)
            return self.error(PositionMistake.OF_RULES, "rules", why=why)
        return self.error(error.mistake, f"{section}.{error.key}".rstrip("."), **error.facts)

    def columns(self, rules: RuleSet) -> Any:
        """Return *rules* as the engine reads them, for as many as play."""
        try:
            return compile_rules(rules, seats=self.seats)
        except RulesError as error:
            raise self.of_rules(error) from error

    def set_turn(self, state: Any) -> None:
        """Read who dealt, whose turn it is, which way it goes, and what chance goes on from."""
        state.dealer = self.dealer
        state.direction = self.within("direction", self.rules.direction, -1, 1)
        if state.direction == 0:
            raise self.error(PositionMistake.NOT_A_DIRECTION, "direction", value=0)
        state.turn = self.within("turn", self.rules.first_seat(dealer=self.dealer, seats=self.seats), 0, self.seats - 1)
        begin(state, seeded(state, self.seed("random_seed", 0)))

    def set_out(self, state: Any, empty: list[int]) -> None:
        """Put the seats out that are *empty*, where the round goes on without them; `out` says in which order."""
        state.left = self.seats
        out: list[Any] = self.get("out", list, empty, PositionMistake.NOT_SEATS)
        if any(type(seat) is not int for seat in out) or sorted(out) != sorted(empty):
            mistake = PositionMistake.NOT_THE_EMPTY_SEATS if empty else PositionMistake.NOBODY_IS_OUT
            raise self.error(mistake, "out", value=out, empty=f"{empty}")
        for seat in out:
            state.places[self.seats - state.left] = seat
            state.out |= 1 << seat
            state.left -= 1

    def check_cards(self, round_: Round) -> None:
        """A card that the pack has not, or that lies in more places than there are packs, is a slip of the pen."""
        as_many_as_needed = "packs" in self.rules.knobs and not self.rules.at("packs", seats=round_.seats)
        packs = MOST_PACKS if as_many_as_needed else self.rules.packs(seats=round_.seats)
        for face, count in Counter(round_.cards()).items():
            if not self.rules.deck >> face & 1:
                size = self.rules.deck.bit_count()
                raise self.error(PositionMistake.NOT_IN_THE_PACK, self._key_of(face), card=face_name(face), size=size)
            most = min(MOST_PACKS, packs * self.rules.pack.count(face))
            if count > most:
                raise self.too_many(self._key_of(face), face, count, most)

    def _key_of(self, face: Face) -> str:
        """Return the key under which a card was written last."""
        written = {key: f"{value}" for key, value in self.scene.items() if key in _CARDS}
        return next((key for key in reversed(written) if face_name(face) in written[key]), "hands")
