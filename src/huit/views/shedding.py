"""The shedding games as they leave the engine: what a page gets, where a round stands, and scenes set by a position file."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Literal, cast

import msgspec

from huit.cards import RANKS, SUITS, Face, face_name, faces_of, faces_text, parse_suit, rank_of, suit_of
from huit.engine.actions import CATCH, DECLARE, DRAW, PASS, SAY
from huit.engine.events import Direction, FaceName, SeatNumber, SuitName
from huit.engine.shedding.moves import KNOCK, SheddingMove
from huit.engine.shedding.round import SheddingRound, set_hand
from huit.engine.shedding.state import (
    CHOOSE_CARD,
    CHOOSE_RANK,
    CHOOSE_SEAT,
    DOUBT,
    GIVE,
    HIT,
    PHASES,
    RUN,
    SKIP,
    TAKE,
    TARGET,
    SheddingState,
    lay,
    show,
)
from huit.engine.shedding.why import short_names, why_not_of
from huit.rules import RulesError, RuleSet, compile_rules
from huit.rules.shedding.columns import MOST_CARDS, NEXT_TURN, ON_LAST_CARD, SKIPPING, SheddingRules, named_row
from huit.views.mistakes import PositionMistake
from huit.views.reader import Reader
from huit.views.shared import RECENT, MoveView, OpenRound, OwnRound, Verb, name_of, names_of, reasons_of
from huit.views.tallies import tallied_result
from huit.views.trace import Traced, drawn, seat_did


class Calls(msgspec.Struct, frozen=True):
    """The announcements of the rules in force."""

    left: Literal["carte", "last", "tschau", "mau", "makao", "niko_kadi", "one_card", "macau", "tek", "lappen"] | None
    """With one card left: « Carte », or « Dernière carte »."""
    ranks: str
    """The ranks that are called as they are laid."""
    end: Literal["maou", "sepp", "mau_mau", "po_makale"] | None
    """What goes with the last card: « Maou », or what it is called elsewhere."""
    knock: bool = False
    """Whether « Carte » may be knocked instead."""
    wrong_costs: int = 0
    """How many cards a wrong « Contre-carte » costs; 0: nothing."""


class Sweep(msgspec.Struct, frozen=True):
    """The attack that goes round now: its player, and the answers."""

    by: SeatNumber
    answers: list[str]


class HeldUp(msgspec.Struct, frozen=True):
    """A turn about to be lost: the answers that keep it, and how many turns this seat loses otherwise."""

    answers: list[str]
    turns: int


class Gift(msgspec.Struct, frozen=True):
    """How many cards are to be given away, and who may get them."""

    count: int
    to: list[SeatNumber]


class OpenSheddingRound(OpenRound, frozen=True, kw_only=True):
    """The public part of a round of a shedding game."""

    direction: Direction = 1
    top: FaceName = ""
    recent: list[FaceName] = []
    """The cards under the top, oldest first."""
    stands_for: FaceName | None = None
    """The card whose place the joker on top has taken."""
    in_force: FaceName | None = None
    """The card that a transparent top shows."""
    suit: SuitName | None = None
    named: bool = False
    """Whether the suit was named, or a rank."""
    rank: str | None = None
    """The rank that was named, and is in force."""
    beaten: list[SeatNumber] = []
    """The seats that are out of the round with too many cards."""
    debt: int = 0
    """How many cards the next player draws, unless they answer."""
    again: bool = False
    """Whether the seat whose turn it is plays again: an attack is then for the one after it."""
    stock: int = 0
    discard: int = 0
    one_card: list[SeatNumber] = []
    """The seats with one card that have announced it, as far as all have heard."""
    take_from: SeatNumber | None = None
    """Whose hand a card is taken from."""
    misdealt: SeatNumber | None = None
    """Who was dealt too many or too few cards."""
    wild_ranks: list[str] = []
    """The wild rank of each seat, where each counts down their own."""
    calls: Calls | None = None
    sweep: Sweep | None = None
    held_up: HeldUp | None = None
    misses: list[int] = []
    """How many turns each seat still misses; empty where nobody misses any."""
    draws_on: bool = False
    """Whether a player who cannot play draws until they can."""


class OwnSheddingRound(OwnRound, frozen=True, kw_only=True):
    """The part of it for one seat."""

    jumps: list[MoveView] = []
    """The moves out of turn."""
    run: bool = False
    """Whether a run of cards may be ended by passing."""
    give: Gift | None = None
    may_announce: bool = False
    """Whether « Carte » may go with a card now."""
    announce_with: list[FaceName] = []
    """The cards that may be played with an announcement."""
    may_say: bool = False
    """Whether « Carte » may be announced late, by word or by knocking."""
    may_catch: bool = False
    catches: list[MoveView] = []
    """The moves that catch one thing alone, where there is more than one."""
    may_declare: bool = False


OPEN, OWN = OpenSheddingRound, OwnSheddingRound


def lying_open(round_: SheddingRound) -> OpenSheddingRound:
    """Return what everybody sees of a round of a shedding game: of any seat's view, what is the same in all."""
    # Nothing is read from the state here but what every `SheddingView` has; to fill one would cost more than all this.
    state, seats = round_.state, round_.columns.seats
    stands_for = round_.stands_for
    under_top = state.discard[max(0, state.discard_size - 1 - RECENT) : max(0, state.discard_size - 1)]
    called = round_.named_card
    return OpenSheddingRound(
        family=round_.rules.family,
        phase=PHASES[state.phase],
        turn=round_.turn,
        direction=1 if state.direction == 1 else -1,
        dealer=state.dealer,
        first=_first_seat(round_),
        top=face_name(state.top),
        stands_for=name_of(stands_for),
        in_force=None if state.shown == state.top or stands_for is not None else face_name(state.shown),
        recent=names_of(under_top),
        suit=cast("SuitName | None", round_.suit if called is None else SUITS[suit_of(called)]),
        named=round_.named is not None,
        rank=round_.named_rank if called is None else RANKS[rank_of(called)],
        debt=state.draw_debt,
        again=state.again != 0,
        stock=state.stock_size,
        discard=state.discard_size,
        counts=state.hand_sizes[:seats],
        one_card=[seat for seat in range(seats) if state.hand_sizes[seat] == 1 and not _silent(round_, seat)],
        out=list(round_.out),
        beaten=list(round_.beaten),
        take_from=state.robbed if state.phase == TAKE else None,
        misdealt=state.misdealt - 1 if state.misdealt else None,
        wild_ranks=round_.wild_ranks,
        calls=Calls(**round_.calls, wrong_costs=round_.columns.penalty if round_.columns.wrong_catch else 0),
        sweep=_sweep(round_),
        held_up=_held_up(round_),
        misses=_misses(round_),
        draws_on=round_.columns.draws == 0,
        over=round_.over,
        result=tallied_result(round_),
    )


