"""What a rule file of the family may say."""

from huit.rules.families import Columns, Schema
from huit.rules.knobs import grouped, number, pack, players
from huit.rules.record import I8
from huit.rules.rule_set import RuleSet


class HighRules(Columns):
    """The rules as small ints."""

    cards: I8
    hand: I8


def work_out(rules: RuleSet, columns: HighRules, seats: int) -> None:
    """Fill what no single knob says."""
    columns.cards = seats * columns.hand


SCHEMA = Schema(
    name="high-card",
    knobs=grouped(
        deal={
            **players(2, 4),
            "cards": pack("52"),
            "hand": number(
                words={
                    "fr": {"text": "Chacun reçoit {n} cartes.", "label": "Cartes par joueur"},
                    "en": {"text": "Everybody is dealt {n} cards.", "label": "Cards each"},
                },
                default=2,
                low=1,
                high=5,
                example=3,
            ),
        }
    ),
    columns=HighRules,
    work_out=work_out,
    check_deal=lambda rules, seats, file: None,
    counts=lambda rules: "wins",
)
