"""A page of rules that is being written down: what it says otherwise than the game that it starts from, answer by answer.

The questions stand with the words of the knobs, and come in the order in which a rule sheet tells things.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, cast

from huit.cards import faces_of, select_faces
from huit.rules.families import Schema, schema_of
from huit.rules.knobs import Knob, Level
from huit.rules.loader import load_rules
from huit.rules.match_plans import plans_fitting
from huit.rules.rule_set import RuleSet, Value

BLANK = "rien"
"""The game from which a page begins that is like no other."""
LEVELS: tuple[Level, ...] = ("basic", "usual", "advanced")
About = Literal["cards", "points", "match"]
"""A question that is about no single knob of the round."""
_AFTER: Mapping[str, About] = {"turn": "cards", "count": "points"}
"""What is asked after the knobs of a group."""
_BARE_KEY = re.compile(r"[\w-]+", re.ASCII)


class Question(NamedTuple):
    """A question that a page leaves open: about a knob of the round, about what cards do or count, or about the match."""

    group: str
    """The chapter of the sheet that tells the answer."""
    asks: Knob | About


def questions(schema: Schema, *, level: Level = "usual") -> Iterator[Question]:
    """Yield what a page may leave open, nearly in the order of the sheet; knobs of a higher *level* are left out.

    >>> [question.group for question in questions(schema_of("danish")) if question.asks == "cards"]
    ['turn']
    """
    wanted = LEVELS[: LEVELS.index(level) + 1]
    knobs = [knob for knob in schema.knobs.values() if knob.level in wanted]
    there: Mapping[About, bool] = {"cards": bool(schema.powers), "points": schema.points is not None, "match": True}
    for group in dict.fromkeys(knob.group for knob in schema.knobs.values()):
        of_group = [Question(group, knob) for knob in knobs if knob.group == group]
        late = [question for question in of_group if isinstance(question.asks, Knob) and question.asks.takes_one_of]
        yield from (question for question in of_group if question not in late)
        if (also := _AFTER.get(group)) and there[also]:
            yield Question(group, also)
        yield from late
    yield Question("count", "match")


class Draft:
    """Rules that are being written down. What cannot be is refused, and leaves them as they were.

    >>> draft = Draft()
    >>> draft.say("hand", 5)
    >>> draft.card("7", {"draw": 2, "answered_by": "7"})
    >>> print(draft.written())
    extends = "rien"
    hand = 5
    <BLANKLINE>
    [powers]
    7 = { draw = 2, answered_by = "7" }
    """

    def __init__(
        self, base: str = BLANK, changes: Mapping[str, object] | None = None, head: Mapping[str, str] | None = None
    ) -> None:
        """Begin with the game called *base* and what is already otherwise; *head* is what is said about the rules.

        Raises:
            RulesError: if there is no such game, or the changes cannot be.
        """
        self.base = base
        self.head = dict(head or {})
        self.changes: dict[str, Any] = {}
        self._rules = load_rules(base)
        if changes:
            self._change(dict(changes))

    @property
    def rules(self) -> RuleSet:
        """The rules as they are by now."""
        return self._rules

    @property
    def schema(self) -> Schema:
        return schema_of(self._rules.family)

    def is_open(self, question: Question) -> bool:
        """Tell whether *question* is worth asking, after what was answered.

        >>> asks = questions(schema_of("shedding"))
        >>> called = next(question for question in asks if isinstance(question.asks, Knob) and question.asks.name == "called")
        >>> Draft().is_open(called), Draft(changes={"announces": False}).is_open(called)
        (True, False)
        """
        knob = question.asks
        if knob == "points":
            return self.schema.counts_hands(self._rules)
        if knob == "match":
            return bool(plans_fitting(self._rules))
        if knob == "cards":
            return True
        if knob.name == "packs_least" and self._rules.knobs["packs"]:
            return False
        has_choices = knob.kind != "choice" or len(knob.choices) > 1
        return (
            has_choices
            and not (knob.kind == "int" and knob.low == knob.high)
            and all(map(self._is_on, knob.needs))
            and self._comes_up(knob)
        )

    def _comes_up(self, knob: Knob) -> bool:
        """Tell whether *knob* may come to do anything, beside what was said."""
        names, powers = knob.takes_one_of, self._rules.powers.values()
        return not names or any(self._is_on(name) or any(power.get(name) for power in powers) for name in names)

    def _is_on(self, name: str) -> bool:
        return bool(self._rules.knobs.get(name))

    def say(self, name: str, value: object) -> None:
        """Answer the question about a knob of the round, or say a section anew.

        Raises:
            RulesError: if that cannot be, beside what was said before.
        """
        self._change({**self.changes, name: value})

    def card(self, cards: str, power: Mapping[str, object]) -> None:
        """Say what *cards* do: all of it; what they did before is no more, nor what some of them did alone.

        Raises:
            CardError: if *cards* names none.
            RulesError: if that cannot be.
        """
        faces = select_faces(cards)
        off = {name: self.schema.powers[name].default for face in faces_of(faces) for name in self._rules.power(face)}
        lines = {key: said for key, said in self.changes.get("powers", {}).items() if select_faces(key) & ~faces}
        self.say("powers", {**lines, cards: {**off, **power}})

    def keep_by_hand(self, sentence: str) -> None:
        """Note what no knob can say: it stands at the end of the sheet.

        Raises:
            RulesError: if that is too long, or there are too many.
        """
        known = self.changes.get("by_hand", ["+"] if load_rules(self.base).by_hand else [])
        self.say("by_hand", [*known, sentence])

    def _change(self, changes: dict[str, Any]) -> None:
        self._rules = load_rules(self.base, options=changes)
        self.changes = changes

    def written(self) -> str:
        """Return the rules as the text of a rule file."""
        sections = ("powers", "points")
        top = {"extends": self.base, **self.head, **{key: value for key, value in self.changes.items() if key not in sections}}
        lines = [_line(key, value) for key, value in top.items()]
        for name in sections:
            if said := self.changes.get(name):
                lines += ["", f"[{name}]", *(_line(key, value) for key, value in said.items())]
        return "\n".join(lines)


def follow_ups(schema: Schema, power: Mapping[str, Value | bool], *, level: Level = "usual") -> list[Knob]:
    """Return what is open about cards that do *power*: knobs that need some of it, and go with all of it.

    >>> [knob.name for knob in follow_ups(schema_of("danish"), {"sends": True})]
    ['answered_by']
    """
    wanted = LEVELS[: LEVELS.index(level) + 1]
    barred = {other for name in power for other in schema.powers[name].excludes}
    return [
        knob
        for knob in schema.powers.values()
        if knob.needs
        and knob.level in wanted
        and knob.name not in power
        and knob.name not in barred
        and all(power.get(name) for name in knob.needs)
        and not any(power.get(name) for name in knob.excludes)
        and any(power.get(name) for name in knob.takes_one_of or knob.needs)
    ]


def _line(key: str, value: object) -> str:
    return f"{key if _BARE_KEY.fullmatch(key) else json.dumps(key)} = {_written(value)}"


def _written(value: object) -> str:
    """Return *value* as TOML writes it on one line."""
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_line(str(key), inner) for key, inner in cast('Mapping[object, object]', value).items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, cast('list[object]', value)))}]"
    return json.dumps(value, ensure_ascii=False)
