"""What is said of rule files that somebody got wrong: the key that was written, what would be right, in the reader's language.

The files are good ones with one fault of a kind; a kind that is not told so is found by the law, whatever the key.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from huit.rules import RulesError, load_rules
from huit.rules.check import what_is_wrong
from huit.rules.danish.checks import DanishMistake
from huit.rules.families import family_names, schema_of
from huit.rules.findings import Finding
from huit.rules.mistakes import FileMistake
from huit.rules.shedding.checks import SheddingMistake
from huit.rules.tricks.checks import TrickMistake

LANGUAGES = ("fr", "en")
LONGEST = 400
"""Characters of a message, whatever is in the file."""
HUGE = "x" * 70_000
OF_A_WRONG_TYPE = {
    "a date": "2026-11-26",
    "an hour": "07:32:00",
    "a switch": "true",
    "a number": "7",
    "a number with a point": "1.5",
    "not a number": "nan",
    "a text": '"abc"',
    "an empty text": '""',
    "a list": "[1, true, 2026-01-01]",
    "an empty list": "[]",
    "a table": '{ a = true, b = "c" }',
    "an empty table": "{}",
    "a huge text": f'"{HUGE}"',
    "a huge number": "0x" + "f" * 5000,
    "a long list": f"[{', '.join(['1'] * 3000)}]",
    "a negative number": "-56",
    "a great number": "100000000",
}
ENDS_RIGHT = {
    "fr": re.compile(
        r"écrire|\bdire\b|à choisir|au plus|ou moins|ou plus|plutôt|connus|comme |enlever|omettre|laisser|donner|garder|remettre"
        r"|régler|de -?\d+ à \d+|parmi|changer|nommer|permettre|jouer (?:sans|une)|doit (?:être|avoir|dire)|il lui faut|bornes"
        r"|ou bien|fermer|enregistrer|vérifier|distribuer|seulement|ou compter"
    ),
    "en": re.compile(
        r"\bsay\b|\bwrite\b|at most|or less|or more|did you mean|known|\bas in\b|leave|give|keep|from -?\d+ to \d+|one of"
        r"|change|name |\blet\b|play (?:without|one)|must |needs |bounds|; or |close|save|check|deal fewer|set that|only|or count"
    ),
}
NO_PYTHON = re.compile(r"\bTrue\b|\bFalse\b|\bNone\b|datetime|Decimal|dict_|<class|\{\w+\}|Traceback")


def found_in(folder: Path, text: str, name: str = "nous.toml") -> list[Finding]:
    """Return what is found in a rule file of this *text*."""
    file = folder / name
    file.write_text(text, "utf-8")
    return what_is_wrong(file)[1]


def wrongly_told(found: Finding, key: str) -> Iterator[str]:
    """Yield what is wrong with what is said of a fault at *key*."""
    for language in LANGUAGES:
        told = found.why.text(language)
        if key and not told.split("\u00a0: " if language == "fr" else ": ")[1].startswith(key[:20]):
            yield f"{key} is not named: {told}"
        if len(told) > LONGEST:
            yield f"{len(told)} characters: {told[:LONGEST]}"
        if NO_PYTHON.search(told):
            yield f"as Python says: {told}"
        if re.search(r"(reste|there are|ou moins|=) -\d", told) or re.search(r"= 0 ou moins|= 0 or less", told):
            yield f"cannot be: {told}"
        if re.search(r"[(:]\s*(connus|known)\s*:\s*\)|:\s*\)|\(\s*\)", told):
            yield f"empty: {told}"
        if not ENDS_RIGHT[language].search(told):
            yield f"nothing that would be right: {told}"


@pytest.mark.parametrize("family", family_names())
def test_a_value_of_a_wrong_type_is_told_at_its_key(tmp_path: Path, family: str):
    schema = schema_of(family)
    head = ("name", "summary", "source", "options", "without", "match", "order", "abstract", "extends", *schema.sections)
    keys = (*schema.knobs, *head)
    cards = [f"powers.7.{name}" for name in schema.powers] + ["powers.7"] + (["points.7"] if schema.points else [])
    wrong: list[str] = []
    for key in (*keys, *(cards if schema.powers else ())):
        for kind, value in OF_A_WRONG_TYPE.items():
            text = f'family = "{family}"\n{key} = {value}\n'
            for found in found_in(tmp_path, text):
                # A good value may still be in the way of another rule, at that one's key.
                own = found.key if found.key.partition(".")[0] in keys and found.level == "warning" else key
                named = key if _is_of(found, ("type", "bounds")) else ""
                wrong += [f"{key} = {kind}: {said}" for said in wrongly_told(found, named and own)]
    assert not wrong, "\n".join(wrong[:40])


def _is_of(found: Finding, kinds: tuple[str, ...]) -> bool:
    of_a_type = ("not_a_name", "not_a_text", "not_an_order", "not_a_switch", "not_names", "not_a_number", "not_cards")
    codes = {"type": of_a_type, "bounds": ("out_of_bounds",)}
    return any(found.code in codes[kind] for kind in kinds)


def slips(word: str, chance: Random) -> Iterator[str]:
    """Yield *word* as a hurried hand writes it: a letter lost, doubled, swapped with the next one, or another one."""
    place = chance.randrange(1, len(word) - 1)
    yield word[:place] + word[place + 1 :]
    yield word[:place] + word[place] * 2 + word[place + 1 :]
    yield word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :]
    yield word[:place] + "q" + word[place + 1 :]


@pytest.mark.parametrize("family", family_names())
def test_a_slip_of_the_pen_is_told_with_the_key_that_is_meant(tmp_path: Path, family: str):
    chance, schema = Random(8), schema_of(family)
    missed: list[str] = []
    for known, line in ((schema.knobs, "{} = 1"), (schema.powers, "[powers]\n7 = {{ {} = 1 }}")):
        for word in (word for word in known if len(word) > 4):
            for slip in slips(word, chance):
                if slip in known:
                    continue
                (found,) = found_in(tmp_path, f'family = "{family}"\n' + line.format(slip))
                missed += [f"{slip}: {found.text['en']}" for _ in [0] if f"did you mean '{word}'" not in found.text["en"]]
                missed += [f"{slip}: {said}" for said in wrongly_told(found, "")]
    # Of keys that differ in a letter or two either may be meant.
    assert len(missed) < 4, "\n".join(missed)


@pytest.mark.parametrize(("key", "never"), [("stack", "abstract"), ("pile", "sources"), ("zzz", "zzz")])
def test_a_word_that_is_no_slip_gets_no_far_fetched_guess(tmp_path: Path, key: str, never: str):
    (found,) = found_in(tmp_path, f'extends = "minimale"\n{key} = 1')
    assert f"did you mean '{never}'" not in found.text["en"]
    assert list(wrongly_told(found, "")) == []


@pytest.mark.parametrize("parent", ["huit-amercain", "huit-americian", "monclair", "rein"])
def test_a_parent_is_told_at_extends_also_where_it_is_no_game_by_itself(tmp_path: Path, parent: str):
    (found,) = found_in(tmp_path, f'extends = "{parent}"')
    meant = {"huit-amercain": "huit-americain", "huit-americian": "huit-americain", "monclair": "monclar", "rein": "rien"}[parent]
    assert (found.key, f"plutôt '{meant}'" in found.text["fr"]) == ("extends", True)
    assert found.why.text("fr").startswith("nous.toml\u00a0: extends\u00a0: ")


def test_nothing_known_is_said_so(tmp_path: Path):
    (found,) = found_in(tmp_path, 'family = "shedding"\nwithout = ["maou"]')
    assert list(wrongly_told(found, "without")) == []
    assert "il n’y en a pas ici" in found.text["fr"]


def test_a_huge_key_and_a_huge_card_are_cut(tmp_path: Path):
    for text in (f"{HUGE} = 1", f"[powers]\n{HUGE} = {{ skips = 1 }}", f"[powers]\n7 = {{ {HUGE} = 1 }}", f'extends = "{HUGE}"'):
        (found,) = found_in(tmp_path, text)
        assert list(wrongly_told(found, "")) == [], text[:20]


@pytest.mark.parametrize("card", ["K", "Kc", "all", "s"])
def test_a_card_is_named_as_it_was_written(tmp_path: Path, card: str):
    for effect, knob in (
        ("not_at_two = true", "not_at_two"),
        ("draw = 100", "draw"),
        ('answered_by = ["7"]', "answered_by"),
        ("skips = 1, turn_at_two = true, not_at_two = true", ""),
        ('goes_on = ["joker"]', "goes_on"),
        ("set_of = 9, plays_set = true", "set_of"),
    ):
        found = found_in(tmp_path, f'extends = "minimale"\n[powers]\n{card} = {{ {effect} }}')
        assert all(one.key.startswith(f"powers.{card}.{knob}".rstrip(".")) for one in found), [
            one.why.text("en") for one in found
        ]
        assert found


def test_what_is_said_last_of_two_that_cannot_be_together_is_named(tmp_path: Path):
    (found,) = found_in(tmp_path, 'extends = "minimale"\n[powers]\n7 = { last_costs = 2 }\n7h = { never_last = true }')
    assert (found.key, found.facts["other"]) == ("powers.7h.never_last", "last_costs")


def test_a_file_of_a_windows_editor_is_read_like_any_other(tmp_path: Path):
    file = tmp_path / "nous.toml"
    file.write_bytes(b'\xef\xbb\xbfextends = "minimale"\r\nhand = 6\r\n')
    assert load_rules(file).knobs["hand"] == 6
    file.write_bytes("hand = 6".encode("utf-16"))
    (found,) = what_is_wrong(file)[1]
    assert list(wrongly_told(found, "")) == []
    assert "UTF-8" in found.text["fr"]


BROKEN = {
    "hand = = 3": "ligne 2, colonne",
    "hand 3": "signe égal",
    "hand = trois": "un texte entre guillemets",
    "hand = 3\nhand = 4": "deux fois",
    "[powers]\n[powers]": "deux fois",
    'name = "Chez': "reste ouvert",
    "ranks = [1": "ligne 2|fin du fichier",
    "hand = 3 4": "ligne 2",
    'name = "a\\q"': "ligne 2",
    "hand = " + "9" * 5000: "milliers de chiffres",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_file_that_is_no_toml_is_told_with_its_place_in_the_language(tmp_path: Path, text: str):
    (found,) = found_in(tmp_path, f'extends = "minimale"\n{text}')
    assert list(wrongly_told(found, "")) == []
    assert re.search(BROKEN[text], found.text["fr"]), found.text["fr"]
    assert not re.search(r"\b(Expected|Invalid|Cannot|at line|Illegal|Unclosed)\b", found.text["fr"]), "the reader's own English"


def test_too_many_cards_dealt_is_what_is_told_and_only_what_can_be_done_about_it(tmp_path: Path):
    wrong: list[str] = []
    for seats in range(2, 11):
        for hand in (1, 8, 20):
            for packs in (1, 2, 4):
                for cards in (32, 52):
                    numbers = f"seats_min = {seats}\nseats_max = {seats}\nhand = {hand}\npacks = {packs}\ncards = {cards}"
                    for found in found_in(tmp_path, f'extends = "rien"\n{numbers}\n[powers]\nA = {{ draw = 2 }}'):
                        assert found.code in ("too_few_cards", "unpayable"), found.text
                        wrong += list(wrongly_told(found, ""))
                        wrong += [found.text["en"]] if re.search(r"seats_max = [01]\b", found.text["en"]) else []
                        wrong += [found.text["en"]] if f"seats_max = {seats - 1}" in found.text["en"] else []
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("row", "hand", "packs"), [(4, 5, 2), (3, 3, 1), (4, 8, 3), (4, 10, 1)])
def test_fewer_are_named_where_danish_can_be_dealt_to_them(tmp_path: Path, row: int, hand: int, packs: int):
    rows = f'extends = "danish"\nrow = {row}\nhand = {hand}\npacks = {packs}\n'
    (found,) = found_in(tmp_path, rows + "seats_max = 10")
    assert found.code == "too_few_packs"
    named = re.search(r"seats_max = (\d+)", found.text["en"])
    most = packs * 52 // (hand + 2 * row)
    assert (int(named[1]) if named else 1) == max(most, 1), found.text["en"]
    assert not named or not found_in(tmp_path, rows + named[0]), "what is advised is refused"


@pytest.mark.parametrize("name", ["rien", "trois-cinq-huit", "danish"])
def test_a_fault_in_one_key_of_a_game_is_told_in_both_languages(name: str):
    rules, wrong = load_rules(name), list[str]()
    options: list[dict[str, Any]] = [
        {key: value} for key in rules.knobs for value in (None, [], {}, {"2": True}, -1, 10**40, "é" * 500, [None], True, 1.5)
    ]
    for chosen in options:
        for found in what_is_wrong(name, chosen)[1]:
            wrong += [f"{chosen}: {said}" for said in wrongly_told(found, "")]
    assert not wrong, "\n".join(wrong[:40])


def test_a_mistake_of_every_kind_ends_with_what_would_be_right():
    """Also those that no file above brings about."""
    from huit.lab.balance.round_ends import PlayMistake
    from huit.lab.idle import IdleMistake

    kinds = (*FileMistake, *SheddingMistake, *TrickMistake, *DanishMistake, *IdleMistake, *PlayMistake)
    with_advice = r"|\{instead\}|\{advice\}|\{known\}|\{near\}|\{low\}|prendre plus|take more"
    silent = [kind.name for kind in kinds if not re.search(ENDS_RIGHT["fr"].pattern + with_advice, kind.sentence("fr"))]
    silent += [kind.name for kind in kinds if not re.search(ENDS_RIGHT["en"].pattern + with_advice, kind.sentence("en"))]
    assert not silent
    assert len({kind.sentence("fr") for kind in kinds}) == len(kinds)


def test_a_rules_error_raised_while_loading_tells_the_same(tmp_path: Path):
    with pytest.raises(RulesError) as refused:
        load_rules(tmp_path / "nowhere.toml")
    assert list(wrongly_told(Finding("refused", refused.value), "")) == [] or len(refused.value.text("fr")) < LONGEST
