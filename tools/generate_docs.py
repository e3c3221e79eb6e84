"""Writes the generated pages of `docs/`: rule sheets, knobs, layout of the records, bars; and the figures in other pages.

`--check` only compares.
"""

import ast
import inspect
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from textwrap import dedent

from benchmarks.study import sensible_rows
from huit.cards import FaceSet, select_faces
from huit.engine.round import family_named
from huit.engine.state import Known, State
from huit.rules import RuleSet, load_rules, rule_names
from huit.rules.drafts import questions
from huit.rules.families import USUAL, family_names, schema_of
from huit.rules.knobs import POINTS, Knob, group_title
from huit.rules.prose import card_effects, notes
from huit.rules.record import Record
from huit.rules.words import card_words, listed
from huit.words.made import commands
from tools.figures import bars_page, filled_pages

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PLAYED = ROOT / "tests" / "scenarios" / "played"
"""The rules that people play: a position file each, named by its number."""
GUIDE = Path("docs/rules.md")
"""The page that says how a page becomes a file."""
PAIRS = Path("docs/rules/pairs.md")
"""What `make pairs` writes, by playing."""
WRITTEN = "<!-- Written by `make docs`: edit the rule files, the schema or the records, not this page. -->"
LANGUAGES = ("fr", "en")

_FRENCH = str.maketrans({",": "\N{NARROW NO-BREAK SPACE}", ".": ","})
"""How French writes a number of English."""
WORDS = {
    "fr": {
        "cards": "Les cartes",
        "round": "La manche",
        "card": "Carte",
        "effect": "Effet",
        "like": (
            "*Mesuré sur {rounds} manches d’ordinateurs de niveau « sérieux », à {seats} (± : la moitié d’un intervalle à 95 %).*"
            " Une manche dure {turns} tours, {minutes} minutes à six secondes le tour. Manches gagnées de 100, à côté d’une part"
            " égale : {skill} pour un joueur sérieux parmi des joueurs au hasard, {first} pour le premier après le donneur."
        ),
    },
    "en": {
        "cards": "The cards",
        "round": "The round",
        "card": "Card",
        "effect": "Effect",
        "like": (
            "*Measured over {rounds} rounds of computers of the level “sensible”, at {seats} (±: half of a 95 % interval).*"
            " A round takes {turns} turns, {minutes} minutes at six seconds a turn. Rounds won of 100, beside an even share:"
            " {skill} for a sensible player among players by chance, {first} for the first after the dealer."
        ),
    },
}


def pages() -> dict[Path, str]:
    """Return the text of every generated page, and of every page with figures, by its path from the root."""
    games = [load_rules(name) for name in rule_names()]
    generated = {
        "rules/README.md": _index(games),
        **{f"rules/{rules.id}.md": _rule_sheet(rules) for rules in games},
        "rules/knobs.md": _knobs(),
        "rules/played.md": _played(),
        "layout.md": _layout(),
        "bars.md": bars_page(),
    }
    return {
        **{Path("docs", name): _page(lines) for name, lines in generated.items()},
        **{Path(path): text for path, text in filled_pages().items()},
        GUIDE: _with_questions((ROOT / GUIDE).read_text(encoding="utf-8")),
    }


def _with_questions(text: str) -> str:
    """Return the guide with the questions that a page of the eights leaves open."""
    before, begin, rest = text.partition("<!-- questions -->\n")
    _, end, after = rest.partition("<!-- end of questions -->")
    return before + begin + "".join(f"{line}\n" for line in _questions()) + end + after


def _questions() -> Iterator[str]:
    schema = schema_of(USUAL)
    group = ""
    for question in questions(schema, level="advanced"):
        if question.group != group:
            group = question.group
            yield ""
            yield f"**{group_title(group, 'fr')} · {group_title(group, 'en')}**"
            yield ""
        asks = question.asks
        if isinstance(asks, str):
            yield f"- {getattr(commands.WORDS['fr'].writing, asks)} · {getattr(commands.WORDS['en'].writing, asks)}"
        else:
            yield f"- {asks.said('asked', 'fr')} · {asks.said('asked', 'en')} (`{asks.name}`)"
    yield ""


def stale_pages() -> list[str]:
    """Return the paths of outdated pages, and of pages under `docs/rules/` without a game."""
    wanted = pages()
    stale = [path for path, text in wanted.items() if not _says(ROOT / path, text)]
    sheets = [path.relative_to(ROOT) for path in (DOCS / "rules").glob("*.md")]
    orphans = [path for path in sheets if path not in (*wanted, PAIRS)]
    return [path.as_posix() for path in sorted({*stale, *orphans})]


def write_pages() -> None:
    """Write outdated pages, and delete those without a game."""
    wanted = pages()
    for stale in stale_pages():
        path = Path(stale)
        if path in wanted:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(wanted[path], encoding="utf-8")
        else:
            (ROOT / path).unlink()


