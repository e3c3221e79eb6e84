"""Rooms: who sits where, match after match, and the journal that builds a room again. Pure: no clock, no wire, no store."""

from huit.rooms.agreed import AgreementError, agreed_rules, options_on, rules_named
from huit.rooms.before_deal import NextDeal, hand_sizes
from huit.rooms.computers import Wish, computer_wishes
from huit.rooms.journal import (
    ENGINE_VERSION,
    Command,
    CutChosen,
    HandChosen,
    JournalError,
    MatchBegun,
    Moved,
    Opened,
    PaceSet,
    RoundBegun,
    decode_command,
    encode_command,
)
from huit.rooms.match import Match, MatchAsked, match_plan_for, plan_of, plans_fitting
from huit.rooms.messages import (
    MOST_MESSAGE_BYTES,
    ClientMessage,
    Cut,
    Deal,
    Move,
    NewMatch,
    Next,
    Pace,
    RefusedMessage,
    ViewMessage,
    decode_message,
    encode_message,
)
from huit.rooms.refused import Refused
from huit.rooms.room import MOST_TOLD, Room

__all__ = [
    "ENGINE_VERSION",
    "MOST_MESSAGE_BYTES",
    "MOST_TOLD",
    "AgreementError",
    "ClientMessage",
    "Command",
    "Cut",
    "CutChosen",
    "Deal",
    "HandChosen",
    "JournalError",
    "Match",
    "MatchAsked",
    "MatchBegun",
    "Move",
    "Moved",
    "NewMatch",
    "Next",
    "NextDeal",
    "Opened",
    "Pace",
    "PaceSet",
    "Refused",
    "RefusedMessage",
    "Room",
    "RoundBegun",
    "ViewMessage",
    "Wish",
    "agreed_rules",
    "computer_wishes",
    "decode_command",
    "decode_message",
    "encode_command",
    "encode_message",
    "hand_sizes",
    "match_plan_for",
    "options_on",
    "plan_of",
    "plans_fitting",
    "rules_named",
]
