"""The door to a round of Danish: it checks whatever comes, then calls the kernels."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import product
from typing import Any, cast

from huit.cards import RANKS, SUITS, Face, face_name, faces_of, faces_text, rank_of, suit_of
from huit.engine.actions import PASS, Action, ActionSet, Seat
from huit.engine.chance import Seed
from huit.engine.danish.apply import apply_action
from huit.engine.danish.deal import deal_round
from huit.engine.danish.legal import FLIP, FOUR, PICK_UP, others_playing, run_on_top
from huit.engine.danish.moves import DanishMove
from huit.engine.danish.state import PHASES, REASONS, SET, SWAP, TARGET, DanishState
from huit.engine.danish.view import DanishView, by_rank
from huit.engine.events import Event
from huit.engine.hands import PLANES
from huit.engine.heard import Duty
from huit.engine.refusal import Reason
from huit.engine.round import Move, StockRound, others
from huit.rules import RuleSet
from huit.rules.danish.columns import DanishRules
from huit.rules.danish.schema import MOST_ROW

_CARDS = (1 << PICK_UP) - 1


def deal(rules: RuleSet, columns: DanishRules, *, seed: Seed, dealer: Seat) -> "DanishRound":
    """Deal a round; see `huit.engine.round.new_round`."""
    round_ = DanishRound(rules, columns, DanishState())
    round_.deal_by(deal_round, seed, dealer)
    return round_


class DanishRound(StockRound):
    """One round of Danish: see `Round`.

    >>> from huit import load_rules, new_round
    >>> round_ = new_round(load_rules("danish"), seats=2, seed=1)
    >>> round_.phase, [len(row) for row in round_.face_up], round_.legal_moves()[-1]
    ('swap', [3, 3], 'pass')
    """

    reasons = REASONS
    columns: DanishRules
    state: DanishState

    # What lies before everybody

    @property
    def phase(self) -> str:
        """The phase of the round: one of `PHASES`."""
        return PHASES[self.state.phase]

    @property
    def gone(self) -> list[Face]:
        """The cards that have left the game."""
        return self.state.gone[: self.state.gone_size]

    def hand(self, seat: Seat) -> list[Face]:
        """See `Round.hand`: from the lowest rank to the highest."""
        return by_rank(self.state.hands[PLANES * seat : PLANES * (seat + 1)])

    def plays_from(self, seat: Seat) -> list[Face]:
        """Return the cards that *seat* lays in its turn: its hand, or once it is empty the face-up ones, where they stay."""
        if self.columns.rows_stay and not self.state.hand_sizes[seat]:
            return by_rank([1 << card - 1 for card in self._row(self.state.up, seat) if card])
        return self.hand(seat)

    @property
    def face_up(self) -> list[list[Face]]:
        """The face-up cards of every seat, slot by slot."""
        return [[card - 1 for card in self._row(self.state.up, seat) if card] for seat in range(self.seats)]

    @property
    def face_down(self) -> list[list[Face]]:
        """The face-down cards of every seat, slot by slot: nobody knows them."""
        return [[card - 1 for card in self._row(self.state.down, seat) if card] for seat in range(self.seats)]

    @property
    def slots_left(self) -> list[list[int]]:
        """The slots of every seat, from 1 on, that still hold a face-down card."""
        return [[1 + slot for slot, card in enumerate(self._row(self.state.down, seat)) if card] for seat in range(self.seats)]

    def _row(self, column: list[int], seat: Seat) -> list[int]:
        return column[MOST_ROW * seat : MOST_ROW * seat + self.columns.row]

    @property
    def attacked(self) -> Seat | None:
        """The seat that the discard was sent to."""
        return self.state.turn if self.state.attacked and not self.over else None

    @property
    def stands_for(self) -> Face | None:
        """The card that the top of the discard copies; None where it copies none."""
        return self.state.shown if self.state.discard_size and self.discard[-1] != self.state.shown else None

    @property
    def asks(self) -> dict[str, Any]:
        """The demands of the discard: ``least`` and ``most`` rank, the ``suit`` that one card must have, or the ``answers``."""
        rules, shown = self.columns, self.state.shown
        asks: dict[str, Any] = {"least": None, "most": None, "suit": None, "answers": None}
        if shown < 0 or self.over:
            return asks
        if self.state.attacked:
            ranks = dict.fromkeys(RANKS[rank_of(face)] for face in faces_of(rules.answers[shown]))
            return asks | {"answers": list(ranks)}
        asks["most" if rules.caps >> shown & 1 else "least"] = RANKS[rank_of(shown)]
        return asks | {"suit": SUITS[suit_of(shown)] if rules.asks_suit >> shown & 1 else None}

    @property
    def duty(self) -> Duty | None:
        """See `Round.duty`."""
        state = self.state
        return None if self.over or state.phase == SWAP else Duty(state.turn, "send" if state.phase == TARGET else "play")

    @property
    def ready(self) -> tuple[Seat, ...]:
        """The seats that have finished exchanging."""
        return faces_of(self.state.ready)

    @property
    def all_at_once(self) -> bool:
        """See `Round.all_at_once`: before the first play everybody exchanges."""
        return self.state.phase == SWAP

    @property
    def waiting(self) -> Collection[Seat]:
        """See `Round.waiting`: all but the one whose turn it is, once nobody exchanges any more."""
        return () if self.state.phase == SWAP else others(self.columns.seats, self.state.turn)

    def cards(self) -> Iterable[Face]:
        """See `Round.cards`."""
        for cards in (*self.hands, *self.face_up, *self.face_down, self.stock, self.discard, self.gone):
            yield from cards

    # What may be done

    def moves(self, seat: Seat | None = None, view: DanishView | None = None) -> tuple[DanishMove, ...]:
        """See `Round.moves`: sets are listed in one order, but for those where it matters which card lies on top.

        *view* is that of the seat, if it was made.
        """
        seat = self.state.turn if seat is None else seat
        return tuple(self._moves(seat, self.legal_actions(seat) if view is None else view.actions))

    def _moves(self, seat: Seat, actions: ActionSet) -> Iterator[DanishMove]:
        if self.state.phase == SWAP:
            yield from self._exchanges(seat, actions)
        elif self.state.phase == TARGET:
            yield from (DanishMove("send", to=target) for target in faces_of(actions))
        elif self.state.phase == SET:
            return  # in the middle of a move
        else:
            yield from self._sets(seat, actions & _CARDS)
            if actions >> PICK_UP & 1:
                yield DanishMove("pickup")
            yield from (DanishMove("flip", slot=slot) for slot in faces_of(actions >> FLIP))

    def _exchanges(self, seat: Seat, actions: ActionSet) -> Iterator[DanishMove]:
        if not actions >> PASS & 1:
            return
        up = sorted({card - 1 for card in self._row(self.state.up, seat) if card})
        yield from (DanishMove("swap", (laid, taken)) for laid in faces_of(actions & _CARDS) for taken in up)
        yield DanishMove("pass")

    def _sets(self, seat: Seat, cards: ActionSet) -> Iterator[DanishMove]:
        """Yield every set that may be laid, and for those that send the discard every seat that it may be sent to."""
        held = Counter(face for face in self.plays_from(seat) if cards >> face & 1)
        for rank in sorted({rank_of(face) for face in held}, key=lambda rank: (rank + 12) % 13):
            for faces in self._sets_of(rank, held):
                targets = self._targets(seat, faces)
                yield from (DanishMove("play", faces, target) for target in targets or [None])

    def _sets_of(self, rank: int, held: Counter[Face]) -> Iterator[tuple[Face, ...]]:
        faces = [face for face in held if rank_of(face) == rank]
        for counts in product(*(range(held[face] + 1) for face in faces)):
            chosen = tuple(face for face, count in zip(faces, counts, strict=True) for _ in range(count))
            if not chosen or self._lacks_suit(chosen):
                continue
            if self.columns.asks_suit >> chosen[0] & 1:
                # DA-13: the suit of the top one counts.
                yield from (_with_top(chosen, top) for top in dict.fromkeys(chosen))
            else:
                yield chosen

    def _read(self, move: str | Move) -> DanishMove:
        """Read *move* as `Round` does; a set may be written in any order, and is laid in the one in which it is listed."""
        read = cast("DanishMove", super()._read(move))
        return read._replace(faces=self._as_listed(read.faces)) if read.word == "play" else read

    def _as_listed(self, faces: tuple[Face, ...]) -> tuple[Face, ...]:
        """Return the cards of a set as `_sets_of` lists them: the top one stays where it is if its suit counts."""
        ordered = tuple(sorted(faces))
        return _with_top(ordered, faces[-1]) if self.columns.asks_suit >> faces[0] & 1 else ordered

    def _lacks_suit(self, faces: tuple[Face, ...]) -> bool:
        """Tell whether a card of the demanded suit is missing."""
        rules, state = self.columns, self.state
        if state.discard_size == 0 or state.attacked or not rules.asks_suit >> state.shown & 1:
            return False
        if (rules.anywhere | rules.copies) >> faces[0] & 1:
            return False
        return all(suit_of(face) != suit_of(state.shown) for face in faces)

    def _targets(self, seat: Seat, faces: tuple[Face, ...]) -> list[Seat]:
        """Return whom a set may be sent to: nobody where it sends nothing, burns the discard, or ends the round."""
        if not self.columns.sends >> faces[-1] & 1 or self._is_last(seat, len(faces)) or self._makes_four(faces):
            return []
        return list(faces_of(others_playing(self.columns, self.state, seat)))

    @property
    def run(self) -> int:
        """How many cards of one rank lie on top of the discard, where four burn it; else 0."""
        return run_on_top(self.state) if self.columns.four_burn else 0

    def _makes_four(self, faces: tuple[Face, ...]) -> bool:
        """Tell whether *faces*, of one rank, burn the discard as the last of four."""
        goes_on = self.run and rank_of(self.discard[-1]) == rank_of(faces[0])
        return bool(self.columns.four_burn) and len(faces) + (self.run if goes_on else 0) >= FOUR

    def _is_last(self, seat: Seat, count: int) -> bool:
        state, rows = self.state, (self.state.up, self.state.down)
        lying = sum(card != 0 for row in rows for card in self._row(row, seat))
        return not self.columns.goes_on and state.hand_sizes[seat] + lying == count and state.stock_size == 0

    def _refusal(self, seat: Seat, move: DanishMove) -> Reason | None:
        if self.over:
            return Reason("over")
        if self.state.phase == SWAP:
            return self._bad_swap(seat, move)
        if seat != self.state.turn:
            return Reason("turn", {"seat": self.state.turn})
        if move.word in ("swap", "pass"):
            return Reason("not_swapping")
        return self._bad_play(seat, move)

    def _bad_swap(self, seat: Seat, move: DanishMove) -> Reason | None:
        actions = self.legal_actions(seat)
        if not actions:
            return Reason("turn", {"seat": self.state.turn})
        if move.word == "pass":
            return None
        if move.word != "swap":
            return Reason("swapping")
        fits = actions >> move.faces[0] & 1 and move.faces[1] + 1 in self._row(self.state.up, seat)
        return None if fits else Reason("bad_swap")

    def _bad_play(self, seat: Seat, move: DanishMove) -> Reason | None:
        actions = self.legal_actions(seat)
        if (move.word == "send") != (self.state.phase == TARGET):
            return Reason("target_needed" if self.state.phase == TARGET else "no_target")
        if move.word == "send":
            return None if actions >> move.to & 1 else self._bad_target(seat)  # type: ignore[operator]
        if move.word == "pickup":
            return None if actions >> PICK_UP & 1 else Reason("can_play" if self.state.discard_size else "no_discard")
        if move.word == "flip":
            if not actions >> FLIP:
                return Reason("not_blind")
            return None if actions >> FLIP + move.slot & 1 else Reason("bad_slot", {"slots": self.slots_left[seat]})
        return self._bad_set(seat, move)

    def _bad_target(self, seat: Seat) -> Reason:
        return Reason("bad_target", {"seats": list(faces_of(others_playing(self.columns, self.state, seat)))})

    def _bad_set(self, seat: Seat, move: DanishMove) -> Reason | None:
        faces, view = move.faces, self.view(seat)
        held = Counter[Face](view.plays_from)
        if len({rank_of(face) for face in faces}) != 1:
            return Reason("bad_set")
        if Counter(faces) - held:
            return Reason("not_held")
        reason = self.why_no_card(view, faces[0])
        if reason is None and self._lacks_suit(faces):
            reason = Reason("suit", {"suit": SUITS[suit_of(self.state.shown)]})
        return reason or self._bad_sending(seat, move)

    def _bad_sending(self, seat: Seat, move: DanishMove) -> Reason | None:
        targets = self._targets(seat, move.faces)
        if move.to is None:
            return Reason("target_needed", {"seats": targets}) if len(targets) > 1 else None
        if not self.columns.sends >> move.faces[-1] & 1 or self._makes_four(move.faces):
            return Reason("no_target")
        return None if move.to in faces_of(others_playing(self.columns, self.state, seat)) else self._bad_target(seat)

    def why_no_card(self, view: DanishView, face: Face) -> Reason | None:
        """Return why a card of the hand of *view* may not be laid in its turn; None if it may."""
        if view.actions >> face & 1:
            return None
        if self.state.phase == TARGET:
            return Reason("target_needed")
        asks = self.asks
        if asks["answers"] is not None:
            return Reason("ace", {"answers": asks["answers"]})
        if self.columns.refuses[self.state.shown] >> face & 1:
            return Reason("refused", {"card": face_name(face), "top": face_name(self.state.shown)})
        if asks["most"] is not None and not self.columns.at_most[self.state.shown] >> face & 1:
            return Reason("too_high", {"rank": asks["most"]})
        if asks["least"] is not None and not self.columns.at_least[self.state.shown] >> face & 1:
            return Reason("too_low", {"rank": asks["least"]})
        return Reason("suit", {"suit": asks["suit"]})

    # Doing it

    def _carry_out(self, seat: Seat, move: DanishMove) -> tuple[Event, ...]:
        return self.noted_all((apply_action, (seat, action)) for action in self._actions(move))

    def _actions(self, move: DanishMove) -> Iterator[Action]:
        """Yield the actions that a move is made of; what the later ones are depends on where the first ones lead."""
        if move.word == "flip":
            yield FLIP + move.slot
        elif move.word in ("pickup", "pass"):
            yield PICK_UP if move.word == "pickup" else PASS
        yield from move.faces
        if self.state.phase == SET:
            yield PASS
        if self.state.phase == TARGET and move.to is not None:
            yield move.to

    # Looking at it

    def __str__(self) -> str:
        """The whole position on a few lines."""
        way = "clockwise" if self.direction == 1 else "counter-clockwise"
        lines = [f"{self.rules.id}, {self.seats} seats, {self.phase}, {way}"]
        for seat, hand in enumerate(self.hands):
            mark = ">" if seat == self.turn else "*" if seat in self.out else " "
            rows = f" | {faces_text(self.face_up[seat])} | {faces_text(self.face_down[seat])}"
            lines.append(f"{mark} {seat}: {faces_text(hand)}{rows}".rstrip())
        lines.append(f"  discard: {faces_text(self.discard)}")
        lines.append(f"  stock: {faces_text(self.stock)}".rstrip())
        return "\n".join(lines)


def _with_top(faces: tuple[Face, ...], top: Face) -> tuple[Face, ...]:
    """Return a set with one card of it on top."""
    rest = list(faces)
    rest.remove(top)
    return (*rest, top)
