"""The log tells what the server does, in events of stable names, and nothing that opens a room, names a person, shows a card."""

import json
import logging
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from huit.server import logs
from huit.server.storage import database
from huit.server.storage.jobs import StoreError
from tests.server.conftest import Serve
from tests.server.guests import Guest
from tests.server.process import browser, serving

NAME = "Anne-Sophie"
ALWAYS = {"time", "level", "pid", "event"}
FOREIGN = {"logger", "said", "error", "where"}


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Generator["Lines"]:
    handler = Lines()
    handler.setFormatter(logs.Lines(json.dumps))
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    ours = logging.getLogger("huit")
    before = ours.level
    ours.setLevel(logging.INFO)
    yield handler
    ours.setLevel(before)


class Lines(logging.Handler):
    """What would have been written to stderr."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.text += self.format(record) + "\n"

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


async def test_the_log_of_a_round_holds_no_secret_no_name_and_no_card(tmp_path: Path):
    async with serving(tmp_path, "--log-format", "json") as running, browser(running.address) as client:
        guest = await Guest.opening(client, rules="monclar", name=NAME)
        cards = set((await guest.begin())["hand"])
        while not guest.view["over"]:
            await guest.play_one()
            cards |= {*guest.view["hand"], guest.view["top"]}
        await guest.move(guest.view["hand"][0] if guest.view["hand"] else "draw")
        await guest.refusal()
        await guest.socket.send_str("{")
        await guest.refusal()
        async with client.get("/api/rooms/k3v9abcd") as response:
            assert response.status == 404
        running.process.send_signal(signal.SIGTERM)
        assert await running.end() == 0
    told = [json.loads(line) for line in running.log.splitlines()]
    assert [line["event"] for line in told] == ["serving", "room_opened", "stopping", "stopped"]
    assert told[1]["room"] == guest.room[:3] + "…"
    assert all(set(line) <= ALWAYS | set(logs.Facts.__annotations__) for line in told)
    for secret in (guest.room, guest.room[:4], guest.cookie.partition("=")[2], "huit_", NAME, str(tmp_path)):
        assert secret not in running.log
    words = re.findall(r"\w+", running.log)
    assert len(cards) > 5
    assert not cards & set(words)


async def test_a_store_that_fails_is_told_without_what_it_quotes(serve: Serve, lines: Lines, monkeypatch: pytest.MonkeyPatch):
    client = await serve()
    guest = await Guest.opening(client, pace=3.0)
    await guest.sit_down()
    card = guest.view["moves"][0]["text"]

    def fail(*_: Any) -> None:
        raise StoreError(f"the disk is full\nDETAIL: Key (room, seq)=({guest.room}, 2), {card}")

    with monkeypatch.context() as broken:
        broken.setattr(database.Database, "carry_out", fail)
        await guest.move(card)
        assert (await guest.refusal()).code == "unsaved"
    failed = next(told for told in lines.events if told["event"] == "store_failed")
    assert (failed["level"], failed["error"], failed["jobs"]) == ("warning", "the disk is full", 1)
    assert guest.room not in lines.text


def test_our_own_mistakes_are_told_by_their_kind_and_place(lines: Lines):
    try:
        raise KeyError("Anne holds 8s")
    except KeyError as error:
        logs.warn("store_failed", error=error)
        logging.getLogger("aiohttp.server").exception("Error handling request from %s", "203.0.113.7")
    ours, theirs = lines.events
    assert ours["error"] == "KeyError"
    assert set(theirs) == ALWAYS | FOREIGN
    assert theirs["said"] == "Error handling request from %s"
    assert theirs["error"] == "KeyError"
    assert "test_logs.py" in theirs["where"][0]
    assert "Anne" not in lines.text


@pytest.mark.parametrize("format", ["json", "text"])
def test_what_a_terminal_would_obey_is_written_out(lines: Lines, format: str):
    lines.setFormatter(logs.Lines(logs._as_json if format == "json" else logs._as_text))
    logs.warn("store_failed", error=StoreError("no \x1b[2J\x9b31m\u202e\x7f disk"))
    assert lines.text.replace("\n", "").isprintable()
    assert r"no \u001b[2J\u009b31m\u202e\u007f disk" in lines.text
    if format == "json":
        assert lines.events[0]["error"] == "no \x1b[2J\x9b31m\u202e\x7f disk"


def test_what_python_itself_would_print_is_an_event_without_values():
    code = """if True:
        import threading
        from huit.server import logs
        logs.set_up("json")
        class Last:
            def __del__(self): raise ValueError("8s")
        Last()
        threading.Thread(target=lambda: {}["8s"]).start()
        raise RuntimeError("8s")
    """
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    told = [json.loads(line) for line in printed.splitlines()]
    assert {line["error"] for line in told} == {"ValueError", "KeyError", "RuntimeError"}
    assert "8s" not in printed


def test_what_is_not_on_the_list_is_not_written(lines: Lines):
    logs.tell("room_opened", room="k3v9abcd", hand=["8s"], name="Anne")  # type: ignore[call-arg]
    (told,) = lines.events
    assert set(told) == ALWAYS | {"room"}
    assert told["room"] == "k3v…"


def test_a_password_is_not_written_whoever_says_it(lines: Lines):
    logs.hide(["hun/ter2"])
    logs.warn("store_failed", error=StoreError("connection to postgresql://huit:hun/ter2@db failed"))
    logging.getLogger("psycopg").warning("hun/ter2")
    assert "hun/ter2" not in lines.text
    assert logs.HIDDEN in lines.text


def test_as_text_an_event_is_one_short_line(lines: Lines):
    lines.setFormatter(logs.Lines(logs._as_text))
    logs.tell("room_opened", room="k3v9abcd")
    assert re.fullmatch(r"\d\d:\d\d:\d\d info room_opened room=k3v…\n", lines.text)
