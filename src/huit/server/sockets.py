"""One socket, from the upgrade to its end: who may come in, and what is done with each frame."""

import asyncio
import time

from aiohttp import WSMessage, WSMsgType, web

from huit.rooms import MOST_MESSAGE_BYTES, Refused, RefusedMessage, decode_message
from huit.server import metrics
from huit.server.jobs import StoreError
from huit.server.limits import CLOSING_S, HEARTBEAT_S, MOST_UNSENT_BYTES, Allowance, Limits
from huit.server.live_room import LiveRoom
from huit.server.lobby import Lobby
from huit.server.outbox import Outbox
from huit.server.security import check_origin, cookie_name
from huit.server.shares import SHARES

NO_SEAT, NO_ROOM, SEAT_TAKEN, TOO_MANY = 4403, 4404, 4409, 4429
"""Close codes; `live_room.TAKEN_OVER` is another."""
TRY_LATER = 1013


class Door:
    """Lets sockets in, as many as the server is for."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._limits = limits
        self._inside = 0

    async def enter(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        check_origin(request)
        if self._inside >= self._limits.sockets:
            raise web.HTTPServiceUnavailable(text="too many sockets")
        request.app[SHARES].check_names(request)
        self._inside += 1
        try:
            with request.app[SHARES].socket(request), metrics.sockets.track_inprogress():
                return await self._serve(request)
        finally:
            self._inside -= 1

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_S,
            timeout=CLOSING_S,
            compress=False,  # deflate costs 2 to 4 times the CPU of a move, for views of a kilobyte
            max_msg_size=MOST_MESSAGE_BYTES + 1,  # the first size that is refused
            writer_limit=MOST_UNSENT_BYTES,
            decode_text=False,
        )
        await socket.prepare(request)
        if request.transport is not None:
            request.transport.set_write_buffer_limits(high=MOST_UNSENT_BYTES)
        try:
            live = await self._lobby.find(request.match_info["room"])
        except (Refused, StoreError):
            await socket.close(code=TRY_LATER, message=b"try_later")
            return socket
        if live is None:
            request.app[SHARES].note_unknown(request)
            await socket.close(code=NO_ROOM, message=b"no_room")
        else:
            await self._sit_down(request, socket, live)
        return socket

    async def _sit_down(self, request: web.Request, socket: web.WebSocketResponse, live: LiveRoom) -> None:
        seat = live.seat_of(request.cookies.get(cookie_name(live.name)))
        if seat is None:
            self._lobby.left(live)
            await socket.close(code=NO_SEAT, message=b"no_seat")
            return
        outbox = live.sit_down(socket, seat, takes_over=request.query.get("take") == "1")
        if outbox is None:
            await socket.close(code=SEAT_TAKEN, message=b"seat_taken")
            return
        try:
            await _Listener(live, outbox, self._limits).listen()
        finally:
            live.leave(outbox)
            self._lobby.left(live)


class _Listener:
    """What is done with the frames of one seat's socket."""

    def __init__(self, live: LiveRoom, outbox: Outbox, limits: Limits) -> None:
        clock = asyncio.get_running_loop().time
        self._live = live
        self._outbox = outbox
        self._messages = Allowance(burst=limits.message_burst, per_s=limits.messages_per_s, clock=clock)
        self._refusals = Allowance(burst=limits.refusal_burst, per_s=limits.messages_per_s, clock=clock)

    async def listen(self) -> None:
        """Answer every frame, until the socket closes or is not the one of its seat any more."""
        async for frame in self._outbox.socket:
            if not self._live.speaks(self._outbox):
                return
            if self._messages.take():
                await self._answer(frame)
            elif self._refusals.take():
                await self._refuse(None, Refused("too_many"))
            else:
                await self._outbox.socket.close(code=TOO_MANY, message=b"too_many")
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
            await self._refuse(id, refused)

    async def _refuse(self, id: str | None, refused: Refused) -> None:
        metrics.command_refused(refused.code)
        await self._outbox.refuse(RefusedMessage(id=id, code=refused.code, why=refused.why))
