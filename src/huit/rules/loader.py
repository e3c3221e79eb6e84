"""Rule files (TOML) to rule sets: what a file inherits, what it may say, and errors that say what would be right.

Paths are texts here: pathlib would be a tenth of the time that a first round takes.
"""

import os.path
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, cast, get_args

from huit.cards import CardError, Face, faces_of, rank_of, select_faces
from huit.rules.contradictions import check_contradictions
from huit.rules.families import USUAL, Schema, family_names, is_family, schema_of
from huit.rules.knobs import Knob
from huit.rules.mistakes import FileMistake
from huit.rules.rule_set import MOST_SEATS, ByLanguage, BySeats, Mood, Option, Power, RulesError, RuleSet, Value
from huit.rules.toml import parsed
from huit.words.made import LANGUAGES, rules_wrong

Section = dict[str, Any]


class _OfLibrary(Section):
    """A file of the library. Its plan of a match is not looked up: a test holds that there is one of that name."""


_LIBRARY = os.path.join(os.path.dirname(__file__), "library")
_SHELVES = ("", "cousins-abroad")
"""The folders of the library: the games of our sources, then their relatives from abroad, written from public descriptions."""
_ENDING = ".toml"
_HEAD = (
    "family",
    "extends",
    "abstract",
    "listed",
    "order",
    "mood",
    "source",
    "name",
    "summary",
    "by_hand",
    "options",
    "without",
    "match",
)
NEEDED_LANGUAGES = ("fr", "en")
"""The languages in which every file says its name and its options; it may say them in others too."""
_LONGEST_LINEAGE = 8
_LINES = {"powers": "7 = { skips = 1 }", "points": "7 = 20"}
"""A line of each section about cards."""
OPTIONS = "[with]"
"""What an error calls the options that are laid over a file."""
_MOST_TARGET = 100_000
MOST_BY_HAND = 20
"""How many sentences a file may have of what its knobs cannot say."""
LONGEST_BY_HAND = 200
_INHERITED, _WHILE = "+", "by_hand.while"
"""Characters of such a sentence."""
_NUMBERS_OF_SEATS = [str(seats) for seats in range(2, MOST_SEATS + 1)]


def rule_names(*, unlisted: bool = False) -> tuple[str, ...]:
    """Return the names of the games of the library: those of our sources, then their relatives from abroad.

    On each shelf they stand in the order that their files give, the simplest first.

    A file that says ``listed = false`` is not among them, unless *unlisted* games are asked for too.

    >>> rule_names()[:3]
    ('minimale', 'classique', 'monclar')
    >>> set(rule_names(unlisted=True)) - set(rule_names())
    {'rien'}
    """
    return tuple(name for name, listed in _games().items() if listed or unlisted)


def is_game(name: str) -> bool:
    """Tell whether the library has a game of that name, listed or not: one that can be played as it is.

    >>> is_game("minimale"), is_game("rien"), is_game("huit-americain")
    (True, True, False)
    """
    return name in _games()


@cache
def _games() -> Mapping[str, bool]:
    """Return for each game of the library, in order, whether it is listed."""
    folders = [os.path.join(_LIBRARY, shelf) for shelf in _SHELVES]
    shelves = [
        sorted([(name, _parsed(os.path.join(folder, name + _ENDING))) for name in _rules_in(folder)], key=_place)
        for folder in folders
    ]
    files = [file for shelf in shelves for file in shelf]
    return {name: entry.get("listed", True) for name, entry in files if not entry.get("abstract")}


def _rules_in(folder: str) -> Iterable[str]:
    """Return the names of the rule files in a folder."""
    return (os.path.splitext(file)[0] for file in os.listdir(folder) if os.path.splitext(file)[1] == _ENDING)


def _place(file: tuple[str, Section]) -> int:
    return file[1].get("order", 0)


