"""Play without a server: how soon the start screen and a hand of a site stand there, in Chromium, from a host that packs nothing.

    python -m benchmarks.here [--repeats 5] [--slower 1] [--keep]

Cold: a browser that has never been here presses « Jouer » as soon as it can be pressed. Warm: the same browser, which keeps the
game by then, opens the start screen anew, where Python starts by itself, looks at it for some seconds, and presses; and once more
at once. Memory is that of the process of the page, beside that of the start screen alone. Exits 1 if a bar is missed.
"""

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.visit import HAND, IS_THERE, MARKS, PHONE, WATCH
from huit.server.site.folder import write_site
from tools.chromium import ADVICE, find_chromium
from tools.engine.build import build

PATIENCE_MS = 120_000
LOOKED_MS = 100
READ_MS = 4_000
"""So long somebody looks at the start screen who is in no hurry."""
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const kept = await caches.open('huit-engine');
  return (await kept.match(new URL('engine/engine.json', location.href))) !== undefined;
}"""
"""Whether the page and the engine are kept in this browser."""
MEGA = 1e6
DEEPEST = 8
"""So many processes stand between us and a page at most: those of Playwright and of the browser."""
_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class Sitting(NamedTuple):
    """How long it took until « Jouer » could be pressed, and from that press until the hand."""

    start_s: float
    hand_s: float


class _Host(SimpleHTTPRequestHandler):
    def handle(self) -> None:
        # A browser that wants the packed file hangs up.
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def hosted(folder: Path) -> Generator[str]:
    """Serve the files of *folder*, and yield the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def until(page: Page, condition: str) -> None:
    """Wait for *condition*: as text it is evaluated by the browser, which the policy of the page allows to no script."""
    for _ in range(PATIENCE_MS // LOOKED_MS):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(LOOKED_MS)
    raise TimeoutError(condition)


def sat_down(context: BrowserContext, address: str, slower: float, *, after_ms: int = 0) -> tuple[Page, Sitting]:
    """Open the start screen, press « Jouer » *after_ms*, and return what came of it."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    presses = f"setTimeout(() => {{ performance.mark('pressed'); play.click(); }}, {after_ms})"
    page.add_init_script(WATCH.replace("HAND", str(HAND)).replace("play.click()", presses))
    page.goto(address)
    until(page, IS_THERE)
    start, hand = page.evaluate(MARKS)
    pressed = page.evaluate("performance.getEntriesByName('pressed')[0].startTime")
    return page, Sitting(start / 1000, (hand - pressed) / 1000)


def renderer_bytes(browser_pid: int) -> int:
    """Return the memory of the largest process of a page that *browser_pid* has started."""
    told = subprocess.run(["ps", "-e", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in told.splitlines()]
    family = {str(browser_pid)}
    for _ in range(DEEPEST):
        family |= {pid for pid, parent, _ in rows if parent in family}
    pages = [pid for pid, _, command in rows if pid in family and "--type=renderer" in command]
    return max(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE_BYTES for pid in pages)


def measured(browser: Browser, address: str, slower: float) -> dict[str, float]:
    """Return the figures of one browser that comes for the first time, and comes back."""
    context = browser.new_context(**PHONE)
    page, cold = sat_down(context, address, slower)
    until(page, KEPT)
    page.close()
    page, warm = sat_down(context, address, slower, after_ms=READ_MS)
    page.close()
    page, hurried = sat_down(context, address, slower)
    with_python = renderer_bytes(os.getpid())
    page.goto(f"{address}?/score")
    page.wait_for_timeout(READ_MS)
    without = renderer_bytes(os.getpid())
    context.close()
    return {
        "start_s": cold.start_s,
        "cold_s": cold.hand_s,
        "warm_s": warm.hand_s,
        "hurried_s": hurried.hand_s,
        "memory_mb": (with_python - without) / MEGA,
    }


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.here", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--slower", type=float, default=1, help="how many times slower the processor is than this one")
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if not chromium:
        sys.exit(ADVICE)
    build()
    with tempfile.TemporaryDirectory(prefix="huit-bench-") as folder:
        site = Path(folder, "site")
        written = write_site(site)
        with hosted(site) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
            visits = [measured(browser, address, arguments.slower) for _ in range(arguments.repeats)]
            browser.close()
    figures = {name: statistics.median(visit[name] for visit in visits) for name in visits[0]}
    figures["site_mb"] = written.packed / MEGA
    for name in visits[0]:
        values = [visit[name] for visit in visits]
        print(f"{name}: {figures[name]:.2f} ({min(values):.2f} to {max(values):.2f})")
    holds = print_bars("here", figures)
    if arguments.keep:
        keep("here", figures)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
