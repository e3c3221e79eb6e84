"""WebSockets: who may connect, and what is done with each frame."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import cast

from aiohttp import WSMsgType, web
from aiohttp.http_websocket import WSMessage, WSMessageTextBytes

from huit.rooms.messages import RefusedMessage, decode_message
from huit.rooms.refusal import Refused
from huit.server import metrics
from huit.server.http.connections import Connection
from huit.server.http.open_socket import OpenSocket
from huit.server.http.quotas import AddressQuotas
from huit.server.http.security import check_origin, circle_token, client_of, renew_seat_cookie, seat_token
from huit.server.limits import CLOSING_S, Limits
from huit.server.live.live_room import LiveRoom
from huit.server.live.lobby import Lobby
from huit.server.live.outbox import Outbox
from huit.server.live.outboxes import Closed
from huit.server.live.tokens import hash_token, person_in, token_of_person
from huit.server.quota import Client, Quota
from huit.server.storage.jobs import StoreError

_Find = Callable[[web.Request, Client, OpenSocket], Awaitable["_Listener | None"]]


class _Handshake(web.WebSocketResponse):
    """The answer to a handshake. Its connection is handed over to an `OpenSocket`."""

    async def write_eof(self) -> None:
        """Write nothing: the connection is somebody else's."""


class Door:
    """Accepts sockets, `Limits.sockets` at most."""

    def __init__(self, lobby: Lobby, quotas: AddressQuotas, limits: Limits) -> None:
        self._lobby = lobby
        self._quotas = quotas
        self._limits = limits
        self._inside = 0
        self._open: dict[OpenSocket, asyncio.Task[None]] = {}
        self._is_closing = False

    async def enter(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a socket of a guest until it closes."""
        return await self._let_in(request, self._come_in)

    async def watch(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a socket of a spectator until it closes."""
        return await self._let_in(request, self._look_on)

    async def _let_in(self, request: web.Request, find: _Find) -> web.WebSocketResponse:
        check_origin(request)
        if self._is_closing or self._inside >= self._limits.sockets:
            raise web.HTTPServiceUnavailable(text="too many sockets")
        client = client_of(request)
        self._quotas.take_socket(client)
        self._inside += 1
        try:
            response, socket = await self._opened(request)
        except BaseException:
            self._give_back_place(client)
            raise
        self._open[socket] = asyncio.create_task(self._serve(socket, client, find(request, client, socket)))
        return response

    def _give_back_place(self, client: Client) -> None:
        self._inside -= 1
        self._quotas.give_back_socket(client)

    async def _serve(self, socket: OpenSocket, client: Client, finding: Awaitable["_Listener | None"]) -> None:
        """Serve *socket* until it closes, once the *finding* of its room is done."""
        why = Closed.TRY_LATER
        metrics.sockets.inc()
        try:
            listener = await finding
            # An open socket keeps nothing of its request.
            del finding
            if listener is not None:
                await listener.listen(socket)
        except StoreError:
            pass
        except Refused as refused:
            if refused.code == "journal_unplayable":
                why = Closed.JOURNAL_UNPLAYABLE
        finally:
            metrics.sockets.dec()
            self._give_back_place(client)
            socket.close(why, why.reason)
            try:
                # The client has a word to say yet.
                await socket.receive()
            finally:
                del self._open[socket]

    async def close(self) -> None:
        """Close all sockets, as the server stops: those in rooms, and those whose room is still being read."""
        self._is_closing = True
        await self._lobby.close()
        for socket in self._open:
            socket.close(Closed.GOING_AWAY, Closed.GOING_AWAY.reason)
        if self._open:
            # A slow client has so long to read all, the code too.
            await asyncio.wait(self._open.values(), timeout=CLOSING_S)

    async def _opened(self, request: web.Request) -> tuple[web.WebSocketResponse, OpenSocket]:
        # Deflate would cost 2 to 4 times the CPU of a move, and views are about 1 kB.
        response = _Handshake(compress=False)
        if "room" in request.match_info:
            renew_seat_cookie(request, response, request.match_info["room"])
        try:
            await response.prepare(request)
        except ValueError as error:
            # A header of the handshake is no text: aiohttp fails at it.
            raise web.HTTPBadRequest(text="no WebSocket handshake") from error
        return response, cast(Connection, request.protocol).hand_over(self._limits.heartbeat_s)

    async def _come_in(self, request: web.Request, client: Client, socket: OpenSocket) -> "_Listener | None":
        """Return the listener of a guest; say goodbye to who is none, and return None."""
        live = await self._lobby.find(request.match_info["room"], asker=client.widest)
        if live is None:
            return self._turn_away(client, socket)
        person = person_in(request.query.get("person", "1"))
        guest = None if person is None else await guest_of(live, request, person=person)
        why = None
        if guest is None:
            why = Closed.NO_SEAT if live.links.room == request.match_info["room"] else Closed.RENEWED
        elif live.is_kicked(guest):
            why = Closed.KICKED
        elif person == 1:
            # The others on a device are not whom its browser is in a circle.
            await note_member(self._lobby, live, guest, request)
        return self._listener(client, socket, live, guest, why)

    async def _look_on(self, request: web.Request, client: Client, socket: OpenSocket) -> "_Listener | None":
        """Return the listener of a spectator; say goodbye to who comes by an old link, and return None."""
        watch = request.match_info["watch"]
        live = await self._lobby.find_watched(watch, asker=client.widest)
        if live is None:
            return self._turn_away(client, socket)
        guest = await guest_by(live, seat_token(request, watch))
        if guest is not None and live.is_kicked(guest):
            guest = None
        # A guest who was given a chair meanwhile learns so by an old link, too.
        is_old = live.links.watch != watch and (guest is None or live.room.seating.seat_of(guest) is None)
        return self._listener(client, socket, live, guest, Closed.RENEWED if is_old else None, watches=True)

    def _listener(
        self,
        client: Client,
        socket: OpenSocket,
        live: LiveRoom,
        guest: int | None,
        why: Closed | None,
        *,
        watches: bool = False,
    ) -> "_Listener | None":
        """Let a socket into a room, unless there is a reason *why* not, or it has gone meanwhile."""
        if why is not None:
            socket.close(why, why.reason)
        if why is not None or not socket.connected:
            self._lobby.left(live)
            return None
        outbox = live.come_in(socket, guest, watches=watches, asker=client.widest)
        return _Listener(self._lobby, live, outbox, self._limits, may_say=lambda: self._quotas.may_say(client))

    def _turn_away(self, client: Client, socket: OpenSocket) -> None:
        """Say that there is no such room, and count names that somebody tries."""
        self._quotas.note_unknown(client)
        socket.close(Closed.NO_ROOM, Closed.NO_ROOM.reason)


async def guest_of(live: LiveRoom, request: web.Request, *, person: int = 1) -> int | None:
    """Return the guest whose browser sends *request*, or another *person* who shares it; None if they are none."""
    token = seat_token(request, live.name)
    return await guest_by(live, token and token_of_person(token, person))


async def guest_by(live: LiveRoom, token: str | None) -> int | None:
    """Return the guest whose *token* this is, or None. Guests added by other processes are looked up in the journal."""
    guest = live.writer.guest_of(token)
    if guest is None and token:
        await live.writer.read_again()
        guest = live.writer.guest_of(token)
    return guest


async def note_member(lobby: Lobby, live: LiveRoom, guest: int, request: web.Request) -> None:
    """Note which member of the circle of a table its guest is, by the other cookie of their browser."""
    token = circle_token(request) if live.is_of_circle else None
    if token is not None:
        await lobby.note_member(live, guest, hash_token(token))


class _Listener:
    """Handles the frames of one socket."""

    def __init__(self, lobby: Lobby, live: LiveRoom, outbox: Outbox, limits: Limits, *, may_say: Callable[[], bool]) -> None:
        """*may_say* counts a message of the address, over all its sockets, and tells whether its quota allowed it."""
        clock = asyncio.get_running_loop().time
        self._lobby = lobby
        self._live = live
        self._outbox = outbox
        self._may_say = may_say
        self._messages = Quota(burst=limits.message_burst, per_s=limits.messages_per_s, clock=clock)
        self._refusals = Quota(burst=limits.refusal_burst, per_s=limits.messages_per_s, clock=clock)

    async def listen(self, socket: OpenSocket) -> None:
        """Answer every frame until the *socket* closes or its outbox is dropped from the room."""
        try:
            while (frame := await socket.receive()) is not None and self._outbox in self._live.outboxes:
                if self._messages.take() and self._may_say():
                    await self._answer(frame)
                elif self._refusals.take():
                    self._refuse(None, Refused("too_many"))
                else:
                    socket.close(Closed.TOO_MANY, Closed.TOO_MANY.reason)
        finally:
            self._live.leave(self._outbox)
            self._lobby.left(self._live)

    async def _answer(self, frame: WSMessage | WSMessageTextBytes) -> None:
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
