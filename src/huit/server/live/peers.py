"""Peers: the other processes that play a room. What passes between them is not stored."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from huit.rooms.messages import ChatMessage, PhraseMessage
from huit.server.live.background import Background
from huit.server.live.presence import Attendance, PresenceReport
from huit.server.storage.jobs import AnyStore

Note = PresenceReport | PhraseMessage | ChatMessage
"""A notification of a room: a message more is a struct more here, and its case in `Peers.hear`."""
_NOTES = msgspec.json.Decoder[Note](Note)


@dataclass(frozen=True, kw_only=True)
class Peers:
    """The notifications of one room to and from its peers. `writer` reads the commands of other processes."""

    room: str
    store: AnyStore
    attendance: Attendance
    background: Background
    on_phrase: Callable[[PhraseMessage], None]
    """Called with each phrase that another process sends."""
    on_chat: Callable[[ChatMessage], None]
    """Called with what guests write there."""

    def send_presence(self) -> None:
        self.send(self.attendance.report(self.store.sender))

    def send(self, note: Note) -> None:
        if self.store.is_shared:
            self.background.run(self.store.tell(self.room, msgspec.json.encode(note)))

    def hear(self, payload: bytes, *, is_empty: bool) -> bool:
        """Handle a notification; return whether presence changed. *is_empty*: nobody is connected to this process."""
        note: Note = _NOTES.decode(payload)
        if isinstance(note, PhraseMessage):
            self.on_phrase(note)
            return False
        if isinstance(note, ChatMessage):
            self.on_chat(note)
            return False
        if not is_empty and not self.attendance.knows(note.process):
            # A process that has just loaded the room does not know who is connected here.
            self.send_presence()
        return self.attendance.hear(note)
