"""Deeds, what cards do as data: each family derives them from its knobs; words come later (`huit.rules.deed_sentences`)."""

from typing import Annotated, ClassVar, Literal

import msgspec

from huit.cards import FaceSet

Named = Annotated[FaceSet, "named"]
"""Cards as they are said after a verb, with their articles: an ace or an 8. See `Subject` for these four."""
Completed = Annotated[FaceSet, "completed"]
"""Cards that are said together with the acting ones, where these complete a rank or a suit."""
Another = Annotated[FaceSet, "another"]
"""Cards that may be others of the acting ones’ rank: another jack."""
TheRanks = Annotated[FaceSet, "the_ranks"]
"""Whole ranks, said with their articles: the 3."""
Others = Annotated[FaceSet, "others"]
"""Cards of several ranks, among which others of the acting ones’ may be: an ace or another jack."""


class Deed(msgspec.Struct, frozen=True):
    """One thing that cards do. Its fields and properties are the facts of which its words are made."""

    stands: ClassVar[Literal["clause", "beside", "last"]] = "clause"
    """Where its words stand: in a clause about the cards, in a sentence beside the clauses before it, or after all the others."""


class Does(Deed, frozen=True):
    """The cards do what a knob says, whatever else they do."""

    knob: str
