"""A round on a phone: how long its page computes without a pause, how soon a press shows, and how far things jump about.

    python -m benchmarks.page [--rounds 5] [--rules monclar] [--jumps] [--keep]

Somebody plays by touch with another person and two computers, on a processor four times slower; half of the rounds ask for less
motion. A round is watched from its first hand, once all that comes after it has come, to its last card.

- The longest task: so long nothing that is pressed or moves is answered.
- A press: from the finger to the frame that shows it, as the card that was pressed moves, or the button changes. A finger stays
  down for 70 ms.
- An answer: from the finger that leaves to the frame that shows what it has done.
- Layout shift: how much of the window moves, times how far, each a part of one. Browsers count apart what follows a press within
  half a second.
- Work: milliseconds of the page's thread for each move that is shown.

Exits 1 if a bar is missed. A machine that others use too doubles the milliseconds.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.bars import print_bars
from benchmarks.runs import keep
from benchmarks.server.processes import huit_server
from benchmarks.server.spectators import Player
from benchmarks.visit import PHONE, SLOWER
from tools.chromium import ADVICE, find_chromium

SEATS = 4
CHAIRS = ["me", "open", "computer", "computer"]
LOOKED_MS = 60
THOUGHT_MS = 450
"""Between my turn and my press."""
TOUCHED_MS = 70
"""So long a finger stays on what it presses."""
SETTLED_MS = 4_000
"""So long after the first hand all that comes after it has come."""
MOST_LOOKS = 10_000
NOT_NEW = "localStorage.setItem('huit.guide', '{\"wish\": \"off\"}')"
WATCH = """(() => {
  const seen = { tasks: [], jumps: [], presses: [], answers: [], moves: 0 };
  const observe = (type, told) =>
    new PerformanceObserver((list) => list.getEntries().forEach(told)).observe({ type, durationThreshold: 16 });
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe('layout-shift', ({ value, hadRecentInput, sources }) => seen.jumps.push({
    value,
    pressed: hadRecentInput,
    what: sources.map(({ node, previousRect: was, currentRect: is }) => [
      node?.dataset?.testid ?? node?.className ?? node?.nodeName,
      was.x, was.y, was.width, was.height, is.x, is.y, is.width, is.height,
    ].join(' ')),
  }));
  // The browser itself tells when the frame after an event was seen. What changes later shows in a frame of its own.
  const looks = new Set();
  const found = (look) => {
    if (!look.changed || !look.event) return;
    const framed = look.event.startTime + look.event.duration;
    look.into.push((look.changed <= framed ? framed : look.drawn) - look.at);
    looks.delete(look);
  };
  observe('event', (entry) => {
    const look = [...looks].find(({ name, at, event }) => name === entry.name && !event && Math.abs(at - entry.startTime) < 1);
    if (look) found(Object.assign(look, { event: entry }));
  });
  const shows = (pressed) => ({ target, removedNodes }) =>
    pressed.contains(target) || target.nodeName === 'DIALOG' || [...removedNodes].some((node) => node.contains(pressed));
  const watch = (name, into) => addEventListener(name, (event) => {
    const pressed = event.target.closest('button');
    if (!pressed) return;
    const look = { name, into, at: event.timeStamp };
    looks.add(look);
    const looking = new MutationObserver((changes) => {
      if (!changes.some(shows(pressed))) return;
      looking.disconnect();
      const changed = performance.now();
      requestAnimationFrame(() => setTimeout(() => found(Object.assign(look, { changed, drawn: performance.now() }))));
    });
    looking.observe(document.body, {
      subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'style', 'aria-disabled', 'open'],
    });
  }, { capture: true, passive: true });
  watch('pointerdown', seen.presses);
  watch('click', seen.answers);
  let last = '';
  let since = performance.now();
  const at = (element, left) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + Math.min(left, width / 2), y + Math.min(40, height / 2)];
  };
  const find = (choices) => [...document.querySelectorAll(choices)].find((element) => element.checkVisibility());
  window.watching = {
    begin() {
      for (const kept of [seen.tasks, seen.jumps, seen.presses, seen.answers]) kept.length = 0;
      seen.moves = 0;
    },
    end: () => JSON.stringify(seen),
    // Where to press now; null: nothing is asked of me yet; 'over'.
    next() {
      const room = document.querySelector('[data-testid=room]');
      const seq = room?.dataset.seq ?? '';
      if (seq !== last) {
        seen.moves += 1;
        since = performance.now();
      }
      last = seq;
      if (find('[data-testid=btn-result], [data-testid=round-over]')) return 'over';
      if (performance.now() - since < THOUGHT) return null;
      const choice = find('dialog[open] .suits button, dialog[open] .button.main:not([aria-disabled=true])');
      if (choice) return at(choice, 40);
      if (!document.querySelector('.turn.my')) return null;
      const card = find('[data-testid=hand] [data-playable=true]');
      if (card) return at(card, 9);
      const button = find(':is([data-testid=btn-draw], [data-testid=btn-pass]):not([aria-disabled=true])');
      return button ? at(button, 40) : null;
    },
  };
})();"""
"""Notes what the page goes through, and says where to press next."""


@dataclass
class Round:
    """What one round was like."""

    tasks_ms: list[float]
    """Those of 50 ms or more."""
    presses_ms: list[float]
    answers_ms: list[float]
    jumps: list[dict[str, Any]]
    work_ms: float
    moves: int

    @property
    def longest_ms(self) -> float:
        return max(self.tasks_ms, default=0.0)

    def jumped(self, *, pressed: bool) -> float:
        """Return the summed layout shift, with what follows a press or without."""
        return sum(jump["value"] for jump in self.jumps if pressed or not jump["pressed"])


@contextmanager
def another(address: str, room: str) -> Generator[None]:
    """Let another person sit at the table, and play what comes first as soon as it is their turn."""
    over = threading.Event()

    async def play() -> None:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            async with http.post(f"{address}api/rooms/{room}/guests", json={"name": "Bob", "seat": 1}) as response:
                cookie = response.cookies[f"huit_{room}"].value
            headers = {"Cookie": f"huit_{room}={cookie}"}
            player = Player(await http.ws_connect(f"{address}ws/{room}", headers=headers))
            await player.look()
            await player.say(type="ready", ready=True)
            ready.set()
            answered = -1
            while not over.is_set():
                try:
                    await asyncio.wait_for(player.look(), 0.5)
                except TimeoutError:
                    continue
                view = player.view
                if view.get("stage") == "round" and view["turn"] == view["seat"] and view["moves"] and view["seq"] > answered:
                    answered = view["seq"]
                    await asyncio.sleep(THOUGHT_MS / 1000)
                    await player.say(type="move", seq=answered, move=view["moves"][0]["text"])

    ready = threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(play()), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield
    finally:
        over.set()
        thread.join()


def opened(page: Page, address: str, rules: str) -> str:
    """Open a room for two people and two computers, and return its name."""
    order = {"rules": rules, "seats": SEATS, "chairs": CHAIRS, "name": "Anne", "settings": {"reaction_ms": 0}}
    made = page.context.request.post(f"{address}api/rooms", data=order, headers={"Origin": address.rstrip("/")})
    return made.json()["room"]


def work_ms(session: Any) -> float:
    """Return the milliseconds of tasks of the page's thread so far."""
    told = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return told["TaskDuration"] * 1000


