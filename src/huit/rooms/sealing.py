"""Commitments, seals and reveals: what each changes in a room, and what comes next for a deal that somebody asks for.

A deal by chance takes four steps. Browsers commit to their grains, the seal closes the commitments, browsers reveal, and the last
reveal is followed by the deal. A seal that somebody does not open in time is broken, and everybody commits anew.
"""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from huit.engine.chance import Seed
from huit.rooms import journal, messages
from huit.rooms.dealing import check_start, matched, next_round
from huit.rooms.grains import Commitment, DealAsked, Reveal, Seal, deal_text, grain_digest, seal_digest
from huit.rooms.refused import Refused, malformed
from huit.rooms.state import Changes, DealSources, RoomState
from huit.rooms.trust import Secret

MAY_BE_SEALED = (
    *(messages.Commit, messages.Reveal, journal.SealBroken, journal.RoundBegun, journal.MatchBegun),
    *(journal.Joined, messages.Look, messages.AskSeat, messages.AnswerSeat, messages.Settings, messages.Pace),
    *(journal.PollClosed, journal.PlayedFor, messages.PlayFor, journal.LinksRenewed, journal.GuestsForgotten),
)
"""What does not change what a sealed deal follows from, or checks the seal itself. All other commands are refused."""


# What comes next


def step_to_deal(
    room: RoomState,
    asked: DealAsked,
    here: Collection[int],
    *,
    at: int,
    then: Callable[[], Secret],
    seed: Callable[[], Seed],
    id: str | None = None,
) -> journal.DealSealed | journal.RoundBegun | journal.MatchBegun:
    """Return the command that brings the deal *asked* on: a seal of the commitments, or the deal where there are none.

    *here* are the guests who are connected, or were a moment ago. *then* draws the secret of the round after this one; *seed* a
    seed where nothing is promised.

    Raises:
        Refused: ``deal_sealed``, ``not_over``; ``cards_known``, for a match that would begin with known cards.
    """
    if room.sources.seal is not None:
        raise Refused("deal_sealed")
    deal, secret, guests = room.check_to_come(), room.sources.secret, _sealable(room, here)
    if asked.match is not None and room.known_to_come is not None:
        raise Refused("cards_known")
    if not guests or secret is None or room.known_to_come is not None:
        begun = next_round(room, seed=seed(), seat=asked.seat, at=at, then=then(), id=None if asked.is_match else id)
        return _of_match(begun, asked, id) if asked.is_match else begun
    # Nobody can know the deal yet: what is drawn here is chosen by nobody.
    settled = deal.settled(secret.seed)
    text = _deal_text(room, settled.hand, settled.cut)
    return journal.DealSealed(guests=guests, deal=text, asked=asked, hand=settled.hand, cut=settled.cut, id=id, at=at)


def opened_deal(room: RoomState, *, at: int, then: Callable[[], Secret]) -> journal.RoundBegun | journal.MatchBegun | None:
    """Return the deal of a seal that all have opened; None as long as there is none."""
    seal = room.sources.seal
    if seal is None or room.sources.unrevealed:
        return None
    begun = next_round(room, seat=seal.asked.seat, at=at, then=then())
    return _of_match(begun, seal.asked, None) if seal.asked.is_match else begun


def asked_by_itself(room: RoomState, here: Collection[int]) -> DealAsked | None:
    """Return the deal that is due though nobody asks for it now; None if there is none.

    It is the first round where nobody is to come or to choose, a deal that was put off once everybody who is there has committed
    anew, or known cards where one person plays alone.
    """
    asked, people = room.sources.asked, room.seating.people
    if room.sources.seal is not None:
        return None
    if room.begins_by_itself:
        return DealAsked()
    if asked is None and room.sources.again is not None and len(people) == 1:
        asked = DealAsked(people[0])
    return asked if asked is not None and not room.still_to_commit(here) and _may_start(room, asked) else None


def _may_start(room: RoomState, asked: DealAsked) -> bool:
    try:
        check_start(room, None if asked.seat is None else room.seating.chairs[asked.seat].guest)
        if asked.is_match:
            matched(room, asked)
    except Refused:
        return False
    return asked.is_match or not room.match.over


def _sealable(room: RoomState, here: Collection[int]) -> tuple[int, ...]:
    seated = {room.seating.chairs[seat].guest for seat in room.seating.people}
    return tuple(sorted(each.guest for each in room.sources.commitments if each.guest in seated and each.guest in here))


def _of_match(begun: journal.RoundBegun, asked: DealAsked, id: str | None) -> journal.MatchBegun:
    assert asked.seat is not None
    return journal.MatchBegun(seat=asked.seat, match=asked.match, first=begun, id=id)


def _deal_text(room: RoomState, hand: int | None, cut: int | None) -> str:
    dealer = room.check_to_come().dealer
    return deal_text(round_no=room.round_no + 1, rules=room.rules.digest, seats=room.seats, dealer=dealer, hand=hand, cut=cut)


# What the commands change


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
    """Return what changes when the commitments are closed. An open vote ends.

    Raises:
        Refused: as `check_start` and `matched`; ``deal_sealed``, ``malformed``, and ``illegal`` if nobody could have chosen its
            hand or its cut.
    """
    sources, asked = room.sources, command.asked
    if sources.seal is not None:
        raise Refused("deal_sealed")
    check_start(room, None if asked.seat is None else room.seating.check_seat(asked.seat).guest)
    if asked.is_match:
        matched(room, asked)
    elif room.match.over:
        raise Refused("match_over")
    commitments = tuple(sorted((each for each in sources.commitments if each.guest in command.guests), key=lambda one: one.guest))
    if not commitments or tuple(each.guest for each in commitments) != command.guests or room.next_commitment is None:
        raise malformed("guests: who has committed to a promised deal, in order")
    if f":{room.rules.digest}:" in command.deal:
        # Otherwise the file of the rules has changed since then: the deal that follows says what was dealt.
        room.check_to_come().check(command.hand, command.cut)
        if command.deal != _deal_text(room, command.hand, command.cut):
            raise malformed(f"deal: {_deal_text(room, command.hand, command.cut)}")
    seal = Seal(
        commitments=commitments,
        left_out=tuple(each.guest for each in sources.commitments if each.guest not in command.guests),
        asked=asked,
        hand=command.hand,
        cut=command.cut,
        deal=command.deal,
        digest=seal_digest(room.next_commitment, command.deal, (each.digest for each in commitments)),
        seq=room.seq + 1,
    )
    return {"sources": replace(sources, seal=seal, reveals=(), asked=None), "votes": room.votes.with_poll(None)}


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
    return replace(sources, reveals=(*sources.reveals, Reveal(guest, message.nonce, room.seq + 1)))


def after_broken(room: RoomState, command: journal.SealBroken) -> DealSources:
    """Return the sources after a seal that not everybody has opened.

    Nothing of it remains: the others' grains are known by now. Whoever has not revealed is out of the next try.

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
        asked=sources.seal.asked,
        open_to=tuple(reveal.guest for reveal in sources.reveals) or sources.open_to,
    )


def after_known_asked(room: RoomState, message: messages.Again) -> DealSources:
    """Return the sources when the next deal is to repeat known cards, or no longer.

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
    return replace(room.sources, again=message.round_no, asked=None)
