"""Firefox and WebKitGTK, where a machine has them: opened, asked, and closed, by what they speak themselves.

Firefox speaks WebDriver BiDi on a socket of its own; WebKitGTK has a program that speaks WebDriver over HTTP, and wants a screen.
"""

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Protocol
from urllib.parse import urlsplit

from aiohttp import ClientSession, ClientWebSocketResponse

PATIENCE_S = 90.0
FIREFOX = ("firefox-esr", "firefox")
WEBKIT_DRIVER = "WebKitWebDriver"
WEBKIT = "webkit2gtk-4*/MiniBrowser"


class OtherBrowser(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Open *address*, and wait until it is loaded."""
        ...

    def run(self, script: str) -> Any:
        """Return what *script* returns, the body of a function, called in the page."""
        ...


def seen(browser: OtherBrowser, condition: str, *, within_s: float = PATIENCE_S) -> Any:
    """Wait until *condition*, an expression in the page, is true, and return it; fail with what the page shows."""
    until = time.monotonic() + within_s
    while time.monotonic() < until:
        if found := browser.run(f"return {condition}"):
            return found
        time.sleep(0.1)
    raise AssertionError(f"{condition}: not in {within_s:.0f} s; {browser.run('return document.body.innerText.slice(0, 800)')}")


# Firefox


class _Firefox:
    """Firefox, by WebDriver BiDi. Its socket is read in a thread with a loop of its own: Playwright has one in ours."""

    def __init__(self, socket: str) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()
        self._numbers = count(1)
        self._session, self._socket = self._wait(self._dialled(socket))
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    async def _dialled(self, socket: str) -> tuple[ClientSession, ClientWebSocketResponse]:
        session = ClientSession()
        return session, await session.ws_connect(f"{socket}/session", max_msg_size=0)

    def _wait(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    def _ask(self, method: str, **wishes: Any) -> Any:
        return self._wait(self._asked(next(self._numbers), method, wishes))

    async def _asked(self, number: int, method: str, wishes: dict[str, Any]) -> Any:
        await self._socket.send_json({"id": number, "method": method, "params": wishes})
        while True:
            told = await self._socket.receive_json()
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        # As JSON: what it tells of values by itself is a language of its own.
        body = f"(async () => JSON.stringify((await (async () => {{ {script} }})()) ?? null))()"
        told = self._ask("script.evaluate", expression=body, target={"context": self._page}, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def close(self) -> None:
        self._wait(self._session.close())
        self._loop.call_soon_threadsafe(self._loop.stop)


@contextmanager
def _firefox(program: str) -> Generator[OtherBrowser]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
            try:
                assert process.stderr is not None
                sockets = (found[0] for line in process.stderr if (found := re.search(r"ws://[\d.:]+", line)))
                firefox = _Firefox(next(sockets))
                # What it says from now on is read by nobody, and must not fill its pipe.
                Thread(target=process.stderr.read, daemon=True).start()
                yield firefox
                firefox.close()
            finally:
                process.kill()


# WebKitGTK


class _WebKit:
    """WebKitGTK, by WebDriver."""

    def __init__(self, driver: str, program: str) -> None:
        self._driver = driver
        wishes = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        self._session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wishes}})["sessionId"]

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def open(self, address: str) -> None:
        self._ask("POST", f"/session/{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        body = f"const done = arguments[0]; (async () => {{ {script} }})().then(done, (error) => done(String(error)))"
        return self._ask("POST", f"/session/{self._session}/execute/async", {"script": body, "args": []})

    def close(self) -> None:
        self._ask("DELETE", f"/session/{self._session}")


@contextmanager
def _webkit(program: str) -> Generator[OtherBrowser]:
    driver = f"http://127.0.0.1:{_free_port()}"
    command = ["xvfb-run", "-a", WEBKIT_DRIVER, f"--port={urlsplit(driver).port}"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True) as process:
        try:
            _wait_for(driver)
            webkit = _WebKit(driver, program)
            yield webkit
            webkit.close()
        finally:
            # The screen and the browser too.
            os.killpg(process.pid, signal.SIGTERM)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def _wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            urllib.request.urlopen(f"{address}/status", timeout=PATIENCE_S).close()
        except (ConnectionError, urllib.error.URLError):
            assert time.monotonic() < until, f"{WEBKIT_DRIVER} does not answer"
            time.sleep(0.1)
        else:
            return


def other_browsers() -> dict[str, Callable[[], Any]]:
    """Return what opens each browser that this machine has, by name: as contexts that give an `OtherBrowser`."""
    found: dict[str, Callable[[], Any]] = {}
    firefox = next(filter(None, map(shutil.which, FIREFOX)), None)
    if firefox:
        found["firefox"] = lambda: _firefox(firefox)
    libraries = [path for folder in ("/usr/lib", "/usr/libexec") for path in Path(folder).glob(f"*/{WEBKIT}")]
    if libraries and shutil.which(WEBKIT_DRIVER) and shutil.which("xvfb-run"):
        found["webkit"] = lambda: _webkit(str(libraries[-1]))
    return found
