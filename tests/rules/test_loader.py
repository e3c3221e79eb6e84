"""Rule files: what they inherit, and that a mistake in one is told with its file, its key and what would be right."""

import pickle
import re
import tomllib
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from huit import new_round, rules
from huit.cards import face_name, parse_face, select_faces
from huit.rules import RulesError, compile_rules, load_rules, rule_names
from huit.rules.families import part_of, schema_of
from huit.rules.knobs import number
from huit.rules.loader import read_resolved
from huit.rules.shedding.columns import UNPAID, named_row

LIBRARY = Path(rules.__file__).parent / "library"


def write(folder: Path, text: str, name: str = "maison.toml") -> Path:
    """Write a rule file and return its path."""
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def refusal(folder: Path, text: str) -> str:
    """Return what is said about a rule file that cannot be played."""
    with pytest.raises(RulesError) as refused:
        load_rules(write(folder, text))
    return str(refused.value)


MOST_PLAYERS = {
    "les-huit": 8,
    "huit-cochon": 8,
    "huit-hollywood": 2,
    "le-8": 2,
    "bande-des-huit": 6,
    "deux-jeux": 5,
    "trois-cinq-huit": 3,
    "sergeant-major-9-5-2": 3,
    "sergeant-major-8-5-3": 3,
    "mau-mau": 5,
    "tschau-sepp": 5,
    "crazy-eights-countdown": 6,
    "jeu-de-couleurs": 8,
    "prsi": 5,
    "switch": 6,
    "makao": 6,
    "pesten": 6,
    "shithead": 9,
    "last-card": 6,
    "vandatta": 5,
    "one-card": 6,
    "cent-un": 5,
    "kadi": 5,
    "pis-yedili": 7,
}


def test_the_games_of_the_library_can_be_played_by_all_that_they_are_for():
    for name in rule_names():
        rules = load_rules(name)
        # Half a pack wants three, and so does the gang of eights.
        by_three = rules.family == "tricks" or name in ("demi-paquet", "bande-des-huit")
        assert rules.seats[0] == (3 if by_three else 2)
        assert rules.seats[-1] == MOST_PLAYERS.get(name, 10)
        for seats in rules.seats:
            assert compile_rules(rules, seats=seats).seats == seats


def test_packs_are_counted_by_the_hands_that_they_make():
    """Thirty-two cards, larger hands with two packs: three packs, and not two that cannot be dealt."""
    options = {"a-la-volee": True, "mains-selon-les-joueurs": True, "trente-deux-cartes": True}
    rules = load_rules("les-ulis", options=options)
    for seats in rules.seats:
        assert compile_rules(rules, seats=seats).cards >= seats * rules.hand(seats=seats) + 1


def test_cards_that_call_a_suit_refuse_alike(tmp_path: Path):
    file = write(tmp_path, 'extends = "minimale"\n[powers]\n8d = { refuses = ["8"] }')
    with pytest.raises(RulesError, match=r"powers\.8d\.refuses: .* whatever its own suit"):
        load_rules(file)


def test_what_the_versions_share_is_no_game_by_itself():
    with pytest.raises(RulesError, match="abstract"):
        compile_rules(load_rules("huit-americain"), seats=4)


def test_a_child_says_only_what_differs(tmp_path: Path):
    rules = load_rules(write(tmp_path, 'extends = "monclar"\nhand = 6\n[powers]\n8 = { clears_debt = false }'))
    assert rules.knobs["hand"] == 6
    assert "clears_debt" not in rules.power(parse_face("8c"))
    assert rules.power(parse_face("8c"))["wild"]
    assert rules.power(parse_face("Ac"))["draw"] == 3


def test_a_parent_may_be_a_neighbour_of_the_file(tmp_path: Path):
    write(tmp_path, 'extends = "minimale"\nhand = 5', "mere.toml")
    assert load_rules(write(tmp_path, 'extends = "mere"')).knobs["hand"] == 5


