"""The process that compiles before somebody asks: started by `huit.server.live.preparer`.

It reads wishes and writes answers, lines of JSON. A wish is answered by one more of its programs, compiled or loaded, and by
lines before that say how far it is.
"""

from collections.abc import Collection
from functools import cache
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NoReturn

from huit.niceness import step_back, yield_to_all
from huit.server.live.line_worker import hear, write

NICE = 10
"""The niceness beside the process that serves, that of searches: somebody may wait for it."""
NEWS_S = 0.3
"""Seconds between two lines that say how far it is."""


def main() -> NoReturn:
    """Answer each line of the standard input until it ends, as it does when the server has gone."""
    step_back(NICE)
    wishes = SimpleQueue[dict[str, Any]]()
    hear(wishes.put)
    from huit.engine import code_files

    write(ready=True)
    can_keep = code_files.can_write()
    while True:
        # In a thread of its own: what has stepped back further does not come back.
        making = Thread(target=_answer, args=(wishes.get(), can_keep))
        making.start()
        making.join()


def _answer(wish: dict[str, Any], can_keep: bool) -> None:
    """Fulfil a bit more of *wish*, and say so. What nobody waits for takes only what other programs leave of the cores."""
    if not wish["awaited"]:
        yield_to_all()
    try:
        # What cannot be kept would be compiled in vain: whoever needs it would do so again.
        write(**_done(wish["family"], wish["need"])) if can_keep else write(failed="nothing can be kept")
    except Exception as error:
        write(failed=type(error).__name__)


def _done(family: str, need: Any) -> dict[str, Any]:
    """Make one more program; return how far it is, and whether that was the last."""
    part = _part(family, need)
    part.step()
    return {"done": part.done, "of": part.of, "stepped": True, "over": part.is_over}


class _Part:
    """The preparation of one need of one family, program by program."""

    def __init__(self, family: str, need: Any) -> None:
        from huit.lab.preparations import Preparation

        self._preparation = Preparation(family, need)
        self._steps = iter(self._preparation.runs)
        self._left = len(self._preparation.runs)
        self._told_at = 0.0
        self.of = len(self._preparation.kernels)

    @property
    def is_over(self) -> bool:
        return self._left == 0

    @property
    def done(self) -> int:
        """How many of its kernels are ready; programs have most of them in common."""
        return len(self._preparation.kernels & _ready)

    def step(self) -> None:
        """Make the next program, and write now and then how far it is."""
        from huit.engine.jit import when_ready

        run = next(self._steps, None)
        if run is not None:
            with when_ready(self._note):
                run()
            self._left -= 1
        if self.is_over:
            # Plain Numba does not tell what it loads.
            _ready.update(self._preparation.kernels)

    def _note(self, names: Collection[str]) -> None:
        _ready.update(names)
        if perf_counter() - self._told_at >= NEWS_S:
            self._told_at = perf_counter()
            write(done=self.done, of=self.of, stepped=False)


_part = cache(_Part)
_ready = set[str]()
"""The kernels that are ready in this process: see `huit.engine.programs.kernels_of`."""


if __name__ == "__main__":
    main()
