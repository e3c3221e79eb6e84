"""The command line, as a person at a terminal calls it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from huit.commands import main
from huit.lab.balance.measurement import CORES
from huit.lab.balance.suggestions import SuggestionSearch
from huit.rules import rule_names

FEW_ROUNDS = {"first": 150, "last": 600, "cores": CORES}
"""How many rounds are played of small changes of rules where nothing else is said."""
SCENE = """
rules = "monclar"
seats = 3
dealer = 2
hands = ["9h As", "5c", "8d Kd"]
discard = "3c 5h"
stock = "2c 3d 4s"
moves = ["0 9h"]
"""


def huit(*words: object, language: str = "fr") -> Result:
    """Run `huit` with these words."""
    return CliRunner(env={"HUIT_LANG": language}).invoke(main, [str(word) for word in words])


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    path = tmp_path / "scene.toml"
    path.write_text(SCENE, "utf-8")
    return path


def test_rules_list_names_the_games():
    lines = huit("rules", "list").stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(rule_names())


def test_rules_show_tells_every_effect_in_words():
    told = huit("rules", "show", "monclar").stdout
    assert "as\u00a0: fait piocher 3 cartes et passer son tour au joueur suivant, sauf s’il pose un as ou un 8." in told
    assert "8\u00a0: se pose sur n’importe quelle carte, permet de choisir la couleur à suivre et arrête l’attaque." in told
    assert "10\u00a0: oblige à rejouer (en dernière carte, à piocher)." in told
    assert "valet\u00a0: change le sens du jeu (à trois joueurs et plus)." in told
    assert (
        "ace: makes the next player draw 3 cards and miss their turn, unless they play an ace or an 8."
        in huit("rules", "show", "monclar", language="en").stdout
    )


def test_rules_show_tells_the_knobs_that_differ(tmp_path: Path):
    (tmp_path / "nous.toml").write_text('extends = "monclar"\nhand = 6\nrecycles = false', "utf-8")
    told = huit("rules", "show", tmp_path / "nous.toml").stdout
    assert "Chacun reçoit 6 cartes. (Avant\u00a0: chacun reçoit 8 cartes.)" in told
    assert (
        "Quand la pioche est vide, on continue sans elle, et celui qui ne peut pas jouer passe. (Avant\u00a0: quand la pioche"
        in told
    )


def test_rules_show_has_no_summary_of_what_was_changed(tmp_path: Path):
    """“With 32 cards, short and sharp” stood above a pack of 52."""
    told = huit("rules", "show", "variante-7", "--with", "cards=52", language="en").stdout
    assert "With 32 cards" not in told
    assert "Based on “Version 7”." in told
    (tmp_path / "nous.toml").write_text('extends = "variante-7"\ncards = 52', "utf-8")
    (tmp_path / "eux.toml").write_text('extends = "variante-7"\nsummary = "Chez nous."', "utf-8")
    assert "D’après «\u00a0Variante 7\u00a0»." in huit("rules", "show", tmp_path / "nous.toml").stdout
    assert "Chez nous." in huit("rules", "show", tmp_path / "eux.toml").stdout


def test_rules_show_compares_with_a_parent_that_is_a_file_too(tmp_path: Path):
    (tmp_path / "eux.toml").write_text('extends = "rien"\nhand = 6\nname = "Chez eux"', "utf-8")
    (tmp_path / "nous.toml").write_text('extends = "eux"\nhand = 5', "utf-8")
    told = huit("rules", "show", tmp_path / "nous.toml").stdout
    assert "Ce qui change par rapport à «\u00a0Chez eux\u00a0»\u00a0:" in told
    assert "Chacun reçoit 5 cartes. (Avant\u00a0: chacun reçoit 6 cartes.)" in told
    assert "source" not in told, "the blank sheet names none"


def test_what_is_kept_by_hand_stands_under_its_title(tmp_path: Path):
    (tmp_path / "nous.toml").write_text('extends = "minimale"\nby_hand = ["On ne parle pas."]', "utf-8")
    told = huit("rules", "show", tmp_path / "nous.toml").stdout
    assert "\n\nCe que dit la page, et que Huit ne joue pas\n  On ne parle pas.\n" in told


def test_options_that_do_not_go_with_a_file_are_not_offered(tmp_path: Path):
    (tmp_path / "nous.toml").write_text('extends = "danish"\n[powers]\nA = { sends = false, answered_by = [] }\n', "utf-8")
    offered = huit("rules", "show", tmp_path / "nous.toml").stdout.partition("Les options")[2]
    assert "sans-echange" in offered
    assert "pas-d-as-sur-as" not in offered
    assert "pas-d-as-sur-as" in huit("rules", "show", "danish").stdout


def test_rules_check_accepts_a_good_file_and_explains_a_bad_one(tmp_path: Path):
    (tmp_path / "bon.toml").write_text('extends = "minimale"\nhand = 6', "utf-8")
    (tmp_path / "faux.toml").write_text('extends = "minimale"\nhnad = 6', "utf-8")
    assert huit("rules", "check", tmp_path / "bon.toml").exit_code == 0
    bad = huit("rules", "check", tmp_path / "faux.toml")
    assert bad.exit_code == 1
    assert "faux.toml\u00a0: clé 'hnad' inconnue (plutôt 'hand'\u00a0?)" in bad.stderr
    english = huit("rules", "check", tmp_path / "faux.toml", language="en")
    assert "faux.toml: unknown key 'hnad' (did you mean 'hand'?)" in english.stderr


def test_replay_tells_a_scene_move_by_move(scene: Path):
    told = huit("replay", scene)
    assert told.exit_code == 0
    assert "la place 0 joue le 9 de cœur" in told.stdout
    assert "seat 0 plays the 9 of hearts" in huit("replay", scene, language="en").stdout


TWO_WORDS = """
rules = "variante-1"
hands = ["4h Kd", "Kh Jd 2s", "Qs Js"]
discard = "Th"
stock = "3c 3d 6s"
moves = ["0 4h!", "2 {move}"]
"""


WRONG_CALLS = {"catch": "Contre-carte", "catch carte": "Contre-carte", "catch 4": "Contre-4"}


@pytest.mark.parametrize(("move", "called"), WRONG_CALLS.items())
def test_replay_tells_what_was_called_out_for_nothing(tmp_path: Path, move: str, called: str):
    scene = tmp_path / "scene.toml"
    scene.write_text(TWO_WORDS.format(move=move), "utf-8")
    assert f"la place 2 dit «\u00a0{called}\u202f!\u00a0» à tort" in huit("replay", scene).stdout


def test_replay_json_is_one_object_about_the_end(scene: Path):
    end = json.loads(huit("replay", scene, "--json").stdout)
    assert end.pop("may_react") == {"0": ["say", "knock"], "1": ["catch"], "2": ["catch"]}
    assert end == {
        "rules": "monclar",
        "seats": 3,
        "over": False,
        "turn": 1,
        "may_act": {"1": ["draw"]},
        "direction": 1,
        "upcard": "9h",
        "suit": "h",
        "debt": 1,
        "hands": ["As", "5c", "8d Kd"],
        "stock": "2c 3d 4s",
        "discard": "3c 5h 9h",
        "out": [],
        "result": None,
    }


def test_replay_of_an_illegal_move_says_which_why_and_what_would_be_legal(scene: Path):
    scene.write_text(SCENE.replace('["0 9h"]', '["0 9h", "1 5c"]'), "utf-8")
    refused = huit("replay", scene)
    assert refused.exit_code == 1
    assert "coup 2 (1 5c) refusé\u00a0: cette carte ne se pose pas sur un 9 non payé" in refused.stderr
    assert "draw" in refused.stderr


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('rules = "monclar"', 'rules = "monclair"', "rules: no rules named 'monclair' (did you mean 'monclar'?)"),
        ("seats = 3", "seats = 2", "seats: 2 seats for 3 hands; write seats = 3 or more"),
        ("seats = 3", "seat = 3", "seat: unknown key (did you mean 'seats'?)"),
        ('"3c 5h"', '"3c 5x"', "discard: no such card: '5x'"),
        ('"3c 5h"', '""', "discard: needed"),
        ('"2c 3d 4s"', "3", "stock: 3 is not a text of cards"),
        ('"0 9h"', '"5 9h"', "moves: move 1: '5 9h' is not a seat (0 to 2)"),
        ('"0 9h"', '"9h"', "moves: move 1"),
        ("dealer = 2", "dealer = 7", "dealer: 7 is out of bounds (from 0 to 2)"),
        ('"0 9h"]', '"0 9h"]\nunannounced = [0]', "unannounced: 0 is not a seat with one card"),
        ('"0 9h"]', '"0 9h"]\n[with]\nhnad = 3', "with: unknown key 'hnad' (did you mean 'hand'?)"),
        ('"2c 3d 4s"', '"5c 5c 5c 5c"', "stock: there are 5 of 5c in all; by these rules, keep 4 at most"),
        ("seats = 3", "seats = = 3", "not a TOML file"),
    ],
)
def test_replay_of_a_malformed_file_names_the_key(scene: Path, before: str, after: str, told: str):
    assert before in SCENE
    scene.write_text(SCENE.replace(before, after), "utf-8")
    refused = huit("replay", scene, language="en")
    assert refused.exit_code == 2
    assert told in refused.stderr


def test_replay_check_compares_with_what_is_expected(scene: Path):
    scene.write_text(SCENE + "[expect]\nturn = 1\ndebt = 1\n", "utf-8")
    assert huit("replay", "--check", scene).exit_code == 0
    scene.write_text(SCENE + "[expect]\nturn = 2\n", "utf-8")
    different = huit("replay", "--check", scene, language="en")
    assert different.exit_code == 1
    assert "turn: expected 2, found 1" in different.stderr
    scene.write_text(SCENE + "[expect]\nturns = 2\n", "utf-8")
    assert huit("replay", "--check", scene).exit_code == 2


def test_simulate_json_has_what_a_script_needs():
    report = json.loads(huit("simulate", "monclar", "--seats", 3, "--rounds", 500, "--seed", 4, "--json").stdout)
    assert (report["rules"], report["seats"], report["rounds"]) == ("monclar", 3, 500)
    assert sum(report["wins"]) == 500 - report["unfinished"]
    assert report["decisions"] == pytest.approx(report["mean_decisions"] * 500)
    again = json.loads(huit("simulate", "monclar", "--seats", 3, "--rounds", 500, "--seed", 4, "--json").stdout)
    assert (again["wins"], again["decisions"]) == (report["wins"], report["decisions"])


def test_simulate_lets_players_meet():
    report = json.loads(huit("simulate", "minimale", "--players", "thrifty,random", "--rounds", 2000, "--json").stdout)
    assert report["players"] == ["thrifty", "random", "thrifty", "random"]
    assert report["wins"][0] + report["wins"][2] > 1200


def test_simulate_refuses_what_cannot_be():
    assert "seulement de 2 à 10" in huit("simulate", "monclar", "--seats", 11).stderr
    assert "only for 2 to 10" in huit("simulate", "monclar", "--seats", 11, language="en").stderr
    assert "aucun joueur 'clever'" in huit("simulate", "monclar", "--players", "clever").stderr
    assert huit("simulate", "monclar", "--rounds", 0).exit_code == 2


def test_simulate_counts_by_place_after_the_dealer():
    """The deal goes round: by chair the advantage of the first player would not be seen."""
    report = json.loads(huit("simulate", "variante-6", "--seats", 6, "--rounds", 12_000, "--players", "thrifty", "--json").stdout)
    assert report["place_share"][0] > 0.19 > report["place_share"][1]
    assert max(report["win_share"]) < 0.18
    told = huit("simulate", "minimale", "--rounds", 100, "--players", "thrifty").stdout
    assert "victoires par place après le donneur" in told
    assert "victoires par joueur" not in told
    assert "wins by player" in huit("simulate", "minimale", "--rounds", 100, "--players", "thrifty,random", language="en").stdout


def test_lab_tells_what_rules_are_like():
    told = huit("lab", "minimale", "--seats", 2, "--seconds", 1).stdout
    assert told.startswith("Version minimale, à 2 joueurs")
    assert "Une manche dure" in told
    assert "Ce que vaut une carte reçue" in told
    assert "Seats\n" in huit("lab", "minimale", "--seats", 2, "--seconds", 1, language="en").stdout


def test_lab_json_has_what_a_script_needs():
    report = json.loads(huit("lab", "minimale", "--seats", 2, "--seconds", 1, "--json").stdout)
    assert (report["schema"], report["rules"], report["seats"]) == (1, "minimale", 2)
    assert {told["name"] for told in report["measures"]} >= {"place", "turns", "forced", "held"}
    assert sum(report["lengths"]["rounds"]) == next(told["rounds"] for told in report["measures"] if told["name"] == "turns")
    two = json.loads(
        huit("lab", "minimale", "--with", "hand=14", "--against", "minimale", "--seats", 2, "--seconds", 1, "--json").stdout
    )
    assert next(told["interval"][0] for told in two["differences"] if told["name"] == "turns") > 0, "more cards, longer rounds"


def test_lab_suggests_small_changes_for_a_wish(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(SuggestionSearch.run, "__kwdefaults__", FEW_ROUNDS)
    told = huit("lab", "suggest", "minimale", "shorter", "--seats", 2, "--with", "hand=9").stdout
    assert told.startswith("Version minimale, à 2 joueurs\u00a0: plus court")
    assert "Tours par manche\u00a0: \N{MINUS SIGN}" in told
    lines = huit("lab", "suggest", "minimale", "shorter", "--seats", 2, "--json").stdout.splitlines()
    assert lines
    assert all(json.loads(line)["effect"]["interval"][1] < 0 for line in lines)


def test_lab_refuses_what_cannot_be():
    assert "ajouter --card 8" in huit("lab", "suggest", "monclar", "weaker").stderr
    assert "there are shorter, longer" in huit("lab", "suggest", "monclar", "better", language="en").stderr
    assert "aucune carte 'Z': A, 2" in huit("lab", "suggest", "monclar", "weaker", "--card", "Z").stderr
    assert "seulement de 2 à 10" in huit("lab", "monclar", "--seats", 11).stderr
    assert "aucun nombre de joueurs en commun" in huit("lab", "trois-cinq-huit", "--against", "le-8").stderr
    assert "no player named 'clever'" in huit("lab", "monclar", "--player", "clever", language="en").stderr
    assert huit("lab", "monclar", "--seconds", 0).exit_code == 2


def test_score_keeps_the_sheet_of_the_page():
    words = ["score", "hollywood", "Pierre=15", "Jean=12", "Jean=18", "Jean=7", "Pierre=6"]
    report = json.loads(huit(*words, "--json").stdout)
    assert report["columns"] == {"Pierre": [21, 6, 0], "Jean": [37, 25, 7]}
    assert report["column_winners"] == [None, None, None]
    assert "Jean       37     25      7" in huit(*words).stdout


def test_score_rounds_end_at_a_slash_or_where_a_name_comes_again():
    one = json.loads(huit("score", "negatif", "A=1", "B=2", "A=3", "--json").stdout)
    two = json.loads(huit("score", "negatif", "A=1", "B=2", "/", "A=3", "--json").stdout)
    assert one == two
    assert one["rounds"] == [{"A": 1, "B": 2}, {"A": 3}]


def test_score_of_a_round_that_two_share():
    """LH-34, and 100 reached by both at once (G-20): on the command line and at the prompt, where a line is a round."""
    report = json.loads(huit("score", "les-huit", "Anne=95", "Luc=95", "/", "Anne=5", "Luc=5", "--json").stdout)
    assert (report["totals"], report["winners"]) == ({"Anne": 100, "Luc": 100}, ["Anne", "Luc"])
    typed = "Anne=95 Luc=95\nAnne=5 Luc=6\nAnne=5 Luc=5\n"
    result = CliRunner(env={"HUIT_LANG": "fr"}).invoke(main, ["score", "les-huit"], input=typed)
    assert "s’ils sont plusieurs, chacun avec autant de points" in result.stderr
    assert result.stdout.endswith("La partie est finie\u00a0: Anne, Luc.\n")


def test_score_of_players_who_never_win():
    """LH-31, LH-38: A won 60 points, B and C hold nothing; each owes A what A has more than they."""
    report = json.loads(huit("score", "les-huit", "A=60", "B=0", "C=0", "--stake", "0,10", "--json").stdout)
    assert report["rounds"] == [{"A": 60, "B": 0, "C": 0}]
    assert sorted(report["owes"]) == [["B", "A", "6.00"], ["C", "A", "6.00"]]
    more = json.loads(huit("score", "les-huit", "C=0", "A=60", "B=0", "B=20", "A=5", "--json").stdout)
    assert more["rounds"] == [{"C": 0, "A": 60, "B": 0}, {"B": 20}, {"A": 5}]
    hollywood = json.loads(huit("score", "hollywood", "Pierre=15", "Jean=0", "Jean=12", "--json").stdout)
    assert hollywood["columns"] == {"Pierre": [15, 0, 0], "Jean": [12, 0, 0]}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "positif est pour 3 à 10 joueurs ou équipes, et il y en a 2"),
        ("en", "positif is for 3 to 10 players or teams, and there are 2"),
    ],
)
def test_score_refuses_as_many_players_as_a_plan_is_not_made_for(language: str, told: str):
    refused = huit("score", "positif", "A=17", "B=3", language=language)
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert told in refused.stderr
    typed = CliRunner(env={"HUIT_LANG": language}).invoke(main, ["score", "positif"], input="A=17 B=3\nA=50 B=20 C=10\n\n")
    assert told in typed.stderr
    assert typed.stdout.split()[:2] == ["A", "50"]


def test_score_settles_at_a_stake():
    report = json.loads(huit("score", "negatif", "A=30", "B=10", "--stake", "0,10", "--json").stdout)
    assert report["owes"] == [["A", "B", "2.00"]]


def test_score_at_the_prompt_forgives_mistakes_and_takes_back():
    typed = "Pierre=15\nJean\nJean=99\nannule\nJean=12\nfin\n"
    result = CliRunner(env={"HUIT_LANG": "fr"}).invoke(main, ["score", "les-huit"], input=typed)
    assert result.exit_code == 0
    assert "'Jean' n’est pas NOM=POINTS" in result.stderr
    assert [line.split() for line in result.stdout.splitlines()[:2]] == [["Pierre", "15"], ["Jean", "12"]]


@pytest.mark.parametrize(
    ("language", "undo", "correct", "end", "told"),
    [
        ("fr", "annule", "corrige", "fin", "La partie finit à la manche 1"),
        ("en", "undo", "correct", "end", "The match ends with round 1"),
    ],
)
def test_score_at_the_prompt_corrects_an_earlier_round(language: str, undo: str, correct: str, end: str, told: str):
    """LH-35: to 100. Anne's 10 become 100 and end it; put right, it goes on to Luc’s 100, which is corrected too."""
    env = {"HUIT_LANG": language}
    typed = ["Anne=10", "Luc=60", f"{correct} 1 Anne=100", f"{correct} 1 Anne=20", "Luc=40", f"{correct} 3 Luc=30", end]
    result = CliRunner(env=env).invoke(main, ["score", "les-huit"], input="\n".join(typed))
    assert told in result.stderr
    assert [line.split() for line in result.stdout.splitlines()[:2]] == [["Anne", "20"], ["Luc", "90"]]
    over = CliRunner(env=env).invoke(main, ["score", "les-huit", "--json"], input=f"Anne=10\nLuc=60\n{correct} 1 Anne=100\n\n")
    report = json.loads(over.stdout)
    assert (report["counted"], report["rounds"], report["winners"]) == (1, [{"Anne": 100}, {"Luc": 60}], ["Anne"])
    wrong = f"Anne=10\n{correct}\n{correct} x Anne=1\n{correct} 1\n{correct} 9 Anne=1\n{undo}\n"
    refused = CliRunner(env=env).invoke(main, ["score", "les-huit"], input=wrong)
    assert refused.stderr.count(f"{correct} 2 Anne=15") == 3
    assert refused.stderr.count(" 9 ") == 1