def load_rules(name: str | os.PathLike[str], *, options: Mapping[str, object] | None = None, is_checked: bool = True) -> RuleSet:
    """Return the rules of that name in the library, or of the file at that path, with house-rule *options* laid over them.

    An option is one that the rules name, or a key of a rule file: ``{"maou": True, "hand": 6, "powers": {"7": {"skips": 1}}}``.
    Unless *is_checked* the parts are looked at one by one and not together, as with `read_resolved`.

    >>> load_rules("monclar", options={"maou": True, "hand": 6}).knobs["hand"]
    6

    Raises:
        RulesError: if there are no such rules, or something in them cannot be.
    """
    lineage = _lineage(name)
    family = _family(lineage)
    files = [file for file, _ in lineage]
    choices = _choices(lineage, family)
    layers = [*lineage, *_chosen(choices, options or {}, family)]
    head = _heads(lineage)
    _, own = lineage[-1]
    knobs, (powers, written) = _knobs(layers, family), _powers(layers, family.powers)
    rules = RuleSet(
        id=files[-1].removesuffix(_ENDING),
        family=family.name,
        name=_in_all_languages(head.get("name", files[-1])),
        summary=_in_all_languages(head.get("summary", "")),
        source=str(head.get("source", "")),
        parent=_parent(name, own),
        abstract=bool(own.get("abstract", False)),
        knobs=knobs,
        defaults=family.defaults,
        powers=powers,
        written=written,
        points=_points(layers, family.points),
        options=dict(options or {}),
        choices=choices,
        match=_match(layers),
        by_hand=_by_hand(layers, family, knobs, powers),
        shelf=_shelf(_path(name, None)),
        mood=own.get("mood"),
    )
    if is_checked:
        check_contradictions(rules, files[-1], _named_cards(layers[-1][1], layers[-1][0]))
    return rules


def read_resolved(name: str, section: Section, *, options: Mapping[str, object], is_checked: bool) -> RuleSet:
    """Return rules that `RuleSet.resolved` wrote: a rule file that says everything itself. No file is read.

    *options* are those that were laid over the rules before they were written. Unless *is_checked* the parts are looked at one
    by one and not together: what was agreed on once stays agreed.

    >>> rules = load_rules("monclar", options={"hand": 6})
    >>> read_resolved("monclar", rules.resolved, options={"hand": 6}, is_checked=True).digest == rules.digest
    True

    Raises:
        RulesError: if something in them cannot be.
    """
    _check_head(section, name)
    layers = [(name, section)]
    family = _family(layers)
    knobs, (powers, written) = _knobs(layers, family), _powers(layers, family.powers)
    rules = RuleSet(
        id=name,
        family=family.name,
        name=_in_all_languages(section.get("name", name)),
        summary=_in_all_languages(section.get("summary", "")),
        source=str(section.get("source", "")),
        parent=None,
        abstract=False,
        knobs=knobs,
        defaults=family.defaults,
        powers=powers,
        written=written,
        points=_points(layers, family.points),
        options=dict(options),
        choices=_choices(layers, family),
        match=_match(layers),
        by_hand=_by_hand(layers, family, knobs, powers),
    )
    if is_checked:
        # Powers of cards that the pack has not stay written: they lapse, as inherited ones do.
        check_contradictions(rules, name, {})
    return rules


def rules_written(rules: RuleSet) -> str:
    """Return *rules* as Python that loads the same again: by its name if the library has it, else as `read_resolved` reads it.

    >>> rules_written(load_rules("monclar", options={"maou": True}))
    "load_rules('monclar', options={'maou': True})"
    """
    options = dict(rules.options)
    if is_game(rules.id) and _same(rules, options):
        return f"load_rules({rules.id!r}, options={options})" if options else repr(rules.id)
    return f"read_resolved({rules.id!r}, {rules.resolved}, options={options}, is_checked=False)"


def _same(rules: RuleSet, options: Mapping[str, object]) -> bool:
    """Tell whether the library has these rules by that name."""
    try:
        return load_rules(rules.id, options=options).digest == rules.digest
    except RulesError:
        return False


