"""What goes over the wire: the messages of a client, checked as they are decoded, and those of the server."""

from typing import Annotated, Any

import msgspec

from huit.rooms.refused import Refused

MOST_MESSAGE_BYTES = 4096
MOST_ID_CHARACTERS = 40
MOST_MOVE_CHARACTERS = 40
MOST_PACE = 3.0
"""Computer players take this many times a human time at most; 0 is at once."""

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_ID_CHARACTERS)]
MoveWord = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_MOVE_CHARACTERS)]
Seq = Annotated[int, msgspec.Meta(ge=0)]
PaceFactor = Annotated[float, msgspec.Meta(ge=0, le=MOST_PACE)]


class Move(msgspec.Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """A move of the client's seat, chosen on the view numbered *seq*."""

    id: MessageId
    seq: Seq
    move: MoveWord


class Next(msgspec.Struct, tag="next", frozen=True, forbid_unknown_fields=True):
    """Deal the next round."""

    id: MessageId


class Pace(msgspec.Struct, tag="pace", frozen=True, forbid_unknown_fields=True):
    """Let the computer players take *pace* times a human time."""

    id: MessageId
    pace: PaceFactor


ClientMessage = Move | Next | Pace


class RefusedMessage(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """A message was not carried out; see `Refused` for the codes."""

    id: str | None
    code: str
    why: dict[str, Any] | None


class ViewMessage(msgspec.Struct, tag="view", tag_field="type", frozen=True, kw_only=True):
    """All that one seat may see of its room: the part of `views.client_view`, and what the room knows above the round."""

    seq: int
    """How many commands the journal holds: what a client's next move names."""
    room: str
    round_no: int
    rules: str
    seat: int
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    pace: float
    turn: int | None
    direction: int
    first: int
    dealer: int
    top: str
    recent: list[str]
    """The cards under the top, oldest first."""
    suit: str | None
    named: bool
    debt: int
    stock: int
    discard: int
    counts: list[int]
    hand: list[str]
    moves: list[str]
    may_announce: bool
    may_say: bool
    may_catch: bool
    one_card: list[int]
    why: dict[str, dict[str, Any]]
    over: bool
    result: dict[str, Any] | None
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    log: list[dict[str, Any]]
    """What happened since the last view that this socket was sent."""


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode_message(frame: bytes | str) -> ClientMessage:
    """Return the message that a client sent.

    >>> decode_message(b'{"type":"next","id":"c1"}')
    Next(id='c1')

    Raises:
        Refused: ``malformed``, and what is wrong with it.
    """
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", {"code": "malformed", "message": str(error)}) from error


def encode_message(message: RefusedMessage | ViewMessage) -> bytes:
    """Return the frame that is sent to a client.

    >>> encode_message(RefusedMessage(id="c1", code="stale", why=None))
    b'{"type":"refused","id":"c1","code":"stale","why":null}'
    """
    return _encoder.encode(message)
