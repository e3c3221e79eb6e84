"""The check of rules without playing: all that contradicts itself, cannot be dealt, or does nothing.

Loading raises what no rules can have (`load_rules`). What is refused here besides stops nobody from reading an old journal: it is
asked where somebody opens a room, plays, or looks at a sheet (`refuse`).
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from huit.cards import FACES, faces_of, select_faces
from huit.rules.families import schema_of
from huit.rules.findings import Finding, refused, warned
from huit.rules.knobs import Knob
from huit.rules.loader import load_rules
from huit.rules.match_plans import plans_fitting
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import ByLanguage, RulesError, RuleSet
from huit.rules.words import card_words
from huit.scores import PLANS


def checked_rules(name: str | Path, options: Mapping[str, object] | None = None) -> RuleSet:
    """Return the rules of that name or file with *options*, once nothing in them is refused for any number of players.

    >>> checked_rules("minimale", {"packs": 1})
    Traceback (most recent call last):
    huit.rules.rule_set.RulesError: [with]: hand: 7 players with 8 cards each and a starter need 57 cards, ...

    Raises:
        RulesError: with the first thing that is refused.
    """
    rules = load_rules(name, options=options)
    refuse(rules)
    return rules


def refuse(rules: RuleSet, *, seats: int | None = None) -> None:
    """Raise the first thing in *rules* that is refused, for that many players or any that they are for.

    Raises:
        RulesError: if there is one.
    """
    for found in _all(rules, rules.seats if seats is None else (seats,)):
        if found.level == "refused":
            why = found.why
            raise RulesError(why.mistake, "[with]" if rules.options else rules.id, why.key, **why.facts)


def findings(rules: RuleSet) -> list[Finding]:
    """Return all that can be seen in *rules* without playing, what is refused first.

    >>> from huit.rules import load_rules
    >>> findings(load_rules("minimale"))
    []
    >>> [(found.level, found.key) for found in findings(load_rules("minimale", options={"announces": False, "penalty": 5}))]
    [('warning', 'penalty')]
    """
    return sorted(_all(rules, rules.seats), key=lambda found: found.level != "refused")


def what_is_wrong(name: str | Path, options: Mapping[str, object] | None = None) -> tuple[RuleSet | None, list[Finding]]:
    """Return the rules if they load, and what is found in them; a mistake that stops them from loading is found too.

    >>> what_is_wrong("minimale", {"hnad": 3})[1][0].code
    'unknown_key'
    """
    try:
        rules = load_rules(name, options=options)
    except RulesError as error:
        return None, [Finding("refused", error)]
    return rules, findings(rules)


def can_be_dealt(rules: RuleSet, seats: int) -> bool:
    """Tell whether the cards can be dealt to that many players.

    >>> from huit.rules import load_rules
    >>> [seats for seats in range(2, 11) if can_be_dealt(load_rules("minimale", options={"packs": 1}), seats)]
    [2, 3, 4, 5, 6]
    """
    try:
        schema_of(rules.family).check_deal(rules, seats, "")
    except RulesError:
        return False
    return True


def _all(rules: RuleSet, numbers: range | tuple[int, ...]) -> Iterator[Finding]:
    schema = schema_of(rules.family)
    for seats in numbers:
        try:
            schema.check_deal(rules, seats, "")
        except RulesError as error:
            yield Finding("refused", error)
            break
    yield from _overruled(rules)
    yield from _match(rules)
    yield from _excluded(rules, schema.knobs)
    yield from schema.look(rules)
    yield from _without_what_they_need(rules, schema.knobs)
    yield from _cards_not_there(rules, schema.knobs, schema.powers)


def _overruled(rules: RuleSet) -> Iterator[Finding]:
    """Look for options that are on together and overrule each other."""
    on = [option for option in rules.choices.values() if rules.options.get(option.name)]
    for place, option in enumerate(on):
        for other in on[:place]:
            if other.name in option.excludes:
                one, second = (_unended(either.text) for either in (other, option))
                yield refused(FileMistake.OVERRULED, option.name, one=one, other=second)


def _unended(sentence: Mapping[str, str]) -> ByLanguage:
    """Return a sentence without its full stop."""
    return ByLanguage.of(lambda language: sentence[language].rstrip("."))


def _match(rules: RuleSet) -> Iterator[Finding]:
    """Look whether the match fits what is counted; a plan that is inherited simply lapses where an option counts otherwise."""
    name = str(rules.match.get("plan", ""))
    fitting = [plan.id for plan in plans_fitting(rules)]
    own = not rules.options or "match" in rules.options
    in_vain = schema_of(rules.family).scores_nothing(rules)
    if name in PLANS and own and name not in fitting:
        mistake = FileMistake.PLAN_COUNTS_OTHERWISE if fitting else FileMistake.NOTHING_TO_COUNT
        mistake = FileMistake.PLAN_ON_PAPER if fitting and PLANS[name].out_at_target else mistake
        mistake = FileMistake.MATCH_WITHOUT_END if in_vain else mistake
        yield refused(mistake, "match.plan", name=name, known=tuple(fitting))
    elif in_vain:
        yield warned(FileMistake.CARDS_COUNT_NOTHING, "count")


def _excluded(rules: RuleSet, knobs: Mapping[str, Knob]) -> Iterator[Finding]:
    """Look for knobs of the round that cannot be together."""
    for knob in knobs.values():
        for other in knob.excludes:
            if is_set(rules, knob) and is_set(rules, knobs[other]):
                yield refused(FileMistake.KNOB_EXCLUDED, knob.name, other=other)


def _without_what_they_need(rules: RuleSet, knobs: Mapping[str, Knob]) -> Iterator[Finding]:
    """Look for knobs that do nothing without others. A choice has always some value, and an inherited one simply lapses."""
    for knob in knobs.values():
        named = knob.name in rules.options or (not rules.options and knob.kind != "choice")
        if not named or not is_set(rules, knob):
            continue
        for other in knob.needs:
            if not _is_on(rules, knobs[other]):
                yield warned(FileMistake.NOTHING_WITHOUT, knob.name, other=other)


def _cards_not_there(rules: RuleSet, knobs: Mapping[str, Knob], powers: Mapping[str, Knob]) -> Iterator[Finding]:
    """Look for lists of cards none of which is in the pack: what is said of them never happens."""
    for knob in knobs.values():
        if knob.kind == "faces" and is_set(rules, knob):
            yield from _lost(rules, knob.name, str(rules.knobs[knob.name]))
    lists = {
        rules.key(face, name): str(value)
        for face in faces_of(rules.deck)
        for name, value in rules.power(face).items()
        if powers[name].kind == "faces"
    }
    for key, named in lists.items():
        yield from _lost(rules, key, named)


def _lost(rules: RuleSet, key: str, named: str) -> Iterator[Finding]:
    faces = select_faces(named)
    if faces and not faces & rules.deck:
        cards = ByLanguage.of(lambda language: ", ".join(card_words(faces, (1 << FACES) - 1, language)))
        yield warned(FileMistake.NO_SUCH_CARDS_HERE, key, cards=cards, size=rules.deck.bit_count())


def is_set(rules: RuleSet, knob: Knob) -> bool:
    """Tell whether a knob of the round is on, and not as it is by default."""
    return rules.knobs[knob.name] != knob.default and _is_on(rules, knob)


def _is_on(rules: RuleSet, knob: Knob) -> bool:
    value = rules.knobs[knob.name]
    return any(value.values()) if isinstance(value, Mapping) else bool(value)
