"""The lab of a server: one process of low priority, one question at a time. Equal questions share one answer."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from time import process_time

from huit.rooms.refusal import Refused
from huit.server import logs
from huit.server.live.lab_questions import LabQuestion
from huit.server.live.lines import ENDED, LineProcess
from huit.server.live.services import Services
from huit.server.live.turns import Turns
from huit.server.storage import jobs
from huit.server.storage.jobs import StoreError

LAB_MODULE = "huit.server.live.lab_process"
NEWS, LAST, POOR, NOTHING = b"+", b".", b"~", b"!"
"""What each line of the process begins with: more comes; that was all; the same, but less than it would be on a quiet machine; it
was stopped, or failed."""
_BUSY_S = 0.5
"""The time over which it is looked how busy the server is."""


class _Answer:
    """The answer to a question so far, and its readers."""

    def __init__(self, question: LabQuestion, *, again_s: float) -> None:
        """A line is repeated after *again_s* without another, lest a proxy close the connection."""
        self.question = question
        self._again_s = again_s
        self.lookers = 0
        self.task: asyncio.Task[None] | None = None
        self.refused: Refused | None = None
        self._line = b""
        self.is_over = False
        self._news = asyncio.Event()

    def show(self, line: bytes, *, is_last: bool = False) -> None:
        """Show *line* to those who look."""
        if not self.is_over:
            self._line, self.is_over = line, is_last
            news, self._news = self._news, asyncio.Event()
            news.set()

    def end(self) -> None:
        """Let nobody wait for more."""
        self.show(self._line, is_last=True)

    async def first(self) -> None:
        """Wait for the first line.

        Raises:
            Refused: if there is none.
        """
        if not self._line and not self.is_over:
            await self._news.wait()
        if self.refused is not None:
            raise self.refused

    async def lines(self) -> AsyncIterator[bytes]:
        """Yield the newest line, then each that comes. A slow reader misses some, but not the last."""
        shown = b""
        while True:
            news, line, is_over = self._news, self._line, self.is_over
            if line != shown:
                shown = line
                yield line
            if is_over:
                return
            try:
                async with asyncio.timeout(self._again_s):
                    await news.wait()
            except TimeoutError:
                shown = b""


class Laboratory:
    """The answers to questions, in lines, each with all results so far. A question without readers is stopped."""

    def __init__(self, services: Services, *, module: str = LAB_MODULE) -> None:
        """*module* is run as the process."""
        limits = services.limits
        self._services = services
        self._limits = limits
        self._turns = Turns(most=limits.labs_waiting, each=limits.address_labs_waiting)
        self.lines = LineProcess(module, start_s=limits.lab_start_s)
        self._numbers = count(1)
        self._answers: dict[str, _Answer] = {}
        """The answers under way, by the digest of their question."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @asynccontextmanager
    async def answered(self, question: LabQuestion, *, asker: str = "") -> AsyncGenerator[AsyncIterator[bytes]]:
        """Look at the answer to *question* while the block runs: its newest line, then each that comes.

        The lines end early where the server stops. *asker* is a client.

        Raises:
            Refused: ``too_many``, if too many questions wait already, in all or of *asker*.
            StoreError: if the stored answers cannot be read.
        """
        stored = await self._services.store.do(jobs.FindAnswer(question.digest))
        if self._is_closed:
            raise Refused("too_many")
        answer = self._answers.get(question.digest)
        if stored is not None:
            answer = self._new(question)
            answer.show(stored, is_last=True)
        elif answer is None:
            answer = self._begun(question, asker)
        answer.lookers += 1
        try:
            await answer.first()
            yield answer.lines()
        finally:
            answer.lookers -= 1
            if answer.lookers == 0 and not answer.is_over:
                self._give_up(answer)

    async def close(self) -> None:
        """End the process, and all answers."""
        self._is_closed = True
        for answer in self._answers.values():
            answer.end()
        for task in self._tasks:
            task.cancel()
        await self.lines.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _new(self, question: LabQuestion) -> _Answer:
        return _Answer(question, again_s=self._limits.heartbeat_s)

    def _begun(self, question: LabQuestion, asker: str) -> _Answer:
        answer = self._answers[question.digest] = self._new(question)
        answer.task = asyncio.create_task(self._find(answer, asker))
        self._tasks.add(answer.task)
        answer.task.add_done_callback(self._tasks.discard)
        return answer

    def _give_up(self, answer: _Answer) -> None:
        """Stop the work on *answer*, which has no readers any more. The next equal question begins anew."""
        del self._answers[answer.question.digest]
        assert answer.task is not None
        answer.task.cancel()

    async def _find(self, answer: _Answer, asker: str) -> None:
        question = answer.question
        try:
            for family in sorted(question.families):
                await self._services.preparer.ready(
                    family, question.need, lambda progress: answer.show(question.line(preparing=progress))
                )
            async with self._turns.taken(asker, lambda place: answer.show(question.line(waiting=place))):
                await self._play(answer)
        except Refused as refused:
            answer.refused = refused
        finally:
            answer.end()
            if self._answers.get(answer.question.digest) is answer:
                del self._answers[answer.question.digest]

    async def _play(self, answer: _Answer) -> None:
        question = answer.question
        try:
            kind, found = await self._played(answer)
        except TimeoutError:
            logs.warn("lab_fell_silent", what=question.what)
            kind, found = NOTHING, b""
            await self.lines.close()
        except ENDED as error:
            kind, found = NOTHING, b""
            await self.lines.close()
            code, last_words = type(error).__name__, self.lines.last_words
            logs.warn("lab_process_ended", what=question.what, code=code, said=last_words)
        if kind == NOTHING:
            answer.show(question.line(failed=True), is_last=True)
        if kind != LAST:
            return
        try:
            await self._services.store.do(jobs.KeepAnswer(question.digest, found, self._services.wall_ms() // 1000))
        except StoreError as error:
            # The next equal question has to be played again.
            logs.warn("lab_answer_not_kept", what=question.what, error=error)

    async def _played(self, answer: _Answer) -> tuple[bytes, bytes]:
        """Let the process play, and pass its lines on; return the kind and the rest of its last line."""
        question = answer.question
        has_loaded = self.lines.is_ready and question.families <= self.lines.loaded
        answer.show(question.line(slowed_by="" if has_loaded else "start"))
        await self.lines.ready()
        number = next(self._numbers)
        telling = asyncio.create_task(self._send_load())
        try:
            await self.lines.send({"number": number, **question.job})
            while True:
                line = await self.lines.line(within_s=self._limits.lab_silent_s)
                kind, rest = line[:1], line[1:]
                if kind == NOTHING:
                    logs.warn("lab_ends_in_an_error", what=question.what, code=rest.decode().strip())
                    return kind, rest
                self.lines.loaded.update(question.families)
                answer.show(rest, is_last=kind != NEWS)
                if kind != NEWS:
                    return kind, rest
        except asyncio.CancelledError:
            await self._stop(number)
            raise
        finally:
            telling.cancel()

    async def _send_load(self) -> None:
        """Send the process regularly the share of a core that this one takes, so that it gives way to people's moves."""
        with suppress(*ENDED):
            while True:
                worked, began = process_time(), asyncio.get_running_loop().time()
                await asyncio.sleep(_BUSY_S)
                took = asyncio.get_running_loop().time() - began
                await self.lines.send({"busy": round((process_time() - worked) / took, 3)})

    async def _stop(self, number: int) -> None:
        """Let the process stop playing, and stay ready for the next; kill it if it does not."""
        try:
            async with asyncio.timeout(self._limits.lab_stop_s):
                await self.lines.send({"stop": number})
                while (await self.lines.line(within_s=self._limits.lab_stop_s))[:1] == NEWS:
                    pass
        except ENDED:
            # Too late is an OSError too.
            await self.lines.close()
