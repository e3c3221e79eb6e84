"""What the people of a room agree on beside the rules: the clock, who may watch, how long a reaction has."""

from typing import Annotated, Literal

import msgspec

DAY_S = 24 * 3600
LEAST_CLOCK_S = 5
MOST_CLOCK_S = 14 * DAY_S
CORRESPONDENCE_S = 1800
"""From so long a turn on nobody is expected to sit there waiting: who is away is not played for before his time is up."""


class RoomSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a room is run. Anything may be changed between rounds."""

    clock_s: Annotated[int, msgspec.Meta(ge=0, le=MOST_CLOCK_S)] = 0
    """Seconds for a turn; 0: no clock."""
    grace_s: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    """After so many seconds somebody who is away, or whose time is up, is played for."""
    reaction_ms: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 300
    """So long after a card is laid nothing may close the time for reactions: it makes up for slow networks."""
    watch: Literal["nobody", "link", "all"] = "link"
    """Who may look on, without ever seeing a hand."""
    public: bool = False
    """Whether the room stands on the list that everybody sees."""

    @property
    def is_correspondence(self) -> bool:
        """Whether a turn has hours or days.

        >>> RoomSettings(clock_s=86400).is_correspondence, RoomSettings(clock_s=60).is_correspondence
        (True, False)
        """
        return self.clock_s >= CORRESPONDENCE_S
