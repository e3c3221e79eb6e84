"""What a rule file of the family may say."""

from huit.rules.families import Columns, Schema
from huit.rules.knobs import choice, grouped, number
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
        deal=(
            number("seats_min", "De {n} joueurs", "From {n} players", default=2, low=2, high=10, acts_on="deal", in_head=True),
            number("seats_max", "à {n} joueurs", "to {n} players", default=4, low=2, high=10, acts_on="deal", in_head=True),
            choice(
                "cards",
                "Le paquet",
                "The pack",
                default="52",
                choices={"52": ("On joue avec 52 cartes.", "Played with 52 cards.")},
                acts_on="columns",
            ),
            number("hand", "Chacun reçoit {n} cartes.", "Everybody is dealt {n} cards.", default=2, low=1, high=5),
        )
    ),
    columns=HighRules,
    work_out=work_out,
    check_deal=lambda rules, seats, file: None,
    counts=lambda rules: "wins",
)
