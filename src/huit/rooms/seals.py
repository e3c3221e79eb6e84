"""Commitments, seals and reveals of a deal: their changes in a room, and the next step of a requested deal.

A deal by chance takes four steps. Browsers commit to their grains, the seal closes the commitments, browsers reveal, and the last
reveal is followed by the deal. A seal that somebody does not open in time is broken, and everybody commits anew.
"""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from huit.engine.chance import Seed
from huit.rooms import journal, messages
from huit.rooms.deal import check_start, new_match, next_round
from huit.rooms.grains import Commitment, DealRequest, RevealedGrain, Seal, deal_text, grain_digest, seal_digest
from huit.rooms.refusal import Refused, allows, malformed
from huit.rooms.state import Changes, DealSources, RoomState
from huit.rooms.trust import Secret

MAY_BE_SEALED = (
    *(messages.Commit, messages.Reveal, journal.SealBroken, journal.RoundBegun, journal.MatchBegun),
    *(journal.GuestJoined, messages.Look, messages.AskSeat, messages.AnswerSeat, messages.ChangeSettings, messages.Pace),
    *(journal.PollClosed, journal.PlayedFor, messages.PlayFor, journal.LinksRenewed, journal.GuestsForgotten),
)
"""Commands that are allowed while a deal is sealed: they do not touch it, or belong to it. All others are refused."""


# The next step


def next_deal_command(
    room: RoomState,
    request: DealRequest,
    here: Collection[int],
    *,
    at: int,
    then: Callable[[], Secret],
    seed: Callable[[], Seed],
    id: str | None = None,
) -> journal.DealSealed | journal.RoundBegun | journal.MatchBegun:
    """Return the next command for the deal of *request*: a seal of the commitments, or without commitments the deal itself.

    *here* are the guests who are connected, or were a moment ago. *then* draws the secret of the round after this one,
    and *seed* a seed if nothing is promised.

    Raises:
        Refused: ``deal_sealed``, ``not_over``; ``cards_known``, for a match that would begin with known cards.
    """
    if room.sources.seal is not None:
        raise Refused("deal_sealed")
    deal, secret, guests = room.check_to_come(), room.sources.secret, _sealable(room, here)
    if request.match is not None and room.known_to_come is not None:
        raise Refused("cards_known")
    if not guests or secret is None or room.known_to_come is not None:
        begun = next_round(room, seed=seed(), seat=request.seat, at=at, then=then(), id=None if request.is_match else id)
        return _of_match(begun, request, id) if request.is_match else begun
    # Nobody can know the deal yet, so open choices may be drawn here.
    settled = deal.settled(secret.seed)
    text = _deal_text(room, settled.hand, settled.cut)
    return journal.DealSealed(guests=guests, deal=text, asked=request, hand=settled.hand, cut=settled.cut, id=id, at=at)


def opened_deal(room: RoomState, *, at: int, then: Callable[[], Secret]) -> journal.RoundBegun | journal.MatchBegun | None:
    """Return the deal of a seal whose grains are all revealed, or None."""
    seal = room.sources.seal
    if seal is None or room.sources.unrevealed:
        return None
    begun = next_round(room, seat=seal.request.seat, at=at, then=then())
    return _of_match(begun, seal.request, None) if seal.request.is_match else begun


def due_deal(room: RoomState, here: Collection[int]) -> DealRequest | None:
    """Return the request for a deal that is due without anybody asking, or None.

    It is the first round, when nobody is awaited, or known cards, when one person plays alone. A deal that was put off is due
    once everybody present has committed anew.
    """
    request, people = room.sources.request, room.seating.people
    if room.sources.seal is not None:
        return None
    if room.begins_by_itself:
        return DealRequest()
    if request is None and room.sources.again is not None and len(people) == 1:
        request = DealRequest(people[0])
    return request if request is not None and not room.still_to_commit(here) and _may_start(room, request) else None


def _may_start(room: RoomState, request: DealRequest) -> bool:
    guest = None if request.seat is None else room.seating.chairs[request.seat].guest
    return allows(check_start, room, guest) and (allows(new_match, room, request) if request.is_match else not room.match.over)


def _sealable(room: RoomState, here: Collection[int]) -> tuple[int, ...]:
    seated = {room.seating.chairs[seat].guest for seat in room.seating.people}
    return tuple(sorted(each.guest for each in room.sources.commitments if each.guest in seated and each.guest in here))


def _of_match(begun: journal.RoundBegun, request: DealRequest, id: str | None) -> journal.MatchBegun:
    assert request.seat is not None
    return journal.MatchBegun(seat=request.seat, match=request.match, first=begun, id=id)