@pytest.mark.parametrize("lines", [("2 = { draw = 2 }", "2s = { draw = 4 }"), ("2s = { draw = 4 }", "2 = { draw = 2 }")])
def test_a_precise_card_beats_a_broad_one_in_either_order(tmp_path: Path, lines: tuple[str, str]):
    rules = load_rules(write(tmp_path, 'extends = "huit-americain"\n[powers]\n' + "\n".join(lines)))
    assert rules.power(parse_face("2s"))["draw"] == 4
    assert rules.power(parse_face("2h"))["draw"] == 2


def test_a_number_may_change_with_the_players(tmp_path: Path):
    rules = load_rules(write(tmp_path, 'extends = "minimale"\nhand = { 2 = 7, 3 = 5 }'))
    assert [compile_rules(rules, seats=seats).hand for seats in (2, 3, 8)] == [7, 5, 5]


def test_as_many_packs_as_the_players_need():
    rules = load_rules("minimale")
    assert [rules.packs(seats=seats) for seats in range(2, 9)] == [1, 1, 1, 1, 2, 2, 2]
    short = load_rules("minimale", options={"cards": 32})
    assert [short.packs(seats=seats) for seats in (2, 3, 4)] == [1, 1, 2]


def test_an_option_is_a_key_of_a_rule_file():
    rules = load_rules("classique", options={"hand": 5, "powers": {"7": {"draw": 2}}})
    assert rules.knobs["hand"] == 5
    assert rules.power(parse_face("7c"))["draw"] == 2
    assert load_rules("classique").digest != rules.digest


def test_the_digest_follows_the_rules_and_not_their_name(tmp_path: Path):
    assert load_rules(write(tmp_path, 'extends = "monclar"\nname = "La nôtre"')).digest == load_rules("monclar").digest


def test_a_new_knob_changes_no_digest(monkeypatch: pytest.MonkeyPatch):
    rules = load_rules("monclar")
    schema = schema_of(rules.family)
    knobs = {**schema.knobs, "tomorrow": number(name="tomorrow", default=1, high=1, acts_on="words")}
    monkeypatch.setattr(part_of(rules.family, "rules"), "SCHEMA", replace(schema, knobs=knobs))
    later = load_rules("monclar")
    assert later.knobs["tomorrow"] == 1
    assert later.digest == rules.digest
    own = load_rules("monclar", options={"tomorrow": 0})
    assert own.digest != rules.digest


