"""What the processes that play one room tell each other in passing: who is connected to them, and phrases."""

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
    """The other processes, as one room tells them and hears them. What they write stands in the journal: see `writer`."""

    room: str
    store: Store
    attendance: Attendance
    background: Background
    said: Callable[[PhraseMessage], None]
    """It is given the phrases that come from there."""

    def tell_who_is_here(self) -> None:
        self._tell({"from": self.store.sender, **self.attendance.local})

    def tell_phrase(self, phrase: PhraseMessage) -> None:
        self._tell({"phrase": msgspec.to_builtins(phrase)})

    def _tell(self, passing: dict[str, Any]) -> None:
        if self.store.is_shared:
            self.background.run(self.store.tell(self.room, msgspec.json.encode(passing)))

    def hear(self, payload: bytes, *, is_empty: bool) -> bool:
        """Take in what another process tells; tell whether other people are there now. *is_empty*: nobody is connected to us."""
        said = msgspec.json.decode(payload)
        if "phrase" in said:
            self.said(msgspec.convert(said["phrase"], PhraseMessage))
            return False
        if not is_empty and not self.attendance.knows(said["from"]):
            # It has only just found the room, and does not know that we are here.
            self.tell_who_is_here()
        return self.attendance.set_elsewhere(said["from"], said["here"], said["watchers"], said["back_ms"])