def _deal_text(room: RoomState, hand: int | None, cut: int | None) -> str:
    dealer = room.check_to_come().dealer
    return deal_text(round_no=room.round_no + 1, rules=room.rules.digest, seats=room.seats, dealer=dealer, hand=hand, cut=cut)


# The changes by commands


def after_committed(room: RoomState, guest: int, message: messages.Commit) -> DealSources:
    """Return the sources with one more commitment.

    Raises:
        Refused: ``too_late``, also for a second commitment, and for a guest who has put this deal off; ``not_seated``.
    """
    sources = room.sources
    if room.next_commitment is None or sources.seal is not None:
        raise Refused("too_late")
    room.seating.check_seated(guest)
    if guest not in room.still_to_commit([guest]):
        raise Refused("too_late")
    commitment = Commitment(guest, message.digest, room.seq + 1)
    return replace(sources, commitments=(*sources.commitments, commitment))


def after_sealed(room: RoomState, command: journal.DealSealed) -> Changes:
    """Return the changes when the commitments are closed. An open vote ends.

    Raises:
        Refused: as `check_start` and `new_match`; ``deal_sealed``, ``malformed``, and ``illegal`` if its hand or its cut
            could not have been chosen.
    """
    sources, request = room.sources, command.asked
    if sources.seal is not None:
        raise Refused("deal_sealed")
    check_start(room, None if request.seat is None else room.seating.check_seat(request.seat).guest)
    if request.is_match:
        new_match(room, request)
    elif room.match.over:
        raise Refused("match_over")
    commitments = tuple(sorted((each for each in sources.commitments if each.guest in command.guests), key=lambda one: one.guest))
    if not commitments or tuple(each.guest for each in commitments) != command.guests or room.next_commitment is None:
        raise malformed("guests: who has committed to a promised deal, in order")
    if f":{room.rules.digest}:" in command.deal:
        # Otherwise the rule file has changed since then, and the deal that follows has the true values.
        room.check_to_come().check(command.hand, command.cut)
        if command.deal != _deal_text(room, command.hand, command.cut):
            raise malformed(f"deal: {_deal_text(room, command.hand, command.cut)}")
    seal = Seal(
        commitments=commitments,
        left_out=tuple(each.guest for each in sources.commitments if each.guest not in command.guests),
        request=request,
        hand=command.hand,
        cut=command.cut,
        deal=command.deal,
        digest=seal_digest(room.next_commitment, command.deal, (each.digest for each in commitments)),
        seq=room.seq + 1,
    )
    return {"sources": replace(sources, seal=seal, reveals=(), request=None), "votes": room.votes.with_poll(None)}


def after_revealed(room: RoomState, guest: int, message: messages.Reveal) -> DealSources:
    """Return the sources with one more grain.

    Raises:
        Refused: ``too_late``, without a seal, or if the guest is not in it or has revealed; ``wrong_grain``, if the grain does
            not open the commitment.
    """
    sources = room.sources
    if sources.seal is None or room.next_commitment is None or guest not in sources.unrevealed:
        raise Refused("too_late")
    committed = next(each.digest for each in sources.seal.commitments if each.guest == guest)
    if grain_digest(room.next_commitment, guest, message.nonce) != committed:
        raise Refused("wrong_grain")
    return replace(sources, reveals=(*sources.reveals, RevealedGrain(guest, message.nonce, room.seq + 1)))


def after_broken(room: RoomState, command: journal.SealBroken) -> DealSources:
    """Return the sources after a seal whose grains were not all revealed.

    Nothing of it remains: the other grains are public by now. Guests who have not revealed are out of the next try.

    Raises:
        Refused: ``too_late``, if there is no such seal.
    """
    sources = room.sources
    if sources.seal is None or not sources.unrevealed:
        raise Refused("too_late")
    return DealSources(
        secret=command.then,
        chosen=sources.chosen,
        cards=sources.cards,
        promised_seq=room.seq + 1,
        put_off=(*sources.put_off, *sources.unrevealed),
        request=sources.seal.request,
        open_to=tuple(reveal.guest for reveal in sources.reveals) or sources.open_to,
    )


def after_repeat(room: RoomState, message: messages.Again) -> DealSources:
    """Return the sources after a request to repeat known cards, or its withdrawal.

    Raises:
        Refused: ``not_over``, ``match_over``; ``malformed``, if these rules dealt no such round.
    """
    room.check_to_come()
    if message.round_no is not None:
        if room.match.over:
            raise Refused("match_over")
        other_rules = max(room.agreement.since_round, room.agreement.added_after)
        if not other_rules < message.round_no <= room.round_no:
            raise malformed(f"round_no: from {other_rules + 1} to {room.round_no}")
    return replace(room.sources, again=message.round_no, request=None)
