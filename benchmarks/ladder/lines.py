"""The duels of the ladder, and what each must reach."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from benchmarks.ladder.unseen import unseen_mixes
from huit.players.player import LEVELS
from huit.rules import RuleSet, compile_rules, load_rules, rule_names
from huit.rules.families import schema_of

YARDSTICK, TUNED = "thrifty-1", "thrifty"
LADDER_GAMES = ("monclar", "minimale", "classique", "le-8", "les-huit", "paradox-hech")
CURVE = (100, 400, 1000, 4000, 20_000)
CEILING = "ceiling"
"""The name of a search that sees all hands, and only the stock not. It stands here to show how much luck there is."""
_SHORT_OF_THE_BAR = (
    ("huit-cochon", 2, False),
    ("prsi", 2, False),
    ("jeu-de-couleurs", 4, False),
    ("demi-paquet", 4, False),
    ("mau-mau", 4, False),
    ("prsi", 4, False),
    ("tschau-sepp", 4, False),
    ("variante-6", 4, True),
    ("prsi", 4, True),
)
"""Where `strong` stayed below its bar, with how many players, and whether points decide: curve and ceiling are shown."""
CURVES = (("monclar", 2, False), ("minimale", 2, False), *_SHORT_OF_THE_BAR)
CEILINGS = (*((game, 2, False) for game in LADDER_GAMES), *_SHORT_OF_THE_BAR)
_STEP = 0.53
"""What each level is to win against the one below."""
AHEAD = 3.0
"""Points a round that it is to be ahead where points decide."""
_HIGH = {"paradox-hech": 0.70, "courte-amicale": 0.70, "monclar": 0.66, "classique": 0.66}
_MIDDLE = ("le-8", "les-ulis", "minimale", "huit-cochon", "les-huit")
_ATTACKING = ("les-ulis", "paradox-hech")
_LONG, _FEW_DEALS = ("crazy-eights-countdown",), 64
"""Games of which a round is a whole evening, some seconds of searches each: so many deals must do, whatever the interval."""


@dataclass(frozen=True)
class Line:
    """One duel, and what it should reach: a share of wins, or points ahead a round; 0 where there is nothing."""

    section: str
    game: str
    seats: int
    challenger: str
    rival: str
    bar: float = 0.0
    in_match: bool = False
    """Whether points decide."""
    half_width: float = 0.02
    most_deals: int = 1600

    @property
    def key(self) -> str:
        """Name it in the file of what was played."""
        return f"{self.game}:{self.seats}{' in match' if self.in_match else ''} {self.challenger} {self.rival}"


def lines() -> Iterator[Line]:
    """Yield all duels: those with bars first."""
    for line in _lines():
        yield replace(line, most_deals=min(line.most_deals, _FEW_DEALS)) if line.game in _LONG else line


def _lines() -> Iterator[Line]:
    games = {name: load_rules(name) for name in rule_names() if load_rules(name).family == "shedding"}
    for name, rules in games.items():
        if 2 in rules.seats:
            bar = _HIGH.get(name, 0.62 if name in _MIDDLE else 0.58)
            yield Line("2 seats", name, 2, "strong", YARDSTICK, bar)
    yield Line("The cousins", "trois-cinq-huit", 3, "strong", YARDSTICK, 0.46, most_deals=64)
    for name in ("sergeant-major-9-5-2", "sergeant-major-8-5-3"):
        yield Line("The cousins", name, 3, "strong", YARDSTICK, most_deals=64)
    yield Line("The cousins", "danish", 2, "strong", YARDSTICK, 0.57)
    yield Line("The cousins", "danish", 3, "strong", YARDSTICK, 0.38)
    for name, rules in games.items():
        yield from _four(name, rules)
    for name in unseen_mixes():
        yield Line("Random mixes never used in tuning", name, 2, "strong", YARDSTICK, half_width=0.06, most_deals=400)
    for name in _for_two(games):
        yield Line("2 seats, against the tuned heuristic", name, 2, "strong", TUNED, _STEP, half_width=0.055)
    yield from _levels(games)
    for game, seats, in_match in CURVES:
        for iterations in CURVE:
            yield Line("Iterations", game, seats, f"strong@{iterations}", YARDSTICK, in_match=in_match, half_width=_wide(seats))
    for game, seats, in_match in CEILINGS:
        yield Line("Ceiling", game, seats, CEILING, YARDSTICK, in_match=in_match, half_width=_wide(seats))


def _wide(seats: int) -> float:
    """Return a wide half-width: an even share is the smaller the more play."""
    return 0.1 / seats


def lines_of(player: str) -> Iterator[Line]:
    """Yield the duels that place a *player*, from elsewhere too, in the ladder of two."""
    for game in LADDER_GAMES:
        for rival in ("random", YARDSTICK):
            yield Line("Steps at two", game, 2, player, rival, half_width=0.05, most_deals=200)


def _four(name: str, rules: RuleSet) -> Iterator[Line]:
    if 4 not in rules.seats:
        return
    if rules.at("teams", seats=4):
        yield Line("Teams of two", name, 4, "strong", YARDSTICK, 0.58)
        return
    yield Line("4 seats, one against three", name, 4, "strong", YARDSTICK, 0.34 if name in _ATTACKING else 0.30)
    if schema_of(rules.family).counts_hands(rules) and compile_rules(rules, seats=4).goes_on == 0:
        yield Line("4 seats, where points decide", name, 4, "strong", YARDSTICK, AHEAD, in_match=True, half_width=0.03)


def _for_two(games: dict[str, RuleSet]) -> list[str]:
    return [*(name for name, rules in games.items() if 2 in rules.seats), "danish"]


def _levels(games: dict[str, RuleSet]) -> Iterator[Line]:
    """Each level against the one below: in every game of two, at four, and in teams. `strong` has a section of its own by two."""
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    for higher, lower in steps:
        for name in _for_two(games) if higher != "strong" else ():
            yield Line("From level to level", name, 2, higher, lower, _STEP, half_width=0.04)
        for name in LADDER_GAMES:
            if 4 in games[name].seats:
                yield Line(_steps(games[name]), name, 4, higher, lower, half_width=0.05, most_deals=300)
    for name in LADDER_GAMES:
        yield Line("Steps at two", name, 2, TUNED, YARDSTICK, half_width=0.02)
        if 4 in games[name].seats:
            yield Line(_steps(games[name]), name, 4, TUNED, YARDSTICK, half_width=0.02)


def _steps(rules: RuleSet) -> str:
    return "Steps in teams" if rules.at("teams", seats=4) else "Steps at four"
