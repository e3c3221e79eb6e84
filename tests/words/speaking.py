"""All that Python says in a third language, as JSON; `speaking_turned` runs it with that language.

Each text stands beside what it may quote: the files that it is about, and names that no language changes.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import click
from click.testing import CliRunner

from huit.commands import main
from huit.players import PLAYERS
from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rules import RulesError, load_rules, prose, rule_names
from huit.rules.check import findings, what_is_wrong
from huit.rules.families import family_names, schema_of
from huit.rules.tricks.columns import Kind
from huit.scores import PLANS
from huit.views.positions import KEYS
from huit.views.shared import of_family
from huit.words.made import terminal as terminal_words
from tools.words.turned import NAME

LIBRARY = Path(__file__).parents[2] / "src/huit/rules/library"
SCENES = sorted((Path(__file__).parents[1] / "scenarios").glob("*-*.toml"))
WRONG_FILES = (
    "hand = ",
    'extends = "minimal"',
    'extends = "minimale"\nhand = 90',
    'extends = "minimale"\nhands = 5\ncards = 33',
    'extends = "minimale"\nname = { en = "Ours" }',
    'extends = "minimale"\n[powers]\n7 = { skips = 1, trades = true, draws = 2 }',
    'extends = "minimale"\nhand = { 2 = 9, 10 = 9 }\nseats_max = 10\npacks = 1',
    'extends = "danish"\nseats_max = 9\nhand = 20',
    'extends = "trois-cinq-huit"\ndealer_makes = 17',
    'extends = "rien"\n[powers]\n8 = { wild = true, refuses = "all" }\n9 = { skip_answered_by = "9", draw = 1 }',
)
WRONG_POSITIONS = (
    'rules = "minimale"',
    'rules = "minimale"\nhands = ["As", "As"]',
    'rules = "minimale"\nhands = ["2x", "3c"]',
    'rules = "minimale"\nhands = ["2c", "3c"]\ntop = "4c"\nmoves = ["9h"]',
)
SCORES = (
    ["negatif", "Anne=5", "Bob=7"],
    ["negatif", "--target", "5", "--stake", "0,10", "Anne=5", "Bob=7"],
    ["negatif", "Anne=x"],
    ["les-huit", "Anne=5"],
    ["negatif", "--stake", "x", "Anne=5"],
    ["nothing", "Anne=5"],
)
WRONG_ORDERS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("nothing", {}, 2),
    ("minimale", {"hand": 9}, 10),
    ("minimale", {"hop": True}, 2),
)


Said = Iterator[tuple[str, str]]
"""Texts, and what each may quote."""


def sheets() -> Said:
    """Yield all sentences of the rule sheets of all games and of their options, and of what these change."""
    for name in rule_names():
        before = load_rules(name)
        changed = [what_is_wrong(name, {option: True})[0] for option in before.choices]
        for rules in [before, *(each for each in changed if each)]:
            sentences = [text for title, chapter in prose.chapters(rules, NAME) for text in (title, *chapter)]
            sentences += [effect.text[NAME] for effect in prose.card_effects(rules)]
            by_hand = " ".join(sentence[NAME] for sentence in rules.by_hand)
            yield "\n".join([*sentences, *prose.differences_told(rules, before, NAME)]), by_hand


def commands(folder: Path) -> Iterator[list[str]]:
    """Yield command lines that say something: rules, rounds, score sheets, and what is wrong; files stand in *folder*."""
    yield from (["rules", "list"], ["rules", "show", "nothing"], ["nothing"], ["rules", "--nothing"], ["replay"])
    yield from (["rules", "show", name] for name in rule_names())
    yield from (["replay", str(scene)] for scene in SCENES)
    yield from (["score", *line] for line in SCORES)
    yield ["simulate", "minimale", "--players", "nobody"]
    for place, text in enumerate(WRONG_POSITIONS):
        (folder / f"{place}.toml").write_text(text, "utf-8")
        yield ["replay", str(folder / f"{place}.toml")]


def help_of(command: Any, path: tuple[str, ...] = ()) -> Iterator[list[str]]:
    yield [*path, "--help"]
    for name, inner in getattr(command, "commands", {}).items():
        yield from help_of(inner, (*path, name))


def terminal() -> Said:
    """Yield what the command line prints."""
    library = [path.read_text("utf-8") for path in LIBRARY.rglob("*.toml")]
    with TemporaryDirectory() as folder:
        for arguments in [*help_of(main), *commands(Path(folder))]:
            result = CliRunner(env={"HUIT_LANG": NAME, "COLUMNS": "200"}).invoke(main, arguments)
            assert isinstance(result.exception, SystemExit | None), (arguments, result.exception)
            files = [Path(each).read_text("utf-8") for each in arguments if each.endswith(".toml")]
            yield result.output, "\n".join([*arguments, *files, *([] if files else library)])


def mistakes() -> Said:
    """Yield what is wrong with rule files, and with rules that a room refuses."""
    with TemporaryDirectory() as folder:
        for text in WRONG_FILES:
            (Path(folder) / "ours.toml").write_text(text, "utf-8")
            try:
                yield from ((finding.text[NAME], text) for finding in findings(load_rules(Path(folder) / "ours.toml")))
            except RulesError as error:
                yield error.text(NAME, of_file=False), text
    for name, options, seats in WRONG_ORDERS:
        try:
            agreed_rules(name, options, seats=seats)
        except AgreementError as error:
            yield error.text(NAME), f"{name} {options}"


def quoted() -> list[str]:
    """Return what a terminal and mistakes quote: names of games, knobs, plans, players; what is kept by hand or typed."""
    schemas = [schema_of(name) for name in family_names()]
    knobs = [knob for schema in schemas for knob in (*schema.knobs.values(), *schema.powers.values())]
    games = [load_rules(name) for name in rule_names()]
    typed = [json.dumps(main.to_info_dict(click.Context(main)), default=str)]
    moves = [*vars(terminal_words.WORDS[NAME].moves), *get_args(Kind)]
    keys = [*KEYS, "hands", *(key for name in family_names() for key in of_family(name).SCENE.keys)]
    names = [*moves, *keys, "ARGS", *rule_names(), *PLANS, *PLAYERS, *(each for game in games for each in game.choices)]
    by_hand = [sentence[NAME] for game in games for sentence in game.by_hand]
    return [*typed, *names, *by_hand, *(each for knob in knobs for each in (knob.name, *knob.choices))]


if __name__ == "__main__":
    parts = {"sheets": sheets, "terminal": terminal, "mistakes": mistakes}
    print(json.dumps({"quoted": quoted(), **{name: list(said()) for name, said in parts.items()}}))
