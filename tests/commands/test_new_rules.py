"""`huit rules new` asks what a page leaves open: as somebody would answer who has the page beside them."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from huit.cards import face_name, faces_of
from huit.clients.terminal.new_rules import MARK
from huit.commands import main
from huit.rules import load_rules
from huit.rules.check import findings
from huit.rules.drafts import Draft, questions
from huit.rules.families import family_names, schema_of
from huit.rules.shedding.idle import idle_knobs
from huit.words.made import commands

EN = commands.WORDS["en"].writing

Answers = dict[str, str | list[str]]


class Somebody:
    """Reads what is asked, and answers it: once, several times in turn, or with Enter where the page says nothing of it."""

    def __init__(self, capsys: pytest.CaptureFixture[str], answers: Answers) -> None:
        self.capsys = capsys
        self.answers: dict[str, Iterator[str]] = {
            asked: iter([answer] if isinstance(answer, str) else answer) for asked, answer in answers.items()
        }
        self.heard = ""

    def readline(self) -> str:
        said = self.capsys.readouterr().out
        self.heard += said
        asked = said.rstrip().rpartition("\n")[2]
        found = next((answer for begin, answer in self.answers.items() if asked.startswith(begin)), None)
        return f"{next(found, '') if found else ''}\n"


@pytest.fixture
def talk(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A conversation with `huit rules new`: returns all that was said."""

    def talked(*words: str, answers: Answers) -> str:
        somebody = Somebody(capsys, answers)
        monkeypatch.setattr(sys, "stdin", somebody)
        monkeypatch.setenv("HUIT_LANG", "en")
        main(["rules", "new", *words], standalone_mode=False)
        return somebody.heard + capsys.readouterr().out

    return talked


def numbers(*names: str) -> str:
    """Return the numbers under which powers stand in the list."""
    listed = [knob.name for knob in schema_of("shedding").powers.values() if not knob.needs and knob.level != "advanced"]
    return " ".join(str(1 + listed.index(name)) for name in names)


ROCKAWAY: Answers = {
    "What is the game called?": "Rockaway",
    "How many players at most?": "6",
    "How many cards is each player dealt?": "7",
    "May the card just drawn be played?": "2",
    "Which cards do anything?": "A, 2, Qs",
    "What do these do: ace": numbers("wild", "names_suit"),
    "What do these do: 2": numbers("draw"),
    "How many cards does it make somebody draw?": ["2", "5"],
    "Which cards answer it?": ["2", "none"],
    "What do these do: queen of spades": numbers("draw"),
    "What do cards count in a hand?": "A = 15, J Q K = 10",
    "How is a match won?": "2",
    "How many points end the match?": "150",
    "What else does the page say of this": ["The dealer may look at the bottom card."],
}


