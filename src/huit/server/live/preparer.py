"""The preparer compiles what somebody will press next, in one process of low priority, which ends when all is done."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from huit.server import logs
from huit.server.live.lines import ENDED, LineProcess

PREPARER_MODULE = "huit.server.live.preparer_process"
Need = Literal["advice", "check", "lab", "par"]
"""As in `huit.lab.preparations`, which takes half a second to load."""
NEEDS: tuple[Need, ...] = get_args(Need)
EXPECTED: tuple[Need, ...] = NEEDS[:-1]
"""What may be pressed in any room: the par is for rooms of the deal of the day."""
_START_S = 120.0
"""How long the process may take to start: beside others it steps back."""
_SILENT_S = 300.0
"""A process of which nothing more is heard for so long is given up."""


class Progress(NamedTuple):
    """How many kernels are ready, of how many; 0 of 0 while others are compiled first."""

    done: int = 0
    of: int = 0


Tell = Callable[[Progress], object]


def tell_nobody(_: Progress) -> None:
    """Tell nobody how far it is."""


class _Wish(NamedTuple):
    family: str
    need: Need


@dataclass
class _Pending:
    """A wish that is not fulfilled."""

    over: asyncio.Future[None]
    is_awaited: bool = False
    """Whether somebody waits for it, or has."""
    progress: Progress = field(default_factory=Progress)
    tells: list[Tell] = field(default_factory=list[Tell])

    def show(self, progress: Progress) -> None:
        if progress != self.progress:
            self.progress = progress
            for tell in tuple(self.tells):
                tell(progress)


class Preparer:
    """Compiles what games of a family will need. Each wish is fulfilled once; what fails is left to whoever needs it."""

    def __init__(self, module: str | None = None, *, silent_s: float = _SILENT_S) -> None:
        """*module* is run as the process; None: nothing is compiled before it is needed."""
        self._lines = None if module is None else LineProcess(module, start_s=_START_S)
        self._silent_s = silent_s
        self._pending: dict[_Wish, _Pending] = {}
        self._over = set[_Wish]()
        """The wishes that are fulfilled, or have failed."""
        self._working: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether anything is left to compile."""
        return bool(self._pending)

    def expect(self, family: str, needs: Sequence[Need] = EXPECTED) -> None:
        """Compile what may be pressed at a game of *family*, after what somebody waits for and what came before."""
        for need in needs:
            self._wanted(_Wish(family, need))

    async def ready(self, family: str, need: Need, tell: Tell = tell_nobody) -> None:
        """Wait until what *need* runs at games of *family* is compiled, or cannot be; *tell* how far it is, at once and on.

        It comes before what nobody waits for, and goes on when who waits is cancelled.
        """
        pending = self._wanted(_Wish(family, need))
        if pending is None:
            return
        pending.is_awaited = True
        tell(pending.progress)
        pending.tells.append(tell)
        try:
            await asyncio.shield(pending.over)
        finally:
            pending.tells.remove(tell)

    async def progress(self, family: str, need: Need, *, within_s: float) -> Progress | None:
        """Return None once it is ready; else, after *within_s*, how far it is: for whoever asks again and again."""
        told = [Progress()]
        try:
            async with asyncio.timeout(within_s):
                await self.ready(family, need, told.append)
        except TimeoutError:
            return told[-1]
        return None

    async def close(self) -> None:
        """End the process; whoever waits goes on without."""
        working, self._working = self._working, None
        self._give_up()
        lines, self._lines = self._lines, None
        if working is not None:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
        if lines is not None:
            await lines.close()

    def _wanted(self, wish: _Wish) -> _Pending | None:
        """Note a wish, and let the process start; None if it is over, or nothing is compiled here."""
        if self._lines is None or wish in self._over:
            return None
        pending = self._pending.get(wish)
        if pending is None:
            pending = self._pending[wish] = _Pending(asyncio.get_running_loop().create_future())
        self._go_on()
        return pending

    async def _work(self, lines: LineProcess) -> None:
        """Fulfil wishes until there are none, then end the process."""
        try:
            while self._pending:
                await lines.ready()
                await self._step(lines, self._next())
        except (TimeoutError, *ENDED) as error:
            await lines.close()  # it has said its last words then
            # Each wish may have been the reason, or the machine: all are left to those who need them.
            what = " ".join(wish.family + "." + wish.need for wish in self._pending)
            logs.warn("preparer_ended", what=what, code=type(error).__name__, said=lines.last_words)
            self._give_up()
        finally:
            await lines.close()
            self._working = None
            # What was wished while the process ended needs another one.
            self._go_on()

    def _next(self) -> _Wish:
        """Return what comes next: of what somebody waits for the bulb first, as a table waits with them, and the lab last."""
        awaited = [wish for wish, pending in self._pending.items() if pending.is_awaited]
        return min(awaited, key=lambda wish: NEEDS.index(wish.need)) if awaited else next(iter(self._pending))

    def _go_on(self) -> None:
        """Start on what is wished, unless that is under way."""
        if self._working is None and self._pending and self._lines is not None:
            self._working = asyncio.create_task(self._work(self._lines))

    async def _step(self, lines: LineProcess, wish: _Wish) -> None:
        """Have one more program of *wish* made."""
        await lines.send({"family": wish.family, "need": wish.need, "awaited": self._pending[wish].is_awaited})
        while True:
            told: dict[str, Any] = json.loads(await lines.line(within_s=self._silent_s))
            if "failed" in told:
                logs.warn("not_prepared", what=f"{wish.family}.{wish.need}", code=told["failed"])
                self._end(wish)
                return
            self._pending[wish].show(Progress(told["done"], told["of"]))
            if told["stepped"]:
                if told["over"]:
                    self._end(wish)
                return

    def _end(self, wish: _Wish) -> None:
        self._over.add(wish)
        over = self._pending.pop(wish).over
        if not over.done():
            over.set_result(None)

    def _give_up(self) -> None:
        for wish in list(self._pending):
            self._end(wish)