def _sweep(round_: SheddingRound) -> Sweep | None:
    if round_.sweep is None:
        return None
    by, answers = round_.sweep
    return Sweep(by, short_names(answers))


def _held_up(round_: SheddingRound) -> HeldUp | None:
    state = round_.state
    if state.phase != SKIP:
        return None
    turns = state.skips_left if round_.columns.skips_add_up[state.acting] else 1
    return HeldUp(short_names(round_.columns.accept[SKIPPING + state.acting]), turns)


def _misses(round_: SheddingRound) -> list[int]:
    """Return how many turns each seat still misses, by cards or for an announcement; nothing where nobody misses any."""
    state = round_.state
    if not state.loses_turn & (1 << round_.seats) - 1:
        return []
    return [max(state.turns_lost[seat], state.loses_turn >> seat & 1) for seat in range(round_.seats)]


def _silent(round_: SheddingRound, seat: int) -> bool:
    """Tell whether a seat with one card has not announced it, as far as all have heard."""
    if round_.columns.announces and round_.columns.forgotten in (ON_LAST_CARD, NEXT_TURN):
        return not round_.state.announced >> seat & 1
    return bool(round_.state.forgot >> seat & 1)


def of_seat(round_: SheddingRound, seat: int) -> OwnSheddingRound:
    """Return what one seat has, and what it may do: all of it from one view, and none for those who only wait."""
    if seat in round_.waiting:
        return holding(round_, seat)
    if seat != round_.turn:
        return _out_of_turn(round_, seat)
    view = round_.look(seat)
    gives, reactions = view.phase in (CHOOSE_SEAT, GIVE), round_.reactions(seat, view.actions)
    return OwnSheddingRound(
        hand=names_of(view.faces),
        moves=[] if gives else [move_view(move) for move in round_.moves(seat, view.actions)],
        give=Gift(view.gives_left, round_.takers) if gives else None,
        run=view.phase == RUN and bool(view.actions >> PASS & 1),
        may_announce=bool(view.actions >> SAY & 1),
        announce_with=round_.announced_plays(seat, view),
        may_say="say" in reactions,
        may_catch="catch" in reactions,
        catches=_catches(reactions),
        may_declare=bool(view.actions >> DECLARE & 1),
        why=reasons_of(round_, view, why_not_of(round_.columns, view)),
    )


