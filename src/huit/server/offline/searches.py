"""Players that search where there is no process for them: in turn with all else, each question at once."""

import asyncio
from collections.abc import Sequence
from typing import Any

from huit.lab.review import Review
from huit.players.advice import advise
from huit.rooms.computers import ComputerMove, PlayerQuestion, answer
from huit.server.live.preparer import Tell, tell_nobody
from huit.views.positions import read_position


class SearchesHere:
    """The searches of a page: as `huit.server.live.search_pool.SearchPool`, without processes."""

    has_failed = False

    async def wishes(self, questions: Sequence[PlayerQuestion], *, asker: str = "") -> tuple[ComputerMove, ...]:
        """Return the moves that players who search wish to make."""
        found: list[ComputerMove] = []
        for question in questions:
            # What is heard meanwhile comes first.
            await asyncio.sleep(0)
            wish = answer(question)
            if wish is not None:
                found.append(wish)
        return tuple(found)

    async def advice(self, question: PlayerQuestion, *, asker: str = "", tell: Tell = tell_nobody) -> dict[str, Any]:
        """Return what a strong player would do."""
        await asyncio.sleep(0)
        return advise(question.view, seed=question.seed).as_dict()

    async def moments(self, text: str, seat: int, *, family: str, in_match: bool, asker: str = "") -> list[dict[str, Any]]:
        """Return the moves of a finished round worth another look."""
        position = read_position(text)
        review = Review(position.round, position.moves, seats=[seat], in_match=in_match)
        for _ in review.run():
            await asyncio.sleep(0)
        return [moment.as_dict() for moment in review.moments]

    async def close(self) -> None:
        """End nothing: there are no processes."""