def _lineage(name: str | os.PathLike[str]) -> list[tuple[str, Section]]:
    """Return the file and the files that it builds on, the eldest first."""
    lineage: list[tuple[str, Section]] = []
    folder: str | None = None
    wanted: str | os.PathLike[str] | None = name
    while wanted is not None:
        if len(lineage) == _LONGEST_LINEAGE:
            raise RulesError(FileMistake.TOO_MANY_PARENTS, lineage[0][0], "extends", most=_LONGEST_LINEAGE)
        path = _path(wanted, folder) if not lineage else _parent_path(wanted, folder, lineage[0][0])
        folder = None if _is_of_library(path) else os.path.dirname(path)
        section = _parsed(path) if folder is None else _read(path)
        lineage.insert(0, (os.path.basename(path), section))
        wanted = section.get("extends")
    return lineage


def _parent_path(name: str | os.PathLike[str], folder: str | None, child: str) -> str:
    """Return the path of the parent that the file *child* names; also what is no game by itself may be one."""
    try:
        return _path(name, folder)
    except RulesError as error:
        beside = () if folder is None else (rules for rules in _rules_in(folder or os.curdir) if rules + _ENDING != child)
        known = {*rule_names(), *_rules_in(_LIBRARY), *beside}
        raise RulesError(FileMistake.NO_SUCH_PARENT, child, "extends", name=str(name), known=sorted(known)) from error


def _parent(name: str | os.PathLike[str], own: Section) -> str | None:
    """Return what names the parent of a file: a name of the library, or the path of a neighbour."""
    wanted = own.get("extends")
    if wanted is None:
        return None
    path = _path(wanted, os.path.dirname(_path(name, None)))
    return wanted if _is_of_library(path) else path


def _path(name: str | os.PathLike[str], folder: str | None) -> str:
    """Return the path of a rule file: given, a neighbour in *folder*, or a name of the library."""
    text = str(name)
    beside = () if folder is None else (os.path.join(folder, text), os.path.join(folder, text + _ENDING))
    for path in (text, *beside):
        if os.path.splitext(path)[1] == _ENDING and os.path.isfile(path):
            return path
    # A name is a word, never a way out of the library's folder.
    entries = [os.path.join(_LIBRARY, shelf, text + _ENDING) for shelf in _SHELVES if text.replace("-", "").isalnum()]
    if entry := next(filter(os.path.isfile, entries), None):
        return entry
    if os.path.splitext(text)[1] == _ENDING:
        raise RulesError(FileMistake.NO_SUCH_FILE, name=text)
    raise RulesError(FileMistake.NO_SUCH_RULES, name=text, known=rule_names())


def _is_of_library(path: str) -> bool:
    return path.startswith(os.path.join(_LIBRARY, ""))


def _shelf(path: str) -> str:
    folder, shelf = os.path.split(os.path.dirname(path))
    return shelf if folder == _LIBRARY else ""


@cache
def _parsed(path: str) -> Section:
    """Return what a file of the library says. It does not change while the program runs."""
    return _OfLibrary(_read(path))


def _read(path: str) -> Section:
    file = os.path.basename(path)
    try:
        with open(path, encoding="utf-8") as opened:
            text = opened.read()
    except OSError as error:
        raise RulesError(FileMistake.UNREADABLE, file, why=error.strerror or error.errno) from error
    except UnicodeDecodeError as error:
        raise RulesError(FileMistake.NOT_UTF8, file, line=error.object.count(b"\n", 0, error.start) + 1) from error
    section = parsed(text, file)
    _check_head(section, file)
    return section


def _family(lineage: list[tuple[str, Section]]) -> Schema:
    """Return the family that the eldest file names, once all of them are seen to say nothing that it does not know."""
    name = lineage[0][1].get("family", USUAL)
    if not is_family(name):
        raise RulesError(FileMistake.NO_SUCH_FAMILY, lineage[0][0], "family", value=name, known=family_names())
    family = schema_of(name)
    for file, section in lineage:
        if section.get("family", name) != name:
            raise RulesError(FileMistake.OTHER_FAMILY, file, "family", value=section["family"], parent=name)
        _refuse_unknown(section, _known(family), file)
    return family


def _known(family: Schema) -> tuple[str, ...]:
    return (*_HEAD, *family.sections, *family.knobs)