def _out_of_turn(round_: SheddingRound, seat: int) -> OwnSheddingRound:
    """Return what a seat has, and what it may do while it is another's turn: mostly nothing, and then no view is made."""
    actions = round_.legal_actions(seat)
    reactions, moves = round_.reactions(seat, actions), [move_view(move) for move in round_.moves(seat, actions)]
    jumps = [move for move in moves if move.verb != "declare"]
    announces = bool(actions >> SAY & 1)
    return OwnSheddingRound(
        hand=names_of(round_.hand(seat)),
        moves=[move for move in moves if move.verb == "declare"],
        jumps=jumps,
        may_announce=announces and bool(jumps),
        announce_with=round_.announced_plays(seat) if announces else [],
        may_say="say" in reactions,
        may_catch="catch" in reactions,
        catches=_catches(reactions),
        may_declare=bool(actions >> DECLARE & 1),
    )


def _catches(reactions: Iterable[str]) -> list[MoveView]:
    """Return the reactions that catch one thing alone."""
    return [move for move in map(_read, reactions) if move.verb == "catch" and move.word]


_VERBS: dict[int, Verb] = {DRAW: "draw", PASS: "pass", SAY: "say", CATCH: "catch", DECLARE: "declare"}


@lru_cache(maxsize=4096)
def move_view(move: SheddingMove) -> MoveView:
    """Return a move of a shedding game, taken apart. Kept: each is shown over and over."""
    return MoveView(
        text=str(move),
        verb=_verb(move),
        cards=_cards_of(move),
        suit=None if move.suit is None else cast("SuitName", SUITS[move.suit]),
        rank=None if move.rank is None else RANKS[move.rank],
        becomes=name_of(move.stands_for),
        to=move.to,
        announces=move.announces,
        word=move.only or None,
    )


def _cards_of(move: SheddingMove) -> list[str]:
    """Return the card that is laid or named, or those that are given away."""
    if move.names is not None:
        return names_of([move.names])
    return names_of([move.action]) if move.action is not None and move.action < DRAW else names_of(list(move.given))


def _verb(move: SheddingMove) -> Verb:
    if move.names is not None:
        return "ask"
    if move.to is not None:
        return "give" if move.given else "hit" if move.hits else "trade"
    if move.action is None:
        return "become" if move.stands_for is not None else "call"
    if move.action == SAY and move.only == KNOCK:
        return "knock"
    return "take" if move.takes else "doubt" if move.doubts else _VERBS.get(move.action, "play")


def _first_seat(round_: SheddingRound) -> int:
    """Return who began: next to the dealer, the dealer, or who had won the round before."""
    state = round_.state
    return state.won_before - 1 if state.won_before else round_.rules.first_seat(dealer=state.dealer, seats=round_.seats)


@cache
def _read(text: str) -> MoveView:
    return move_view(SheddingMove.parse(text))


def holding(round_: SheddingRound, seat: int) -> OwnSheddingRound:
    """Return what one seat has, and nothing of what it may do."""
    return OwnSheddingRound(hand=names_of(round_.hand(seat)))


def round_json(round_: SheddingRound) -> dict[str, Any]:
    """Return where a round stands, as far as it is a matter of shedding games: see `positions.position_json`."""
    return {
        "direction": round_.direction,
        "upcard": face_name(round_.state.top),
        "suit": round_.suit,
        **({} if round_.stands_for is None else {"stands_for": face_name(round_.stands_for)}),
        **({"rank": round_.named_rank} if round_.named_rank else {}),
        **({} if round_.named_card is None else {"card": face_name(round_.named_card)}),
        "debt": round_.debt,
        **({"skips": round_.state.skips_left} if round_.state.skips_left else {}),
        **({"levels": round_.wild_ranks} if round_.wild_ranks else {}),
        "stock": faces_text(round_.stock),
        "discard": faces_text(round_.discard),
        "out": list(round_.out),
    }


