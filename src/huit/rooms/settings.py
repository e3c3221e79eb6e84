"""Settings of a room besides its rules: the clock, who may watch, the time for reactions."""

from typing import Annotated, Literal

import msgspec

DAY_S = 24 * 3600
MOST_CLOCK_S = 14 * DAY_S
CORRESPONDENCE_S = 1800
"""A turn of at least this long is play by correspondence: nobody waits there, and people are played for only when time is up."""


class Links(msgspec.Struct, frozen=True):
    """The names in the two links of a room."""

    room: str
    watch: str


class RoomSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a room is run. Anything may be changed between rounds."""

    clock_s: Annotated[int, msgspec.Meta(ge=0, le=MOST_CLOCK_S)] = 0
    """Seconds for a turn; 0: no clock."""
    grace_s: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    """Seconds until a computer player stands in for a person who is away or out of time."""
    reaction_ms: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 300
    """How long after a card is played the window for reactions stays open, to make up for slow networks."""
    watch: Literal["nobody", "link", "all"] = "link"
    """Who may watch. Spectators never see a hand."""
    public: bool = False
    """Whether the room is on the public list."""
    locked: bool = False
    """Whether nobody new may join. Guests keep their seats, and spectators are let in as `watch` says."""

    advice: Literal["nobody", "alone", "all"] = "alone"
    """Who may ask what a strong player would do: nobody, a person who plays with computers alone, or everybody."""
    winner_adds: bool = False
    """Whether the winner of a round may change one rule without a vote."""
    auto_announce: Literal["nobody", "alone", "all"] = "alone"
    """Which pages may announce « Carte » by themselves: none, that of a person who plays with computers alone, or all."""
    chat: bool = True
    """Whether the guests may write one another; in a public room they may not, whatever stands here."""

    @property
    def may_chat(self) -> bool:
        """Whether the guests may write one another.

        >>> RoomSettings().may_chat, RoomSettings(chat=False).may_chat, RoomSettings(public=True).may_chat
        (True, False, False)
        """
        return self.chat and not self.public

    @property
    def is_correspondence(self) -> bool:
        """Whether a turn has hours or days.

        >>> RoomSettings(clock_s=86400).is_correspondence, RoomSettings(clock_s=60).is_correspondence
        (True, False)
        """
        return self.clock_s >= CORRESPONDENCE_S