def _check_head(section: Section, file: str) -> None:
    for key, kind, mistake in (
        ("family", str, FileMistake.NOT_A_NAME),
        ("extends", str, FileMistake.NOT_A_NAME),
        ("abstract", bool, FileMistake.NOT_A_SWITCH),
        ("listed", bool, FileMistake.NOT_A_SWITCH),
        ("order", int, FileMistake.NOT_AN_ORDER),
        ("source", str, FileMistake.NOT_A_TEXT),
    ):
        if key in section and not isinstance(section[key], kind):
            raise RulesError(mistake, file, key, value=section[key])
    if "mood" in section and section["mood"] not in get_args(Mood):
        raise RulesError(FileMistake.NOT_A_CHOICE, file, "mood", value=section["mood"], known=get_args(Mood))
    for key in ("name", "summary"):
        entry: Any = section.get(key, "")
        if isinstance(entry, dict):
            entry = cast("Section", entry)
            fine = set(NEEDED_LANGUAGES) <= set(entry) <= set(LANGUAGES) and all(isinstance(text, str) for text in entry.values())
        else:
            fine = isinstance(entry, str)
        if not fine:
            raise RulesError(FileMistake.NOT_IN_BOTH_LANGUAGES, file, key)


def _choices(lineage: list[tuple[str, Section]], family: Schema) -> dict[str, Option]:
    """Return the named options of a file and its parents, less those that it does without."""
    choices: dict[str, Option] = {}
    for file, section in lineage:
        entry: Any = section.get("options", {})
        if not isinstance(entry, dict):
            raise RulesError(FileMistake.NOT_OPTIONS, file, "options")
        for name in _texts(section.get("without", []), file, "without"):
            if name not in choices:
                raise RulesError(FileMistake.NO_SUCH_OPTION, file, "without", name=name, known=tuple(choices))
            del choices[name]
        for name, option in cast("Section", entry).items():
            choices[name] = _option(name, option, file, family)
        for name in cast("Section", entry):
            for other in choices[name].excludes:
                if other not in choices or other == name:
                    raise RulesError(
                        FileMistake.NO_SUCH_OPTION, file, f"options.{name}.excludes", name=other, known=tuple(choices)
                    )
    return {name: option._replace(excludes=_excluded(option, choices)) for name, option in choices.items()}


def _excluded(option: Option, choices: Mapping[str, Option]) -> tuple[str, ...]:
    """Return the options that cannot be on beside *option*: those that it names, and those that name it."""
    return tuple(name for name, other in choices.items() if name in option.excludes or option.name in other.excludes)


def _option(name: str, entry: Any, file: str, family: Schema) -> Option:
    where = f"options.{name}"
    known = (*family.knobs, *family.sections, "match", "by_hand")
    if name in known or not isinstance(entry, dict):
        raise RulesError(FileMistake.NOT_AN_OPTION, file, where)
    changes = dict(cast("Section", entry))
    text = {language: changes.pop(language) for language in LANGUAGES if language in changes}
    if not set(NEEDED_LANGUAGES) <= set(text) or not all(isinstance(sentence, str) and sentence for sentence in text.values()):
        raise RulesError(FileMistake.SILENT_OPTION, file, where)
    excludes = _texts(changes.pop("excludes", []), file, f"{where}.excludes")
    _refuse_unknown(changes, known, file, where)
    return Option(name, _in_all_languages(text), changes, tuple(excludes))


def _texts(entry: Any, file: str, key: str) -> list[str]:
    if isinstance(entry, list) and all(isinstance(word, str) for word in cast("list[object]", entry)):
        return cast("list[str]", entry)
    raise RulesError(FileMistake.NOT_NAMES, file, key, value=cast("object", entry))