class SheddingScene:
    """A scene of a shedding game that a position file sets."""

    keys = (
        "discard",
        "stock",
        "turn",
        "suit",
        "debt",
        "direction",
        "random_seed",
        "unannounced",
        "out",
        "sweeper",
        "misdealt",
        "levels",
        "phase",
        "by",
        "turns",
        "bluff",
    )

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def round(self) -> SheddingRound:
        """Return the scene."""
        reader = self.reader
        hands = reader.hands
        columns = reader.columns(_roomy(reader.rules, reader.seats))
        round_ = SheddingRound(reader.rules, columns, self.state(columns, hands))
        reader.check_cards(round_)
        return round_

    def state(self, rules: SheddingRules, hands: list[list[Face]]) -> SheddingState:
        """Return the state that the file describes."""
        state = SheddingState()
        for seat, hand in enumerate(hands):
            set_hand(hand, state, seat)
        stock = self.reader.run("stock")
        self.set_discard(rules, state)
        if len(stock) + state.discard_size + sum(len(hand) for hand in hands) > MOST_CARDS:
            raise self.reader.error(PositionMistake.TOO_MANY_CARDS, "stock", most=MOST_CARDS)
        state.stock[: len(stock)] = stock[::-1]
        state.stock_size = len(stock)
        empty = [seat for seat in range(rules.seats) if state.hand_sizes[seat] == 0] if rules.goes_on or rules.teams else []
        self.reader.set_out(state, empty)
        self.reader.set_turn(state)
        self.set_levels(rules, state)
        self.set_attack(state)
        self.set_phase(rules, state)
        self.set_announced(rules, state)
        self.set_misdealt(rules, state)
        # The top has just been laid, and may be jumped in on, unless it is the starter, which nobody laid.
        state.fresh = rules.jump_in if state.discard_size > 1 else 0
        return state

    def set_discard(self, rules: SheddingRules, state: SheddingState) -> None:
        """Lay the discard; a joker on top may stand for a card (``9h Xr=Ad``), and a transparent one shows what it covers."""
        written: str = self.reader.get("discard", str, "", PositionMistake.NOT_CARDS)
        text, equals, stands_for = written.partition("=")
        discard = self.reader.cards("discard", text)
        if not discard:
            raise self.reader.error(PositionMistake.DISCARD_NEEDED, "discard")
        if len(discard) > MOST_CARDS:
            raise self.reader.error(PositionMistake.TOO_MANY_CARDS, "discard", most=MOST_CARDS)
        for face in discard:
            lay(state, face)
            if not rules.transparent[face] or state.discard_size == 1:
                show(state, face)
        if equals:
            copied = self.reader.cards("discard", stands_for)
            if len(copied) != 1:
                raise self.reader.error(PositionMistake.NOT_ONE_CARD_COPIED, "discard", text=equals + stands_for)
            if not rules.stands_for[state.top]:
                facts = {"card": face_name(state.top), "text": equals + stands_for}
                raise self.reader.error(PositionMistake.STANDS_FOR_NOTHING, "discard", **facts)
            show(state, copied[0])

    def set_levels(self, rules: SheddingRules, state: SheddingState) -> None:
        """Read how far each has counted down."""
        if not rules.countdown:
            if "levels" in self.reader.scene:
                raise self.reader.error(PositionMistake.NO_LEVELS, "levels")
            return
        may_be = RANKS[: rules.countdown]
        ranks = self.reader.texts("levels", PositionMistake.NOT_LEVELS) or [may_be[-1]] * rules.seats
        if len(ranks) != rules.seats or not set(ranks) <= set(may_be):
            facts = {"value": ranks, "most": may_be[-1], "seats": rules.seats}
            raise self.reader.error(PositionMistake.LEVELS_OUT_OF_BOUNDS, "levels", **facts)
        state.levels[: rules.seats] = [1 + RANKS.index(rank) for rank in ranks]

    def set_misdealt(self, rules: SheddingRules, state: SheddingState) -> None:
        """Read who was dealt too many or too few cards: nobody has played yet."""
        if "misdealt" not in self.reader.scene:
            return
        seat = self.reader.within("misdealt", 0, 0, rules.seats - 1)
        if not rules.misdeals:
            raise self.reader.error(PositionMistake.NO_MISDEALS, "misdealt")
        if state.hand_sizes[seat] == rules.hand:
            raise self.reader.error(PositionMistake.NOT_MISDEALT, "misdealt", seat=seat, hand=rules.hand)
        state.misdealt = 1 + seat

    def set_attack(self, state: SheddingState) -> None:
        """Read the debt, who is behind it, and the suit in force."""
        seats = self.reader.seats
        state.draw_debt = self.reader.within("debt", 0, 0, 200)
        state.attacker = state.shown
        state.sweeper = self.reader.within("sweeper", (state.turn - state.direction) % seats, 0, seats - 1)
        state.attacked_by = state.sweeper
        if "suit" in self.reader.scene:
            suit: str = self.reader.get("suit", str, "", PositionMistake.NOT_A_SUIT)
            if suit not in list(SUITS):
                raise self.reader.error(PositionMistake.NOT_A_SUIT, "suit", value=suit)
            state.in_force = named_row(state.shown, parse_suit(suit))

    def set_phase(self, rules: SheddingRules, state: SheddingState) -> None:
        """Read the choice that the top card leaves open, with its facts: who laid it, the debt, the turns at stake, a bluff."""
        face = state.shown
        phases = {
            "skip": (SKIP, bool(rules.accept[SKIPPING + face])),
            "hit": (HIT, bool(rules.hits_previous[face] or rules.hits_chosen[face])),
            "doubt": (DOUBT, bool(rules.doubt_costs[face])),
            "target": (TARGET, bool(rules.hits_chosen[face])),
            "rank": (CHOOSE_RANK, bool(rules.names_rank[face])),
            "card": (CHOOSE_CARD, bool(rules.names_card[face])),
        }
        possible = [word for word, (_, is_possible) in phases.items() if is_possible]
        facts = {"card": face_name(face), "known": possible}
        name = self.reader.get("phase", str, "", PositionMistake.NOT_A_PHASE, **facts)
        if not name:
            return
        if name not in possible:
            raise self.reader.error(PositionMistake.NOT_A_PHASE, "phase", value=name, **facts)
        state.phase = phases[name][0]
        by = self.reader.within("by", (state.turn - state.direction) % rules.seats, 0, rules.seats - 1)
        if state.phase in (SKIP, TARGET, CHOOSE_RANK, CHOOSE_CARD):
            state.acting = face
        if state.phase == SKIP:
            state.skips_left = self.reader.within("turns", max(1, rules.skips[face]), 1, 200)
        elif state.phase not in (CHOOSE_RANK, CHOOSE_CARD):
            state.draw_debt = self.reader.within("debt", rules.draw[face], 1, 200)
        if state.phase == HIT:
            state.resumes = by
        elif state.phase == DOUBT:
            state.bluffer = by
            state.bluff = int(self.reader.switch("bluff"))

    def set_announced(self, rules: SheddingRules, state: SheddingState) -> None:
        """Count a seat that begins with one card as having announced it, unless the file says otherwise."""
        for seat in range(rules.seats):
            state.announced |= (state.hand_sizes[seat] == 1) << seat
        single = [seat for seat in range(rules.seats) if state.hand_sizes[seat] == 1]
        for seat in self.reader.get("unannounced", list, [], PositionMistake.NOT_SEATS):
            if type(seat) is not int or seat not in single:
                facts = {"value": seat, "known": single}
                raise self.reader.error(PositionMistake.NOT_A_SEAT_WITH_ONE_CARD, "unannounced", **facts)
            state.announced &= ~(1 << seat)
            if rules.bars:
                state.barred |= 1 << seat
            elif rules.forgotten != ON_LAST_CARD:
                state.window |= 1 << seat
                state.forgot |= 1 << seat


