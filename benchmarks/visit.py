"""The first visit on a phone: the bytes and the time from the address of the server to the first hand on the table.

    python -m benchmarks.visit [--repeats 9] [--requests] [--keep]

A browser that has never been here opens the start screen and presses « Jouer » as soon as it can be pressed, over what the
DevTools of Chromium call Fast 4G, with a processor four times slower. The hand is there when all its cards have been painted.
Exits 1 if a bar is missed.

The server speaks HTTP/1.1 here, six requests at a time; behind a proxy that speaks HTTP/2 all go at once. Chromium slows the
beginning of a socket as it slows a request, but not the messages on it. A machine that others use too doubles the seconds.
"""

import argparse
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, sync_playwright

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.processes import huit_server
from tools.chromium import ADVICE, find_chromium

SLOWER = 4
"""So many times slower than this machine is the processor of the phone."""
# DevTools means 9 Mbit/s down, 1.5 Mbit/s up and 60 ms there and back. It asks its browser for less, and for more delay of each
# request, as no packet is held back.
FAST_4G = {"latency": 60 * 2.75, "downloadThroughput": 9e6 / 8 * 0.9, "uploadThroughput": 1.5e6 / 8 * 0.9}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
    "locale": "fr-FR",
}
PATIENCE_MS = 60_000
LOOKED_MS = 200
SETTLED_MS = 1_000
"""So long after the hand what was under way has come."""

WATCH = """(() => {
  const marked = (name) => performance.getEntriesByName(name).length > 0;
  const look = () => {
    const play = document.querySelector('[data-testid=start-play]');
    if (play && !marked('start')) {
      performance.mark('start');
      play.click();
    }
    const cards = document.querySelectorAll('[data-testid=hand] [data-testid^=card-]');
    if (cards.length < HAND) requestAnimationFrame(look);
    // Noted once this frame, which shows them, has been drawn.
    else setTimeout(() => performance.mark('hand'));
  };
  requestAnimationFrame(look);
})();"""
"""Presses « Jouer » as soon as it is there, and notes when that was, and when the cards of the hand are."""
HAND = 8
MARKS = "['start', 'hand'].map((name) => performance.getEntriesByName(name)[0]?.startTime)"
IS_THERE = "performance.getEntriesByName('hand').length > 0"


@dataclass
class Request:
    """A request of the page, or a socket."""

    what: str
    began_ms: float
    ended_ms: float = 0.0
    got: int = 0
    """Bytes that came, headers included."""


@dataclass
class Visit:
    """How long a visit took, and what came."""

    start_ms: float
    """Until « Jouer » could be pressed."""
    hand_ms: float
    requests: list[Request]

    @property
    def got(self) -> int:
        return sum(request.got for request in self.requests)


class Watched:
    """What comes over the network of a page."""

    def __init__(self, session: CDPSession) -> None:
        self._requests: dict[str, Request] = {}
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._came)
        session.on("Network.webSocketCreated", self._opened)
        session.on("Network.webSocketFrameReceived", self._said)
        session.on("Network.webSocketHandshakeResponseReceived", self._shaken)
        session.send("Network.enable")

    @property
    def requests(self) -> list[Request]:
        """What was asked for so far, its times from the first request."""
        first = min(request.began_ms for request in self._requests.values())
        return [
            Request(request.what, request.began_ms - first, request.ended_ms - first, request.got)
            for request in self._requests.values()
        ]

    def _asked(self, event: dict[str, Any]) -> None:
        what = f"{event['request']['method']} {urlsplit(event['request']['url']).path}"
        self._requests[event["requestId"]] = Request(what, event["timestamp"] * 1000)

    def _came(self, event: dict[str, Any]) -> None:
        request = self._requests[event["requestId"]]
        request.got, request.ended_ms = int(event["encodedDataLength"]), event["timestamp"] * 1000

    def _opened(self, event: dict[str, Any]) -> None:
        self._requests[event["requestId"]] = Request("SOCKET", 0.0)

    def _shaken(self, event: dict[str, Any]) -> None:
        request = self._requests[event["requestId"]]
        request.began_ms = event["timestamp"] * 1000

    def _said(self, event: dict[str, Any]) -> None:
        request = self._requests[event["requestId"]]
        request.ended_ms = event["timestamp"] * 1000
        request.got += len(event["response"]["payloadData"].encode())


def visited(browser: Browser, address: str, *, slower: float = SLOWER) -> Visit:
    """Return what came of a visit of somebody who has never been here."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    watched = Watched(session)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    session.send("Network.emulateNetworkConditions", {"offline": False, **FAST_4G})
    page.add_init_script(WATCH.replace("HAND", str(HAND)))
    page.goto(address)
    # `wait_for_function` evaluates strings in the page, which the policy of the server forbids.
    for _ in range(PATIENCE_MS // LOOKED_MS):
        if page.evaluate(IS_THERE):
            break
        page.wait_for_timeout(LOOKED_MS)
    start_ms, hand_ms = page.evaluate(MARKS)
    page.wait_for_timeout(SETTLED_MS)
    visit = Visit(start_ms, hand_ms, [request for request in watched.requests if request.began_ms < hand_ms])
    context.close()
    return visit


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.visit", description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--slower", type=float, default=SLOWER, help="how many times slower the processor is than this one")
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    parser.add_argument("--requests", action="store_true", help="print the requests of the median visit")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if not chromium:
        sys.exit(ADVICE)
    with (
        tempfile.TemporaryDirectory(prefix="huit-bench-") as folder,
        huit_server(Path(folder), cores=set(range(os.cpu_count() or 1))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        # The first answers of a server that has just begun are slower.
        visited(browser, server.address, slower=1)
        visits = [visited(browser, server.address, slower=arguments.slower) for _ in range(arguments.repeats)]
        browser.close()
    visits.sort(key=lambda visit: visit.hand_ms)
    median = visits[len(visits) // 2]
    if arguments.requests:
        for request in median.requests:
            print(f"{request.began_ms:6.0f} {request.ended_ms:6.0f} ms {request.got:7d} bytes  {request.what}")
    figures = {
        "start_s": statistics.median(visit.start_ms for visit in visits) / 1000,
        "hand_s": median.hand_ms / 1000,
        "bytes": median.got,
    }
    print(
        f"{len(visits)} visits: « Jouer » after {figures['start_s']:.2f} s, the first hand after {figures['hand_s']:.2f} s"
        f" ({visits[0].hand_ms / 1000:.2f} to {visits[-1].hand_ms / 1000:.2f})"
    )
    holds = print_bars("visit", figures)
    if arguments.keep:
        keep("visit", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