def _chosen(choices: Mapping[str, Option], options: Mapping[str, object], family: Schema) -> list[tuple[str, Section]]:
    """Return what the options lay over the rules: the named ones in the order of the file, then plain keys."""
    plain = {key: value for key, value in options.items() if key not in choices}
    _refuse_unknown(plain, (*_known(family), *choices), OPTIONS)
    for name in choices:
        if not isinstance(options.get(name, False), bool):
            raise RulesError(FileMistake.NOT_A_SWITCH, OPTIONS, name, value=options[name])
    layers = [(OPTIONS, dict(option.changes)) for name, option in choices.items() if options.get(name)]
    return [*layers, (OPTIONS, plain)] if plain else layers


def _match(layers: list[tuple[str, Section]]) -> Section:
    match: Section = {}
    for file, section in layers:
        entry: Any = section.get("match", {})
        if not isinstance(entry, dict):
            raise RulesError(FileMistake.NOT_A_MATCH, file, "match", most=_MOST_TARGET)
        entry = cast("Section", entry)
        _refuse_unknown(entry, ("plan", "target"), file, "match")
        plan, target = entry.get("plan", ""), entry.get("target", 1)
        if not isinstance(plan, str) or type(target) is not int or not 1 <= target <= _MOST_TARGET:
            raise RulesError(FileMistake.NOT_A_MATCH, file, "match", most=_MOST_TARGET)
        # Who names a plan of their own does not want the target of another.
        match = entry if "plan" in entry else match | entry
        if entry and not isinstance(section, _OfLibrary):
            _check_plan(match, file)
    return match


def _check_plan(match: Section, file: str) -> None:
    """Raise a `RulesError` if there is no such plan, or its match does not end by points."""
    from huit.scores import PLANS

    if not (plan := match.get("plan")):
        return
    if plan not in PLANS:
        raise RulesError(FileMistake.NO_SUCH_PLAN, file, "match.plan", name=plan, known=tuple(PLANS))
    rounds = PLANS[plan].rounds
    if "target" in match and rounds is not None:
        raise RulesError(FileMistake.PLAN_HAS_ROUNDS, file, "match.target", name=plan, rounds=rounds)


def _by_hand(
    layers: list[tuple[str, Section]], family: Schema, knobs: Mapping[str, Value | BySeats], powers: Mapping[Face, Power]
) -> tuple[Mapping[str, str], ...]:
    """Return what knobs cannot say of a game, by language: the last layer that says anything of it has the last word.

    It says what the layers below it say where it has a "+". A sentence with a ``while`` stands only where the rules are so.
    """
    told: list[tuple[object, str]] = []
    for file, section in layers:
        entries = _told_by_hand(section["by_hand"], file) if "by_hand" in section else [_INHERITED]
        told = [each for entry in entries for each in (told if entry == _INHERITED else [(entry, file)])]
        if len(told) > MOST_BY_HAND:
            raise RulesError(FileMistake.NOT_BY_HAND, file, "by_hand", most=MOST_BY_HAND, longest=LONGEST_BY_HAND)
    return tuple(_in_all_languages(entry) for entry, file in told if _holds(entry, file, family, knobs, powers))


def _holds(entry: object, file: str, family: Schema, knobs: Mapping[str, Value | BySeats], powers: Mapping[Face, Power]) -> bool:
    """Tell whether the rules are as the ``while`` of *entry* says, if it has one."""
    if not isinstance(entry, Mapping) or "while" not in entry:
        return True
    said = cast("object", entry["while"])
    if not isinstance(said, dict):
        raise RulesError(FileMistake.NOT_A_WHILE, file, _WHILE)
    asked = cast("Section", said)
    _refuse_unknown(asked, (*family.knobs, "powers"), file, _WHILE)
    are_so = [
        _is_same(family.knobs[name], knobs[name], _checked(family.knobs[name], value, file, f"{_WHILE}.{name}"))
        for name, value in asked.items()
        if name != "powers"
    ]
    for _, key, faces, power in _lines([(file, asked)], "powers"):
        if not isinstance(power, Mapping):
            raise RulesError(FileMistake.NOT_A_POWER, file, f"{_WHILE}.{key}")
        _refuse_unknown(cast("Section", power), family.powers, file, f"{_WHILE}.{key}")
        for name, value in cast("Section", power).items():
            knob = family.powers[name]
            wanted = _checked(knob, value, file, f"{_WHILE}.{key}.{name}")
            are_so += [_is_same(knob, powers.get(face, {}).get(name, knob.default), wanted) for face in faces_of(faces)]
    return all(are_so)


