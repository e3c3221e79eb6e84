"""The files of words: what they may hold, what is refused, and that nothing in them is said nowhere."""

import re
from pathlib import Path
from runpy import run_path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Identifier, Resource
from fluent.syntax.ast import Message as Entry

from tools.words import Catalogue, WordsError, read_catalogue, write_modules
from tools.words.catalogue import Kind, Message
from tools.words.expressions import camel, snake

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src/huit/words"
CALL_ALONE = re.compile(r"\{ [A-Z_]+\([^}]*\) \}")
"""A text that is another message."""
SHORT = 10
"""So few letters may stand twice."""


def catalogue(folder: Path, *, fr: str, en: str) -> Catalogue:
    for language, text in (("fr", fr), ("en", en)):
        (folder / language).mkdir()
        (folder / language / "numbers.ftl").write_text("and = " + {"fr": "et", "en": "and"}[language] + "\n", "utf-8")
        (folder / language / "table.ftl").write_text(text, "utf-8")
    return read_catalogue(folder)


def kinds(words: Catalogue) -> dict[str, Kind]:
    return {each.name: each.kind for message in words.files["table"].messages for each in message.variables}


def test_the_variants_of_a_text_tell_what_a_variable_holds(tmp_path):
    fr = """\
won = { $count ->
    [one] { $who } gagne { LIST($names) }
   *[other] { $who } gagnent { $mine ->
        [yes] oui
       *[no] non
    }
}
plan = { $plan ->
    [hollywood] Hollywood
   *[free] Libre
}
"""
    en = "won = { $count } { $who } { LIST($names) } { $mine }\nplan = { $plan }\n"
    assert kinds(catalogue(tmp_path, fr=fr, en=en)) == {
        "count": Kind.NUMBER,
        "who": Kind.TEXT,
        "names": Kind.LIST,
        "mine": Kind.FLAG,
        "plan": Kind.CHOICE,
    }


@pytest.mark.parametrize(
    ("fr", "en", "what"),
    [
        ("a = Un\nb = Deux", "a = One", "b"),
        ("a = { $who } joue", "a = { $whom } plays", "whom"),
        ("a = { BEST($who) }", "a = { $who }", "BEST"),
        ("a = { AND($who) }", "a = { $who }", "AND takes 0"),
        ("a = Un\n    .b = Deux", "a = One\n    .b = Two", "a text or a table"),
        ("a = Un\na = Deux", "a = One", "twice"),
        ("a = { $count ->\n    [one] Une\n", "a = One", "a ="),
        ("a = { $mine ->\n    [yes] oui\n    [maybe] si\n   *[no] non\n}", "a = { $mine }", "yes or no"),
        ("a = { $for }", "a = { $for }", "$for"),
        ("a = { -term }", "a = One", "no term 'term'"),
        ("-term = un\na = Un", "a = One", "nothing uses the term -term"),
        ("-term = { -term }\na = { -term }", "a = One", "a term that uses itself"),
        (
            "# $a, $b\n# $b, $a\na = { $a } { $b }",
            "a = { $a } { $b }",
            "fr/table.ftl: a: '$a, $b' and '$b, $a': one line declares all variables",
        ),
    ],
)
def test_what_cannot_be_compiled_is_named(tmp_path, fr, en, what):
    with pytest.raises(WordsError, match=re.escape(what)):
        write_modules(catalogue(tmp_path, fr=fr, en=en), tmp_path)


def test_a_term_is_of_one_language_and_has_the_variables_of_who_uses_it(tmp_path):
    term = "-makes = { $form ->\n    [several] font\n   *[other] fait\n}\n"
    french = term + 'a = { -makes } piocher\nb = { -makes(form: "others") } jouer { $form }\n'
    files = catalogue(tmp_path, fr=french, en="a = { $form } draw\nb = { $others } { $form }\n")
    write_modules(files, tmp_path)
    made = run_path(str(tmp_path / "src/huit/words/made/table.py"))["WORDS"]["fr"]
    assert made.a("several") == "font piocher"
    assert made.b("several", "single") == "font jouer single"


def test_a_file_that_is_gone_leaves_no_module(tmp_path):
    words = catalogue(tmp_path, fr="a = Un\n", en="a = One\n")
    assert {path.name for path in write_modules(words, tmp_path)} >= {"table.ts", "table.py"}
    assert write_modules(words, tmp_path) == []
    write_modules(Catalogue(words.languages, {"numbers": words.files["numbers"]}), tmp_path)
    assert not list(tmp_path.rglob("table.*s"))


def test_every_word_is_said_somewhere():
    """Those of knobs are looked up by name: see `test_knob_words`."""
    said = "\n".join(
        path.read_text("utf-8")
        for folder in ("frontend/src", "src/huit")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".ts", ".svelte", ".py"} and "made" not in path.parts
    )
    named = set(re.findall(r"\w+", said))
    called = {name for path in WORDS.rglob("*.ftl") for name in re.findall(r"([A-Z][A-Z_]+)\(", path.read_text("utf-8"))}
    unsaid = [
        message.where
        for words in read_catalogue(WORDS).files.values()
        for message in words.messages * (not words.by_name)
        for key in [message.part or message.key]
        if not {camel(key), snake(key)} & named and key.upper().replace("-", "_") not in called | {"AND", "OR"}
    ]
    assert not unsaid, "\n".join(unsaid)


def source(message: Message, language: str) -> str:
    """Return a text as its file has it."""
    return FluentSerializer().serialize(Resource([Entry(Identifier("a"), message.texts[language])])).partition(" = ")[2].strip()


def test_no_wording_stands_twice():
    """What several places say in the same words has one message, in `often.ftl` or another file that all may use.

    Two knobs may be told by the same French where their English differs: one message cannot say both.
    """
    places: dict[str, list[str]] = {}
    for words in read_catalogue(WORDS).files.values():
        for message in words.messages:
            text = source(message, "fr")
            if " " in text and "->" not in text and not CALL_ALONE.fullmatch(text):
                same = f"{text} / {source(message, 'en')}" if words.by_name else text
                places.setdefault(same, []).append(message.where)
    twice = {text: where for text, where in places.items() if len(where) > 1 and len(text) > SHORT}
    assert not twice, "\n".join(f"{text}: {', '.join(where)}" for text, where in twice.items())
