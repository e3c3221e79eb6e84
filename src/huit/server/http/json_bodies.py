"""JSON bodies of requests and answers."""

import asyncio
import gzip
import hashlib
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from huit.rooms.refusal import Refused
from huit.server.limits import BODY_S

_Body = TypeVar("_Body")


async def decoded(request: web.Request, kind: type[_Body]) -> _Body:
    """Return the body of *request*; refuse it as ``malformed`` if it is not a *kind* in JSON."""
    try:
        async with asyncio.timeout(BODY_S):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except TimeoutError as error:
        raise Refused("malformed", {"message": f"the body has not come within {BODY_S:.0f} s"}) from error
    except web.RequestPayloadError as error:
        # The body has a broken compression or chunked encoding.
        raise Refused("malformed", {"message": "the body cannot be read"}) from error
    except ConnectionError as error:
        # They have hung up: nobody reads this.
        raise Refused("malformed", {"message": "the body has no end"}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", {"message": str(error)}) from error


async def large_body(request: web.Request, *, most: int, within_s: float) -> bytes:
    """Return the body of *request*, which may be longer than usual: *most* bytes.

    Raises:
        web.HTTPRequestEntityTooLarge: if it is longer.
        Refused: ``malformed``, if it cannot be read, or not within that time.
    """
    body = bytearray()
    try:
        async with asyncio.timeout(within_s):
            async for part in request.content.iter_any():
                body += part
                if len(body) > most:
                    raise web.HTTPRequestEntityTooLarge(max_size=most, actual_size=len(body))
    except TimeoutError as error:
        raise Refused("malformed", {"message": f"the body has not come within {within_s:.0f} s"}) from error
    except (web.RequestPayloadError, ConnectionError) as error:
        raise Refused("malformed", {"message": "the body cannot be read"}) from error
    return bytes(body)


def as_json(answer: Any, *, status: int = 200) -> web.Response:
    """Return *answer*, which may be JSON already."""
    body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return web.Response(body=body, status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


class CachedAnswer:
    """JSON that changes only with the program: compressed once, and cached by browsers under its digest."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._packed = gzip.compress(body, mtime=0)
        self._digest = hashlib.sha256(body).hexdigest()[:16]

    def to(self, request: web.Request, *, varies: tuple[str, ...] = ()) -> web.Response:
        """Return the answer to *request*; *varies* names headers by which another answer would have been chosen."""
        is_fresh = any(tag.value in (self._digest, "*") for tag in request.if_none_match or ())
        takes_packed = "gzip" in request.headers.get("Accept-Encoding", "").lower()
        body = self._packed if takes_packed else self._body
        response = web.Response(status=304) if is_fresh else as_json(body)
        response.headers["Cache-Control"] = "no-cache"
        response.headers["Vary"] = ", ".join(("Accept-Encoding", *varies))
        if takes_packed and not is_fresh:
            response.headers["Content-Encoding"] = "gzip"
        # Weak: the same answer, packed or not.
        response.headers["ETag"] = f'W/"{self._digest}"'
        return response
