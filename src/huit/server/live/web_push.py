"""Web Push: calls to people who are away when the room waits for them."""

import asyncio
import hashlib
from asyncio import to_thread
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Collection
from http import HTTPStatus

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

from huit.server import logs, metrics
from huit.server.limits import (
    CALL_PAUSE_S,
    CALL_S,
    CALLED_AGAIN_S,
    MOST_CALLS_AT_ONCE,
    MOST_CALLS_TO_ONE,
    MOST_CALLS_WAITING,
)
from huit.server.live.push_services import PushServices
from huit.server.live.room_calls import CallMessage
from huit.server.live.services import Services
from huit.server.live.turns import Turns
from huit.server.storage import jobs
from huit.server.storage.jobs import AnyStore, Callee, StoreError

KEY = "vapid"
"""The name of our key among the secrets of the store."""
CONTACT = "mailto:huit@localhost"
"""The contact that push services require, if the server has no public address."""
SIGNED_FOR_S = 12 * 3600
_GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
MOST_CALLS_A_ROOM = 60
"""Most calls of one room that are sent or wait, so that no room takes the places of all others."""
_WORTH_ANOTHER_TRY = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS, 500, 502, 503, 504)


def _is_for_good(status: int) -> bool:
    """Tell whether a push service with that answer will never take a call for this browser."""
    is_answer = HTTPStatus.MULTIPLE_CHOICES <= status < HTTPStatus.INTERNAL_SERVER_ERROR
    return is_answer and status not in _WORTH_ANOTHER_TRY


class _Service:
    """A push service: the turns of rooms at its few places, and the end of its pause."""

    def __init__(self) -> None:
        self.turns = Turns(most=MOST_CALLS_WAITING, each=MOST_CALLS_A_ROOM, at_once=MOST_CALLS_TO_ONE)
        self.calls = 0
        """On their way, or waiting."""
        self.paused_until = 0.0


