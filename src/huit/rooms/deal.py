"""The deal of a room: its conditions, its seed, known cards dealt again, and changes of rules."""

from collections.abc import Iterable
from typing import TypedDict, Unpack

from msgspec.structs import replace

from huit.engine.bits import hash_seed
from huit.engine.chance import Seed
from huit.engine.events import Event
from huit.engine.round import ENGINE_VERSION, Round, new_round
from huit.players import player_named
from huit.rooms.agreement import stored_rules
from huit.rooms.before_deal import Chosen, NextDeal
from huit.rooms.feats import RoundTally
from huit.rooms.grains import DealRequest
from huit.rooms.journal import JournalError, KnownDeal, MatchBegun, RoundBegun, RulesSet
from huit.rooms.match import Match
from huit.rooms.messages import CutMade, HandSizeChosen, RuleChanged, TurnedUp, room_event
from huit.rooms.polls import Proposal
from huit.rooms.refusal import Refused, malformed
from huit.rooms.state import Agreement, Changes, DealSources, LatestDeal, LatestRound, RoomState, RoundEvents
from huit.rooms.trust import Secret, commitment_of, deal_seed_of, seed_for
from huit.rules import RulesError
from huit.scores import ScoreError
from huit.views.dealt import Proof


class DealOrigin(TypedDict, total=False):
    """The fields of `RoundBegun` that say who had it dealt, and when."""

    seat: int | None
    id: str | None
    at: int
    then: Secret | None


