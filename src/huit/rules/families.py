"""The families of games: what a rule file of each may say. How each is played stands in the folder of its name in the engine."""

from collections.abc import Mapping
from dataclasses import dataclass

from huit.rules.schema import POWER_KNOBS, ROUND_KNOBS, SHEDDING_BASICS, Knob, Sentence
from huit.rules.schema_danish import DANISH_BASICS, DANISH_KNOBS, DANISH_POWERS
from huit.rules.schema_tricks import TRICK_BASICS, TRICK_KNOBS

SHEDDING = "shedding"


@dataclass(frozen=True)
class Family:
    """What the rule files of a family may say."""

    name: str
    knobs: Mapping[str, Knob]
    """What may stand at the top of a rule file."""
    powers: Mapping[str, Knob]
    """What a line of ``[powers]`` may say; nothing where no card does anything of its own."""
    has_points: bool = False
    """Whether cards have points."""
    basics: tuple[Sentence, ...] = ()
    """What holds in all its games, and no knob changes."""

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections about cards that a rule file may have."""
        return (("powers",) if self.powers else ()) + (("points",) if self.has_points else ())


FAMILIES: Mapping[str, Family] = {
    family.name: family
    for family in (
        Family(SHEDDING, ROUND_KNOBS, POWER_KNOBS, has_points=True, basics=SHEDDING_BASICS),
        Family("tricks", TRICK_KNOBS, {}, basics=TRICK_BASICS),
        Family("danish", DANISH_KNOBS, DANISH_POWERS, basics=DANISH_BASICS),
    )
}
