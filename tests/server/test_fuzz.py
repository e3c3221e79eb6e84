"""Whatever is thrown at a room, it answers with a view or with a refusal that changes nothing, and never falls over."""

import asyncio
import json
import logging
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientConnectionResetError, DummyCookieJar, WSMsgType, web
from aiohttp.test_utils import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st

from huit.rooms.messages import ClientMessage, decode_message
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.server.chance import Chance
from huit.server.http import app as application
from huit.server.limits import Limits
from tests.cases import examples
from tests.rooms.scenes import bytes_of
from tests.server.guests import TIMEOUT_S, Guest
from tests.server.serving import HuitServer

GAMES = [
    ("minimale", {}),
    ("monclar", {"a-la-volee": True}),
    ("variante-1", {}),
    ("variante-4", {}),
    ("danish", {}),
    ("trois-cinq-huit", {}),
]
LONGEST_S = 150
"""What one company may take. Advice alone may take a minute and a half, the first time on a busy machine."""
SENT_AWAY = {4403, 4411, 4412, 4413}
"""Close codes of who was forgotten or kicked, may not look on, or has an old link: what the fuzz may well bring about."""
LEGAL, NOW = "@legal", "@now"
"""Put in place of a move that may be made, and of the number of the latest view, when it is sent."""

odd_text = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", "\0", "\u202e9h", "9h\u200b", "<script>", "9h" * 40, "give 1 ٣", "flip ²", ">²", "exchange ① 9h", "nan", "\ud7ff"]
    ),
)
odd_numbers = st.one_of(
    st.integers(-2, 12), st.sampled_from([2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 1e308, -0.0, 0.5, 5e-324])
)
odd = st.recursive(
    st.one_of(st.none(), st.booleans(), odd_numbers, odd_text),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(odd_text, inner, max_size=3)),
    max_leaves=6,
)
words = st.one_of(
    st.sampled_from(
        [LEGAL] * 20 + ["draw", "pass", "say", "catch", "take", "pickup", "9h", "9h!", "8c=h", "Xr=Ad", "give 1 2c 3c"]
    ),
    odd_text,
)
seats = st.one_of(st.integers(0, 2), st.sampled_from([-1, 3, 9, 63, 64, 10**30]))
options = st.one_of(
    st.just({}),
    st.fixed_dictionaries({}, optional={"hand": odd, "packs": odd, "cards": odd, "powers": odd, "jokers": odd, "goes_on": odd}),
    st.dictionaries(odd_text, odd, max_size=2),
)
matches = st.one_of(
    st.none(),
    st.fixed_dictionaries(
        {"plan": st.one_of(st.sampled_from(["points", "wins", "rounds"]), odd_text)}, optional={"target": odd_numbers}
    ),
    odd,
)
rules = {
    "rules": st.one_of(st.sampled_from(["minimale", "danish", "monclar", "base", "../base"]), odd_text),
    "options": options,
    "match": matches,
    "seats": seats,
    "title": odd_text,
}
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "move": {"seq": st.sampled_from([NOW] * 5 + [0, 2, 10**30]), "move": words},
    "next": {},
    "deal": {"hand": odd_numbers},
    "cut": {"at": odd_numbers},
    "match": {"match": matches},
    "pace": {"pace": odd_numbers},
    "sit": {"seat": seats},
    "stand": {},
    "whole": {},
    "ready": {"ready": st.booleans()},
    "computer": {"seat": seats, "on": st.booleans()},
    "rules": rules,
    "propose": rules,
    "add_rule": {"rules": rules["rules"], "options": options},
    "settings": {
        "settings": st.one_of(
            st.fixed_dictionaries(
                {},
                optional={
                    "clock_s": st.sampled_from([0, 5, 10**9]),
                    "grace_s": odd_numbers,
                    "reaction_ms": st.sampled_from([0, -1, 10**9]),
                    "watch": st.one_of(st.sampled_from(["nobody", "link", "all"]), odd_text),
                    "public": st.booleans(),
                    "locked": st.booleans(),
                    "winner_adds": st.booleans(),
                    "auto_announce": st.sampled_from(["nobody", "alone", "all"]),
                    "chat": st.booleans(),
                },
            ),
            odd,
        )
    },
    "renew": {},
    "forget": {},
    "play_for": {"seat": seats},
    "kick": {"seat": seats},
    "undo": {},
    "vote": {"yes": st.booleans(), "poll": st.none() | st.integers(0, 60)},
    "commit": {"digest": st.one_of(st.just("ab" * 32), odd_text)},
    "reveal": {"nonce": st.one_of(st.just("ab" * 16), odd_text)},
    "again": {"round_no": st.one_of(st.none(), odd_numbers)},
    "phrase": {
        "phrase": st.one_of(st.sampled_from(["hello", "wow"]), odd_text),
        "card": st.one_of(st.none(), st.sampled_from(["8h", "2c"]), odd_text),
    },
    "chat": {"text": st.one_of(st.sampled_from(["Bonjour", "e\u0301", "\u200b", "<b>gras</b>", "x" * 300]), odd_text)},
    "name": {"name": odd_text},
    "ask_seat": {"asks": st.booleans()},
    "answer_seat": {"whom": st.integers(-1, 8), "yes": st.booleans()},
    "look": {"look": st.one_of(st.sampled_from(["", "fox-sky", "owl-night"]), odd_text)},
    "advise": {},
    "seeing": {"seen": st.booleans()},
}


