"""Added rules: the winner of a round may change one thing of the rules, if the room's settings allow it. The match goes on.

`one_change` checks a request for being one thing; the journal is trusted and not checked again.
"""

from msgspec.structs import replace

from huit.rooms.agreement import stored_rules
from huit.rooms.before_deal import Chosen
from huit.rooms.journal import RuleAdded
from huit.rooms.messages import AddedRule, RuleChanged, room_event
from huit.rooms.polls import ChangeView
from huit.rooms.refusal import Refused, malformed
from huit.rooms.state import Changes, RoomState
from huit.rules import RulesError, RuleSet
from huit.rules.prose import differences

MOST_ADDED = 10
"""Most changes that are sent with every view, the latest ones."""


def check_may_add(room: RoomState, guest: int) -> int:
    """Check that *guest* may add a rule now; return their seat.

    Raises:
        Refused: ``no_adding`` (the settings do not allow it), ``not_between`` (no round has just ended), ``not_seated``,
            ``not_winner``, ``already_added`` (since that round), ``poll_open``, ``deal_sealed``.
    """
    seat = _check_right(room, guest)
    if room.poll is not None:
        raise Refused("poll_open")
    if room.sources.seal is not None:
        raise Refused("deal_sealed")
    return seat


def _check_right(room: RoomState, guest: int) -> int:
    """Check that *guest* has won the right to change a rule and not used it yet; return their seat."""
    if not room.settings.winner_adds:
        raise Refused("no_adding")
    if room.stage != "between" or room.ended is None:
        raise Refused("not_between")
    seat = room.seating.check_seated(guest)
    if guest not in room.winners:
        raise Refused("not_winner")
    if room.agreement.added_after == room.round_no:
        raise Refused("already_added")
    return seat


def adders(room: RoomState) -> tuple[int, ...]:
    """Return the seats of the winners who may still change a rule; the next deal waits for them.

    A vote of the others does not end the wait: it would take that right away.
    """
    if not room.settings.winner_adds or room.agreement.kept_after == room.round_no:
        return ()
    return tuple(seat for guest in room.winners if (seat := _seat_with_right(room, guest)) is not None)


def _seat_with_right(room: RoomState, guest: int) -> int | None:
    try:
        seat = _check_right(room, guest)
    except Refused:
        return None
    return None if room.seating.chairs[seat].is_played_for else seat


def check_winner_first(room: RoomState, guest: int) -> None:
    """Check that *guest* may have the next round dealt: a winner who may still change a rule comes first.

    Raises:
        Refused: ``winner_first``.
    """
    waiting = adders(room)
    if waiting and room.seating.seat_of(guest) not in waiting:
        raise Refused("winner_first")


def after_adding_closed(room: RoomState) -> Changes:
    """Return the changes when the winner's time is up: anybody may have the next round dealt.

    Raises:
        Refused: ``not_winner``, if no winner may change a rule any more.
    """
    if not adders(room):
        raise Refused("not_winner")
    return {"agreement": replace(room.agreement, kept_after=room.round_no)}


def one_change(room: RoomState, rules: RuleSet) -> ChangeView:
    """Return the one thing in which *rules* differ from those of *room*, in words.

    A knob without effect yet counts as well, so that nobody can prepare a second rule unseen.

    Raises:
        Refused: ``same_rules``, ``several_rules``, ``ends_match``.
    """
    before = room.rules
    if (rules.family, rules.id) != (before.family, before.id):
        # Another game of the library is not one rule, however much alike the two are.
        raise Refused("several_rules")
    # The match of the rules is a proposal for new rooms: this room has its own.
    if rules.match != before.match or not room.match.goes_on_by(rules):
        raise Refused("ends_match")
    changes = differences(rules, before)
    if len(changes) > 1 or _things_changed(rules, before) > 1:
        raise Refused("several_rules")
    if not changes:
        raise Refused("same_rules")
    return ChangeView.of(changes[0])


def _things_changed(rules: RuleSet, before: RuleSet) -> int:
    """Return how many knobs, powers of a rank and points of a rank differ, whether or not the rule sheet mentions them."""
    changed: set[tuple[object, ...]] = {(name,) for name in rules.knobs if rules.knobs[name] != before.knobs[name]}
    for face in {*rules.powers, *before.powers}:
        powers = [tuple(sorted(one.power(face).items())) for one in (rules, before)]
        if powers[0] != powers[1]:
            changed.add(("powers", face >> 2, *powers))
    for face in {*rules.points, *before.points}:
        points = [one.points.get(face, 0) for one in (rules, before)]
        if points[0] != points[1]:
            changed.add(("points", face >> 2, *points))
    return len(changed)


def after_rule_added(room: RoomState, command: RuleAdded) -> Changes:
    """Return the changes when a winner adds a rule: new rules for the next deal, and no choices for it yet.

    Raises:
        Refused: as `check_may_add`; ``malformed``, for rules that cannot be read or are of another family.
    """
    seat = check_may_add(room, command.guest)
    try:
        rules = stored_rules(command.rules, command.options, command.resolved)
    except RulesError as error:
        raise malformed(f"rules: {error}") from error
    if rules.family != room.rules.family or room.seats not in rules.seats:
        raise malformed("rules: of this family, for so many players")
    name, change = room.seating.guests[command.guest].name, command.change
    event = room_event(RuleChanged(seat, change.fr, change.en))
    added = AddedRule(after=room.round_no, guest=command.guest, name=name, fr=change.fr, en=change.en)
    agreement = replace(
        room.agreement,
        rules=rules,
        first=room.first_dealer,
        added_after=room.round_no,
        added=(*room.agreement.added, added)[-MOST_ADDED:],
    )
    return {
        "agreement": agreement,
        "sources": replace(room.sources, chosen=Chosen(), again=None, request=None),
        "played": replace(room.played, events=room.played.events.plus([event])),
    }