class Caller:
    """The sender of calls to push services. It forgets browsers that are gone."""

    def __init__(self, services: Services, *, contact: str | None, trusted: Collection[str] = ()) -> None:
        """*contact* is our public address, if it is a secure one; *trusted*: see `PushServices`."""
        self._store: AnyStore = services.store
        self._wall_ms = services.wall_ms
        self._contact = contact or CONTACT
        self.services = PushServices(trusted)
        self._key: asyncio.Task[bytes] | None = None
        self._session: ClientSession | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._by_room: Counter[str] = Counter()
        self._is_closed = False
        self._turns = Turns(most=MOST_CALLS_WAITING, each=MOST_CALLS_A_ROOM, at_once=MOST_CALLS_AT_ONCE)
        self._by_origin: dict[str, _Service] = {}

    async def public_key(self) -> str:
        """Return the key by which push services know this server; made at the first call and then stored.

        Raises:
            StoreError: if it cannot be read.
        """
        private = await self._private_key()
        # By now it was imported in a thread, as it takes a while.
        from huit.server.live import envelopes

        return envelopes.public_key_of(private)

    async def _private_key(self) -> bytes:
        if self._key is None or (self._key.done() and (self._key.cancelled() or self._key.exception() is not None)):
            self._key = asyncio.get_running_loop().create_task(self._stored_key())
        return await asyncio.shield(self._key)

    async def _stored_key(self) -> bytes:
        # Imported in a thread, as it takes a while.
        def new_key() -> bytes:
            from huit.server.live import envelopes

            return envelopes.new_private_key()

        return await self._store.do(jobs.KeepSecret(KEY, await to_thread(new_key)))

    def call(self, room: str, callee: Callee, message: CallMessage, *, lasts_s: int) -> bool:
        """Send *message* to *callee* of *room*; return False, and drop it, if too many calls are waiting."""
        service = self._service_of(callee)
        has_places = len(self._sending) < MOST_CALLS_WAITING and 2 * service.calls < MOST_CALLS_WAITING
        if self._is_closed or not has_places or self._by_room[room] >= MOST_CALLS_A_ROOM:
            metrics.calls.labels("dropped").inc()
            return False
        sending = asyncio.get_running_loop().create_task(self._sent(room, callee, message, lasts_s, service))
        self._sending.add(sending)
        self._by_room[room] += 1
        service.calls += 1
        sending.add_done_callback(lambda done: self._ended(room, service, done))
        return True

    def _ended(self, room: str, service: _Service, sending: asyncio.Task[None]) -> None:
        self._sending.discard(sending)
        service.calls -= 1
        self._by_room[room] -= 1
        if not self._by_room[room]:
            del self._by_room[room]

    def _service_of(self, callee: Callee) -> _Service:
        """Return the push service of *callee*, and forget idle services."""
        now = asyncio.get_running_loop().time()
        self._by_origin = {
            origin: service for origin, service in self._by_origin.items() if service.calls or service.paused_until > now
        }
        return self._by_origin.setdefault(self.services.origin_of(callee.endpoint) or "", _Service())

    async def _sent(self, room: str, callee: Callee, message: CallMessage, lasts_s: int, service: _Service) -> None:
        outcome = "failed"
        try:
            for pause_s in (*CALLED_AGAIN_S, None):
                async with service.turns.taken(room):
                    status = await self._in_turn(room, callee, message, lasts_s, service)
                if status is not None and _is_for_good(status):
                    outcome = "gone"
                    if status not in _GONE:
                        logs.warn("call_failed", room=room, code=str(status))
                    await self._store.do(jobs.DropCallee(room, callee.endpoint))
                elif status is not None and status < HTTPStatus.MULTIPLE_CHOICES:
                    outcome = "sent"
                elif (status is None or status in _WORTH_ANOTHER_TRY) and pause_s is not None:
                    await asyncio.sleep(pause_s)
                    continue
                else:
                    # Never the address: it could identify its owner.
                    logs.warn("call_failed", room=room, code=str(status or "unreachable"))
                return
        except StoreError as error:
            logs.warn("call_failed", room=room, error=error)
        finally:
            metrics.calls.labels(outcome).inc()

    async def _in_turn(self, room: str, callee: Callee, message: CallMessage, lasts_s: int, service: _Service) -> int | None:
        """Send once, when it is the turn of *room*, as `_tried`; None at once while *service* is paused."""
        clock = asyncio.get_running_loop().time
        if clock() < service.paused_until:
            return None
        async with self._turns.taken(room):
            status = await self._tried(callee, message, lasts_s)
        if status is None:
            service.paused_until = clock() + CALL_PAUSE_S
        return status

    async def _tried(self, callee: Callee, message: CallMessage, lasts_s: int) -> int | None:
        """Send once; return the status of the answer, None if there was none."""
        origin = self.services.origin_of(callee.endpoint)
        if origin is None:
            # Its origin was trusted once and is no more.
            return HTTPStatus.GONE
        private = await self._private_key()
        body, signed = await to_thread(self._sealed, private, callee, message, origin)
        headers = {
            "Authorization": signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lasts_s),
            "User-Agent": "Huit",
            "Urgency": "high",
            # A later call of a room takes the place of one that was not delivered.
            "Topic": urlsafe_b64encode(hashlib.sha256(message.room.encode()).digest()[:18]).decode(),
        }
        try:
            async with self._open_session().post(callee.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except (ClientError, TimeoutError, OSError, UnicodeError):
            return None

    def _sealed(self, private: bytes, callee: Callee, message: CallMessage, origin: str) -> tuple[bytes, str]:
        from huit.server.live import envelopes

        until = self._wall_ms() // 1000 + SIGNED_FOR_S
        signed = envelopes.signature(private, audience=origin, contact=self._contact, until=until)
        return envelopes.encrypted(msgspec.json.encode(message), public=callee.public, auth=callee.auth), signed

    def _open_session(self) -> ClientSession:
        if self._session is None:
            self._session = ClientSession(
                connector=TCPConnector(resolver=self.services.resolver(), limit=MOST_CALLS_AT_ONCE),
                timeout=ClientTimeout(total=CALL_S),
                cookie_jar=DummyCookieJar(),
                auto_decompress=False,
            )
        return self._session

    async def close(self) -> None:
        """Drop the calls that wait, and those still to come, and close all connections."""
        self._is_closed = True
        for sending in self._sending:
            sending.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
