"""WebSockets: who may connect, and what is done with each frame."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from aiohttp import WSMessage, WSMsgType, web

from huit.rooms.messages import MOST_MESSAGE_BYTES, RefusedMessage, decode_message
from huit.rooms.refusal import Refused
from huit.server import metrics
from huit.server.http.quotas import QUOTAS
from huit.server.http.security import check_origin, client_of, renew_seat_cookie, seat_token
from huit.server.limits import CLOSING_S, MOST_UNSENT_BYTES, Limits
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import Lobby
from huit.server.live.outbox import Outbox
from huit.server.live.outboxes import Closed
from huit.server.quota import Quota
from huit.server.storage.jobs import StoreError

_Serve = Callable[[web.Request, web.WebSocketResponse], Awaitable[None]]


class Door:
    """Accepts sockets, `Limits.sockets` at most."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits
        self._inside = 0
        self._open: dict[web.WebSocketResponse, web.Request] = {}
        self._is_closing = False

    async def enter(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a socket of a guest until it closes."""
        return await self._counted(request, self._come_in)

    async def watch(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a socket of a spectator until it closes."""
        return await self._counted(request, self._look_on)

    async def _counted(self, request: web.Request, serve: _Serve) -> web.WebSocketResponse:
        check_origin(request)
        if self._is_closing or self._inside >= self._limits.sockets:
            raise web.HTTPServiceUnavailable(text="too many sockets")
        self._inside += 1
        try:
            socket = await self._opened(request)
            self._open[socket] = request
            try:
                with metrics.sockets.track_inprogress():
                    if not self._is_closing:
                        await serve(request, socket)
            except (Refused, StoreError) as error:
                is_lost = isinstance(error, Refused) and error.code == "journal_unplayable"
                why = Closed.JOURNAL_UNPLAYABLE if is_lost else Closed.TRY_LATER
                await socket.close(code=why, message=why.reason)
            finally:
                del self._open[socket]
            if self._is_closing:
                await socket.close(code=Closed.GOING_AWAY, message=Closed.GOING_AWAY.reason)
            return socket
        finally:
            self._inside -= 1

    async def close(self) -> None:
        """Close all sockets, as the server stops: those in rooms, and those whose room is still being read."""
        self._is_closing = True
        for request in self._open.values():
            if request.transport is not None:
                # Closing then waits until a slow client has read all, the code too.
                request.transport.set_write_buffer_limits(high=0)
        await self._lobby.close()
        closing = [socket.close(code=Closed.GOING_AWAY, message=Closed.GOING_AWAY.reason) for socket in self._open]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*closing), CLOSING_S)

    async def _opened(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(
            heartbeat=self._limits.heartbeat_s,
            timeout=CLOSING_S,
            compress=False,  # deflate would cost 2 to 4 times the CPU of a move, and views are about 1 kB
            max_msg_size=MOST_MESSAGE_BYTES + 1,  # aiohttp refuses this size
            writer_limit=MOST_UNSENT_BYTES,
            decode_text=False,
        )
        if "room" in request.match_info:
            renew_seat_cookie(request, socket, request.match_info["room"])
        try:
            await socket.prepare(request)
        except ValueError as error:
            # A header of the handshake is no text: aiohttp fails at it.
            raise web.HTTPBadRequest(text="no WebSocket handshake") from error
        if request.transport is not None:
            request.transport.set_write_buffer_limits(high=MOST_UNSENT_BYTES)
        return socket

    async def _come_in(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        live = await self._lobby.find(request.match_info["room"], asker=client_of(request).widest)
        if live is None:
            request.app[QUOTAS].note_unknown(request)
            await socket.close(code=Closed.NO_ROOM, message=Closed.NO_ROOM.reason)
            return
        guest = await guest_of(live, request)
        if guest is None:
            self._lobby.left(live)
            why = Closed.NO_SEAT if live.links.room == request.match_info["room"] else Closed.RENEWED
            await socket.close(code=why, message=why.reason)
        elif live.is_kicked(guest):
            self._lobby.left(live)
            await socket.close(code=Closed.KICKED, message=Closed.KICKED.reason)
        else:
            await self._listen(request, socket, live, guest)

    async def _look_on(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        live = await self._lobby.find_watched(request.match_info["watch"], asker=client_of(request).widest)
        if live is None:
            request.app[QUOTAS].note_unknown(request)
            await socket.close(code=Closed.NO_ROOM, message=Closed.NO_ROOM.reason)
            return
        watch = request.match_info["watch"]
        guest = await guest_by(live, seat_token(request, watch))
        if guest is not None and live.is_kicked(guest):
            guest = None
        # A guest who was given a chair meanwhile learns so by an old link, too.
        if live.links.watch != watch and (guest is None or live.room.seating.seat_of(guest) is None):
            self._lobby.left(live)
            await socket.close(code=Closed.RENEWED, message=Closed.RENEWED.reason)
        else:
            await self._listen(request, socket, live, guest, watches=True)

    async def _listen(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        live: LiveRoom,
        guest: int | None,
        *,
        watches: bool = False,
    ) -> None:
        if request.transport is None:
            self._lobby.left(live)
            return
        outbox = live.come_in(OpenSocket(socket, request.transport), guest, watches=watches, asker=client_of(request).widest)
        try:
            await _Listener(live, outbox, self._limits, may_say=request.app[QUOTAS].may_say(request)).listen(socket)
        finally:
            live.leave(outbox)
            self._lobby.left(live)


class OpenSocket:
    """A socket that is written to without a task: what a client is slow to read is counted, and not waited for."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self._socket = socket
        self._transport = transport

    @property
    def is_slow(self) -> bool:
        """Whether more than `MOST_UNSENT_BYTES` are still to be read."""
        return self._transport.get_write_buffer_size() > MOST_UNSENT_BYTES

    def send(self, frames: list[bytes]) -> None:
        """See `GameSocket.send`."""
        if not self._socket.closed and not self._transport.is_closing():
            self._transport.write(b"".join([_head(len(frame)) + frame for frame in frames]))

    async def close(self, code: int, message: bytes) -> None:
        """See `GameSocket.close`."""
        await self._socket.close(code=code, message=message)


def _head(length: int) -> bytes:
    """Return the head of a whole text frame of *length* bytes from a server (RFC 6455, section 5.2).

    >>> _head(5).hex(), _head(300).hex()
    ('8105', '817e012c')
    """
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2, "big") if length < 65536 else b"\x81\x7f" + length.to_bytes(8, "big")


async def guest_of(live: LiveRoom, request: web.Request) -> int | None:
    """Return the guest whose browser sends *request*, or None."""
    return await guest_by(live, seat_token(request, live.name))


async def guest_by(live: LiveRoom, token: str | None) -> int | None:
    """Return the guest whose *token* this is, or None. Guests added by other processes are looked up in the journal."""
    guest = live.writer.guest_of(token)
    if guest is None and token:
        await live.writer.read_again()
        guest = live.writer.guest_of(token)
    return guest


class _Listener:
    """Handles the frames of one socket."""

    def __init__(self, live: LiveRoom, outbox: Outbox, limits: Limits, *, may_say: Callable[[], bool]) -> None:
        """*may_say* counts a message of the address, over all its sockets, and tells whether its quota allowed it."""
        clock = asyncio.get_running_loop().time
        self._live = live
        self._outbox = outbox
        self._may_say = may_say
        self._messages = Quota(burst=limits.message_burst, per_s=limits.messages_per_s, clock=clock)
        self._refusals = Quota(burst=limits.refusal_burst, per_s=limits.messages_per_s, clock=clock)

    async def listen(self, socket: web.WebSocketResponse) -> None:
        """Answer every frame until the *socket* closes or its outbox is dropped from the room."""
        async for frame in socket:
            if self._outbox not in self._live.outboxes:
                return
            if self._messages.take() and self._may_say():
                await self._answer(frame)
            elif self._refusals.take():
                self._refuse(None, Refused("too_many"))
            else:
                await socket.close(code=Closed.TOO_MANY, message=Closed.TOO_MANY.reason)
                return

    async def _answer(self, frame: WSMessage) -> None:
        id, received_at = None, time.perf_counter()
        try:
            if frame.type is not WSMsgType.TEXT:
                raise Refused("malformed", {"code": "malformed", "message": "text frames only"})
            message = decode_message(frame.data)
            id = message.id
            await self._live.receive(self._outbox, message)
            self._outbox.received_at = received_at
        except Refused as refused:
            self._refuse(id, refused)

    def _refuse(self, id: str | None, refused: Refused) -> None:
        metrics.commands.labels(refused.code).inc()
        self._outbox.refuse(RefusedMessage(id=id, code=refused.code, why=refused.why))