def press(page: Page, session: Any, x: float, y: float) -> None:
    """Touch the page there as a finger does."""
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(TOUCHED_MS)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def played(browser: Browser, address: str, rules: str, *, calm: bool, slower: float) -> Round:
    """Play a round; return what it was like."""
    context = browser.new_context(**PHONE, reduced_motion="reduce" if calm else "no-preference")
    page = context.new_page()
    page.add_init_script(NOT_NEW)
    page.add_init_script(WATCH.replace("THOUGHT", str(THOUGHT_MS)))
    session: Any = context.new_cdp_session(page)
    room = opened(page, address, rules)
    with another(address, room):
        page.goto(f"{address}jeu/{room}")
        page.locator("[data-testid=lobby]").wait_for()
        page.locator("[data-testid=lobby-start]:not([aria-disabled=true])").tap()
        page.locator("[data-testid=hand] [data-key]").first.wait_for()
        page.wait_for_timeout(SETTLED_MS)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        session.send("Performance.enable")
        page.wait_for_timeout(SETTLED_MS / 4)
        page.evaluate("watching.begin()")
        before = work_ms(session)
        for _ in range(MOST_LOOKS):
            spot = page.evaluate("watching.next()")
            if spot == "over":
                break
            if spot:
                press(page, session, *spot)
            page.wait_for_timeout(LOOKED_MS)
        work = work_ms(session) - before
        seen = page.evaluate("JSON.parse(watching.end())")
    context.close()
    return Round(seen["tasks"], seen["presses"], seen["answers"], seen["jumps"], work, seen["moves"])


