"""The door to a round of a shedding game: it checks whatever comes, then calls the kernels."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

from huit.cards import JOKERS, RANKS, SUITS, Face, FaceSet, face_name, faces_of, faces_text, is_joker, rank_of
from huit.engine.actions import ALL_SUITS, CATCH, DECLARE, DRAW, NAME_SUIT, PASS, SAY, Action, ActionSet, Seat
from huit.engine.chance import Seed
from huit.engine.events import NOBODY, Event
from huit.engine.hands import PLANES
from huit.engine.heard import Duty
from huit.engine.refusal import Reason
from huit.engine.round import LEAST_CUT, OVER, DealError, StockRound, others
from huit.engine.shedding.announce import announce_late, announce_with_play, catch_some
from huit.engine.shedding.apply import apply_action, send_off
from huit.engine.shedding.deal import deal_cut, sole_winner
from huit.engine.shedding.events import KNOCK_CRY
from huit.engine.shedding.legal import (
    announces_until_last,
    calls_suit,
    carte_goes_with,
    comes_down_to_one,
    draws_on,
    faces_to_stand_for,
    goes_with,
    is_open,
    may_catch,
    may_catch_word,
    may_say_late,
    reactions_of,
)
from huit.engine.shedding.moves import CARTE, KNOCK, SheddingMove, actions_named, announcements_of
from huit.engine.shedding.state import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_RANK,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    DOUBT,
    GIVE,
    HIT,
    NAMED_CARD,
    PLAY,
    REASONS,
    RUN,
    SKIP,
    TAKE,
    TARGET,
    TRADE,
    SheddingState,
    is_own_wild,
)
from huit.engine.shedding.view import SheddingView, by_suit
from huit.engine.shedding.why import short_names, why_not, why_not_card, why_not_choice, why_not_rank
from huit.rules import RuleSet
from huit.rules.shedding.columns import CALLED, LAST_WINNER, NAMED, RANKED, UNPAID, SheddingRules, suit_of_row


def deal(
    rules: RuleSet,
    columns: SheddingRules,
    *,
    seed: Seed,
    dealer: Seat,
    hand: int | None = None,
    cut: int | None = None,
    carried: Mapping[str, Any] | None = None,
) -> "SheddingRound":
    """Deal a round; see `huit.engine.round.new_round`. *carried* is what the round before it left: `SheddingRound.carried`.

    Raises:
        DealError: if hand or cut are out of bounds, or *carried* is nothing that a round leaves.
    """
    if hand is not None:
        sizes = rules.hands_to_choose(seats=columns.seats)
        if hand not in sizes:
            least, most = (sizes[0], sizes[-1]) if sizes else (0, 0)
            bounds = f" (from {least} to {most})" if most else ""
            raise DealError("hand", f"{hand} is not the dealer's to choose{bounds}", low=least, high=most)
        columns = columns.copy()  # those of the rules are everybody's
        columns.hand = hand
    most = columns.cards - LEAST_CUT
    if cut is not None and not LEAST_CUT <= cut <= most:
        bounds = f"(from {LEAST_CUT} to {most})"
        raise DealError("cut", f"{cut} leaves fewer than {LEAST_CUT} cards in a part {bounds}", low=LEAST_CUT, high=most)
    round_ = SheddingRound(rules, columns, SheddingState())
    if carried is not None:
        winner = _winner_carried(columns, carried)
        round_.state.won_before = 1 + winner if columns.starts == LAST_WINNER else 0
    round_.deal_by(deal_cut, seed, dealer, cut or 0)
    return round_


def _winner_carried(columns: SheddingRules, carried: Mapping[str, Any]) -> Seat:
    winner: Any = carried.get("winner")
    if type(winner) is not int or not 0 <= winner < columns.seats:
        raise DealError("carried", f"winner is a seat, to {columns.seats - 1}", high=columns.seats - 1)
    return winner


_DUTIES = {CHOOSE_SUIT: "suit", CHOOSE_FACE: "face", CHOOSE_RANK: "rank", CHOOSE_CARD: "card", TRADE: "trade", DOUBT: "doubt"}
"""The duty of a phase. The kernels note some choices themselves: whom an attack hits, a card that is taken."""


class SheddingRound(StockRound):
    """One round of a shedding game: see `Round`."""

    reasons = REASONS
    columns: SheddingRules
    state: SheddingState

    # What lies before everybody

    @property
    def debt(self) -> int:
        """Cards that the next player must draw unless they answer."""
        return self.state.draw_debt

    @property
    def suit(self) -> str | None:
        """The letter of the suit in force; None on a joker that names none."""
        row = self.state.in_force
        suit = suit_of_row(row)
        return None if suit is None else SUITS[suit]

    @property
    def named_rank(self) -> str | None:
        """The rank that a card had its player name, as long as it is in force."""
        row = self.state.in_force
        return RANKS[(row - RANKED) >> 2] if RANKED <= row < CALLED else None

    @property
    def named_card(self) -> Face | None:
        """The card that a card had its player name, as long as it is in force."""
        return self.state.in_force - CALLED if self.state.in_force >= CALLED else None

    @property
    def named(self) -> str | None:
        """The suit, the rank or the card that a card had its player name; None where the card itself is in force."""
        if self.named_card is not None:
            return face_name(self.named_card)
        return (self.named_rank or self.suit) if self.state.in_force >= NAMED else None

    def hand(self, seat: Seat) -> list[Face]:
        """See `Round.hand`."""
        return list(by_suit(tuple(self.state.hands[PLANES * seat : PLANES * (seat + 1)])))

    @property
    def stands_for(self) -> Face | None:
        """The card whose place the joker on top has taken; None for any other top."""
        state = self.state
        return state.shown if self.columns.stands_for[state.top] and not is_joker(state.shown) else None

    @property
    def wild_ranks(self) -> list[str]:
        """The wild rank of each seat, where each has their own."""
        return [RANKS[level - 1] for level in self.state.levels[: self.seats]] if self.columns.countdown else []

    @property
    def sweep(self) -> tuple[Seat, FaceSet] | None:
        """The seat that laid the attack which goes round now, and the cards that answer it; None where none does."""
        state, rules = self.state, self.columns
        if not state.draw_debt or self.over or not rules.sweeps[state.attacker]:
            return None
        return state.sweeper, rules.accept[UNPAID + state.attacker]

    @property
    def calls(self) -> Mapping[str, Any]:
        """The announcements of these rules: with one card left, of which ranks as they are laid, with the last card.

        And whether the first of them may be knocked.
        """
        rules = self.columns
        left = str(self.rules.knobs["called"]) if rules.announces else None
        last = str(self.rules.knobs["called_last"]) if rules.announces_last else None
        return _calls(left, rules.words, last, self._knocks)

    @property
    def _knocks(self) -> bool:
        """Whether « Carte » may be knocked."""
        return bool(self.columns.announces and self.rules.knobs["knocks"])

    @property
    def out(self) -> tuple[Seat, ...]:
        """See `Round.out`; those with too many cards are not among them."""
        return tuple(self.state.places[: self.seats - self.state.left - self.state.beaten.bit_count()])

    @property
    def beaten(self) -> tuple[Seat, ...]:
        """The seats that are out of the round with too many cards."""
        return tuple(seat for seat in range(self.seats) if self.state.beaten >> seat & 1)

    @property
    def duty(self) -> Duty | None:
        """See `Round.duty`."""
        state = self.state
        if state.phase == OVER:
            return None
        if state.phase in (CHOOSE_SEAT, GIVE):
            return Duty(state.turn, "pass_on" if self.columns.passes_on[state.acting] else "give", state.gives_left)
        if state.answers:
            return Duty(state.turn, "must_answer" if self.columns.must_answer[state.attacker] else "answer")
        return Duty(state.turn, _DUTIES.get(state.phase, "play"))

    @property
    def draw_ends(self) -> bool:
        """See `Round.draw_ends`."""
        return self.columns.draws == 1 and draws_on(self.columns)

    def cards(self) -> Iterable[Face]:
        """See `Round.cards`."""
        for cards in (*self.hands, self.stock, self.discard):
            yield from cards

    def oddity(self) -> str | None:
        """See `Round.oddity`."""
        return super().oddity() or (f"attack {self.debt}" if self.debt < 0 else None)

    # What may be done

    def moves(self, seat: Seat | None = None, actions: ActionSet | None = None) -> tuple[SheddingMove, ...]:
        """Return the moves that carry the round on, for *seat* or for the seat whose turn it is; *actions* are its, if known.

        Announcements are never listed: a ``!`` may go with a play that leaves one card; for ``say`` and ``catch`` see
        `reactions`. A seat whose turn it is not has a move only where it may jump in, or show four of a kind.
        """
        seat = self.state.turn if seat is None else seat
        if self.over:
            return ()
        actions = self.legal_actions(seat) if actions is None else actions
        return tuple(self._moves(seat, actions if seat == self.state.turn else actions & ~(1 << PASS)))

    def _moves(self, seat: Seat, actions: ActionSet) -> Iterator[SheddingMove]:
        state = self.state
        cards = faces_of(actions & (1 << DRAW) - 1)
        if actions & ALL_SUITS:
            yield from (SheddingMove(None, suit) for suit in range(4))
        if seat == state.turn and state.phase == CHOOSE_RANK:
            yield from (SheddingMove(None, rank=rank_of(face)) for face in cards)
        elif seat == state.turn and state.phase == CHOOSE_CARD:
            yield from (SheddingMove(None, names=face) for face in cards)
        elif seat == state.turn and state.phase == CHOOSE_FACE:
            yield from (SheddingMove(None, stands_for=face) for face in cards)
        elif seat == state.turn and state.phase in (CHOOSE_SEAT, GIVE):
            yield from self._gifts()
        elif seat == state.turn and state.phase in (TRADE, TARGET):
            yield from (SheddingMove(None, to=other, hits=state.phase == TARGET) for other in cards)
        else:
            for face in cards:
                yield from self._plays(seat, face)
        if actions >> DRAW & 1:
            yield SheddingMove(DRAW, takes=state.phase == TAKE)
        if actions >> PASS & 1:
            yield SheddingMove(PASS, doubts=state.phase == DOUBT and seat == state.turn)
        if actions >> DECLARE & 1:
            yield SheddingMove(DECLARE)

    def _plays(self, seat: Seat, face: Face) -> Iterator[SheddingMove]:
        """Yield the ways to play *face*: plainly, once for each suit that it may name, or each card that it may stand for."""
        if self.columns.stands_for[face]:
            others = faces_of(faces_to_stand_for(self.columns, self.state))
            yield from (SheddingMove(face, stands_for=other) for other in others)
        elif self._asks_for_suit(seat, face, cries=0):
            yield from (SheddingMove(face, suit) for suit in range(4))
        else:
            yield SheddingMove(face)

    def _gifts(self) -> Iterator[SheddingMove]:
        """Yield every choice of cards to give away, to every seat that may get them."""
        giver, count = self.state.turn, self.state.gives_left
        choices = sorted(set(combinations(self.hands[giver], count)))
        yield from (SheddingMove(None, to=taker, given=given) for taker in self.takers for given in choices)

    @property
    def waiting(self) -> Collection[Seat]:
        """See `Round.waiting`: all but the one whose turn it is, unless somebody may call something out."""
        state, rules = self.state, self.columns
        if state.window or (rules.reacts and is_open(rules, state)):
            return ()
        return others(rules.seats, state.turn)

    def reactions(self, seat: Seat, actions: ActionSet | None = None) -> tuple[str, ...]:
        """Return what *seat* may call out now: ``say`` or ``knock`` (late), ``catch``. *actions* are its, if known.

        Where cards are announced by their names, ``catch carte`` and ``catch 4`` besides: one thing each, and ``catch`` is all.
        """
        actions = reactions_of(self.columns, self.state, seat) if actions is None else actions
        says = ("say", KNOCK) if self._knocks else ("say",)
        return (says if may_say_late(self.columns, self.state, seat) else ()) + self._catches(seat, actions)

    def lapsing_reactions(self, seat: Seat) -> tuple[str, ...]:
        # A late word mostly lasts until the next turn of whoever says it.
        return tuple(word for word in self.reactions(seat) if self.columns.bars or word.startswith("catch"))

    def _catches(self, seat: Seat, actions: ActionSet) -> tuple[str, ...]:
        if not actions >> CATCH & 1:
            return ()
        if not self.columns.words:
            return ("catch",)
        state = self.state
        misdealt = state.misdealt and not state.declined >> seat & 1
        alone = (f"catch {CARTE}",) if misdealt or may_catch(state, seat) else ()
        return ("catch", *alone, *((f"catch {_rank(state.acting)}",) if may_catch_word(state, seat) else ()))

    def _refusal(self, seat: Seat, move: SheddingMove) -> Reason | None:
        view = self.look(seat)
        if move.to is not None:
            return self._bad_gift(view, move) if move.given else self._bad_seat(view, move.to, hits=move.hits)
        if move.rank is not None:
            return why_not_rank(self.columns, view, move.rank)
        if move.names is not None:
            return why_not_card(self.columns, view, move.names)
        if move.action is None:
            named = NAME_SUIT + move.suit if move.suit is not None else move.stands_for
            assert named is not None, "a word without a card names a suit or a card"
            return why_not_choice(self.columns, view, named)
        if (move.action == SAY or (move.action == CATCH and move.only)) and str(move) not in self.reactions(seat):
            return Reason("no_window")  # an announcement with a play is its "!"
        if (move.action == DRAW and move.takes) != (move.action == DRAW and self.state.phase == TAKE and seat == self.state.turn):
            return Reason("nothing_to_take" if move.takes else "take_needed")
        if move.action == PASS and move.doubts != (self.state.phase == DOUBT and seat == self.state.turn):
            return Reason("no_doubt" if move.doubts else "must_draw")
        reason = why_not(self.columns, view, move.action)
        if reason is not None or move.action >= DRAW:
            return reason
        return self._bad_choice(seat, move, view) or self._bad_word(seat, move, view)

    def _bad_choice(self, seat: Seat, move: SheddingMove, view: SheddingView) -> Reason | None:
        """Return why a card cannot take the suit, or stand for the other card, that is named with it."""
        assert move.action is not None
        if self.columns.stands_for[move.action]:
            others = faces_to_stand_for(self.columns, self.state)
            if move.stands_for is None:
                return Reason("face_needed")
            return None if others >> move.stands_for & 1 else Reason("bad_face", {"cards": short_names(others)})
        if move.stands_for is not None:
            return Reason("no_face")
        asks = self._asks_for_suit(seat, move.action, cries=announcements_of(move))
        if move.suit is None:
            return Reason("suit_needed") if asks else None
        return None if asks or self._calls_suit(seat, move.action) else Reason("no_suit")

    def _bad_word(self, seat: Seat, move: SheddingMove, view: SheddingView) -> Reason | None:
        """Return what is wrong with announcing this play."""
        assert move.action is not None
        card = move.action if move.stands_for is None else move.stands_for
        if not move.announces:
            return None
        alone = move.only.split("+") if move.only else []
        fine = self._may_go_with(seat, card, view) and all(self._may_go_alone(seat, card, part, view) for part in alone)
        return None if fine else Reason("not_one_left")

    def _may_go_alone(self, seat: Seat, card: Face, part: str, view: SheddingView) -> bool:
        """Tell whether just that may be announced with *card*: « Carte », by word or by knocking, or its name."""
        rules = self.columns
        if part not in (CARTE, KNOCK):
            return bool(rules.words >> card & 1) and part == _rank(card)
        # « Maou » is a word, and no knock says it.
        of_carte = announces_until_last(rules, view, seat) or comes_down_to_one(rules, view, seat)
        of_maou = part == KNOCK and view.hand_sizes[seat] == 1 and (rules.announces_last or not of_carte)
        return (part == CARTE or self._knocks) and not of_maou and bool(carte_goes_with(rules, view, seat, card))

    def announced_plays(self, seat: Seat, view: SheddingView | None = None) -> list[str]:
        """Return the cards that *seat* may play now with an announcement; *view* is its, if it was made."""
        seen: SheddingView = self.view(seat) if view is None else view
        if not seen.actions >> SAY & 1 or seen.phase not in (PLAY, RUN, TAKE, SKIP, HIT, DOUBT):
            return []
        cards = faces_of(seen.actions & (1 << DRAW) - 1)
        return [face_name(face) for face in cards if self._may_go_with(seat, face, seen)]

    def _may_go_with(self, seat: Seat, face: Face, view: SheddingView) -> bool:
        return bool(view.actions >> SAY & 1) and goes_with(self.columns, view, seat, face)

    def _bad_gift(self, view: SheddingView, move: SheddingMove) -> Reason | None:
        """Return why cards may not be given so."""
        state = self.state
        reason = why_not_choice(self.columns, view, None)
        if reason is not None:
            return reason
        facts = {"count": state.gives_left}
        if state.phase not in (CHOOSE_SEAT, GIVE):
            return Reason("nothing_to_give")
        held, given = Counter(self.hands[view.seat]), Counter(move.given)
        if move.to not in self.takers or len(move.given) != state.gives_left or given - held:
            return Reason("bad_gift", facts)
        fine = view.actions >> SAY & 1 and (move.only in ("", CARTE) or (move.only == KNOCK and self._knocks))
        return Reason("not_one_left") if move.announces and not fine else None

    def _bad_seat(self, view: SheddingView, other: Seat, *, hits: bool) -> Reason | None:
        """Return why the seat of *view* may not hit *other*, or swap hands with them."""
        fine, code = (TARGET, "no_hit") if hits else (TRADE, "no_trade")
        if view.phase != fine or view.seat != view.turn:
            return why_not_choice(self.columns, view, None) or Reason(code)
        return None if view.actions >> other & 1 else Reason(code)

    @property
    def takers(self) -> list[Seat]:
        """The seats that may be given cards now."""
        state = self.state
        if state.phase == GIVE:
            return [state.gives_to]
        return [seat for seat in range(self.seats) if seat != state.turn and not state.out >> seat & 1]

    def _asks_for_suit(self, seat: Seat, face: Face, *, cries: int) -> bool:
        """Tell whether playing *face* names a suit: not where it ends the round, which « Maou » may be needed for (WK-11)."""
        if not self._calls_suit(seat, face):
            return False
        ordinary = self.state.phase == PLAY and not self.columns.rare[face] and not self.state.run_right
        if self.state.hand_sizes[seat] > 1 and ordinary and self.state.plays + 1 < self.columns.play_limit:
            return True
        # A last card, one of several, or the last play of the round: let it be tried.
        trial = self.copy()
        if cries:
            announce_with_play(self.columns, trial.state, seat, cries)
        apply_action(self.columns, trial.state, seat, face)
        return trial.state.phase == CHOOSE_SUIT

    def _calls_suit(self, seat: Seat, face: Face) -> bool:
        return calls_suit(self.columns, self.state.in_force, face) != 0 or is_own_wild(self.columns, self.state, seat, face)

    # Doing it

    def _carry_out(self, seat: Seat, move: SheddingMove) -> tuple[Event, ...]:
        return self.noted_all(self._steps(seat, move))

    def _steps(self, seat: Seat, move: SheddingMove) -> Iterator[tuple[Callable[..., object], tuple[int, ...]]]:
        """Yield the kernels that make a move; what the later ones are depends on where the first ones lead."""
        if move.announces:
            yield announce_with_play, (seat, announcements_of(move))
        elif move.only:
            yield self._lone_cry(seat, move)
            if self.columns.hand_limit:
                yield send_off, ()
            return
        actions = () if move.action is None else (move.action,)
        if move.to is not None:
            actions = ((move.to,) if self.state.phase in (CHOOSE_SEAT, TRADE, TARGET) else ()) + move.given
        for action in actions:
            yield apply_action, (seat, action)
        for action in actions_named(move):
            if self.state.phase == RUN and move.suit is not None:
                yield apply_action, (seat, PASS)  # who names a suit has laid their last card of the run
            if self.state.phase in (CHOOSE_SUIT, CHOOSE_FACE, CHOOSE_RANK, CHOOSE_CARD):
                yield apply_action, (seat, action)

    def _lone_cry(self, seat: Seat, move: SheddingMove) -> tuple[Callable[..., object], tuple[int, ...]]:
        """Return the kernel of what is called out by itself: a knock, or one of two catches."""
        if move.action == SAY:
            return announce_late, (seat, KNOCK_CRY)
        return catch_some, (seat, 1 if move.only == CARTE else 1 << NAMED_CARD)

    def _why_no_action(self, seat: Seat, action: Action) -> Reason:
        return why_not(self.columns, self.view(seat), action) or Reason("unreadable")

    @property
    def carried(self) -> Mapping[str, Any] | None:
        """The seat that won alone, as ``{"winner": seat}``, where the last winner begins the next round; else None."""
        if self.columns.starts != LAST_WINNER or self.state.phase != OVER or sole_winner(self.state) == NOBODY:
            return None
        return {"winner": sole_winner(self.state)}

    # Looking at it

    def __str__(self) -> str:
        """The whole position on a few lines, as in a position file."""
        state = self.state
        named = f", {self.named} named" if self.named else ""
        debt = f", debt {state.draw_debt}" if state.draw_debt else ""
        skips = f", skips {state.skips_left}" if state.skips_left else ""
        way = "clockwise" if state.direction == 1 else "counter-clockwise"
        lines = [f"{self.rules.id}, {self.seats} seats, {way}{named}{debt}{skips}"]
        for seat, hand in enumerate(self.hands):
            mark = ">" if seat == self.turn else "*" if self.state.out >> seat & 1 else " "
            lines.append(f"{mark} {seat}: {faces_text(hand)}".rstrip())
        lines.append(f"  discard: {faces_text(self.discard)}")
        lines.append(f"  stock: {faces_text(self.stock)}".rstrip())
        return "\n".join(lines)


@lru_cache(maxsize=256)
def _calls(left: str | None, words: FaceSet, last: str | None, knocks: bool) -> Mapping[str, Any]:
    """Return `SheddingRound.calls` of rules by what they say. Kept: they are shown with every move."""
    ranks = dict.fromkeys(RANKS[rank_of(face)] for face in faces_of(words & ~JOKERS))
    return {"left": left, "ranks": "".join(ranks), "end": last, "knock": knocks}


def _rank(face: Face) -> str:
    """Return the rank by which a card is announced; X for a joker."""
    return "X" if is_joker(face) else RANKS[rank_of(face)]


def set_hand(faces: Iterable[Face], state: SheddingState, seat: Seat) -> None:
    """Make *faces* the hand of *seat*, which is empty, for scenes that are set by hand.

    Raises:
        ValueError: if a face is held more often than there are planes.
    """
    for face in faces:
        if state.hands[PLANES * seat + PLANES - 1] >> face & 1:
            raise ValueError(f"{faces_text([face])} more than {PLANES} times in one hand")
        at = PLANES * seat
        while state.hands[at] >> face & 1:
            at += 1
        state.hands[at] |= 1 << face
        state.hand_sizes[seat] += 1
