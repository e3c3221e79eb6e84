"""The measures by name: in which unit each is given, how narrow its interval should be, and where its words stand."""

from dataclasses import dataclass, replace
from typing import Literal

from huit.words.made import measures
from huit.words.telling import said

Unit = Literal["share", "difference", "number", "turns", "minutes"]
"""A share of rounds; a difference of two shares; a plain number; turns; minutes."""


@dataclass(frozen=True)
class Kind:
    """One kind of measure."""

    name: str
    section: str
    unit: Unit
    target: float
    """Half of the 95 % interval that is narrow enough."""

    def title(self, language: str, *, about: str = "", cards: list[str] | None = None) -> str:
        """Return what it is called, *about* a place or a rule, or about *cards*.

        >>> KINDS["held"].title("en", cards=["ace", "8"]), KINDS["open_drama"].title("fr")
        ('In hand: ace and 8', 'Drame')
        """
        return said(getattr(measures.WORDS[language].title, self._called), {"about": about, "cards": cards})

    def definition(self, language: str) -> str:
        """Return what it means."""
        return getattr(measures.WORDS[language].definition, self._called)

    @property
    def _called(self) -> str:
        """The name that its words have: with all hands open, they are the same."""
        return self.name.removeprefix(_OPEN)


SECTIONS = ("seats", "length", "choice", "tension", "open", "skill", "held", "used", "ends", "rules")
"""The parts of a report, in its order."""
_OPEN = "open_"
_ALL = (
    Kind("place", "seats", "share", 0.01),
    Kind("turns", "length", "turns", 0.5),
    Kind("turns_short", "length", "turns", 1.0),
    Kind("turns_median", "length", "turns", 1.0),
    Kind("turns_long", "length", "turns", 2.0),
    Kind("minutes", "length", "minutes", 0.1),
    Kind("forced", "choice", "share", 0.005),
    Kind("choices", "choice", "number", 0.02),
    Kind("chains", "choice", "share", 0.005),
    Kind("lead_changes", "tension", "number", 0.2),
    Kind("drama", "tension", "number", 0.005),
    Kind("decision", "tension", "share", 0.01),
    Kind("lead_held", "tension", "share", 0.01),
    Kind("comeback", "tension", "share", 0.01),
    Kind("surprise", "tension", "number", 0.02),
    Kind("suspense", "tension", "number", 0.005),
    Kind("skill", "skill", "difference", 0.005),
    Kind("information", "skill", "difference", 0.02),
    Kind("held", "held", "difference", 0.003),
    Kind("used", "used", "difference", 0.005),
    Kind("blocked", "ends", "share", 0.005),
    Kind("unfinished", "ends", "share", 0.005),
    Kind("inert", "rules", "share", 0.05),
)
_WITH_HANDS_OPEN = tuple(
    replace(kind, name=_OPEN + kind.name, section="open", target=4 * kind.target) for kind in _ALL if kind.section == "tension"
)
"""The same of chances that are found with all hands open: far dearer, so that less narrow intervals must do."""
KINDS: dict[str, Kind] = {kind.name: kind for kind in (*_ALL, *_WITH_HANDS_OPEN)}
"""All measures by their names."""


def section_title(name: str, language: str) -> str:
    """Return the title of a part of a report.

    >>> section_title("ends", "en")
    'How rounds end'
    """
    return getattr(measures.WORDS[language].section, name)