def _says(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def _page(lines: Iterable[str]) -> str:
    first, *rest = lines
    return "\n".join([first, "", WRITTEN, *rest]).rstrip() + "\n"


def _index(games: list[RuleSet]) -> Iterator[str]:
    yield "# Les règles · The rules"
    shelf = ""
    for rules in games:
        if rules.shelf != shelf:
            shelf = rules.shelf
            yield ""
            yield "## Ailleurs · Elsewhere"
            yield ""
            yield "Relatives of the family that are played in other countries, written from public descriptions of their rules."
        yield ""
        yield f"- **[{rules.name['fr']}]({rules.id}.md)** (`{rules.id}`): {rules.summary['fr']}"
        yield f"  *{rules.name['en']}*: {rules.summary['en']}"
    yield ""
    yield "Every knob that a rule file may turn: [knobs](knobs.md)."
    yield "Rules that people play, and how they are written: [played](played.md)."


def _rule_sheet(rules: RuleSet) -> Iterator[str]:
    yield f"# {rules.name['fr']} · {rules.name['en']}"
    for language in LANGUAGES:
        words = WORDS[language]
        yield ""
        yield f"## {rules.name[language]}"
        yield ""
        yield rules.summary[language]
        yield from _like(rules, language)
        yield from _effects(rules, language)
        yield ""
        yield f"### {words['round']}"
        yield ""
        for sentence in notes(rules, language):
            yield f"- {sentence}"
        if rules.by_hand:
            yield from ("", f"### {group_title('by_hand', language)}", "", *(f"- {told[language]}" for told in rules.by_hand))
    if rules.source:
        yield ""
        yield f"Source : *{rules.source}*."


def _like(rules: RuleSet, language: str) -> Iterator[str]:
    """Yield what the game is like, as far as it was measured as it is today."""
    row = sensible_rows().get(rules.id)
    if row is None:
        return
    facts = {
        "rounds": f"{row['rounds']:,}",
        "seats": row["seats"],
        "turns": "{:.1f} ±{:.1f}".format(*row["turns"]),
        "minutes": f"{row['minutes'][0]:.1f}",
        "skill": _of_a_hundred(row["skill"]),
        "first": _of_a_hundred(row["first"]),
    }
    if language == "fr":
        facts = {name: str(fact).translate(_FRENCH) for name, fact in facts.items()}
    yield ""
    yield WORDS[language]["like"].format(**facts)


def _of_a_hundred(found: tuple[float, float]) -> str:
    return "{:+.1f} ±{:.1f}".format(*(100 * share for share in found)).replace("-", "\N{MINUS SIGN}")


def _effects(rules: RuleSet, language: str) -> Iterator[str]:
    words, effects = WORDS[language], card_effects(rules)
    if not effects:
        return
    yield ""
    yield f"### {words['cards']}"
    yield ""
    yield f"| {words['card']} | {words['effect']} |"
    yield "|---|---|"
    for effect in effects:
        faces = _faces(effect.cards)
        yield f"| {listed(card_words(faces, rules.deck, language), language)} | {effect.text[language]} |"


def _faces(names: Iterable[str]) -> FaceSet:
    return select_faces(" ".join(names))


def _knobs() -> Iterator[str]:
    yield "# The knobs of a rule file"
    yield ""
    yield "A rule file is TOML. It says what differs from the file that it `extends`, or from the defaults below."
    yield "Its `family` says which knobs it has: `shedding` where it says nothing."
    yield "A basic knob is for everybody, a usual one for whoever changes rules, an advanced one for whoever looks for it."
    for title, knobs in _all_knobs():
        yield ""
        yield f"## {title}"
        for group in dict.fromkeys(knob.group for knob in knobs.values()):
            yield ""
            yield f"### {' · '.join(group_title(group, language) for language in LANGUAGES)}"
            yield ""
            yield "| Knob | Takes | Default | En français | In English | Level | |"
            yield "|---|---|---|---|---|---|---|"
            for knob in (knob for knob in knobs.values() if knob.group == group):
                said = f"{_sentences(knob, 'fr')} | {_sentences(knob, 'en')} | {knob.level} | {_beside(knob)}"
                yield f"| `{knob.name}` | {_takes(knob)} | `{_default(knob)}` | {said} |"
    yield ""
    yield "## [points]: what a card costs"
    yield ""
    yield f'A number from 0 to {POINTS.high} for each card, or `"face"` for the number printed on it.'


def _all_knobs() -> Iterator[tuple[str, Mapping[str, Knob]]]:
    for family in map(schema_of, family_names()):
        of = "" if family.points else f", family `{family.name}`"
        yield f"The round as a whole: keys at the top of a file{of}", family.knobs
        if family.powers:
            yield f"[powers]: what a card does{of}", family.powers


def _beside(knob: Knob) -> str:
    """Return what a knob needs and excludes."""
    sides = (("only on", (knob.only_on,) if knob.only_on else ()), ("needs", knob.needs), ("excludes", knob.excludes))
    return "; ".join(f"{side} {', '.join(f'`{name}`' for name in names)}" for side, names in sides if names)


def _takes(knob: Knob) -> str:
    takes = {
        "int": f"{knob.low} to {knob.high}",
        "bool": "`true`, `false`",
        "choice": ", ".join(f"`{choice}`" for choice in knob.choices),
        "faces": "cards",
    }[knob.kind]
    takes += f"; `true` is {knob.true}" if knob.true else ""
    return takes + (", or by players: `{ 2 = …, 4 = … }`" if knob.by_seats else "")


def _default(knob: Knob) -> str:
    if isinstance(knob.default, bool):
        return str(knob.default).lower()
    return f'"{knob.default}"' if isinstance(knob.default, str) else str(knob.default)


def _sentences(knob: Knob, language: str) -> str:
    if knob.choices:
        return "<br>".join(f"`{choice}`: {knob.said(f'is-{choice}', language)}" for choice in knob.choices)
    said = knob.said("text", language)
    for slot, shown in (("{n}", "*n*"), ("{cards}.", "…"), ("{cards}", "…")):
        said = said.replace(slot, shown)
    off = knob.said("off", language)
    return said + (f"<br>off: {off}" if off else "")


def _played() -> Iterator[str]:
    yield "# Les règles que l’on joue · Rules that people play"
    yield ""
    yield "Rules that people play in many countries, and the rule file that makes each. A scene shows each of them:"
    yield "`tests/scenarios/played/`."
    for path in sorted(PLAYED.glob("*.toml")):
        scene = path.read_text("utf-8")
        yield ""
        yield f"## {int(path.stem[:2])}. {tomllib.loads(scene)['title']}"
        yield ""
        yield f"[The scene](../../tests/scenarios/played/{path.name})"
        yield ""
        yield "```toml"
        yield rule_file_of(scene)
        yield "```"


def rule_file_of(scene: str) -> str:
    """Return the rules of a *scene* that says what it plays as a rule file; `[with]` comes right before `[expect]`.

    >>> print(rule_file_of('rules = "minimale"\\n[with]\\nhand = 5\\n[with.powers]\\n[expect]'))
    extends = "minimale"
    hand = 5
    [powers]
    """
    before, _, said = scene.partition("[with")
    lines = ("[with" + said.partition("[expect]")[0]).replace("[with.", "[").splitlines()
    return "\n".join([f'extends = "{tomllib.loads(before)["rules"]}"', *(line for line in lines if line not in ("", "[with]"))])


def _layout() -> Iterator[str]:
    yield "# Layout of the records"
    yield ""
    yield "What a compiled kernel reads and writes: fields in order, each an int or a column of ints, `i1` to `i8` bytes wide,"
    yield "`u4` without a sign."
    yield "A field of a state says who may know it; a round is dealt into a state that has every default again."
    for record in (record for name in family_names() for record in (family_named(name).state, family_named(name).columns)):
        documented = _field_notes(record)
        yield ""
        yield f"## {record.__name__}"
        yield ""
        yield (inspect.getdoc(record) or "").replace("\n", " ")
        yield ""
        known = record.known() if issubclass(record, State) else {}
        yield "| Field | Width | Length | " + ("Known to | Default | |" if known else "|")
        yield "|---|---|---|---|" + ("---|---|" if known else "")
        for name, width, length in record.fields():
            declared = f" {_knowers(known[name])} | {record.defaults().get(name, 0)} |" if known else ""
            yield f"| `{name}` | {width} | {length or ''} |{declared} {documented.get(name, '')} |"


def _knowers(known: Known) -> str:
    """Return who may know a field."""
    return {"public": "all", "own": "its seat", "hidden": "nobody", "derived": "see `write_view`"}[known.by]


def _field_notes(record: type[Record]) -> dict[str, str]:
    """Return the docstring of each field of a record that has one."""
    body = ast.parse(dedent(inspect.getsource(record))).body[0]
    assert isinstance(body, ast.ClassDef)
    said: dict[str, str] = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        documents = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and documents:
            said[field.target.id] = " ".join(str(after.value.value).split()).replace("|", "\\|")
    return said


def _main() -> None:
    if "--check" not in sys.argv:
        write_pages()
        return
    stale = stale_pages()
    if stale:
        sys.exit(f"huit: not what the code says any more: {', '.join(stale)}; run `make docs`")


if __name__ == "__main__":
    _main()
