"""The answers over HTTP, as structs: the OpenAPI document and the types of the page are made from them."""

from typing import Annotated, Any, Literal, TypedDict

import msgspec

from huit.engine.events import Named, SeatNumber
from huit.rooms.match import MatchAsked
from huit.rooms.messages import GuestNumber, Stage, view_message
from huit.rooms.settings import RoomSettings
from huit.rooms.trust import ProofTold
from huit.rules.families import family_names
from huit.server.live.listing import ListedRoom
from huit.views.shared import ResultTold

REFERENCE = "#/components/schemas/{name}"
VIEWS = tuple(view_message(family) for family in family_names())
"""What a seat sees, by family."""


def reference(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return the reference to a struct in the OpenAPI document."""
    return {"$ref": REFERENCE.format(name=struct.__name__)}


class _Bilingual(TypedDict):
    fr: str
    en: str


Bilingual = Annotated[dict[str, str], Named("Bilingual", "A text in both languages.", _Bilingual)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an answer holds, and nothing else."""


class Refusal(Answer, frozen=True):
    """Why something was not done. `field` is what of the request is wrong; `said` tells players what is wrong with its rules."""

    code: str
    message: str | None = None
    field: str = ""
    said: Bilingual = {}


class Effect(Answer, frozen=True):
    """What some cards do, in both languages."""

    cards: list[str]
    text: Bilingual


class RuleOption(Answer, frozen=True):
    """What may be chosen of a game."""

    name: str
    text: Bilingual


class HandSizes(Answer, frozen=True):
    """The sizes of hands that a dealer chooses from."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")


class GameSheet(Answer, frozen=True):
    """One game in words, and all that may be chosen of it."""

    id: str
    family: Annotated[str, Named("Family")]
    name: Bilingual
    summary: Bilingual
    source: str
    seats: tuple[int, int]
    effects: list[Effect]
    notes: list[Bilingual]
    options: list[RuleOption]
    own: dict[str, Bilingual]
    """What was chosen besides the options, by its key in a rule file."""
    counts: bool
    """Whether points are counted: no match without."""
    match: MatchAsked | None
    """The match that is usually played."""
    plans: list[str]
    """The plans that fit what is counted."""
    teams: dict[str, int]
    """The number of teams, by the number of seats; a number of seats without teams is left out."""
    hand: HandSizes | None
    cut: bool


class PlanTold(Answer, frozen=True):
    """A way to count a match."""

    id: str
    text: Bilingual
    target: int | None
    target_by_players: int
    wins: Literal["highest", "lowest"]
    columns: int
    grows_to: int
    rounds: int | None
    """How many rounds the match has, where it is not a number of points that ends it."""
    adds_up_to_nothing: bool
    players: tuple[int, int]
    """How many it is for, at least and at most."""


class Games(Answer, frozen=True):
    """Every game, and every way to count a match."""

    rules: list[GameSheet]
    plans: list[PlanTold]


class Sheet(Answer, frozen=True):
    """One game as it is with some options."""

    sheet: GameSheet


class RoomOpened(Answer, frozen=True):
    """The names of a new room, and of its spectators' link."""

    room: str
    watch: str


class ChairBefore(Answer, frozen=True):
    """Who sits on a chair."""

    name: str
    computer: bool
    open: bool


class RoomBefore(Answer, frozen=True, kw_only=True):
    """What is told of a room before somebody sits down."""

    rules: str
    options: dict[str, Any]
    match: MatchAsked | None
    stage: Stage
    host_name: str
    seats: list[ChairBefore]
    settings: RoomSettings
    free: int
    """How many chairs are open."""


class RoomTold(RoomBefore, frozen=True, kw_only=True):
    """A room, for whoever has its name."""

    room: str
    yours: bool


class AddressTold(Answer, frozen=True):
    """What an invitation begins with; null where only this machine reaches the server."""

    address: str | None


class WatchedTold(RoomBefore, frozen=True, kw_only=True):
    """A room, for whoever has its spectators' link: its own name is not told."""

    watch: str


class Joined(Answer, frozen=True):
    """The number of somebody who has come in, and his chair."""

    guest: GuestNumber
    seat: SeatNumber | None


class Listed(Answer, frozen=True):
    """The rooms that everybody may join or watch."""

    rooms: list[ListedRoom]


class Published(Answer, frozen=True):
    """The name under which a round is shown to whoever has it."""

    replay: str


class ReplayTold(Answer, frozen=True):
    """A round that is over."""

    replay: str
    rules: str
    options: dict[str, Any]
    match: str | None
    seats: int
    names: list[str]
    computers: list[bool]
    round_no: int
    dealer: SeatNumber
    moves: list[tuple[SeatNumber, str]]
    result: ResultTold
    playable: bool
    """Whether the rules and the engine are still those that it was played by; else only its moves can be told."""
    steps: int
    proof: ProofTold | None
    engine: int | None
    digest: str | None


_View = Annotated[Any, Named("View"), msgspec.Meta(extra_json_schema={"anyOf": [reference(view) for view in VIEWS]})]


class Views(Answer, frozen=True):
    """What one seat saw of a round, step by step."""

    views: list[_View]