def _is_same(knob: Knob, value: Value | BySeats, other: Value) -> bool:
    return select_faces(str(value)) == select_faces(str(other)) if knob.kind == "faces" else value == other


def _told_by_hand(entry: object, file: str) -> list[object]:
    """Return the sentences of *entry*, or say what would be right."""
    told = cast("list[object]", entry) if isinstance(entry, list) else None
    if told is None or len(told) > MOST_BY_HAND or not all(entry == _INHERITED or _is_a_sentence(entry) for entry in told):
        raise RulesError(FileMistake.NOT_BY_HAND, file, "by_hand", most=MOST_BY_HAND, longest=LONGEST_BY_HAND)
    return told


def _is_a_sentence(entry: object) -> bool:
    """Tell whether *entry* is a short text, or one in each language."""
    if not isinstance(entry, Mapping):
        return isinstance(entry, str) and bool(entry.strip()) and len(entry) <= LONGEST_BY_HAND
    texts = {key: text for key, text in cast("Mapping[object, object]", entry).items() if key != "while"}
    return set(NEEDED_LANGUAGES) <= set(texts) <= set(LANGUAGES) and all(
        isinstance(text, str) and _is_a_sentence(text) for text in texts.values()
    )


def _heads(lineage: list[tuple[str, Section]]) -> Section:
    return {key: section[key] for _, section in lineage for key in ("name", "summary", "source") if key in section}


def _in_all_languages(entry: object) -> Mapping[str, str]:
    """Return a text in every language; in French where the file has none."""
    if not isinstance(entry, Mapping):
        return dict.fromkeys(LANGUAGES, str(entry))
    texts = cast("Mapping[str, str]", entry)
    return {language: texts.get(language, texts[NEEDED_LANGUAGES[0]]) for language in LANGUAGES}


def _knobs(layers: list[tuple[str, Section]], family: Schema) -> dict[str, Value | BySeats]:
    knobs: dict[str, Value | BySeats] = dict(family.defaults)
    for file, section in layers:
        _refuse_unknown(section, _known(family), file)
        for name, value in section.items():
            if name in family.knobs:
                knob = family.knobs[name]
                if knob.by_seats and isinstance(value, Mapping):
                    knobs[name] = _by_seats(knob, cast("Section", value), file)
                else:
                    knobs[name] = _checked(knob, value, file, name)
    return knobs


def _by_seats(knob: Knob, section: Mapping[Any, Any], file: str) -> BySeats:
    entry: dict[int, int] = {}
    for seats, value in section.items():
        if not _is_word(seats) or str(seats) not in _NUMBERS_OF_SEATS:
            raise RulesError(FileMistake.NOT_A_NUMBER_OF_PLAYERS, file, knob.name, value=seats, most=MOST_SEATS)
        entry[int(seats)] = cast("int", _checked(knob, value, file, f"{knob.name}.{seats}"))
    if 2 not in entry:
        raise RulesError(FileMistake.NOT_FROM_TWO_ON, file, knob.name)
    return entry


def _checked(knob: Knob, value: object, file: str, key: str) -> Value:
    """Return *value* as the knob wants it, or say what would be right."""
    if isinstance(value, bool) and (knob.kind == "bool" or knob.true):
        return value if knob.kind == "bool" else value * knob.true
    if knob.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
        if knob.low <= value <= knob.high:
            return value
        because = ByLanguage.of(
            lambda language: rules_wrong.WORDS[language].because(why) if (why := knob.because(language)) else ""
        )
        raise RulesError(FileMistake.OUT_OF_BOUNDS, file, key, value=value, low=knob.low, high=knob.high, because=because)
    if knob.kind == "choice" and _is_word(value) and str(value) in knob.choices:
        return str(value)
    if knob.kind == "faces":
        return _checked_faces(value, file, key)
    if knob.kind == "choice":
        raise RulesError(FileMistake.NOT_A_CHOICE, file, key, value=value, known=knob.choices)
    mistake = FileMistake.NOT_A_SWITCH if knob.kind == "bool" else FileMistake.NOT_A_NUMBER
    raise RulesError(mistake, file, key, value=value, low=knob.low, high=knob.high)


