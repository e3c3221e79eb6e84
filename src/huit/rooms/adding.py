"""The winner adds a rule: who has won a round changes one thing of the rules, where the room is so set. The match goes on.

That it is one thing is seen when somebody asks for it (`one_change`); a journal tells of it without counting again.
"""

from msgspec.structs import replace

from huit.rooms.agreed import kept_rules
from huit.rooms.before_deal import Chosen
from huit.rooms.journal import RuleAdded
from huit.rooms.messages import RuleChanged, room_event
from huit.rooms.polls import ChangeTold
from huit.rooms.refused import Refused, malformed
from huit.rooms.state import Changes, RoomState
from huit.rules import RulesError, RuleSet
from huit.rules.families import schema_of
from huit.rules.prose import differences


def check_may_add(room: RoomState, guest: int) -> int:
    """Check that *guest* may add a rule now; return his seat.

    Raises:
        Refused: ``no_adding`` (the room is not so set), ``not_between`` (no round has just ended), ``not_seated``,
            ``not_winner``, ``already_added`` (since that round), ``poll_open``, ``deal_sealed``.
    """
    if not room.settings.winner_adds:
        raise Refused("no_adding")
    if room.stage != "between" or room.ended is None:
        raise Refused("not_between")
    seat = room.seating.check_seated(guest)
    if guest not in room.winners:
        raise Refused("not_winner")
    if room.agreement.added_after == room.round_no:
        raise Refused("already_added")
    if room.poll is not None:
        raise Refused("poll_open")
    if room.sources.seal is not None:
        raise Refused("deal_sealed")
    return seat


def may_add(room: RoomState, guest: int) -> bool:
    """Tell whether *guest* may add a rule now."""
    try:
        check_may_add(room, guest)
    except Refused:
        return False
    return True


def one_change(room: RoomState, rules: RuleSet) -> ChangeTold:
    """Return the one thing in which *rules* differ from those of *room*, in words.

    What does nothing yet counts too: nobody prepares a second rule unseen.

    Raises:
        Refused: ``same_rules``, ``several_rules``, ``ends_match``.
    """
    before = room.rules
    if rules.family != before.family:
        raise Refused("several_rules")
    # The match of the rules is a proposal for new rooms: this room has its own.
    if rules.match != before.match or not room.match.goes_on_by(rules):
        raise Refused("ends_match")
    changes = differences(rules, before)
    if len(changes) > 1 or _untold(rules, before) - {change.key for change in changes}:
        raise Refused("several_rules")
    if not changes:
        raise Refused("same_rules")
    return ChangeTold.of(changes[0])


def _untold(rules: RuleSet, before: RuleSet) -> set[str]:
    """Return the keys of what differs and may do nothing now: knobs, what cards do that are not in the pack, uncounted points."""
    keys = {name for name in rules.knobs if rules.knobs[name] != before.knobs[name]}
    missing = [face for face in {*rules.powers, *before.powers} if not rules.deck >> face & 1]
    if any(rules.power(face) != before.power(face) for face in missing):
        keys.add("powers")
    counted = schema_of(rules.family).counts_hands(rules)
    if rules.points != before.points and not counted:
        keys.add("points")
    return keys


def after_rule_added(room: RoomState, command: RuleAdded) -> Changes:
    """Return what changes when a winner adds a rule: the rules of the next deal, and what was chosen for it.

    Raises:
        Refused: as `check_may_add`; ``malformed``, for rules that cannot be read or are of another family.
    """
    seat = check_may_add(room, command.guest)
    try:
        rules = kept_rules(command.rules, command.options, command.resolved)
    except RulesError as error:
        raise malformed(f"rules: {error}") from error
    if rules.family != room.rules.family or room.seats not in rules.seats:
        raise malformed("rules: of this family, for so many players")
    told = room_event(RuleChanged(seat, command.change.fr, command.change.en))
    return {
        "agreement": replace(room.agreement, rules=rules, first=room.first_dealer, added_after=room.round_no),
        "sources": replace(room.sources, chosen=Chosen(), again=None, asked=None),
        "played": replace(room.played, told=room.played.told.plus([told])),
    }
