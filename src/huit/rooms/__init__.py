"""Rooms: who sits where, round after round, and the journal that builds a room again. Pure: no clock, no wire, no store."""

from huit.rooms.computers import Wish, computer_wishes
from huit.rooms.journal import (
    ENGINE_VERSION,
    Command,
    JournalError,
    Moved,
    Opened,
    PaceSet,
    RoundBegun,
    decode_command,
    encode_command,
)
from huit.rooms.messages import (
    MOST_MESSAGE_BYTES,
    ClientMessage,
    Move,
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
    "ClientMessage",
    "Command",
    "JournalError",
    "Move",
    "Moved",
    "Next",
    "Opened",
    "Pace",
    "PaceSet",
    "Refused",
    "RefusedMessage",
    "Room",
    "RoundBegun",
    "ViewMessage",
    "Wish",
    "computer_wishes",
    "decode_command",
    "decode_message",
    "encode_command",
    "encode_message",
]