def _is_word(value: object) -> bool:
    """Tell whether *value* is a text, or a number such as a card or a size of a pack is written with."""
    return isinstance(value, str) or (type(value) is int and 0 <= value < 100)


def _checked_faces(value: object, file: str, key: str) -> str:
    """Return a list of cards (``["A", "8"]``, or ``"A 8"``) as one text."""
    words = cast("list[object]", value) if isinstance(value, list) else [value]
    if not all(map(_is_word, words)):
        raise RulesError(FileMistake.NOT_CARDS, file, key, value=cast(object, value))
    text = " ".join(str(word) for word in words)
    _select(text, file, key)
    return text


def _select(text: str, file: str, key: str) -> int:
    try:
        return select_faces(text)
    except CardError as error:
        raise RulesError(FileMistake.NO_SUCH_CARD, file, key, word=error.text) from error


def _lines(layers: list[tuple[str, Section]], name: str) -> Iterable[tuple[str, str, int, object]]:
    """Yield file, key, faces and value of every line of the sections of that *name*, so that what comes later has the last word.

    The child comes after its parent, and within a file the precise card ("2s") after the broad one ("2").
    """
    for file, section in layers:
        entry: Any = section.get(name, {})
        if not isinstance(entry, Mapping):
            raise RulesError(FileMistake.NOT_LINES, file, name, name=name, line=_LINES[name])
        lines = [(key, _select(key, file, f"{name}.{key}"), value) for key, value in cast("Section", entry).items()]
        for key, faces, value in sorted(lines, key=lambda line: -line[1].bit_count()):
            yield file, f"{name}.{key}", faces, value


def _powers(
    layers: list[tuple[str, Section]], known: Mapping[str, Knob]
) -> tuple[dict[Face, Power], dict[tuple[Face, str], str]]:
    """Return what each card does, and for each thing that it does the line that says so."""
    powers: dict[Face, dict[str, Value]] = {}
    written: dict[tuple[Face, str], str] = {}
    for file, key, faces, entry in _lines(layers, "powers"):
        if not isinstance(entry, Mapping):
            raise RulesError(FileMistake.NOT_A_POWER, file, key)
        entry = cast("Section", entry)
        _refuse_unknown(entry, known, file, key)
        power = {name: _checked(known[name], value, file, f"{key}.{name}") for name, value in entry.items()}
        for face in faces_of(faces):
            merged = powers.get(face, {}) | power
            powers[face] = {name: value for name, value in merged.items() if value != known[name].default}
            for name in power:
                written.pop((face, name), None)  # what is said last stands last
                written[face, name] = key.removeprefix("powers.")
    return {face: powers[face] for face in sorted(powers)}, written


def _points(layers: list[tuple[str, Section]], knob: Knob | None) -> dict[Face, int]:
    if knob is None:
        return {}
    points: dict[Face, int] = {}
    for file, key, faces, entry in _lines(layers, "points"):
        for face in faces_of(faces):
            # "face" stands for the number printed on the card.
            value = rank_of(face) + 1 if entry == "face" else entry
            points[face] = cast("int", _checked(knob, value, file, key))
    return {face: points[face] for face in sorted(points)}


def _named_cards(section: Section, file: str) -> dict[str, int]:
    """Return the cards that a file gives a power to, by key."""
    entry = cast("Section", section.get("powers", {}))
    return {f"powers.{key}": _select(str(key), file, f"powers.{key}") for key in entry}


def _refuse_unknown(section: Mapping[str, object], known: Iterable[str], file: str, key: str = "") -> None:
    for name in section:
        if name not in known:
            raise RulesError(FileMistake.UNKNOWN_KEY, file, key, name=name, known=tuple(known))