@st.composite
def messages(draw: st.DrawFn) -> bytes:
    """JSON shaped like a message: right, or with something wrong in it."""
    kind = draw(st.sampled_from(["move"] * 20 + ["next"] * 3 + ["ready"] * 2 + ["undo", "vote"] + sorted(FIELDS)))
    message = {"type": kind, "id": draw(st.integers(0, 10**6).map(str))}
    message |= {name: draw(field) for name, field in FIELDS[kind].items()}
    spoil = draw(st.sampled_from([None] * 24 + list(range(7))))
    if spoil == 0:
        message[draw(st.sampled_from(sorted(message)))] = draw(odd)
    elif spoil == 1:
        message.pop(draw(st.sampled_from(sorted(message))))
    elif spoil == 2:
        message[draw(odd_text)] = draw(odd)
    elif spoil == 6:
        message["id"] = draw(odd_text)
    frame = json.dumps(message, ensure_ascii=draw(st.booleans())).encode(errors="replace")
    if spoil == 3:
        # A key twice: which one counts?
        frame = frame[:-1] + b', "type": "next"}'
    elif spoil == 4:
        frame = frame[: draw(st.integers(0, len(frame)))]
    elif spoil == 5:
        place = draw(st.integers(0, len(frame) - 1))
        frame = frame[:place] + draw(st.binary(min_size=1, max_size=2)) + frame[place + 1 :]
    return frame[:4000]


rubbish = st.one_of(
    st.binary(max_size=200),
    odd.map(lambda value: json.dumps(value).encode(errors="replace")),
    st.sampled_from(
        [b"[" * 4000, b'{"a":' * 600, b'"\\ud800"', b'{"type":"name","id":"x","name":"\\ud83d"}', b"\xff\xfe", b"null"]
    ),
)

frames = st.sampled_from([messages()] * 15 + [rubbish]).flatmap(lambda kind: kind)
throws = st.tuples(st.sampled_from([0, 0, 0, 1, 1, 1, 2, 3]), frames)
"""Who throws it: the host, his friend, who stands by, or who looks on."""


