"""Position files: any scene, the moves played in it, and what must come of them.

A position file is TOML; a test scenario is a position file with a section ``[expect]``. `load_position` reads one,
`Position.replay` plays its moves, `position_json` tells the end, `check_position` compares it with what the file expects.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

from huit.cards import CardError, Face, face_name, faces_text, parse_faces, parse_suit
from huit.engine.bits import hash_seed
from huit.engine.events import Event
from huit.engine.refusal import IllegalAction
from huit.engine.round import Round, hand_of
from huit.engine.shedding.state import RoundState, lay, show
from huit.rules import MOST_PACKS, CompiledRules, RulesError, RuleSet, compile_rules, load_rules
from huit.rules.columns import MOST_CARDS, named_row

_KEYS = (
    *("title", "rules", "with", "seats", "dealer", "hands", "discard", "stock", "moves", "covers", "expect"),
    *("turn", "suit", "debt", "direction", "random_seed", "unannounced", "out", "sweeper"),
)
_MOST_MOVES = 10_000


class PositionError(ValueError):
    """A position file that makes no scene; the message names the key and says what would be right."""


class RefusedMoveError(ValueError):
    """A move of a position file that may not be made: its number, and why."""

    def __init__(self, number: int, move: str, error: IllegalAction) -> None:
        allowed = ", ".join(error.legal) if error.legal else "nothing now"
        super().__init__(f"move {number} ({move!r}): {error.reason.code}; legal for seat {error.seat}: {allowed}")
        self.number = number
        self.move = move
        self.error = error


@dataclass
class Position:
    """A scene, the moves to be played in it, and what is expected at the end.

    >>> text = 'rules = "monclar"\\nhands = ["9h As Kd", "5c 6c"]\\ndiscard = "5h"\\nstock = "2c 3d"\\nmoves = ["0 9h", "1 draw"]'
    >>> position = read_position(text)
    >>> for number, move, events in position.replay():
    ...     print(number, move, [event.kind for event in events])
    1 0 9h ['played', 'attacked']
    2 1 draw ['drew']
    """

    round: Round
    moves: list[tuple[int, str]]
    expect: dict[str, Any] = field(default_factory=dict[str, Any])
    covers: list[str] = field(default_factory=list[str])
    title: str = ""
    file: str = ""

    def replay(self) -> Iterator[tuple[int, str, tuple[Event, ...]]]:
        """Play the moves one by one; yield number (from 1), move and what happened.

        Raises:
            RefusedMoveError: at the first move that may not be made.
        """
        for number, (seat, word) in enumerate(self.moves, start=1):
            move = f"{seat} {word}"
            try:
                yield number, move, self.round.play(word, seat=seat)
            except IllegalAction as error:
                raise RefusedMoveError(number, move, error) from error


def load_position(path: str | Path) -> Position:
    """Return the scene of a position file.

    Raises:
        PositionError: if it makes none.
        RulesError: if its rules cannot be.
    """
    path = Path(path)
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PositionError(f"{path.name}: cannot be read: {error}") from error
    return read_position(text, file=path.name, folder=path.parent)


def read_position(text: str, *, file: str = "position", folder: Path | None = None) -> Position:
    """Return the scene that a TOML text sets; rules given by a path are looked for beside *folder*.

    Raises:
        PositionError: if it makes none; the message names the key.
    """
    try:
        scene = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"{file}: not a TOML file: {error}") from error
    return _Scene(scene, file, folder).position()


def position_json(round_: Round) -> dict[str, Any]:
    """Return where a round stands, as one JSON-ready object; `may_act` lists moves without the seat.

    What may be called out (``say``, ``catch``) carries no round on, and stands apart in `may_react`.
    """
    result = round_.result
    return {
        "rules": round_.rules.id,
        "seats": round_.seats,
        "over": round_.over,
        "turn": round_.turn,
        "may_act": {str(seat): list(words) for seat, words in round_.may_act().items()},
        "may_react": {str(seat): list(words) for seat, words in round_.may_react().items()},
        "direction": round_.direction,
        "upcard": face_name(round_.state.top),
        "suit": round_.suit,
        **({} if round_.stands_for is None else {"stands_for": face_name(round_.stands_for)}),
        "debt": round_.debt,
        "hands": [faces_text(hand) for hand in round_.hands],
        "stock": faces_text(round_.stock),
        "discard": faces_text(round_.discard),
        "out": list(round_.out),
        "result": None if result is None else result.as_dict(),
    }


def check_position(path: str | Path) -> list[str]:
    """Return how the end of a position file differs from what it expects: nothing when all holds.

    ``error = CODE`` expects that the last move, and no other, is refused for that reason.

    Raises:
        PositionError: if the file makes no scene, or expects something that is never told.
    """
    position = load_position(path)
    expect = dict(position.expect)
    wanted = expect.pop("error", None)
    refusal: RefusedMoveError | None = None
    try:
        for _ in position.replay():
            pass
    except RefusedMoveError as error:
        refusal = error
    if refusal is not None and (wanted is None or refusal.number < len(position.moves)):
        return [str(refusal)]
    differences: list[str] = []
    if wanted is not None and (refusal is None or refusal.error.code != wanted):
        differences.append(f"error: expected {wanted!r}, found {refusal.error.code if refusal else 'no refusal'!r}")
    found = position_json(position.round)
    for key, value in expect.items():
        if key not in found:
            raise PositionError(f"{position.file}: expect.{key}: unknown key; known: error, {', '.join(found)}")
        differences += _differences(key, value, found[key])
    return differences


def _differences(key: str, expected: Any, found: Any) -> list[str]:
    # The order of the cards in a hand is nobody's business.
    if key == "hands" and _sorted_cards(expected) == _sorted_cards(found):
        return []
    if key in ("may_act", "may_react") and _sorted_words(expected) == _sorted_words(found):
        return []
    if key == "result" and isinstance(expected, dict) and isinstance(found, dict):
        expected, found = cast("dict[str, Any]", expected), cast("dict[str, Any]", found)
        return [line for name, value in expected.items() for line in _differences(f"result.{name}", value, found.get(name))]
    # TOML has no null: an empty text or `false` stands for it.
    if found is None and expected in ("", False):
        return []
    return [] if expected == found else [f"{key}: expected {expected!r}, found {found!r}"]


def _sorted_cards(hands: Any) -> list[list[str]] | None:
    return [sorted(str(hand).split()) for hand in cast("list[Any]", hands)] if isinstance(hands, list) else None


def _sorted_words(moves: Any) -> dict[str, list[str]] | None:
    return (
        {seat: sorted(words) for seat, words in cast("dict[str, list[str]]", moves).items()} if isinstance(moves, dict) else None
    )


class _Scene:
    """Reads one position file, key by key."""

    def __init__(self, scene: dict[str, Any], file: str, folder: Path | None) -> None:
        self.scene = scene
        self.file = file
        self.folder = folder
        for key in scene:
            if key not in _KEYS:
                raise self.error(key, f"unknown key; known: {', '.join(_KEYS)}")

    def error(self, key: str, right: str) -> PositionError:
        return PositionError(f"{self.file}: {key}: {right}")

    def get(self, key: str, kind: type, default: Any, right: str) -> Any:
        """Return the value of *key*, of that kind."""
        value = self.scene.get(key, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(key, f"must be {right}, not {value!r}")
        return value

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

    def position(self) -> Position:
        """Return the scene."""
        hands = [self.cards("hands", text) for text in self.texts("hands", 'a list of hands, as in ["9h As", "5c"]')]
        rules = self.rules()
        most = rules.seats[-1]
        if "hands" not in self.scene or not hands:
            raise self.error("hands", 'needed: one text a seat, as in ["9h As", "5c"]')
        seats = self.within("seats", len(hands), 2, most)
        if seats < len(hands):
            raise self.error("seats", f"there are {len(hands)} hands for {seats} seats")
        hands += [[] for _ in range(seats - len(hands))]
        columns = compile_rules(self.roomy(rules, seats), seats=seats)
        round_ = Round(rules, columns, self.state(columns, hands))
        self.check_cards(rules, round_)
        moves = [self.move(number, text, seats) for number, text in enumerate(self.texts("moves", "a list of moves"), start=1)]
        if len(moves) > _MOST_MOVES:
            raise self.error("moves", f"{len(moves)} are too many (at most {_MOST_MOVES})")
        expect: dict[str, Any] = self.get("expect", dict, {}, "a section [expect]")
        covers = self.texts("covers", "a list of statements")
        title: str = self.get("title", str, "", "a text")
        return Position(round_, moves, expect, covers, title, self.file)

    def rules(self) -> RuleSet:
        name: str = self.get("rules", str, "", "the name of rules or a path, in quotes")
        if not name:
            raise self.error("rules", 'needed, as in rules = "monclar"')
        options: dict[str, Any] = self.get("with", dict, {}, "a section [with] of keys of a rule file")
        path = self.folder / name if self.folder is not None and name.endswith(".toml") else name
        try:
            return load_rules(path, options=options)
        except RulesError as error:
            raise self.error("with" if str(error).startswith("[with]") else "rules", str(error)) from error

    def roomy(self, rules: RuleSet, seats: int) -> RuleSet:
        """Return *rules* with a hand that can be dealt: a scene deals nothing, so its seats may be more than a deal allows."""
        try:
            compile_rules(rules, seats=seats)
        except RulesError:
            return replace(rules, knobs=dict(rules.knobs) | {"hand": 1})
        return rules

    def state(self, rules: CompiledRules, hands: list[list[Face]]) -> RoundState:
        """Return the state that the file describes."""
        state = RoundState()
        for seat, hand in enumerate(hands):
            try:
                hand_of(hand, state, seat)
            except ValueError as error:
                raise self.error("hands", f"seat {seat}: {error}") from error
        stock = self.cards("stock", self.get("stock", str, "", 'a text such as "2c 3d"'))
        self.set_discard(rules, state)
        if len(stock) + state.discard_size + sum(len(hand) for hand in hands) > MOST_CARDS:
            raise self.error("stock", f"too many cards in play (at most {MOST_CARDS})")
        state.stock[: len(stock)] = stock[::-1]
        state.stock_size = len(stock)
        self.set_out(rules, state)
        self.set_turn(state, rules.seats)
        self.set_announced(state, rules.seats)
        # The top has just been laid, and may be jumped in on, unless it is the starter, which nobody laid.
        state.fresh = rules.jump_in if state.discard_size > 1 else 0
        return state

    def set_discard(self, rules: CompiledRules, state: RoundState) -> None:
        """Lay the discard; a joker on top may stand for a card (``9h Xr=Ad``), and a transparent one shows what it covers."""
        text, _, stands_for = self.get("discard", str, "", 'a text such as "3c 5h"').partition("=")
        discard = self.cards("discard", text)
        if not discard:
            raise self.error("discard", "needed: at least the top card, last")
        if len(discard) > MOST_CARDS:
            raise self.error("discard", f"too many cards in play (at most {MOST_CARDS})")
        for face in discard:
            lay(state, face)
            if not rules.transparent[face] or state.discard_size == 1:
                show(state, face)
        if stands_for:
            if not rules.stands_for[state.top]:
                raise self.error("discard", f"{face_name(state.top)} stands for no other card by these rules")
            show(state, self.cards("discard", stands_for)[-1])

    def set_out(self, rules: CompiledRules, state: RoundState) -> None:
        """Where a round goes on after a player is out, an empty hand is out already; `out` says in which order."""
        state.left = rules.seats
        empty = [seat for seat in range(rules.seats) if state.hand_sizes[seat] == 0] if rules.goes_on or rules.teams else []
        said: list[Any] = self.get("out", list, empty, "a list of seats")
        if sorted(said, key=str) != sorted(empty, key=str):
            raise self.error("out", f"must name the seats without cards, first to last: {empty} in some order")
        for seat in said:
            state.places[rules.seats - state.left] = seat
            state.out |= 1 << seat
            state.left -= 1

    def set_turn(self, state: RoundState, seats: int) -> None:
        state.dealer = self.within("dealer", seats - 1, 0, seats - 1)
        state.direction = self.within("direction", 1, -1, 1)
        if state.direction == 0:
            raise self.error("direction", "must be 1 (clockwise) or -1")
        state.turn = self.within("turn", (state.dealer + 1) % seats, 0, seats - 1)
        state.rng = hash_seed(self.within("random_seed", 0, 0, (1 << 62) - 1))
        state.draw_debt = self.within("debt", 0, 0, 200)
        state.attacker = state.shown
        state.sweeper = self.within("sweeper", (state.turn - state.direction) % seats, 0, seats - 1)
        if "suit" in self.scene:
            try:
                suit = parse_suit(self.get("suit", str, "", "c, d, h or s"))
            except CardError as error:
                raise self.error("suit", str(error)) from error
            state.in_force = named_row(state.shown, suit)

    def set_announced(self, state: RoundState, seats: int) -> None:
        """Who begins with one card has announced it, unless the file says otherwise."""
        for seat in range(seats):
            state.announced |= (state.hand_sizes[seat] == 1) << seat
        for seat in self.get("unannounced", list, [], "a list of seats"):
            if not isinstance(seat, int) or not 0 <= seat < seats or state.hand_sizes[seat] != 1:
                raise self.error("unannounced", f"{seat!r} is not a seat with one card")
            state.window |= 1 << seat
            state.forgot |= 1 << seat
            state.announced &= ~(1 << seat)

    def check_cards(self, rules: RuleSet, round_: Round) -> None:
        """A card that the pack has not, or that lies in more places than there are packs, is a slip of the pen."""
        packs = rules.at("packs", seats=round_.seats) or MOST_PACKS
        counted = Counter(face for hand in (*round_.hands, round_.stock, round_.discard) for face in hand)
        for face, count in counted.items():
            if not rules.deck >> face & 1:
                raise self.error("hands", f"{face_name(face)} is not in this pack of {rules.deck.bit_count()} cards")
            if count > packs:
                raise self.error("hands", f"{face_name(face)} stands in {count} places, and there can be {packs} packs")

    def move(self, number: int, text: str, seats: int) -> tuple[int, str]:
        """Return seat and word of a move such as ``0 9h``."""
        seat, _, word = text.strip().partition(" ")
        if not seat.isdecimal() or int(seat) >= seats or not word:
            raise self.error("moves", f"move {number}: {text!r} is not a seat (0 to {seats - 1}) and a word, as in '0 9h'")
        return int(seat), word.strip()