def test_a_page_becomes_a_file_that_says_it(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "rockaway.toml"
    talk(str(file), answers=ROCKAWAY)
    rules = load_rules(file)
    assert (rules.name["en"], rules.seats[-1], rules.hand(seats=4)) == ("Rockaway", 6, 7)
    assert rules.knobs["drawn_card"] == "may_be_played"
    effects = {rules.key(face): dict(rules.power(face)) for face in (0, 4, 47)}
    assert effects == {
        "powers.A": {"wild": True, "names_suit": True},
        "powers.2": {"draw": 2, "answered_by": "2"},
        "powers.Qs": {"draw": 5},
    }
    assert (rules.points[0], rules.points[44]) == (15, 10)
    assert rules.match == {"plan": "negatif", "target": 150}
    assert [sentence["en"] for sentence in rules.by_hand] == ["The dealer may look at the bottom card."]


def test_the_sheet_is_shown_as_it_grows(tmp_path: Path, talk: Callable[..., str]):
    heard = talk(str(tmp_path / "rockaway.toml"), answers=ROCKAWAY)
    assert "Each player is dealt 7 cards." in heard.partition("What else does the page say")[0]
    assert "makes the next player draw 2 cards and miss their turn, unless they play a 2" in heard


def test_what_no_knob_can_say_is_named_as_such(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "ours.toml"
    heard = talk(str(file), answers={"How many cards is each player dealt?": ["+ Cards are dealt two at a time.", "6"]})
    assert EN.noted in heard
    shown = CliRunner(env={"HUIT_LANG": "en"}).invoke(main, ["rules", "check", str(file)]).output
    assert "Cards are dealt two at a time." in shown


def test_it_goes_on_where_it_stopped(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "ours.toml"
    talk(str(file), answers={"How many players at most?": "5", "How many cards is each player dealt?": "."})
    heard = talk(str(file), answers={"How many cards is each player dealt?": ["6", "."]})
    assert "How many players at most? [5]" in heard
    assert (load_rules(file).seats[-1], load_rules(file).hand(seats=3)) == (5, 6)


def test_an_answer_can_be_mended_by_going_back(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "ours.toml"
    talk(str(file), answers={"How many players at most?": ["5", "4"], "How many cards are in the pack?": ["<", "1"]})
    assert (load_rules(file).seats[-1], load_rules(file).knobs["cards"]) == (4, "32")


def test_what_cannot_be_is_asked_again_with_what_would_be_right(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "ours.toml"
    heard = talk(
        str(file),
        answers={
            "How many cards is each player dealt?": ["lots", "99", "?", "6"],
            "Which cards do anything?": ["12", "8"],
            "What do these do: 8": ["0", numbers("wild")],
        },
    )
    assert EN.a_number(1, 20) in heard
    assert "out of bounds" in heard
    assert EN.cards_as in heard
    assert load_rules(file).hand(seats=2) == 6


JACK_CHANGE_IT: Answers = {
    "What is the game called?": "Jack Change It",
    "How many players at most?": "6",
    "How many cards is each player dealt?": "7",
    "Must the first card be one without an effect?": "yes",
    "Which cards do anything?": "Ah, 5h, 2, 8, J, Q, A 3 4 5 6 7 9 10 K",
    "What do these do: ace of hearts?": numbers("draw", "never_last", "plays_set"),
    "What do these do: 5 of hearts?": numbers("clears_debt", "plays_set"),
    "What do these do: 2?": numbers("draw", "never_last", "plays_set"),
    "What do these do: 8?": numbers("skips", "never_last", "plays_set"),
    "What do these do: jack?": ["+ A jack calls another suit; here, any.", numbers("names_suit", "never_last", "plays_set")],
    "What do these do: queen?": numbers("reverses", "plays_set"),
    "What do these do: ace, 3": numbers("plays_set"),
    "How many cards does it make somebody draw?": ["2", "5"],
    "Which cards answer it?": ["2", "5h 2h"],
    "Does each of the cards played together count?": ["yes", "yes", "yes", "yes"],
    "What do they say?": ["+ They knock twice and say “Last card”; here, the word is enough.", "2"],
    "How many cards does forgetting cost?": "1",
    "How are points counted?": "1",
}
"""A page from which no file of the library came."""


def test_one_card_of_a_rank_does_its_own_whatever_is_said_first(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "jack.toml"
    heard = talk(str(file), answers=JACK_CHANGE_IT)
    rules = load_rules(file)
    said = {face_name(face): dict(rules.power(face)) for face in faces_of(rules.deck)}
    assert said["Ah"] == {"draw": 5, "answered_by": "5h 2h", "never_last": True, "plays_set": True, "adds_up": True}
    assert said["5h"] == {"clears_debt": True, "plays_set": True}
    assert said["As"] == said["5c"] == said["Kd"] == {"plays_set": True}
    assert heard.count("Does each of the cards played together count?") == 4
    assert [sentence["en"][:6] for sentence in rules.by_hand] == ["A jack", "They k"]
    assert not findings(rules)


BRIDGE: Answers = {
    "How many cards are in the pack?": "2",
    "Which cards do anything?": "7, J",
    "What do these do: 7": numbers("draw"),
    "What do these do: jack": numbers("names_suit", "last_points"),
    "As a last card, how many points": ["minus", "-20"],
    "Do players announce": "no",
    "How is a match won?": "5",
    "How many points end the match?": ["?", "125"],
}


def test_points_may_be_taken_off(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "bridge.toml"
    heard = talk(str(file), answers=BRIDGE)
    assert load_rules(file).power(40)["last_points"] == -20
    assert EN.a_number(-100, 100) in heard
    assert EN.a_number(1, 100_000) in heard
    assert load_rules(file).match == {"plan": "retour-a-zero", "target": 125}


def test_what_cannot_come_up_is_not_asked(tmp_path: Path, talk: Callable[..., str]):
    heard = talk(str(tmp_path / "ours.toml"), answers={"Do players announce": "no"})
    assert "How many cards does forgetting cost?" not in heard
    assert "Does an attack played in answer" not in heard
    heard = talk(str(tmp_path / "two.toml"), answers={"Do players announce": "no", "Do players say a word": "yes"})
    assert "How many cards does forgetting cost?" in heard
    heard = talk(str(tmp_path / "jack.toml"), answers=JACK_CHANGE_IT)
    assert heard.index("Which cards do anything?") < heard.index("Does an attack played in answer")


def test_the_list_of_acting_cards_is_the_whole_list(tmp_path: Path, talk: Callable[..., str]):
    file = tmp_path / "ours.toml"
    talk(str(file), answers={"Which cards do anything?": "8, 9", "What do these do: ": [numbers("wild"), numbers("reverses")]})
    heard = talk(str(file), answers={"Which cards do anything?": "8, 10", "What do these do: 8": "none"})
    assert "Which cards do anything? Those that do the same together, with commas between: 2, 7, J, Kh Ks, joker [8, 9]" in heard
    assert not load_rules(file).powers.get(32)
    assert not load_rules(file).powers.get(28)
    talk(str(file), answers={"Which cards do anything?": "10", "What do these do: 10": numbers("reverses")})
    talk(str(file), answers={"Which cards do anything?": "Th"})
    assert {face for face, power in load_rules(file).powers.items() if power} == {38}
    talk(str(file), answers={"Which cards do anything?": "none"})
    assert not any(load_rules(file).powers.values())


def test_cards_stand_in_brackets_as_they_are_typed(tmp_path: Path, talk: Callable[..., str]):
    heard = talk(str(tmp_path / "ours.toml"), answers={})
    assert "10 J Q K = 10" in heard


def test_what_0_says_is_told(tmp_path: Path, talk: Callable[..., str]):
    heard = talk(str(tmp_path / "ours.toml"), answers={"How many cards do players draw": ["?", "0"], "How many packs": ["?"]})
    assert "0: If you cannot play, you draw until you can, and then play." in heard
    assert "0: As many packs are used as needed." in heard


def test_a_file_that_somebody_wrote_is_not_written_over(tmp_path: Path):
    file = tmp_path / "ours.toml"
    file.write_text('extends = "minimale"\n')
    said = CliRunner(env={"HUIT_LANG": "en"}).invoke(main, ["rules", "new", str(file)])
    assert said.exit_code == 1
    assert EN.there_is("ours.toml") in said.output
    assert file.read_text() == 'extends = "minimale"\n'


@pytest.mark.parametrize("like", ["monclar", "danish", "trois-cinq-huit"])
def test_who_only_presses_enter_gets_the_game_they_began_with(tmp_path: Path, talk: Callable[..., str], like: str):
    file = tmp_path / "ours.toml"
    talk(str(file), "--like", like, "--every", answers={})
    assert file.read_text().startswith(MARK)
    assert load_rules(file).digest == load_rules(like).digest


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_question_has_its_words(language: str):
    silent = [
        f"{name}: {knob.name}"
        for name in family_names()
        for schema in (schema_of(name),)
        for knob in (*schema.knobs.values(), *(knob for knob in schema.powers.values() if knob.needs or knob.kind != "bool"))
        if knob.level != "advanced" and not knob.said("asked", language)
    ]
    assert not silent, "\n".join(silent)


def test_every_knob_of_a_round_is_asked_once():
    for name in family_names():
        schema = schema_of(name)
        asked = [question.asks.name for question in questions(schema, level="advanced") if not isinstance(question.asks, str)]
        assert sorted(asked) == sorted(schema.knobs)


def test_a_draft_written_down_is_the_draft():
    draft = Draft("monclar", {"hand": {"2": 7, "3": 5}, "powers": {"Kh Ks": {"draw": 3}}, "by_hand": ["A “quoted” word."]})
    assert "hand = { 2 = 7, 3 = 5 }" in draft.written()
    assert '"Kh Ks" = { draw = 3 }' in draft.written()


def test_what_is_noted_leaves_the_sentences_of_the_game_as_they_are():
    draft = Draft("switch")
    draft.keep_by_hand("No phones.")
    draft.say("draws_freely", False)
    assert [sentence["en"] for sentence in draft.rules.by_hand] == ["No phones."]
    assert 'by_hand = ["+", "No phones."]' in draft.written()


def test_what_is_not_asked_of_a_card_would_do_nothing():
    powers = schema_of("shedding").powers
    for name in (name for name, knob in powers.items() if knob.takes_one_of):
        beside = {need: powers[need].example for need in powers[name].needs}
        for other in ("", *powers[name].takes_one_of):
            power = beside | {name: powers[name].example} | ({other: powers[other].example} if other else {})
            rules = load_rules("rien", options={"powers": {"5": power}})
            assert (name in idle_knobs(rules, 16)) == (not other), (name, other)


def test_what_questions_wait_for_are_knobs():
    for schema in map(schema_of, family_names()):
        known = {*schema.knobs, *schema.powers}
        assert {other for knob in schema.knobs.values() for other in knob.takes_one_of} <= known
        assert {other for knob in schema.powers.values() for other in knob.takes_one_of} <= {*schema.powers}


def test_what_cannot_be_played_yet_is_said_at_the_end(talk: Callable[..., str], tmp_path: Path):
    heard = talk(str(tmp_path / "a.toml"), answers={"How many jokers in each pack?": "2"})
    assert "joker" in heard.partition("It cannot be played as it is: ")[2]
    assert EN.not_yet("") not in talk(str(tmp_path / "b.toml"), answers={"How many cards is each player dealt?": "6"})
