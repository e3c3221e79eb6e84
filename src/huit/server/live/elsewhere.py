"""What the processes that play one room tell each other in passing: who is connected to them, and phrases."""

from collections.abc import Callable
from typing import Any

import msgspec

from huit.rooms.messages import PhraseMessage
from huit.server.live.background import Background
from huit.server.live.presence import Attendance
from huit.server.storage.store import Store


class Elsewhere:
    """The other processes, as one room tells them and hears them. What they write stands in the journal: see `writer`."""

    def __init__(
        self,
        name: str,
        *,
        store: Store,
        attendance: Attendance,
        background: Background,
        said: Callable[[PhraseMessage], None],
    ) -> None:
        """*said* is given the phrases that come from there."""
        self._name = name
        self._store = store
        self._attendance = attendance
        self._background = background
        self._said = said

    def tell_who_is_here(self) -> None:
        """Tell the other processes who is connected to this one."""
        self._tell({"from": self._store.sender, **self._attendance.local})

    def tell_phrase(self, phrase: PhraseMessage) -> None:
        """Tell the other processes what somebody says."""
        self._tell({"phrase": msgspec.to_builtins(phrase)})

    def _tell(self, passing: dict[str, Any]) -> None:
        if self._store.is_shared:
            self._background.run(self._store.tell(self._name, msgspec.json.encode(passing)))

    def hear(self, payload: bytes, *, is_empty: bool) -> bool:
        """Take in what another process tells; tell whether other people are there now. *is_empty*: nobody is connected to us."""
        said = msgspec.json.decode(payload)
        if "phrase" in said:
            self._said(msgspec.convert(said["phrase"], PhraseMessage))
            return False
        if not is_empty and not self._attendance.knows(said["from"]):
            # It has only just found the room, and does not know that we are here.
            self.tell_who_is_here()
        return self._attendance.set_elsewhere(said["from"], said["here"], said["watchers"], said["back_ms"])
