"""How a room deals: when it may, by which seed, again the cards of an earlier round, and by other rules from now on."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from huit.engine.bits import hash_seed
from huit.engine.events import Event
from huit.engine.round import Round, new_round
from huit.rooms.agreed import rules_in_force
from huit.rooms.before_deal import Chosen, NextDeal, next_deal, shown_for_deal
from huit.rooms.journal import ENGINE_VERSION, Cards, JournalError, RoundBegun, RulesSet
from huit.rooms.match import Match
from huit.rooms.refused import Refused, malformed
from huit.rooms.trust import Proof, Secret, commitment_of, deal_seed_of
from huit.rules import RulesError
from huit.scores import ScoreError

if TYPE_CHECKING:
    from huit.rooms.room import Room

MOST_TOLD = 60
"""So many events of the round are kept for whoever joins, or has fallen behind."""

Changes = dict[str, Any]


def dealer_of(room: "Room", round_no: int) -> int:
    """Return who deals round *round_no*: whoever got a spade deals first, else the last seat; then the deal goes left (LH-09)."""
    first = room.face_up[-1][0] if room.face_up else room.seats - 1
    return (first + round_no - room.rules_no - 1) % room.seats


def deal_to_come(room: "Room") -> NextDeal:
    """Return the next deal, and what may be chosen for it."""
    return _deal(room, room.round_no + 1, room.cards if room.round_no == 0 else None)


def _deal(room: "Room", round_no: int, again: Cards | None) -> NextDeal:
    dealer = dealer_of(room, round_no) if again is None else again.dealer
    deal = next_deal(room.rules, seats=room.seats, round_no=round_no, dealer=dealer, chosen=room.chosen)
    return deal if again is None else msgspec.structs.replace(deal, chosen=Chosen(again.hand, again.cut))


def check_start(room: "Room", guest: int | None) -> None:
    """Check that a round may be dealt now, since *guest* asks for it; None: nobody does.

    Raises:
        Refused: ``not_over``, ``not_seated``, ``not_full`` (why: the open seats), ``not_ready`` (why: who is waited for).
    """
    if room.is_playing:
        raise Refused("not_over")
    if guest is not None and room.seating.seat_of(guest) is None:
        raise Refused("not_seated")
    open_seats = room.seating.without_the_left().open_seats
    if open_seats:
        raise Refused("not_full", {"code": "not_full", "open": open_seats})
    waiting = room.seating.waiting_for(-1 if guest is None else guest)
    if room.in_lobby and waiting:
        raise Refused("not_ready", {"code": "not_ready", "waiting": waiting})


# Commands


def next_round(room: "Room", *, seed: int | None = None, **asked: Any) -> RoundBegun:
    """Return the command that deals the next round: see `Room.next_round`."""
    deal = room.check_to_come()
    if room.cards is not None and room.round_no == 0:
        return _again(room, room.cards, 0, **asked)
    if room.secret is not None:
        seed = _promised_seed(room, room.secret)
    elif seed is None:
        raise ValueError("nothing was promised: a seed is needed")
    settled = deal.settled(seed)
    return RoundBegun(seed, room.rules.digest, ENGINE_VERSION, settled.hand, settled.cut, **asked)


def same_cards(room: "Room", round_no: int, **asked: Any) -> RoundBegun:
    """Return the command that deals the cards of an earlier round of *room* again.

    Raises:
        Refused: ``malformed``, if there was none such, or other rules have come since; ``not_over``.
    """
    room.check_to_come()
    if not room.rules_no < round_no <= len(room.past):
        raise malformed(f"round_no: from {room.rules_no + 1} to {len(room.past)}")
    return _again(room, room.past[round_no - 1], round_no, **asked)


def _again(room: "Room", cards: Cards, again: int, **asked: Any) -> RoundBegun:
    chosen: dict[str, Any] = {"hand": cards.hand, "cut": cards.cut, "dealer": cards.dealer}
    return RoundBegun(cards.seed, room.rules.digest, ENGINE_VERSION, again=again, **chosen, **asked)


def _promised_seed(room: "Room", secret: Secret) -> int:
    return deal_seed_of(secret, (nonce for _, nonce in sorted(room.nonces)))


# What they change


def after_deal(room: "Room", begun: RoundBegun, *, seq: int, anew: bool = False) -> Changes:
    """Return what a deal changes; *anew*: it begins a match, and knows nothing of the round before.

    Raises:
        Refused: if it may not be.
        JournalError: if it is not the deal that was promised.
    """
    check_start(room, None if begun.seat is None else room.seating.chairs[begun.seat].guest)
    deal = _deal_of(room, begun, room.round_no + 1)
    carried = None if anew or room.ended is None else room.ended.carried
    is_foreign = begun.engine != ENGINE_VERSION or begun.digest != room.rules.digest
    if not is_foreign:
        deal.check(begun.hand, begun.cut)
    round_ = None if is_foreign else _dealt(room, begun, deal, carried)
    told = () if round_ is None else (*_told_before(room, deal, begun), *round_.opening)
    # The cards of an earlier round use no promise up, unless another one is made with them.
    keeps = begun.again is not None and begun.then is None
    return {
        "in_lobby": False,
        "turn_seq": seq,
        "top_seq": seq,
        "top_before": seq,
        "round_seq": seq,
        "turn_at": begun.at,
        "round_no": deal.round_no,
        "begun": begun,
        "round": round_,
        "moves": (),
        "carried_in": carried,
        "is_foreign": is_foreign,
        "foreign_end": None,
        "chosen": Chosen(),
        "told": told[-MOST_TOLD:],
        "told_count": len(told),
        "poll": None,
        "proof": _proof(room, begun),
        "secret": room.secret if keeps else begun.then,
        "nonces": room.nonces if keeps else (),
        "past": (*room.past, Cards(begun.seed, deal.dealer, begun.hand, begun.cut)),
    }


def dealt_anew(room: "Room") -> tuple[Round, tuple[Event, ...]]:
    """Return the round that is played as it was before its first move, and what was told of its deal."""
    assert room.begun is not None
    deal = _deal_of(room, room.begun, room.round_no)
    round_ = _dealt(room, room.begun, deal, room.carried_in)
    return round_, (*_told_before(room, deal, room.begun), *round_.opening)


def _deal_of(room: "Room", begun: RoundBegun, round_no: int) -> NextDeal:
    again = None if begun.dealer is None else Cards(begun.seed, begun.dealer, begun.hand, begun.cut)
    return _deal(room, round_no, again)


def _dealt(room: "Room", begun: RoundBegun, deal: NextDeal, carried: Mapping[str, Any] | None) -> Round:
    chosen: dict[str, Any] = {"hand": begun.hand, "cut": begun.cut, "carried": carried}
    try:
        return new_round(room.rules, seats=room.seats, seed=begun.seed, dealer=deal.dealer, **chosen)
    except ValueError as error:
        raise JournalError(f"round {deal.round_no}: {error}") from error


def _proof(room: "Room", begun: RoundBegun) -> Proof | None:
    """Return what shows, once the round is over, that its cards were not arranged."""
    if begun.again is not None:
        return Proof(commitment=None, seed=None, salt=None, nonces=(), deal_seed=begun.seed, again=True)
    secret = room.secret
    if secret is None:
        return None
    if begun.seed != _promised_seed(room, secret):
        raise JournalError(f"round {room.round_no + 1} was not dealt by the seed that was promised")
    return Proof(
        commitment=commitment_of(secret),
        seed=secret.seed,
        salt=secret.salt,
        nonces=tuple((room.seating.guests[guest].name, nonce) for guest, nonce in sorted(room.nonces)),
        deal_seed=begun.seed,
        again=False,
    )


def _told_before(room: "Room", deal: NextDeal, begun: RoundBegun) -> Iterable[Event]:
    if room.face_up and deal.round_no == room.rules_no + 1:
        yield Event({"kind": "face_up", "seat": deal.dealer, "cards": room.face_up_names})
    if begun.hand is not None:
        yield Event({"kind": "hand_chosen", "seat": deal.dealer, "hand": begun.hand})
    if begun.cut is not None:
        yield Event({"kind": "cut", "seat": deal.cutter, "at": begun.cut})


def after_rules(room: "Room", command: RulesSet) -> Changes:
    """Return what changes when other rules are played from now on: everybody is asked again whether he is ready.

    Raises:
        Refused: ``in_round``, ``not_host``, ``malformed``, ``not_open`` (there would not be chairs enough).
    """
    if room.is_playing:
        raise Refused("in_round")
    if command.guest != room.seating.host:
        raise Refused("not_host")
    try:
        rules = rules_in_force(command.rules, command.options)
        match = Match.begin(command.match, rules, seats=command.seats, number=room.match.number + 1)
    except (RulesError, ScoreError) as error:
        raise malformed(f"rules: {error}") from error
    seed = hash_seed(room.seed ^ room.seq) >> 1
    return {
        "rules": rules,
        "match": match,
        "seating": room.seating.without_the_left().with_seats(command.seats).nobody_ready(),
        "seed": seed,
        "face_up": shown_for_deal(rules, seats=command.seats, seed=seed),
        "in_lobby": True,
        "round_seq": room.seq + 1,
        "rules_no": room.round_no,
        "begun": None,
        "round": None,
        "moves": (),
        "carried_in": None,
        "is_foreign": False,
        "foreign_end": None,
        "chosen": Chosen(),
        "cards": None,
        "told": (),
        "told_count": 0,
        "proof": None,
        "poll": None,
    }