def test_an_unpaid_attack_is_answered_by_what_the_file_says_and_nothing_else():
    columns = compile_rules(load_rules("monclar"), seats=4)
    assert columns.accept[UNPAID + parse_face("As")] == select_faces("A 8")
    assert columns.accept[UNPAID + parse_face("9s")] == 0
    assert columns.accept[named_row(parse_face("8c"), 2)] == select_faces("h 8")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hnad = 5", r"maison\.toml: unknown key 'hnad' \(did you mean 'hand'\?\)"),
        ("[powers]\n7 = { skip = 1 }", r"maison\.toml: powers\.7: unknown key 'skip' \(did you mean 'skips'\?\)"),
        ("hand = 99", r"maison\.toml: hand: 99 is out of bounds \(from 1 to 20\)"),
        ('hand = "huit"', r"maison\.toml: hand: 'huit' is not a whole number"),
        ("recycles = 1", r"maison\.toml: recycles: 1 is not true or false"),
        ("cards = 53", r"maison\.toml: cards: 53 is not one of '32', '36', '40', '52'"),
        ('drawn_card = "keep"', r"drawn_card: 'keep' is not one of .*\(did you mean 'kept'\?\)"),
        ("[powers]\n11 = { skips = 1 }", r"maison\.toml: powers\.11: no such card: '11'"),
        ("[powers]\n7 = 3", r"maison\.toml: powers\.7: must say what the card does"),
        ('[powers]\n7 = { draw = 1, answered_by = ["Z"] }', r"powers\.7\.answered_by: no such card: 'Z'"),
        ("[points]\n7 = -3", r"maison\.toml: points\.7: -3 is out of bounds"),
        ("hand = { 3 = 5 }", r"maison\.toml: hand: must say what holds from 2 players on"),
        ("hand = { 2 = 7, 12 = 5 }", r"maison\.toml: hand: '12' is not a number of players"),
        ("name = 3", r"maison\.toml: name: must be a text"),
        ("abstract = 3", r"maison\.toml: abstract: 3 is not true or false"),
        ("hand = = 3", r"maison\.toml: not a TOML file"),
        ("seats_min = 5\nseats_max = 3", r"seats_min: 5 is more than seats_max, 3"),
        # Contradictions
        ("cards = 32\n[powers]\n2 = { draw = 2 }", r"powers\.2: no such card in this pack of 32"),
        ("[powers]\njoker = { wild = true }", r"powers\.joker: no such card in this pack of 52.*'jokers'"),
        ('cards = 32\n[powers]\nA = { draw = 2, answered_by = ["2"] }', r"answered_by: no such card in this pack of 32"),
        (
            "packs = 1\nhand = 20\nseats_max = 2\n[powers]\nA = { draw = 20 }",
            r"nobody can ever draw 20 cards: after the deal there are 12",
        ),
        ('[powers]\n7 = { answered_by = ["7"] }', r"powers\.7\.answered_by: does nothing without 'draw'"),
        ("hand = 6\nhand_limit = 6", r"hand_limit: each is dealt 6 cards, and 6 put a player out .*say hand_limit = 7 or more"),
        ("hand_limit = 20\nseats_min = 4\nseats_max = 4\nteams = 2", r"hand_limit: in teams nobody is put out of the round"),
        ('ranks = ["A", "7h"]', r"ranks: a pack has all the cards of a rank or none.*: 7h \(say ranks"),
        ('ranks = ["A", "7", "joker"]', r"ranks: a pack has all the cards of a rank or none.*: Xb, Xr \(say ranks"),
        ("jokers = 5", r"jokers: 5 is out of bounds"),
        (
            "jokers = 3\npacks = 3",
            r"jokers: with 3 jokers per pack there are 2 packs at most, and these rules want 3 \(say jokers = 2",
        ),
        ("jokers = 4\nhand = 12", r"hand: 10 players with 12 cards each .* there are 112 .*at most 2 packs"),
        ("cards = 40\n[powers]\n8 = { skips = 1 }", r"powers\.8: no such card in this pack of 40"),
        ("packs = 1", r"hand: 7 players with 8 cards each and a starter need 57 cards, and there are 52 \(say hand = 7 or less"),
    ],
)
def test_a_mistake_is_told_with_file_key_and_what_would_be_right(tmp_path: Path, text: str, told: str):
    message = refusal(tmp_path, 'extends = "huit-americain"\n' + text)
    assert re.search(told, message), message


def test_a_mistake_is_a_code_with_its_key_and_facts_put_in_words_where_it_is_shown(tmp_path: Path):
    with pytest.raises(RulesError) as refused:
        load_rules(write(tmp_path, 'extends = "monclar"\nhand = 99'))
    error = pickle.loads(pickle.dumps(refused.value))
    assert (error.code, error.file, error.key) == ("out_of_bounds", "maison.toml", "hand")
    assert {name: error.facts[name] for name in ("value", "low", "high")} == {"value": 99, "low": 1, "high": 20}
    assert error.text("fr").startswith("maison.toml\u00a0: hand\u00a0: 99 est hors des bornes (de 1 à 20)\u00a0: une main")
    assert error.text("fr", of_file=False).startswith("hand\u00a0: 99 est hors des bornes (de 1 à 20)")


