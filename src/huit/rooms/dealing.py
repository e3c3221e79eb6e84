"""How a room deals: when it may, by which seed, with known cards again, and by other rules from now on."""

from collections.abc import Iterable
from typing import TypedDict, Unpack

from huit.engine.bits import hash_seed
from huit.engine.chance import Seed, seed_for
from huit.engine.events import Event
from huit.engine.round import Round, new_round
from huit.rooms.agreed import rules_in_force
from huit.rooms.before_deal import NextDeal
from huit.rooms.journal import ENGINE_VERSION, JournalError, KnownDeal, MatchBegun, RoundBegun, RulesSet
from huit.rooms.match import Match
from huit.rooms.messages import CutMade, HandSizeChosen, TurnedUp, room_event
from huit.rooms.refused import Refused, malformed
from huit.rooms.state import Agreement, Changes, DealSources, Dealt, Played, RoomState, Told
from huit.rooms.trust import Secret, commitment_of, deal_seed_of
from huit.rules import RulesError
from huit.scores import ScoreError
from huit.views.dealt import Proof


class Asked(TypedDict, total=False):
    """Who asks for a deal: fields of `RoundBegun`."""

    seat: int | None
    id: str | None
    at: int
    then: Secret | None


def check_start(room: RoomState, guest: int | None) -> None:
    """Check that a round may be dealt now. *guest* asked for it; None: nobody did.

    Raises:
        Refused: ``not_over``, ``not_seated``, ``not_full`` (with the open seats), ``not_ready`` (with the seats waited for).
    """
    if room.is_playing:
        raise Refused("not_over")
    if guest is not None:
        room.seating.check_seated(guest)
    open_seats = room.seating.without_the_left().open_seats
    if open_seats:
        raise Refused("not_full", {"code": "not_full", "open": open_seats})
    waiting = room.seating.waiting_for(-1 if guest is None else guest)
    if room.in_lobby and waiting:
        raise Refused("not_ready", {"code": "not_ready", "waiting": waiting})


# Commands


def next_round(room: RoomState, *, seed: Seed | None = None, **asked: Unpack[Asked]) -> RoundBegun:
    """Return the command that deals the next round, from `sources`; *seed* deals where nothing was promised.

    ``then`` is what the round after it will be made from. Chance settles what nobody has chosen.

    Raises:
        Refused: ``not_over``, while a round is being played.
    """
    deal = room.check_to_come()
    if room.sources.cards is not None and room.round_no == 0:
        return _again(room, room.sources.cards, 0, **asked)
    if room.sources.secret is not None:
        seed = _promised_seed(room, room.sources.secret)
    elif seed is None:
        raise ValueError("nothing was promised: a seed is needed")
    settled = deal.settled(seed)
    return RoundBegun(seed, room.rules.digest, ENGINE_VERSION, settled.hand, settled.cut, **asked)


def same_cards(room: RoomState, round_no: int, **asked: Unpack[Asked]) -> RoundBegun:
    """Return the command that deals the cards of an earlier round of *room* again.

    Raises:
        Refused: ``not_over``; ``malformed``, if there was no such round, or it was played by other rules.
    """
    room.check_to_come()
    if not room.agreement.since_round < round_no <= room.round_no:
        raise malformed(f"round_no: from {room.agreement.since_round + 1} to {room.round_no}")
    return _again(room, room.past[round_no - 1], round_no, **asked)


def _again(room: RoomState, known: KnownDeal, again: int, **asked: Unpack[Asked]) -> RoundBegun:
    return RoundBegun(
        known.seed,
        room.rules.digest,
        ENGINE_VERSION,
        known.hand,
        known.cut,
        again=again,
        dealer=known.dealer,
        **asked,
    )


def _promised_seed(room: RoomState, secret: Secret) -> Seed:
    return deal_seed_of(secret, (nonce for _, nonce in sorted(room.sources.nonces)))


# What they change


def after_round_begun(room: RoomState, begun: RoundBegun) -> Changes:
    """Return what the next deal of a match changes.

    Raises:
        Refused: ``match_over``, and as `after_deal`.
        JournalError: as `after_deal`.
    """
    if not room.is_playing and room.match.over:
        raise Refused("match_over")
    return after_deal(room, begun)


def after_match_begun(room: RoomState, command: MatchBegun) -> Changes:
    """Return what a new match and its first deal change.

    Raises:
        Refused: ``not_host``, ``malformed``, and as `after_deal`.
        JournalError: as `after_deal`.
    """
    is_unfinished = room.match.rows and not room.match.over
    if is_unfinished and room.seating.chairs[command.seat].guest != room.seating.host:
        # Only the host may throw away what has been written down.
        raise Refused("not_host")
    try:
        match = Match.begin(command.match, room.rules, seats=room.seats, number=room.match.number + 1)
    except ScoreError as error:
        raise malformed(f"match: {error}") from error
    return Changes(match=match) | after_deal(room, command.first, is_first=True)


