"""The lines that guests of a room write one another: the latest, held in this process while the room is, and nowhere else."""

from collections import deque
from collections.abc import Callable

from huit.names import seen_line
from huit.rooms.messages import MOST_CHAT_CHARACTERS, Chat, ChatLine
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.server.quota import Quotas

CHAT_AT_ONCE, CHAT_PER_S = 5, 0.4
MOST_HELD = 30
"""Lines that somebody who comes back is sent again."""


class RoomChat:
    """The lines of one room."""

    def __init__(self, *, clock: Callable[[], float], wall_ms: Callable[[], int]) -> None:
        self._wall_ms = wall_ms
        self._quotas = Quotas(burst=CHAT_AT_ONCE, per_s=CHAT_PER_S, clock=clock)
        self._held: deque[tuple[ChatLine, frozenset[int]]] = deque(maxlen=MOST_HELD)
        """Each with the guests who were there for it: nobody else is ever sent it."""
        self._last_at = 0

    def write(self, room: Room, guest: int, message: Chat) -> ChatLine:
        """Hold a line of *guest* and return it.

        Raises:
            Refused: ``no_chat``, ``too_many``, ``not_seated``, ``empty_chat``, ``long_chat``.
        """
        if not room.settings.may_chat:
            raise Refused("no_chat")
        if not self._quotas.take(str(guest)):
            raise Refused("too_many")
        if guest not in _readers(room):
            raise Refused("not_seated")
        text = seen_line(message.text)
        if not text:
            raise Refused("empty_chat")
        if len(text) > MOST_CHAT_CHARACTERS:
            raise Refused("long_chat")
        self._last_at = max(self._wall_ms(), self._last_at + 1)
        seating = room.seating
        line = ChatLine(guest=guest, seat=seating.seat_of(guest), name=seating.guests[guest].name, text=text, at=self._last_at)
        self.hold(room, line)
        return line

    def hold(self, room: Room, line: ChatLine) -> bool:
        """Hold a line that was written here or through another process; return whether this room takes it."""
        if room.settings.may_chat:
            readers = _readers(room)
            # While nobody comes or goes, lines share the set.
            there = self._held[-1][1] if self._held and self._held[-1][1] == readers else readers
            self._held.append((line, there))
        return room.settings.may_chat

    def held_for(self, room: Room, guest: int) -> tuple[ChatLine, ...]:
        """Return the lines that *guest* was there for, without those of guests who were sent away since."""
        readers = _readers(room)
        return tuple(line for line, there in self._held if guest in there and line.guest in readers)

    def note_change(self, room: Room) -> None:
        """Forget everything where nothing may be written any more."""
        if not room.settings.may_chat:
            self._held.clear()


def _readers(room: Room) -> frozenset[int]:
    """Return the guests who came by the room's own link, or have a chair."""
    guests = room.seating.guests.items()
    return frozenset(number for number, guest in guests if not (guest.is_kicked or guest.watches))