@pytest.mark.parametrize(
    "words",
    [["poker", "A=1"], ["negatif", "A"], ["negatif", "A=x"], ["negatif", "A=1", "--stake", "x"], ["x00", "A=1", "--target", 0]],
)
def test_score_refuses_what_cannot_be_written(words: list[str]):
    refused = huit("score", *words)
    assert refused.exit_code == 1
    assert refused.stderr.startswith("Erreur\u00a0: ")


@pytest.mark.parametrize(
    ("scene", "language", "told"),
    [
        ("HC-08-derniere-carte-annoncee", "fr", "annonce «\u00a0Dernière carte\u202f!\u00a0»"),
        ("W1-07-dire-4", "fr", "annonce «\u00a04\u202f!\u00a0»"),
        ("W1-07-contre-4", "en", "“Catch 4!”: seat 2 catches seat 0"),
        ("WM-02-le-9-sans-recours", "fr", "à la place 1 de piocher 1\u00a0carte"),
        ("W0-03-deux-2-font-quatre", "fr", "doit piocher 4\u00a0cartes ou répondre"),
        ("BL-13-l-exemple-a-trois", "fr", "joue l’as de pique"),
        ("W9-09-finir-sur-un-8", "fr", "1. la place 0 (\u221220 points) · 2. la place 1 (30 points)"),
    ],
)
def test_replay_tells_a_round_in_words(scene: str, language: str, told: str):
    shown = huit("replay", Path(__file__).parents[1] / "scenarios" / f"{scene}.toml", language=language).stdout
    assert told in shown
    assert "{" not in shown


@pytest.mark.parametrize(
    ("answers", "told"),
    [("", "à la place 1 de piocher 2\u00a0cartes"), (', answered_by = "2"', "la place 1 doit piocher 2\u00a0cartes ou répondre")],
)
def test_an_answer_is_spoken_of_only_where_a_card_answers(tmp_path: Path, answers: str, told: str):
    scene = tmp_path / "scene.toml"
    scene.write_text(SCENE + f"[with.powers]\n9 = {{ draw = 2{answers} }}\n", encoding="utf-8")
    shown = huit("replay", scene).stdout
    assert told in shown
    assert ("répon" in shown) == bool(answers)
