"""The process of the lab: started by `huit.server.live.laboratory`, it reads questions and writes their answers line by line.

A line begins with what it is (`NEWS`, `LAST`, `POOR`, `NOTHING`); then comes JSON, which goes to the page as it is.
"""

import os
import sys
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread, main_thread
from threading import enumerate as enumerate_threads
from time import perf_counter, process_time, sleep
from typing import Any

import msgspec

from huit.niceness import step_back, yield_to_all
from huit.server.live.laboratory import LAST, NEWS, NOTHING, POOR
from huit.server.live.line_worker import hear

NICE = 19
"""The niceness beside the process that serves."""
_CORES = max(1, min(2, (os.cpu_count() or 2) - 1))
"""Cores that it plays on: one is left to those who play."""
_MOST_TIMES = 4
"""So many times longer than on a quiet machine it may take."""
NEWS_S = 0.6
"""Seconds between two lines of an answer. Writing one takes some hundredths of a second, in which nothing is played."""
BUSY, _VERY_BUSY = 0.15, 0.4
"""From the first share of a core on that the server takes, the lab rests between slices of play, and from the second on most."""
_LEAST = 0.1
"""The share of the time in which it plays then."""
_LOOK_S = 0.05


class Inbox:
    """The messages of the server: questions, stops, and the load."""

    def __init__(self) -> None:
        self.questions = SimpleQueue[dict[str, Any]]()
        self.busy = 0.0
        """The share of a core that the server takes."""
        self._stopped = 0

    def note(self, message: dict[str, Any]) -> None:
        """Take a message."""
        if "stop" in message:
            self.stop(message["stop"])
        elif "busy" in message:
            self.busy = message["busy"]
        else:
            self.questions.put(message)

    def stop(self, number: int) -> None:
        """Want nothing more of the questions up to *number*."""
        self._stopped = number

    def rests_after(self, question: dict[str, Any], played_s: float) -> bool:
        """Rest as `rest_s` says, but no longer than *question* is wanted; tell whether it still is."""
        began = perf_counter()
        while question["number"] > self._stopped:
            if perf_counter() - began >= rest_s(played_s, self.busy):
                return True
            sleep(_LOOK_S)
        return False


@dataclass(frozen=True)
class QuestionPlay:
    """The play for a question: *run* yields the share that is over, *page* returns the answer so far, and whether it is whole."""

    run: Generator[float]
    page: Callable[[float, bool], dict[str, Any]]
    is_poor: Callable[[], bool] = lambda: False
    """Whether it brought less than it should, because the machine was busy."""


def main() -> None:
    """Answer each line of the standard input until it ends, as it does when the server has gone."""
    step_back(NICE)
    inbox = Inbox()
    hear(inbox.note)
    write(NEWS, {"ready": True})
    while True:
        # In a thread of its own: what has stepped back does not come back.
        answering = Thread(target=answer, args=(inbox.questions.get(), inbox))
        answering.start()
        answering.join()


def answer(question: dict[str, Any], inbox: Inbox) -> None:
    """Play for *question*, and write what comes of it."""
    try:
        _play(question, inbox)
    except Exception as error:
        write(NOTHING, type(error).__name__)


def _play(question: dict[str, Any], inbox: Inbox) -> None:
    inbox.busy = 0.0
    play = PLAYS[question["play"]](question)
    shown_at, worked = perf_counter(), process_time()
    with closing(play.run) as run:
        for share in run:
            if share < 1 and perf_counter() - shown_at >= NEWS_S:
                write(NEWS, play.page(share, False) | {"slowed_by": "games" if inbox.busy > BUSY else ""})
                shown_at = perf_counter()
            if inbox.busy > BUSY:
                _step_back()
            # By the processor’s clock: to wait for a core is rest enough.
            played_s = (process_time() - worked) / _CORES if share < 1 else 0.0
            if not inbox.rests_after(question, played_s):
                write(NOTHING, "stopped")
                return
            worked = process_time()
    write(POOR if play.is_poor() else LAST, play.page(1.0, True))


def _step_back() -> None:
    """Yield cores to other programs at once, not at the end of a time slice: in all threads that answer this question."""
    for thread in enumerate_threads():
        if thread is not main_thread() and not thread.daemon and thread.native_id is not None:
            yield_to_all(thread.native_id)