def test_there_is_junk_for_every_message_that_a_client_may_send():
    tags = {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    assert tags == set(FIELDS), "add the fields of each message to FIELDS"


@settings(max_examples=examples(300))
@given(frames)
def test_a_frame_is_a_message_or_is_refused(frame: bytes):
    answer = decoded(frame)
    if isinstance(answer, Refused):
        assert answer.code == "malformed"
        msgspec.json.encode(answer.why)
    else:
        assert isinstance(answer, ClientMessage)
        msgspec.json.encode(answer)


def decoded(frame: bytes) -> Any:
    try:
        return decode_message(frame)
    except Refused as refused:
        return refused


class Errors(logging.Handler):
    """What should not be in a log: that something was raised, or went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(logging.Formatter().format(record))


@contextmanager
def loop_and_errors() -> Generator[tuple[asyncio.AbstractEventLoop, Errors]]:
    errors = Errors()
    logging.getLogger().addHandler(errors)
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(lambda _, context: errors.told.append(str(context)))
    try:
        yield loop, errors
    finally:
        loop.close()
        logging.getLogger().removeHandler(errors)


def test_a_room_answers_whatever_it_is_sent():
    with loop_and_errors() as (loop, errors), tempfile.TemporaryDirectory() as folder:
        app, client = loop.run_until_complete(served(Path(folder)))

        @settings(max_examples=examples(120))
        @given(st.sampled_from(GAMES), st.sampled_from([True, True, False]), st.lists(throws, min_size=5, max_size=30))
        def check(game: tuple[str, dict[str, Any]], has_begun: bool, sent: list[tuple[int, bytes]]) -> None:
            loop.run_until_complete(asyncio.wait_for(Company(client, app).throw(game, sent, has_begun=has_begun), LONGEST_S))
            assert errors.told == []

        try:
            check()
        finally:
            loop.run_until_complete(client.close())
        assert errors.told == []


async def served(folder: Path) -> tuple[web.Application, TestClient[Any, Any]]:
    # Nobody reads while another guest waits, for advice that has yet to be compiled: no socket is dropped for it.
    many = 10**6
    limits = Limits(
        message_burst=many, command_burst=many, room_burst=many, address_room_burst=many, commit_s=0, heartbeat_s=10 * LONGEST_S
    )
    # The same cards again, so that what fails once fails twice.
    app = await application.create_app(folder, limits=limits, chance=Chance("7"))
    client = TestClient(HuitServer(app), cookie_jar=DummyCookieJar())
    await client.start_server()
    return app, client


def plays_by_itself(room: Room) -> bool:
    """Tell whether somebody plays without being told: a computer, at its own seat or for who is away or has left."""
    return any(chair.computer or chair.has_left or chair.is_played_for for chair in room.seating.chairs)


class Company:
    """Two people who play, one who stands by, and a spectator: whoever may throw something at a room."""

    def __init__(self, client: TestClient[Any, Any], app: web.Application) -> None:
        self.client = client
        self.app = app
        self.guests: list[Guest] = []
        self.thrown = 0

    async def throw(self, game: tuple[str, dict[str, Any]], sent: list[tuple[int, bytes]], *, has_begun: bool) -> None:
        try:
            await self.gather(*game)
            if has_begun:
                await self.begin()
            for who, frame in sent:
                await self.throw_one(who, frame)
        finally:
            for guest in self.guests:
                await guest.socket.close()

    async def gather(self, rules: str, options: dict[str, Any]) -> None:
        chairs = ["me", "open", *(["computer"] if rules == "trois-cinq-huit" else [])]
        quiet = {"reaction_ms": 0}
        order = {"rules": rules, "options": options, "seats": len(chairs), "chairs": chairs, "settings": quiet, "pace": 0}
        host = await Guest.opening(self.client, **order)
        self.guests = [host, await host.inviting("Bob", seat=1), await host.inviting("Rose")]
        for guest in self.guests:
            guest.socket = await guest.connect()
            await guest.look()
        spectator = Guest(self.client, host.view["watch"], "")
        spectator.socket = await self.client.ws_connect(f"/ws/watch/{spectator.room}")
        self.guests.append(spectator)

    async def begin(self) -> None:
        host, bob, *_ = self.guests
        await bob.send(type="ready", ready=True)
        await host.see(lambda view: view["ready"][1])
        await host.send(type="next")
        await host.see(lambda view: view["stage"] == "round")

    @property
    def room(self) -> Room:
        return self.app[application._LOBBY]._rooms[self.guests[0].room].room

    async def throw_one(self, who: int, frame: bytes) -> None:
        """Send one frame, and see that it is answered as it should be."""
        before = self.room
        if who < 2 and LEGAL.encode() in frame:
            who = self.on_turn(who)
        guest = self.guests[who]
        if guest.socket.closed:
            return
        self.thrown += 1
        end = f"end-{self.thrown}"
        # Of a socket that the server has closed already, what it said last is read all the same.
        with suppress(ClientConnectionResetError):
            await guest.socket.send_frame(self.filled_in(who, frame), WSMsgType.TEXT if self.thrown % 9 else WSMsgType.BINARY)
            await guest.socket.send_json({"type": end})
        answers = await self.answers(guest, end)
        if answers is None:
            return
        refusals = [answer for answer in answers if answer["type"] == "refused"]
        assert len(refusals) <= 1
        if refusals:
            assert who != 3 or refusals[0]["code"] in ("malformed", "not_seated")
            if not plays_by_itself(before):
                assert bytes_of(self.room) == bytes_of(before), "what is refused changes nothing"
        else:
            assert who != 3 or b'"whole"' in frame, "a spectator may ask for a whole view, and send nothing else"
            if b'"seeing"' in frame:
                # Who looks at his page is noted, and nobody is told.
                return
            # Advice comes once it has been thought of, or a refusal where that failed.
            while not any(answer["type"] in ("view", "change", "phrase", "chat", "advice", "refused") for answer in answers):
                answers.append(await asyncio.wait_for(guest.hear(), LONGEST_S))

    def on_turn(self, who: int) -> int:
        """Return whose turn it is, if it is one of the two players, or *who*."""
        turn = None if self.room.round is None else self.room.round.turn
        guest = None if turn is None else self.room.seating.chairs[turn].guest
        return who if guest is None else guest

    async def answers(self, guest: Guest, end: str) -> list[dict[str, Any]] | None:
        """Return what came until the end; None if the guest was sent away."""
        answers: list[dict[str, Any]] = []
        while True:
            frame = await guest.socket.receive(timeout=TIMEOUT_S)
            if frame.type is not WSMsgType.TEXT:
                # What the server said, even if it has hung up before it heard our goodbye.
                code = frame.data if frame.type is WSMsgType.CLOSE else guest.socket.close_code
                assert code in SENT_AWAY, code
                return None
            answer = frame.json()
            if answer["type"] == "refused" and end in str(answer["why"]):
                return answers
            answers.append(answer)

    def filled_in(self, who: int, frame: bytes) -> bytes:
        """Put a move that may be made, and the number of the view, where they are wanted."""
        room = self.room
        moves: tuple[str, ...] = ()
        seat = None if who == 3 else room.seating.seat_of(who)
        if room.round is not None and not room.round.over and seat is not None:
            moves = (*room.round.legal_moves(seat), *room.round.reactions(seat))
        move = moves[self.thrown % len(moves)] if moves else "draw"
        return frame.replace(f'"{NOW}"'.encode(), str(room.seq).encode()).replace(LEGAL.encode(), move.encode())