def test_a_round_is_dealt_and_columns_are_made_by_the_name_of_a_game():
    assert new_round("monclar", seats=3, seed=1).hands == new_round(load_rules("monclar"), seats=3, seed=1).hands
    assert compile_rules("monclar", seats=3) == compile_rules(load_rules("monclar"), seats=3)
    with pytest.raises(RulesError, match="did you mean 'monclar'"):
        new_round("monclra", seats=3, seed=1)


def test_a_version_stands_where_its_file_says():
    named = {path.stem: path for path in LIBRARY.rglob("*.toml")}
    assert {*named} - {*rule_names()} == {"huit-americain", "rien"}
    for shelf, names in groupby(rule_names(), key=lambda name: named[name].parent):
        orders = [tomllib.loads(named[name].read_text("utf-8"))["order"] for name in names]
        assert orders == sorted({*orders}), shelf


def test_the_relatives_from_abroad_stand_apart_after_the_games_of_the_sources():
    shelves = [load_rules(name).shelf for name in rule_names()]
    assert shelves == sorted(shelves)
    assert {*shelves} == {"", "cousins-abroad"}
    for shelf in {*shelves}:
        files = [tomllib.loads(path.read_text("utf-8")) for path in (LIBRARY / shelf).glob("*.toml")]
        listed = [file for file in files if not file.get("abstract") and file.get("listed", True)]
        assert shelves.count(shelf) == len(listed), shelf or "the games of the sources"
    assert all(load_rules(name).source for name in rule_names() if load_rules(name).shelf), "say whose rules they are"


def test_a_file_of_ones_own_stands_on_no_shelf_and_may_build_on_one(tmp_path: Path):
    ours = load_rules(write(tmp_path, 'extends = "mau-mau"\nhand = 6'))
    assert (ours.shelf, ours.knobs["cards"], ours.knobs["hand"]) == ("", "32", 6)


def test_jokers_are_a_number_and_true_is_two_as_ever():
    by_number = [load_rules("rien", options={"jokers": jokers}) for jokers in range(5)]
    packs = [[face_name(face) for face in rules.pack if face >= 52] for rules in by_number]
    assert packs == [[], ["Xr"], ["Xb", "Xr"], ["Xb", "Xr", "Xr"], ["Xb", "Xb", "Xr", "Xr"]]
    for switched, jokers in ((True, 2), (False, 0)):
        rules = load_rules("rien", options={"jokers": switched})
        assert (rules.knobs["jokers"], rules.digest) == (jokers, by_number[jokers].digest)


def test_a_pack_of_chosen_ranks():
    rules = load_rules("rien", options={"cards": 32, "ranks": ["A", "5", "8"], "jokers": 1, "hand": 2, "packs": 1})
    assert [face_name(face) for face in rules.pack] == [
        "Ac",
        "Ad",
        "Ah",
        "As",
        "5c",
        "5d",
        "5h",
        "5s",
        "8c",
        "8d",
        "8h",
        "8s",
        "Xr",
    ]
    assert compile_rules(rules, seats=3).cards == 13


def test_no_such_rules():
    with pytest.raises(RulesError, match=r"no rules named 'monclra' \(did you mean 'monclar'\?\)"):
        load_rules("monclra")


@pytest.mark.parametrize("name", ["../library/monclar", "/etc/passwd", "", "library/monclar", "."])
def test_a_name_is_no_way_out_of_the_library(name: str):
    with pytest.raises(RulesError, match="no rules named"):
        load_rules(name)


def test_parents_that_go_in_a_circle(tmp_path: Path):
    write(tmp_path, 'extends = "b"', "a.toml")
    write(tmp_path, 'extends = "a"', "b.toml")
    with pytest.raises(RulesError, match="circle"):
        load_rules(tmp_path / "a.toml")


def test_a_file_that_is_no_text(tmp_path: Path):
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RulesError, match="save the file as UTF-8"):
        load_rules(tmp_path / "x.toml")


