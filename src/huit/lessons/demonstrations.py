"""Demonstrations: a position for each row of a rule sheet in which that rule matters.

A rule matters where a move comes to something else without it, could not be made without it, or could. So beside positions by the
rules in force stand the same ones by rules that leave the row out. What no knob makes is shown where it happens.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

from huit.cards import FaceSet, face_name
from huit.engine.actions import Action, Seat
from huit.engine.bits import lowest
from huit.engine.events import Event
from huit.engine.round import Round, new_round
from huit.lessons.positions import (
    FACES,
    NEAR_THE_END,
    USUAL,
    WITH_FEW_CARDS,
    WITHOUT_STOCK,
    Manner,
    beside,
    by_real_rules,
    positions,
)
from huit.lessons.without import rules_without
from huit.rules import RuleSet
from huit.rules.families import schema_of
from huit.rules.prose import Row, rows

Kind = Literal["deal", "play", "refused", "end"]
"""What shows a row: the deal, a move, a move that may not be made, or the end of a round."""

_USUAL_SEATS = 3
"""So few that one sees at once who is next, and who is skipped."""
_DEALS = 40
_MOST_LOOKED = 3000
_MOST_TRIED = 24
"""Moves of a position that are tried."""
_MOST_SEVERAL = 4
"""The same, of those that several actions make."""


class Demonstration(NamedTuple):
    """A position in which a row of a sheet matters."""

    round: Round
    seat: Seat
    """Who acts, and from whose seat it is looked at."""
    kind: Kind
    moves: tuple[str, ...] = ()
    """The moves that show the row, or those that it forbids; none where the deal shows it."""


def demonstration(rules: RuleSet, place: int, *, seats: int | None = None, seed: int = 0, among: int = 8) -> Demonstration | None:
    """Return a position in which the row at that *place* of the sheet of *rules* for so many players matters.

    None if none was found, and for what the players keep by hand. Without *seats* the sheet is for all numbers of players, and
    the position for as many as usually play, or as it takes. It is the plainest *among* so many; the same *seed* finds the same
    one.

    >>> from huit.rules import load_rules
    >>> found = demonstration(load_rules("minimale"), 0, seats=3)
    >>> found.kind, found.moves[0][0]
    ('play', '2')

    Raises:
        IndexError: if the sheet has no such row.
    """
    row = rows(rules, "en", seats=seats)[place]
    if row.key == "by_hand":
        return None
    searches = (_Search(rules, row, number, seed, told_for=seats, among=among) for number in _numbers(rules, seats))
    return next(filter(None, (search.found() for search in searches)), None)


def _numbers(rules: RuleSet, seats: int | None) -> list[int]:
    """Return the numbers of players of which the first is tried first."""
    if seats is not None:
        return [seats]
    usual = min(max(_USUAL_SEATS, rules.seats[0]), rules.seats[-1])
    return list(dict.fromkeys((usual, rules.seats[0], rules.seats[-1])))


def _is_of_the_deal(rules: RuleSet, row: Row) -> bool:
    knob = schema_of(rules.family).knobs.get(row.key)
    return knob is not None and knob.group in ("deal", "start")


class _Search:
    """The search for a position that shows one row."""

    def __init__(self, rules: RuleSet, row: Row, seats: int, seed: int, *, told_for: int | None, among: int) -> None:
        """*told_for* is the number of players that the sheet is for; *among*, of how many positions the plainest is taken."""
        self._rules = rules
        self._row = row
        self._seats = seats
        self._seed = seed
        self._among = among
        self._without = rules_without(rules, row, seats=seats, told_for=told_for)

    def found(self) -> Demonstration | None:
        """Return the best position; None if none was found."""
        if self._row.key == "players":
            return self.any_deal()
        manner = _manner_for(self._rules, self._row)
        if self._row.faces:
            # What they do; or else what others do because of them, as going on them.
            laid = self.in_play(manner, faces=self._row.faces) or self.in_play(NEAR_THE_END, faces=self._row.faces)
            return laid or self.in_play(manner)
        if _is_of_the_deal(self._rules, self._row):
            return self.at_the_deal() or self.in_play(manner) or self.any_deal()
        shown = self.in_play(manner) or self.at_the_deal() or self.as_it_happens(manner)
        return shown or self.in_play(NEAR_THE_END)

    def any_deal(self) -> Demonstration:
        """Return some deal."""
        round_ = new_round(self._rules, seats=self._seats, seed=self._seed)
        return Demonstration(round_, round_.next_to_act(), "deal")

    def at_the_deal(self) -> Demonstration | None:
        """Return a deal that is another one without the row."""
        for seed in range(self._seed * _DEALS, (self._seed + 1) * _DEALS):
            round_ = new_round(self._rules, seats=self._seats, seed=seed)
            others = (new_round(other, seats=self._seats, seed=seed) for other in self._without)
            if any(_as_dealt(round_) != _as_dealt(other) for other in others):
                return Demonstration(round_, round_.next_to_act(), "deal")
        return None

    def in_play(self, manner: Manner, *, faces: FaceSet = 0) -> Demonstration | None:
        """Return the plainest of the first positions that are others without the row; of *faces*, if any are given, when laid."""
        found = _Plainest(self._rules, self._row, self._among)
        for round_, seat in self._positions(manner) if self._without else ():
            differences = [_difference(round_, seat, other, faces) for other in self._without]
            shown = [difference for difference in differences if difference.moves]
            if shown:
                kind, moves = min(shown, key=lambda difference: difference.kind == "refused")
                found.add(round_, seat, kind, moves, missing=len(differences) - len(shown))
            if found.enough:
                break
        return found.best

    def as_it_happens(self, manner: Manner) -> Demonstration | None:
        """Return the plainest of the first positions in which what the row tells of happens."""
        wanted = _occurrence(self._rules, self._row)
        if wanted is None:
            return None
        found = _Plainest(self._rules, self._row, self._among)
        for round_, seat in self._positions(manner):
            kind, moves = _happening(round_, seat, wanted)
            if moves:
                found.add(round_, seat, kind, moves)
            if found.enough:
                break
        return found.best

    def _positions(self, manner: Manner) -> Iterator[tuple[Round, Seat]]:
        for number, position in enumerate(positions(self._rules, seats=self._seats, seed=self._seed, manner=manner)):
            if number == _MOST_LOOKED:
                return
            yield position


def _manner_for(rules: RuleSet, row: Row) -> Manner:
    if row.key == "blocked":
        return WITHOUT_STOCK
    knob = schema_of(rules.family).knobs.get(row.key)
    group = knob.group if knob is not None else ""
    if row.key in ("match", "end") or group in ("end", "count"):
        return NEAR_THE_END
    return WITH_FEW_CARDS if group == "announcing" else USUAL


class _Plainest:
    """The plainest of some positions: the one with the least to see beside what is to be shown."""

    def __init__(self, rules: RuleSet, row: Row, among: int) -> None:
        self._rules = rules
        self._row = row
        self._among = among
        self._found = 0
        self._cost: tuple[int, ...] = ()
        self.best: Demonstration | None = None

    @property
    def enough(self) -> bool:
        return self._found == self._among

    def add(self, round_: Round, seat: Seat, kind: Kind, moves: tuple[str, ...], *, missing: int = 0) -> None:
        """Add a position, which is played on afterwards; it leaves *missing* things of those that the row is about."""
        self._found += 1
        hand = round_.hand(seat)
        acting = sum(bool(self._rules.power(face)) and not self._row.faces >> face & 1 for face in hand)
        lays = any(move[:2] in FACES for move in moves)
        # With two cards, one has to be announced.
        cost = (missing, kind == "refused", not lays, len(hand) < 3, acting, sum(map(len, round_.hands)))
        if self.best is None or cost < self._cost:
            self._cost = cost
            self.best = Demonstration(by_real_rules(round_, self._rules), seat, kind, moves)


# What differs


class _Shown(NamedTuple):
    kind: Kind
    moves: tuple[str, ...]


def _as_dealt(round_: Round) -> object:
    return _told(round_.opening), round_.hands, round_.state.values()


def _told(events: Iterable[Event]) -> list[object]:
    return [(event.public, event.private) for event in events]


def _difference(round_: Round, seat: Seat, other: RuleSet, faces: FaceSet) -> _Shown:
    """Return what shows that *other* rules are others here: what *seat* may do and what comes of it, or what it may not do.

    Where a row is about *faces*, they alone are laid.
    """
    mirror = beside(round_, other)
    mine, theirs, among = round_.legal_actions(seat), mirror.legal_actions(seat), faces or ~0
    acting = {action for action in _each(mine & among) if not theirs >> action & 1 or _differs(round_, mirror, seat, action)}
    moves = tuple(move for move in _to_try(round_, seat, acting, faces) if _comes_to_else(round_, mirror, seat, move))
    if moves:
        return _Shown("play", moves)
    forbidden = {face_name(action) for action in _each(theirs & ~mine & among) if action < len(FACES)}
    return _Shown("refused", tuple(move for move in mirror.legal_moves(seat) if move[:2] in forbidden)[:_MOST_TRIED])


def _each(actions: int) -> Iterator[Action]:
    while actions:
        yield lowest(actions)
        actions &= actions - 1


def _differs(round_: Round, mirror: Round, seat: Seat, action: Action) -> bool:
    """Tell whether an action comes to something else in the *mirror*."""
    one, two = round_.copy(), mirror.copy()
    return _told(one.act(action, seat)) != _told(two.act(action, seat)) or one.state != two.state


def _to_try(round_: Round, seat: Seat, acting: Collection[Action], faces: FaceSet) -> list[str]:
    """Return the moves that may come to something else: those that begin with one of *acting*, and some of several actions."""
    cards = {face_name(action) for action in acting if action < len(FACES)}
    others = not faces and len(cards) < len(acting)
    moves = [*round_.legal_moves(seat), *(round_.reactions(seat) if others else ())]
    chosen = [move for move in moves if (move[:2] in cards if move[:2] in FACES else others)]
    if not faces:
        said = [f"{card}!" for card in round_.announced_plays(seat) if card in moves]
        several = [*said, *(move for move in moves if "=" in move or " " in move)]
        chosen += several[:: 1 + len(several) // _MOST_SEVERAL]
    return list(dict.fromkeys(chosen))[:_MOST_TRIED]


def _comes_to_else(round_: Round, mirror: Round, seat: Seat, move: str) -> bool:
    if mirror.why_not(seat, move) is not None:
        return True
    one, two = round_.copy(), mirror.copy()
    return _told(one.play(move, seat)) != _told(two.play(move, seat)) or one.state != two.state


# What happens


class Occurrence(NamedTuple):
    """The sign of a rule that no knob makes: an event of one of these kinds, a refusal for that reason, or an end of a round."""

    events: tuple[str, ...] = ()
    reason: str = ""
    ends: str = ""
    """The reason for which the round is over; ``any`` for each of them."""


BASICS: Mapping[str, tuple[Occurrence, ...]] = {
    "shedding": (Occurrence(reason="match"),),
    "danish": (Occurrence(reason="too_low"), Occurrence(("picked_up",)), Occurrence(("flipped",)), Occurrence(("laid",))),
    "tricks": (Occurrence(reason="follow"), Occurrence(("trick",)), Occurrence(("played",))),
}
"""What shows each of the basics of a family, in their order."""


def _occurrence(rules: RuleSet, row: Row) -> Occurrence | None:
    schema = schema_of(rules.family)
    knob = schema.knobs.get(row.key)
    if row.key == "basics":
        return BASICS[rules.family][schema.basics["en"].index(row.text)]
    if row.key == "blocked":
        return Occurrence(ends="blocked")
    if knob is not None and knob.acts_on == "words":
        return Occurrence(("announced",))
    return Occurrence(ends="any") if knob is not None or row.key in ("match", "announcing") else None


def _happening(round_: Round, seat: Seat, wanted: Occurrence) -> _Shown:
    """Return what *seat* may do here that brings about what is wanted, or what it may not do for that reason."""
    if wanted.reason:
        reasons = {card: round_.why_not(seat, card) for card in map(face_name, round_.hand(seat))}
        return _Shown("refused", tuple(card for card, reason in reasons.items() if reason and reason.code == wanted.reason))
    shows = tuple(move for move in _moves(round_, seat) if _brings(round_, seat, move, wanted))
    return _Shown("end" if wanted.ends else "play", shows)


def _brings(round_: Round, seat: Seat, move: str, wanted: Occurrence) -> bool:
    after = round_.copy()
    kinds = {event.kind for event in after.play(move, seat)}
    ended = after.result is not None and wanted.ends in ("any", after.result.reason)
    return bool(kinds & set(wanted.events)) or (bool(wanted.ends) and ended)


def _moves(round_: Round, seat: Seat) -> list[str]:
    """Return what *seat* may do here, announced first; not all of it where there is very much."""
    moves, announced = round_.legal_moves(seat), round_.announced_plays(seat)
    with_word = [move + "!" for move in moves if move in announced]
    return [*with_word, *moves, *round_.reactions(seat)][:_MOST_TRIED]
