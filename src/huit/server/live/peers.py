"""Peers: the other processes that play a room. Notifications between them carry presence and phrases, and are not stored."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from huit.rooms.messages import PhraseMessage
from huit.server.live.background import Background
from huit.server.live.presence import Attendance
from huit.server.storage.store import Store


@dataclass(frozen=True, kw_only=True)
class Peers:
    """The notifications of one room to and from its peers. `writer` reads the commands of other processes."""

    room: str
    store: Store
    attendance: Attendance
    background: Background
    on_phrase: Callable[[PhraseMessage], None]
    """Called with each phrase that another process sends."""

    def send_presence(self) -> None:
        self._send({"from": self.store.sender, **self.attendance.local})

    def send_phrase(self, phrase: PhraseMessage) -> None:
        self._send({"phrase": msgspec.to_builtins(phrase)})

    def _send(self, passing: dict[str, Any]) -> None:
        if self.store.is_shared:
            self.background.run(self.store.tell(self.room, msgspec.json.encode(passing)))

    def hear(self, payload: bytes, *, is_empty: bool) -> bool:
        """Handle a notification; return whether presence changed. *is_empty*: nobody is connected to this process."""
        note = msgspec.json.decode(payload)
        if "phrase" in note:
            self.on_phrase(msgspec.convert(note["phrase"], PhraseMessage))
            return False
        if not is_empty and not self.attendance.knows(note["from"]):
            # A process that has just loaded the room does not know who is connected here.
            self.send_presence()
        return self.attendance.set_elsewhere(
            note["from"],
            note["here"],
            note["watchers"],
            note["back_ms"],
            looking=note.get("looking"),
            onlookers=note.get("onlookers", ()),
            below_level=note.get("below_level", ()),
        )