def rest_s(played_s: float, busy: float) -> float:
    """Return how long to rest after *played_s*, beside a server that takes the share *busy* of a core: people's moves come first.

    >>> rest_s(0.5, 0.1), round(rest_s(0.5, 0.5), 2)
    (0.0, 4.5)
    """
    share = max(1 - (1 - _LEAST) * max(busy - BUSY, 0) / (_VERY_BUSY - BUSY), _LEAST)
    return played_s * (1 / share - 1)


def _lab(question: dict[str, Any]) -> QuestionPlay:
    from huit.lab.balance.measurement import Lab
    from huit.lab.balance.page import lab_page
    from huit.rules import load_rules

    compared = [load_rules(named["rules"], options=named["options"]) for named in question["compared"]]
    labs = [Lab(rules, seats=question["seats"]) for rules in compared]
    clocks = [PlayClock() for _ in labs]

    def run() -> Generator[float]:
        for place, (lab, clock) in enumerate(zip(labs, clocks, strict=True)):
            lab.warm_up()
            clock.start()
            for share in lab.run(question["seconds"], clock, cores=_CORES):
                yield (place + share) / len(labs)

    def page(share: float, done: bool) -> dict[str, Any]:
        return lab_page([lab.report() for lab in labs], share=share, done=done)

    return QuestionPlay(run(), page, lambda: any(clock.is_late for clock in clocks))


class PlayClock:
    """A clock that tells how long the lab's cores have worked, but never less than a quarter of the time that went by.

    A busy machine should neither make answers poor nor keep people waiting without end.
    """

    def __init__(self) -> None:
        self.is_late = False
        """Whether it was the time that went by, when it was last read: what was played is less than it should be."""
        self.start()

    def start(self) -> None:
        """Start from 0."""
        self._worked, self._began = process_time(), perf_counter()

    def __call__(self) -> float:
        from huit.lab.balance.measurement import CORES

        worked, waited = (process_time() - self._worked) / CORES, (perf_counter() - self._began) / _MOST_TIMES
        self.is_late = waited > worked
        return max(worked, waited)


def _suggestions(question: dict[str, Any]) -> QuestionPlay:
    from huit.lab.balance.page import suggestions_page
    from huit.lab.balance.suggestions import SuggestionSearch
    from huit.rules import load_rules
    from huit.rules.questions import WISHES

    rules = load_rules(question["rules"], options=question["options"])
    search = SuggestionSearch(rules, WISHES[question["wish"]], card=question["card"], seats=question["seats"])
    rounds = question["rounds"]
    run = search.run(cores=_CORES) if rounds is None else search.run(first=rounds[0], last=rounds[1], cores=_CORES)

    def page(share: float, done: bool) -> dict[str, Any]:
        return suggestions_page(search, share=share, done=done)

    return QuestionPlay(run, page)


def _par(question: dict[str, Any]) -> QuestionPlay:
    from huit.lab.par import Par
    from huit.rooms.daily import COMPUTERS, OWN_SEAT, Day, daily_deal

    day, rounds = Day(question["day"], question["date"]), question["rounds"]
    par = Par(daily_deal(day).dealt(), seat=OWN_SEAT, others=COMPUTERS, seed=day.number << 20)
    run = (played / rounds for played in par.run(rounds))

    def page(share: float, done: bool) -> dict[str, Any]:
        line = {"share": share, "waiting": 0, "done": done, "failed": False, "slowed_by": "", "par": None}
        if not done:
            return line
        found = par.found()
        points = None if found.points is None else (found.points.mean, found.points.half_width)
        won = (found.won.mean, found.won.half_width)
        return line | {"par": {"points": points, "won": won, "rounds": found.won.deals, "imagines": found.imagines}}

    return QuestionPlay(run, page)


PLAYS: dict[str, Callable[[dict[str, Any]], QuestionPlay]] = {"lab": _lab, "suggestions": _suggestions, "par": _par}


def write(kind: bytes, answer: Any) -> None:
    """Write a line to the server."""
    sys.stdout.buffer.write(kind + msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