def check_start(room: RoomState, guest: int | None) -> None:
    """Check that a round may be dealt now. *guest* requests it; None if nobody does.

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


def next_round(room: RoomState, *, seed: Seed | None = None, **origin: Unpack[DealOrigin]) -> RoundBegun:
    """Return the command that deals the next round from `sources`, or from *seed* if nothing was promised.

    ``then`` is the secret of the round after it. Open choices are drawn at random.

    Raises:
        Refused: ``not_over``, while a round is being played.
    """
    deal, sources = room.check_to_come(), room.sources
    if room.known_to_come is not None:
        # The promised secret stays for the round after this one.
        then = origin.get("then") if sources.secret is None else None
        return _repeated_round(room, *room.known_to_come, **{**origin, "then": then})
    if sources.secret is not None:
        seed = _promised_seed(room, sources.secret)
    elif seed is None:
        raise ValueError("nothing was promised: a seed is needed")
    settled = deal.settled(seed) if sources.seal is None else Chosen(sources.seal.hand, sources.seal.cut)
    return RoundBegun(seed, room.rules.digest, ENGINE_VERSION, settled.hand, settled.cut, **origin)


def _repeated_round(room: RoomState, known: KnownDeal, again: int, **origin: Unpack[DealOrigin]) -> RoundBegun:
    return RoundBegun(
        known.seed,
        room.rules.digest,
        ENGINE_VERSION,
        known.hand,
        known.cut,
        again=again,
        dealer=known.dealer,
        **origin,
    )


def _promised_seed(room: RoomState, secret: Secret) -> Seed:
    return deal_seed_of(secret, (nonce for _, nonce in room.sources.added))


# Their changes


def after_round_begun(room: RoomState, begun: RoundBegun) -> Changes:
    """Return the changes of the next deal in a match.

    Raises:
        Refused: ``match_over``, and as `after_deal`.
        JournalError: as `after_deal`.
    """
    if not room.is_playing and room.match.over:
        raise Refused("match_over")
    return after_deal(room, begun)


def after_match_begun(room: RoomState, command: MatchBegun) -> Changes:
    """Return the changes of a new match and its first deal.

    Raises:
        Refused: ``not_host``, ``malformed``, and as `after_deal`.
        JournalError: as `after_deal`.
    """
    request = DealRequest(command.seat, is_match=True, match=command.match)
    return Changes(match=new_match(room, request)) | after_deal(room, command.first, request=request)


def new_match(room: RoomState, request: DealRequest) -> Match:
    """Return the new match that begins with the deal of *request*.

    Raises:
        Refused: ``not_host``, if it would discard an unfinished sheet; ``malformed``.
    """
    is_unfinished = room.match.rows and not room.match.over
    if is_unfinished and (request.seat is None or room.seating.check_seat(request.seat).guest != room.seating.host):
        raise Refused("not_host")
    try:
        return Match.begin(request.match, room.rules, seats=room.seats, number=room.match.number + 1)
    except ScoreError as error:
        raise malformed(f"match: {error}") from error


def after_deal(room: RoomState, begun: RoundBegun, *, request: DealRequest | None = None) -> Changes:
    """Return the changes of a deal. If *request* begins a match, the round before carries nothing over to it.

    Raises:
        Refused: as `check_start`, ``deal_sealed`` if another deal is sealed or not all have revealed, ``illegal`` if its hand
            or its cut could not have been chosen.
        JournalError: if it is not the deal that was promised.
    """
    request = request or DealRequest(begun.seat)
    check_start(room, None if begun.seat is None else room.seating.chairs[begun.seat].guest)
    _check_seal(room.sources, begun, request)
    deal = _deal(room, begun, room.round_no + 1)
    is_foreign = begun.engine != ENGINE_VERSION or begun.digest != room.rules.digest
    if not is_foreign:
        deal.check(begun.hand, begun.cut)
    dealt = LatestDeal(
        begun=begun,
        carried_in=None if request.is_match or room.ended is None else room.ended.carried,
        is_foreign=is_foreign,
        proof=_proof(room, begun),
        put_off=room.sources.put_off if begun.again is None else (),
    )
    return {
        "marks": room.marks.after_deal(begun.at),
        "in_lobby": False,
        "votes": room.votes.with_poll(None),
        "sources": _sources_after(room, begun),
        "dealt": dealt,
        "played": LatestRound() if is_foreign else _played(room, dealt, begun, deal),
        "past": (*room.past, KnownDeal(begun.seed, deal.dealer, begun.hand, begun.cut)),
    }


def _check_seal(sources: DealSources, begun: RoundBegun, request: DealRequest) -> None:
    """Check that *begun* is the sealed deal and that all have revealed, if a deal is sealed."""
    seal = sources.seal
    if seal is None:
        return
    is_sealed = begun.again is None and (begun.hand, begun.cut, request) == (seal.hand, seal.cut, seal.request)
    if not is_sealed or sources.unrevealed:
        raise Refused("deal_sealed")


def redealt(room: RoomState) -> LatestRound:
    """Return the current round as it was before its first move."""
    begun = room.dealt.begun
    assert begun is not None
    return _played(room, room.dealt, begun, _deal(room, begun, room.round_no))


def _deal(room: RoomState, begun: RoundBegun, round_no: int) -> NextDeal:
    return room.deal_of(round_no, None if begun.dealer is None else KnownDeal(begun.seed, begun.dealer, begun.hand, begun.cut))


def _played(room: RoomState, dealt: LatestDeal, begun: RoundBegun, deal: NextDeal) -> LatestRound:
    round_ = _new_round(room, dealt, begun, deal)
    events = (*_events_before(room, deal, begun), *round_.opening)
    return LatestRound(round=round_, events=RoundEvents().plus(events), tally=RoundTally().after(events))


def _new_round(room: RoomState, dealt: LatestDeal, begun: RoundBegun, deal: NextDeal) -> Round:
    try:
        round_ = new_round(
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
    if room.advises or any(level and player_named(level).searches(room.rules.family) for level in room.levels):
        round_.watch(in_match=room.match.sheet is not None)
    return round_


def _sources_after(room: RoomState, begun: RoundBegun) -> DealSources:
    sources = room.sources
    # Cards of an earlier round leave the promised secret unused, unless the deal brings the next one.
    if begun.again is not None and begun.then is None:
        return replace(sources, chosen=Chosen(), again=None, request=None)
    return DealSources(secret=begun.then, cards=sources.cards, promised_seq=room.seq + 1)


def _proof(room: RoomState, begun: RoundBegun) -> Proof | None:
    """Return the proof that the cards were not arranged, to be shown once the round is over."""
    if begun.again is not None:
        return Proof(commitment=None, seed=None, salt=None, nonces=(), deal_seed=str(begun.seed), again=True)
    secret = room.sources.secret
    if secret is None:
        return None
    if begun.seed != _promised_seed(room, secret):
        raise JournalError(f"round {room.round_no + 1} was not dealt by the seed that was promised")
    sources, guests = room.sources, room.seating.guests
    proof = Proof(
        commitment=commitment_of(secret),
        seed=secret.seed,
        salt=secret.salt,
        nonces=tuple((guests[guest].name, nonce) for guest, nonce in sources.added),
        deal_seed=str(begun.seed),
        again=False,
        put_off=tuple(guests[guest].name for guest in sources.put_off),
        people=tuple(room.names[seat] for seat in room.seating.people),
    )
    seal = sources.seal
    if seal is None:
        return proof
    return replace(
        proof,
        deal=seal.deal,
        commitments=tuple((guests[one.guest].name, one.guest, one.digest, one.seq) for one in seal.commitments),
        seal=seal.digest,
        promised_at_seq=sources.promised_seq,
        sealed_at_seq=seal.seq,
        revealed_at_seq=tuple(one.seq for one in sorted(sources.reveals, key=lambda one: one.guest)),
        left_out=tuple(guests[guest].name for guest in seal.left_out),
    )


def _events_before(room: RoomState, deal: NextDeal, begun: RoundBegun) -> Iterable[Event]:
    for added in room.agreement.added:
        seat = room.seating.seat_of(added.guest)
        # Repeated with the cards, for people who looked elsewhere between the rounds.
        if added.after == deal.round_no - 1 and seat is not None:
            yield room_event(RuleChanged(seat, added.fr, added.en))
    if room.face_up and deal.round_no == room.agreement.since_round + 1:
        yield room_event(TurnedUp(deal.dealer, room.face_up))
    if begun.hand is not None:
        yield room_event(HandSizeChosen(deal.dealer, begun.hand))
    if begun.cut is not None:
        yield room_event(CutMade(deal.cutter, begun.cut))


def _seed_after(room: RoomState) -> Seed:
    """Return the seed that decides who deals first by other rules."""
    seed = room.agreement.seed
    if isinstance(seed, int):
        return hash_seed(seed ^ room.seq) >> 1
    return seed_for(seed, "rules", room.seq, span=1)


def after_rules(room: RoomState, command: RulesSet) -> Changes:
    """Return the changes when the host puts other rules in force. Nobody is ready then.

    Raises:
        Refused: ``in_round``, ``not_host``, ``malformed``, ``not_open`` (there would be too few chairs).
    """
    if room.is_playing:
        raise Refused("in_round")
    if command.guest != room.seating.host:
        raise Refused("not_host")
    return with_rules(room, command)


def with_rules(room: RoomState, agreed: RulesSet | Proposal, *, ready: Iterable[int] = ()) -> Changes:
    """Return the changes when other rules come into force: a match under way ends, and a new one begins with an empty sheet.

    Nobody is ready then but the guests *ready*.

    Raises:
        Refused: ``malformed``, ``not_open`` (there would be too few chairs).
    """
    try:
        rules = stored_rules(agreed.rules, agreed.options, agreed.resolved)
        match = Match.begin(agreed.match, rules, seats=agreed.seats, number=room.match.number + 1)
    except (RulesError, ScoreError) as error:
        raise malformed(f"rules: {error}") from error
    seating = room.seating.without_the_left().with_seats(agreed.seats).nobody_ready()
    for guest in ready:
        seating = seating.ready(guest, is_ready=True)
    return {
        "marks": room.marks.after_command(new_rules=True),
        "agreement": Agreement(rules, _seed_after(room), since_round=room.round_no, title=agreed.title),
        "match": match,
        "seating": seating,
        "in_lobby": True,
        "votes": room.votes.with_poll(None),
        # The promised secret and the commitments stay for the next deal.
        "sources": replace(room.sources, chosen=Chosen(), cards=None, again=None, request=None),
        "dealt": LatestDeal(),
        "played": LatestRound(),
    }