def after_deal(room: RoomState, begun: RoundBegun, *, is_first: bool = False) -> Changes:
    """Return what a deal changes. If it *is_first* in a match, the round before leaves nothing to it.

    Raises:
        Refused: as `check_start`, and ``illegal`` if nobody could have chosen its hand or its cut.
        JournalError: if it is not the deal that was promised.
    """
    check_start(room, None if begun.seat is None else room.seating.chairs[begun.seat].guest)
    deal = _deal(room, begun, room.round_no + 1)
    is_foreign = begun.engine != ENGINE_VERSION or begun.digest != room.rules.digest
    if not is_foreign:
        deal.check(begun.hand, begun.cut)
    dealt = Dealt(
        begun=begun,
        carried_in=None if is_first or room.ended is None else room.ended.carried,
        is_foreign=is_foreign,
        proof=_proof(room, begun),
    )
    return {
        "marks": room.marks.after_deal(begun.at),
        "in_lobby": False,
        "votes": room.votes.with_poll(None),
        "sources": _sources_after(room.sources, begun),
        "dealt": dealt,
        "played": Played() if is_foreign else _played(room, dealt, begun, deal),
        "past": (*room.past, KnownDeal(begun.seed, deal.dealer, begun.hand, begun.cut)),
    }


def dealt_anew(room: RoomState) -> Played:
    """Return the round that is played as it was before its first move."""
    begun = room.dealt.begun
    assert begun is not None
    return _played(room, room.dealt, begun, _deal(room, begun, room.round_no))


def _deal(room: RoomState, begun: RoundBegun, round_no: int) -> NextDeal:
    return room.deal_of(round_no, None if begun.dealer is None else KnownDeal(begun.seed, begun.dealer, begun.hand, begun.cut))


def _played(room: RoomState, dealt: Dealt, begun: RoundBegun, deal: NextDeal) -> Played:
    round_ = _new_round(room, dealt, begun, deal)
    return Played(round=round_, told=Told().plus((*_told_before(room, deal, begun), *round_.opening)))


def _new_round(room: RoomState, dealt: Dealt, begun: RoundBegun, deal: NextDeal) -> Round:
    try:
        return new_round(
            room.rules,
            seats=room.seats,
            seed=begun.seed,
            dealer=deal.dealer,
            hand=begun.hand,
            cut=begun.cut,
            carried=dealt.carried_in,
        )
    except ValueError as error:
        raise JournalError(f"round {deal.round_no}: {error}") from error


def _sources_after(sources: DealSources, begun: RoundBegun) -> DealSources:
    # Cards of an earlier round use no promise up, unless the deal brings the next one.
    if begun.again is not None and begun.then is None:
        return DealSources(secret=sources.secret, nonces=sources.nonces, cards=sources.cards)
    return DealSources(secret=begun.then, cards=sources.cards)


def _proof(room: RoomState, begun: RoundBegun) -> Proof | None:
    """Return what shows, once the round is over, that its cards were not arranged."""
    if begun.again is not None:
        return Proof(commitment=None, seed=None, salt=None, nonces=(), deal_seed=begun.seed, again=True)
    secret = room.sources.secret
    if secret is None:
        return None
    if begun.seed != _promised_seed(room, secret):
        raise JournalError(f"round {room.round_no + 1} was not dealt by the seed that was promised")
    return Proof(
        commitment=commitment_of(secret),
        seed=secret.seed,
        salt=secret.salt,
        nonces=tuple((room.seating.guests[guest].name, nonce) for guest, nonce in sorted(room.sources.nonces)),
        deal_seed=begun.seed,
        again=False,
    )


def _told_before(room: RoomState, deal: NextDeal, begun: RoundBegun) -> Iterable[Event]:
    if room.face_up and deal.round_no == room.agreement.since_round + 1:
        yield room_event(TurnedUp(deal.dealer, room.face_up))
    if begun.hand is not None:
        yield room_event(HandSizeChosen(deal.dealer, begun.hand))
    if begun.cut is not None:
        yield room_event(CutMade(deal.cutter, begun.cut))


def _seed_after(room: RoomState) -> Seed:
    """Return what settles who deals first by other rules."""
    seed = room.agreement.seed
    if isinstance(seed, int):
        return hash_seed(seed ^ room.seq) >> 1
    return seed_for(seed, "rules", room.seq, span=1)


def after_rules(room: RoomState, command: RulesSet) -> Changes:
    """Return what changes when other rules come into force. Nobody is ready then.

    Raises:
        Refused: ``in_round``, ``not_host``, ``malformed``, ``not_open`` (there would be too few chairs).
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
    return {
        "marks": room.marks.after_command(new_rules=True),
        "agreement": Agreement(rules, _seed_after(room), since_round=room.round_no),
        "match": match,
        "seating": room.seating.without_the_left().with_seats(command.seats).nobody_ready(),
        "in_lobby": True,
        "votes": room.votes.with_poll(None),
        "sources": DealSources(secret=room.sources.secret, nonces=room.sources.nonces),
        "dealt": Dealt(),
        "played": Played(),
    }
