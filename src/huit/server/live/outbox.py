"""The outbox of one socket. It sends the latest state only, so a slow client delays nobody."""

import time
from collections.abc import Callable
from typing import Protocol

from huit.rooms.messages import (
    AdviceMessage,
    ChatMessage,
    PhraseMessage,
    PreparingMessage,
    RefusedMessage,
    Viewer,
    encode_message,
)
from huit.rooms.room_view import Moment, Screen
from huit.server import metrics

MOST_WAITING = 8
"""Phrases and other messages beside views that wait for a client that is slow to read."""


class GameSocket(Protocol):
    """The socket of a client in a room."""

    @property
    def is_slow(self) -> bool:
        """Whether the client has yet to read much of what was sent."""
        ...

    def send(self, frames: list[bytes]) -> None:
        """Send text frames in one write; nothing where the socket is closed."""
        ...

    def close(self, code: int, message: bytes) -> None:
        """Say goodbye, once."""
        ...


class Outbox:
    """The frames from a room to one socket of a guest or spectator. `Outboxes` says when they are sent."""

    def __init__(
        self, socket: GameSocket, *, guest: int | None, watches: bool = False, viewer: Viewer, due: Callable[["Outbox"], None]
    ) -> None:
        """*due* is called with this outbox when it has something to send."""
        self.socket = socket
        self.guest = guest
        """None for a spectator without a chair request."""
        self.watches = watches
        """Whether it came by the spectators' link: it sees no hand, though its guest may have one by now."""
        self.viewer = viewer
        """Whom it shows the room to."""
        self.is_looked_at = True
        """Whether the page is visible, by its own report."""
        self.received_at: float | None = None
        """Arrival of the message that the next view answers, by `time.perf_counter`."""
        self.is_stale = True
        """Whether the room has changed since the last frame."""
        self._screen = Screen()
        self._due = due
        self._others: list[bytes] = []

    @property
    def reads_chat(self) -> bool:
        """Whether what guests write is for it: it is no spectator's."""
        return self.guest is not None and not self.watches

    def show_whole(self) -> None:
        """Send a whole view."""
        self._screen.clear()
        self.is_stale = True
        self._due(self)

    def refuse(self, message: RefusedMessage) -> None:
        """Send a refusal at once."""
        self.socket.send([encode_message(message)])

    def pass_on(self, message: PhraseMessage | ChatMessage | AdviceMessage | PreparingMessage) -> None:
        """Send a message that is no view, unless `MOST_WAITING` are waiting already; how far something is, only if none is."""
        if len(self._others) < (1 if isinstance(message, PreparingMessage) else MOST_WAITING):
            self._others.append(encode_message(message))
            self._due(self)

    def send(self, moment: Moment) -> bool:
        """Send all that waits; return whether there was something new to see at this *moment*."""
        frames, self._others = self._others, []
        frame = self._screen.show(moment, self.viewer) if self.is_stale else None
        self.is_stale = False
        if frame is not None:
            frames = [frame, *frames]
            if self.received_at is not None:
                metrics.command_seconds.observe(time.perf_counter() - self.received_at)
                self.received_at = None
        if frames:
            self.socket.send(frames)
        return frame is not None