def _roomy(rules: RuleSet, seats: int) -> RuleSet:
    """Return *rules* with a hand that can be dealt: a scene deals nothing, so its seats may be more than a deal allows."""
    try:
        compile_rules(rules, seats=seats)
    except RulesError:
        return replace(rules, knobs=dict(rules.knobs) | {"hand": 1})
    return rules


TRACED = Traced(
    pack={
        "packs": lambda round_: round_.columns.cards // len(round_.rules.pack),
        "hand": lambda round_: round_.columns.hand,
        "misdeals": lambda round_: round_.columns.misdeals,
        "misdeal_most": lambda round_: round_.columns.misdeal_most if round_.columns.misdeal_most > 1 else None,
        "buried": lambda round_: faces_text(list(faces_of(round_.columns.starter_buried))),
        "dealt_to": lambda round_: None if round_.columns.clockwise else "right",
        "buried_under": lambda round_: "all" if round_.columns.starter_bottom else "some",
    },
    moved={
        "starter": lambda facts: f"starter {facts['card']}",
        "misdeal": seat_did("misdealt", "count"),
        "repaired": seat_did("repaired", "back"),
        "played": seat_did("played", "card"),
        "drew": drawn,
        "recycled": lambda facts: f"recycled {facts['count']}",
        "gave": seat_did("gave", "to", "cards"),
        "stole": seat_did("stole", "from", "card"),
        "traded": seat_did("traded", "to"),
        "rotated": lambda facts: f"rotated {facts['direction']}",
    },
)
"""See `huit.views.trace`; the page reads the same words in `frontend/src/pages/replay/`."""


SCENE = SheddingScene