def median(values: list[float]) -> float:
    """Return the median; 0 of none."""
    return statistics.median(values) if values else 0.0


def p95(values: list[float]) -> float:
    """Return the 95th of a hundred of sorted *values*; 0 of none."""
    return values[int(len(values) * 0.95)] if values else 0.0


def told(rounds: list[Round]) -> dict[str, float]:
    """Return the figures of some rounds: medians of rounds, and quantiles of all their presses."""
    presses = sorted(press for each in rounds for press in each.presses_ms)
    answers = sorted(answer for each in rounds for answer in each.answers_ms)
    return {
        "longest_ms": median([each.longest_ms for each in rounds]),
        "press_ms": median(presses),
        "press_p95_ms": p95(presses),
        "answer_ms": median(answers),
        "answer_p95_ms": p95(answers),
        "shift": median([each.jumped(pressed=False) for each in rounds]),
        "shift_all": median([each.jumped(pressed=True) for each in rounds]),
        "work_ms": median([each.work_ms / max(1, each.moves) for each in rounds]),
    }


def main() -> None:
    """Measure, print, and exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="so many with motion, and as many without")
    parser.add_argument("--rules", default="monclar")
    parser.add_argument("--slower", type=float, default=SLOWER, help="how many times slower the processor is than this one")
    parser.add_argument("--jumps", action="store_true", help="print what jumped, and how far")
    parser.add_argument("--keep", action="store_true", help="keep the figures for docs")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if not chromium:
        sys.exit(ADVICE)
    rounds: dict[bool, list[Round]] = {False: [], True: []}
    with (
        tempfile.TemporaryDirectory(prefix="huit-bench-") as folder,
        huit_server(Path(folder), cores=set(range(os.cpu_count() or 1))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        for _ in range(arguments.rounds):
            for calm, kept in rounds.items():
                kept.append(played(browser, server.address, arguments.rules, calm=calm, slower=arguments.slower))
                print(f"{'calm' if calm else 'lively'}: {line(kept[-1])}", flush=True)
                if arguments.jumps:
                    print_jumps(kept[-1])
        browser.close()
    figures = told(rounds[False]) | {f"calm/{figure}": value for figure, value in told(rounds[True]).items()}
    figures["calm / lively"] = figures["calm/work_ms"] / figures["work_ms"]
    print(*(f"{figure}: {value:.3g}" for figure, value in figures.items()), sep="\n")
    holds = print_bars("page", figures)
    if arguments.keep:
        keep("page", figures)
    sys.exit(0 if holds else 1)


def line(each: Round) -> str:
    """Return a round in one line."""
    figures = told([each])
    return f"{each.moves} moves, {len(each.presses_ms)} presses, {len(each.tasks_ms)} long tasks, " + ", ".join(
        f"{figure} {value:.3g}" for figure, value in figures.items()
    )


def print_jumps(each: Round) -> None:
    """Print what jumped, the farthest first."""
    for jump in sorted(each.jumps, key=lambda jump: -jump["value"])[:12]:
        print(f"  {jump['value']:.4f}{' after a press' if jump['pressed'] else ''}: {'; '.join(jump['what'])}")


if __name__ == "__main__":
    main()
