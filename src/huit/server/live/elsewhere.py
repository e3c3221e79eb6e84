"""Notifications between the processes that play one room: who is connected, and phrases. They are not stored."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from huit.rooms.messages import PhraseMessage
from huit.server.live.background import Background
from huit.server.live.presence import Attendance
from huit.server.storage.store import Store


@dataclass(frozen=True, kw_only=True)
class Elsewhere:
    """Sends and receives the notifications of one room. `writer` reads the commands of other processes."""

    room: str
    store: Store
    attendance: Attendance
    background: Background
    said: Callable[[PhraseMessage], None]
    """Called with each phrase that another process sends."""

    def tell_who_is_here(self) -> None:
        self._tell({"from": self.store.sender, **self.attendance.local})

    def tell_phrase(self, phrase: PhraseMessage) -> None:
        self._tell({"phrase": msgspec.to_builtins(phrase)})

    def _tell(self, passing: dict[str, Any]) -> None:
        if self.store.is_shared:
            self.background.run(self.store.tell(self.room, msgspec.json.encode(passing)))

    def hear(self, payload: bytes, *, is_empty: bool) -> bool:
        """Handle a notification; return whether presence changed. *is_empty*: nobody is connected to this process."""
        said = msgspec.json.decode(payload)
        if "phrase" in said:
            self.said(msgspec.convert(said["phrase"], PhraseMessage))
            return False
        if not is_empty and not self.attendance.knows(said["from"]):
            # A process that has just loaded the room does not know who is connected here.
            self.tell_who_is_here()
        return self.attendance.set_elsewhere(
            said["from"],
            said["here"],
            said["watchers"],
            said["back_ms"],
            looking=said.get("looking"),
            onlookers=said.get("onlookers", ()),
            below_level=said.get("below_level", ()),
        )