def test_what_is_kept_by_hand_is_told_and_changes_no_rule(tmp_path: Path):
    text = 'extends = "minimale"\nby_hand = ["No talking.", { fr = "On paie un gage.", en = "Losers pay a forfeit." }]\n'
    rules = load_rules(write(tmp_path, text))
    assert [sentence["fr"] for sentence in rules.by_hand] == ["No talking.", "On paie un gage."]
    assert rules.digest == load_rules("minimale").digest
    assert read_resolved("maison", rules.resolved, options={}, is_checked=True).by_hand == rules.by_hand
    assert load_rules(write(tmp_path, text), options={"by_hand": []}).by_hand == ()


def test_an_option_that_plays_what_the_page_says_takes_the_sentence_away():
    told = "If you draw although you could play, you then play none of the cards you already held; here you may."
    for name, option in (("makao", "piochee-gardee"), ("makao", "pioche-au-besoin"), ("switch", "pioche-continue")):
        assert told in [sentence["en"] for sentence in load_rules(name).by_hand]
        changed = load_rules(name, options={option: True})
        assert [dict(sentence) for sentence in changed.by_hand] == [
            dict(sentence) for sentence in load_rules(name).by_hand if sentence["en"] != told
        ]
        assert read_resolved(name, changed.resolved, options={option: True}, is_checked=True).by_hand == changed.by_hand


def test_a_sentence_kept_by_hand_stands_as_long_as_the_rules_are_so(tmp_path: Path):
    so = '{ hand = 6, powers = { "2 7" = { draw = 2 } } }'
    text = f'extends = "minimale"\nhand = 6\nby_hand = [{{ fr = "Sans parler.", en = "No talking.", while = {so} }}]\n'
    text += '[powers]\n2 = { draw = 2, answered_by = ["2"] }\n7 = { draw = 2, answered_by = ["7"] }\n'
    path = write(tmp_path, text)
    assert load_rules(path).by_hand == ({"fr": "Sans parler.", "en": "No talking."},)
    assert load_rules(path, options={"penalty": 3}).by_hand == load_rules(path).by_hand
    for change in ({"hand": 5}, {"powers": {"7": {"draw": 3}}}):
        rules = load_rules(path, options=change)
        assert rules.by_hand == ()
        assert read_resolved("maison", rules.resolved, options=change, is_checked=True).by_hand == ()


@pytest.mark.parametrize(
    ("so", "told"), [("{ hnad = 6 }", "'hand'"), ("{ hand = 0 }", "by_hand.while.hand"), ("6", "by_hand.while: must be a table")]
)
def test_what_a_sentence_kept_by_hand_stands_on_is_looked_at(tmp_path: Path, so: str, told: str):
    assert told in refusal(tmp_path, f'extends = "minimale"\nby_hand = [{{ fr = "Chut.", en = "Hush.", while = {so} }}]\n')


def test_what_is_added_by_hand_leaves_the_sentences_of_the_game_as_they_are():
    told, more = load_rules("switch").by_hand, load_rules("switch", options={"by_hand": ["+", "No phones."]})
    assert more.by_hand == (*told, {"fr": "No phones.", "en": "No phones."})
    assert load_rules("switch", options={"by_hand": ["+", "No phones."], "draws_freely": False}).by_hand == more.by_hand[-1:]
    with pytest.raises(RulesError, match="at most 20 sentences"):
        load_rules("switch", options={"by_hand": ["+"] * 20 + ["No phones."]})


@pytest.mark.parametrize("told", ['"No talking."', "[1]", '[""]', '[{ fr = "Chut." }]', f'["{"x" * 201}"]', str(["a"] * 21)])
def test_what_is_kept_by_hand_is_some_short_sentences(tmp_path: Path, told: str):
    said = refusal(tmp_path, f'extends = "minimale"\nby_hand = {told}\n')
    assert "a list of at most 20 sentences of 200 characters at most" in said
