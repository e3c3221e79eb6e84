"""Two people and two computers in one room: who is here, what is said and voted on, the clock, and the ways on after a round."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.finished import finish_round
from tests.browser.friends import GO_WITH, Friends, act_in_eights
from tests.browser.game import AN_HOUR_MS, Game

LONG_MS = 30_000
PHONE = {"width": 360, "height": 740}
DONE = {"reason": "out", "winners": [0], "points": [0, 12, 8], "hands": [[], ["Kd"], ["8c"]]}
MAY = {"start": False, "host": False, "undo": False, "kick": False, "back": False, "change": False}

Gather = Callable[..., Friends]


@pytest.fixture
def gather(sit: Sit) -> Gather:
    """Return what opens a room of two people and two computers, and deals."""

    def opened(people: int = 2, computers: int = 2, *, own: bool = False, **asked: Any) -> Friends:
        return Friends(sit, own=own).open(people, computers=computers, **asked).start()

    return opened


# Phrases


@pytest.mark.long(short="test_the_palette_obeys_the_keys_and_is_heard_in_english_too")
def test_a_phrase_is_seen_heard_and_muted(gather: Gather):
    anne, leo = gather(own=True).games
    say(leo, "well_played")
    expect(anne.by("said-1")).to_have_text("Bien joué\u202f!")
    expect(leo.by("said-1")).to_be_visible()
    expect(anne.by("live")).to_contain_text("Léo\u00a0: Bien joué\u202f!")

    anne.by("seat-menu-1").click()
    anne.by("mute").check()
    anne.page.keyboard.press("Escape")
    expect(anne.by("said-1")).to_be_hidden()
    say(leo, "oops")
    expect(leo.by("said-1")).to_have_text("Oups\u202f!")
    expect(anne.by("said-1")).to_be_hidden()

    anne.page.clock.install(time=0)
    anne.page.reload()
    expect(anne.by("room")).to_be_visible()
    anne.page.clock.pause_at(AN_HOUR_MS)
    say(leo, "wow")
    expect(leo.by("said-1")).to_have_text("Waouh\u202f!")
    expect(anne.by("said-1")).to_be_hidden()
    anne.by("seat-menu-1").click()
    anne.by("mute").uncheck()
    anne.page.keyboard.press("Escape")
    expect(anne.by("said-1")).to_have_text("Waouh\u202f!")
    anne.page.clock.fast_forward("20")
    expect(anne.by("said-1")).to_be_hidden()
    anne.assert_no_complaint()


@pytest.mark.long(short="test_the_palette_obeys_the_keys_and_is_heard_in_english_too")
def test_who_has_no_chair_can_be_muted_too(gather: Gather):
    friends = gather()
    anne = friends.games[0]
    zoe = friends.without_chair("Zoé")
    say(zoe, "oops")
    expect(anne.by("said-standing")).to_contain_text("Zoé\u00a0: Oups\u202f!")
    anne.by("room-open").click()
    anne.by("muting").get_by_label("Zoé").check()
    anne.assert_accessible()
    anne.page.keyboard.press("Escape")
    expect(anne.by("said-standing")).to_be_hidden()
    say(zoe, "wow")
    expect(zoe.by("said-standing").last).to_contain_text("Waouh")
    expect(anne.by("said-standing")).to_be_hidden()
    anne.assert_no_complaint()


def test_the_palette_obeys_the_keys_and_is_heard_in_english_too(gather: Gather):
    anne, leo = gather().games
    expect(anne.by("btn-phrases")).to_be_visible()
    anne.page.keyboard.press("b")
    expect(anne.focused).to_have_attribute("data-testid", "phrase-hello")
    for key in ("ArrowDown", "ArrowRight", "ArrowUp"):
        anne.page.keyboard.press(key)
    expect(anne.focused).to_have_attribute("data-testid", "phrase-good_game")
    anne.page.keyboard.press("Escape")
    expect(anne.by("palette")).to_be_hidden()
    expect(anne.focused).to_have_attribute("data-testid", "btn-phrases")
    anne.page.keyboard.press("b")
    expect(anne.focused).to_have_attribute("data-testid", "phrase-hello")
    anne.page.keyboard.press("Enter")
    expect(leo.by("said-0")).to_have_text("Bonjour\u202f!")
    leo.by("language").click()
    say(anne, "thinking")
    expect(leo.by("said-0")).to_have_text("Thinking…")
    expect(leo.by("live")).to_contain_text("Anne: Thinking…")
    anne.page.keyboard.press("e")
    expect(anne.focused).to_have_attribute("data-testid", "chat-field")
    anne.page.keyboard.type("b p <i>oui</i>")
    anne.page.keyboard.press("Enter")
    expect(leo.by("said-0")).to_have_text("b p <i>oui</i>")
    expect(anne.by("palette")).to_be_hidden()
    anne.page.keyboard.press("Escape")
    expect(anne.focused).to_have_attribute("data-testid", "btn-chat")
    anne.assert_no_complaint()


# Who is here


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_who_is_gone_is_shown_away_then_played_for_and_has_his_seat_back(gather: Gather):
    friends = gather(settings={"grace_s": 5})
    anne, leo = friends.games
    hand = leo.hand()
    address = leo.page.url
    leo.page.context.set_offline(True)
    # What is open stays open in a browser without a network; a device that sleeps closes it.
    leo.page.goto("about:blank")
    expect(anne.by("signs-1")).to_have_attribute("data-presence", "away")
    expect(anne.by("signs-1")).to_contain_text("hors ligne")
    expect(anne.by("log")).to_contain_text("Léo n’est plus en ligne")
    anne.assert_accessible()
    expect(anne.by("signs-1")).to_have_attribute("data-presence", "stood_in", timeout=LONG_MS)
    expect(anne.by("signs-1")).to_contain_text("l’ordi joue")
    expect(anne.by("live")).to_contain_text("L’ordinateur joue à la place de Léo")

    leo.page.context.set_offline(False)
    leo.page.goto(address)
    expect(leo.by("hand")).to_be_visible()
    expect(anne.by("signs-1")).to_have_attribute("data-presence", "here")
    expect(anne.by("log")).to_contain_text("Léo est de retour")
    if not anne.by("log").get_by_text("à sa place").count():
        assert leo.hand() == hand
    expect(leo.by("signs-1")).to_have_attribute("data-presence", "here")
    anne.assert_no_complaint()


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_one_leaves_a_chair_after_a_question_and_takes_it_back(gather: Gather):
    anne, leo = gather().games
    expect(leo.by("btn-phrases")).to_be_visible()
    leo.page.keyboard.press("i")
    leo.by("btn-leave").click()
    expect(leo.by("leave-sure")).to_contain_text("L’ordinateur finira la manche")
    leo.by("btn-leave-sure").click()
    expect(leo.by("room-panel")).to_be_hidden()
    expect(leo.by("stood-in")).to_be_visible()
    expect(anne.by("signs-1")).to_have_attribute("data-presence", "stood_in")
    leo.assert_accessible()
    leo.by("btn-back").click()
    expect(leo.by("stood-in")).to_be_hidden()
    expect(anne.by("signs-1")).to_have_attribute("data-presence", "here")


def test_whoever_looks_on_is_counted_and_sees_no_hand(sit: Sit):
    friends = Friends(sit).open(1, computers=3)
    watching = friends.looking_on()
    expect(watching.by("room")).to_be_visible()
    expect(watching.by("hand")).to_be_hidden()
    for seat in range(4):
        expect(watching.by(f"opponent-{seat}")).to_be_visible()
    expect(watching.by("btn-phrases")).to_be_hidden()
    expect(watching.by("btn-draw")).to_be_hidden()
    expect(friends.games[0].by("bar-watchers")).to_contain_text("1 spectateur")
    watching.assert_accessible()
    watching.assert_no_complaint()


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_alone_it_is_as_calm_as_ever(sit: Sit):
    game = sit(reduced_motion="reduce")
    game.open_room(rules="minimale")
    for hook in ("btn-phrases", "room-open", "signs-1", "seat-menu-1", "bar-watchers", "btn-undo"):
        expect(game.by(hook)).to_be_hidden()
    game.wait_for_me()
    with game.answer_shown():
        assert act_in_eights(game)
    game.wait_for_me()
    top, hand = game.top(), game.hand()
    game.page.keyboard.press("z")
    expect(game.by("log")).to_contain_text("Vous reprenez votre coup et tout ce qui a suivi.")
    assert (game.top(), game.hand()) != (top, hand)
    game.assert_no_complaint()


# Votes


def test_a_move_is_taken_back_when_all_agree(gather: Gather):
    friends = gather(computers=0)
    mover, other = moved(friends)
    before = mover.hand()
    mover.by("btn-undo").click()
    expect(mover.by("poll")).to_contain_text("Vous demandez à reprendre votre coup.")
    expect(mover.by("vote-yes")).to_be_hidden()
    expect(other.by("poll")).to_contain_text("voudrait reprendre son dernier coup")
    other.assert_accessible()
    assert clear_of(other, "poll", "hand")
    other.by("vote-yes").click()
    for game in (mover, other):
        expect(game.by("poll")).to_be_hidden()
        expect(game.by("log")).to_contain_text("coup et tout ce qui a suivi")
    assert mover.hand() != before
    mover.assert_no_complaint()


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_a_move_stays_when_one_says_no(gather: Gather):
    friends = gather(computers=0)
    mover, other = moved(friends)
    before = mover.hand()
    mover.page.keyboard.press("z")
    other.by("vote-no").click()
    for game in (mover, other):
        expect(game.by("poll")).to_be_hidden()
        expect(game.by("log")).to_contain_text("Le coup n’est pas repris")
        expect(game.by("live")).to_contain_text("Le coup n’est pas repris")
    assert mover.hand() == before


# The clock


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_the_clock_runs_at_the_seat_that_is_awaited(sit: Sit):
    game = sit(own=True)
    game.page.clock.install(time=0)
    scene = game.sit_at(computers=[False] * 3, guests_at=[0, 1, 2], guest=0, stage="round", here=[True] * 3, may=MAY)
    # From now on it moves only where the test moves it.
    game.page.clock.pause_at(AN_HOUR_MS)
    scene.show(turn=1, moves=[], clock={"seats": [1], "left_ms": 60_000, "of_ms": 60_000})
    expect(game.by("signs-1").get_by_test_id("clock")).to_have_text("1:00")
    expect(game.by("clock")).to_have_attribute("aria-label", "il reste 1\u00a0minute")
    game.page.clock.fast_forward(65_000)
    expect(game.by("clock")).to_have_text("délai de grâce")
    # Only my own time is read out.
    scene.show(turn=0, moves=["5h"], clock={"seats": [0], "left_ms": 60_000, "of_ms": 60_000})
    expect(game.by("clock")).to_have_attribute("data-short", "false")
    expect(game.by("live")).not_to_contain_text("Plus que")
    game.page.clock.fast_forward(56_000)
    expect(game.by("clock")).to_have_attribute("data-short", "true")
    expect(game.by("clock")).to_have_text("4\u00a0s")
    expect(game.by("live")).to_contain_text("Plus que 5 secondes.")
    game.page.clock.fast_forward(5_000)
    expect(game.by("clock")).to_have_text("délai de grâce")
    # axe waits by the clock of the page.
    game.page.clock.resume()
    game.assert_accessible()
    game.assert_no_complaint()


# After a round


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_after_a_round_the_same_cards_then_a_rematch(gather: Gather):
    friends = gather(computers=0)
    anne, leo = friends.games
    dealt = sorted(anne.hand())
    play_to_the_end(friends)
    for game in friends.games:
        expect(game.by("round-over")).to_be_visible()
    anne.assert_accessible()
    anne.by("btn-same-cards").click()
    # Nobody is dealt known cards unawares.
    expect(leo.by("round-over")).to_contain_text("la prochaine manche redonnera celles de la manche 1")
    expect(leo.by("live")).to_contain_text("Cartes connues")
    leo.by("round-over").get_by_test_id("btn-other-cards").click()
    expect(anne.by("known-cards")).to_have_count(0)
    anne.by("btn-same-cards").click()
    expect(anne.by("round-over")).to_contain_text("Cartes connues")
    anne.by("btn-next-round").click()
    expect(anne.by("round-over")).to_be_hidden()
    leo.by("btn-play-on").click()
    expect(leo.by("round-over")).to_be_hidden()
    # The first card may have been dealt in between to whoever was caught.
    assert sorted(anne.hand()) == dealt
    expect(leo.by("known-cards")).to_contain_text("celles de la manche 1")
    play_to_the_end(friends)
    expect(leo.by("btn-next-round")).to_be_visible()
    expect(leo.by("btn-rematch")).to_be_hidden()
    anne.by("btn-rematch").click()
    leo.by("btn-play-on").click()
    for game in friends.games:
        expect(game.by("round-over")).to_be_hidden()
    anne.assert_no_complaint()


@pytest.mark.long(short="test_voted_rules.py::test_other_rules_are_proposed_read_and_voted")
def test_the_host_changes_the_rules_and_a_round_becomes_a_replay(gather: Gather):
    friends = gather(computers=0)
    anne, leo = friends.games
    play_to_the_end(friends)
    expect(leo.by("btn-next-round")).to_be_visible()
    # The others propose what the host decides.
    expect(leo.by("btn-change-rules")).to_have_text("Proposer d’autres règles")
    anne.by("btn-change-rules").click()
    expect(anne.by("change-rules-window")).to_be_visible()
    expect(anne.by("change-rules-window").get_by_test_id("change-these")).to_be_visible()
    anne.page.keyboard.press("Escape")
    with anne.page.expect_navigation(url=re.compile("/revoir/[A-Za-z0-9_-]+$")):
        anne.by("btn-watch-again").click()
    anne.page.go_back()
    # Whoever looks at a replay is still host.
    expect(anne.by("btn-change-rules")).to_have_text("Changer de règles")
    rules_are_proposed_from_the_result(anne, leo)
    # The deal ends the vote, and everybody is at the table.
    anne.by("btn-next-round").click()
    expect(leo.by("room-panel")).to_be_hidden()
    expect(leo.by("hand")).to_be_visible()
    leo.by("btn-play-on").click()
    leo.by("room-open").click()
    expect(leo.by("propose-later")).to_have_text("On propose d’autres règles entre deux manches.")
    expect(leo.by("finished-1")).to_be_visible()
    expect(leo.by("watch-round-1")).to_have_count(0)
    for game in friends.games:
        game.assert_no_complaint()


def rules_are_proposed_from_the_result(host: Game, other: Game) -> None:
    """Who proposes sees the vote and what it costs; whoever looks at the result is told, and finds it."""
    other.by("btn-change-rules").click()
    expect(other.by("change-rules-window").get_by_test_id("ends-match")).to_contain_text("Les totaux repartiraient de zéro")
    other.by("start-games").click()
    other.by("start-rules-classique").check()
    other.by("adopt-rules").click()
    expect(other.by("rules-poll")).to_be_focused()
    expect(other.by("rules-poll")).to_be_in_viewport()
    at_stake = re.compile(r"\(Anne\u00a0: \d+, Léo\u00a0: \d+\)")
    expect(other.by("rules-poll").get_by_test_id("ends-match")).to_contain_text(at_stake)
    expect(other.by("finished-1")).to_contain_text(re.compile("Manche 1\u00a0: (Anne|Léo) gagne"))
    expect(other.by("watch-round-1")).to_be_visible()
    expect(host.by("vote-here")).to_contain_text("Léo propose d’autres règles.")
    host.assert_accessible()
    host.by("vote-here-open").click()
    expect(host.by("rules-poll")).to_be_focused()
    host.page.keyboard.press("Escape")
    expect(host.by("vote-here-open")).to_be_focused()


@pytest.mark.long(short="test_gathering.py::test_two_people_come_by_a_link_to_a_first_card")
def test_what_is_waited_for_is_said_when_a_chair_is_open(gather: Gather):
    friends = gather(computers=0)
    anne, leo = friends.games
    play_to_the_end(friends)
    leo.page.evaluate(GO_WITH, [{"type": "stand"}])
    expect(anne.by("waits")).to_contain_text("Une place est libre")
    expect(anne.by("btn-next-round")).to_have_attribute("aria-disabled", "true")
    expect(leo.by("waits")).to_be_visible()
    anne.assert_accessible()


# For everybody


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
@pytest.mark.parametrize("rules", ["minimale", "trois-cinq-huit", "danish"])
def test_on_a_phone_palette_menu_and_seats_can_be_read_by_everybody(gather: Gather, rules: str):
    anne, leo = gather(rules=rules, people=2, computers=1, settings={"clock_s": 600}).games
    anne.page.set_viewport_size(PHONE)
    leo.page.goto("about:blank")
    expect(anne.by("signs-1")).to_have_attribute("data-presence", "away")
    anne.by("btn-phrases").click()
    expect(anne.by("phrase-luck")).to_be_visible()
    assert clear_of(anne, "palette", "hand")
    expect(anne.by("clock").first).to_have_text(re.compile(r"^\s*\d+:\d\d\s*$"))
    assert_readable_by_day_and_night(anne)
    anne.page.keyboard.press("Escape")
    anne.by("seat-menu-1").click()
    expect(anne.by("mute")).to_be_visible()
    assert_readable_by_day_and_night(anne)
    anne.page.keyboard.press("Escape")
    anne.by("room-open").click()
    expect(anne.by("btn-leave")).to_be_visible()
    assert_readable_by_day_and_night(anne)
    anne.page.keyboard.press("Escape")
    anne.assert_no_complaint()


def assert_readable_by_day_and_night(game: Game) -> None:
    for theme in ("dark", "light"):
        game.page.emulate_media(color_scheme=theme)
        game.assert_accessible()
    game.assert_no_sideways_scroll()


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_a_vote_never_hides_the_hand(sit: Sit):
    game = sit(scene=True)
    people = {"computers": [False] * 3, "guests_at": [0, 1, 2], "guest": 0, "here": [True, True, True], "stand_ins": [False] * 3}
    scene = game.sit_at(**people, host=1, stage="round", may=MAY | {"undo": True})
    scene.show(poll={"kind": "undo", "opened_seq": 1, "by": 1, "seat": 1, "yes": [2], "no": [], "voters": [0, 2], "needs": 2})
    expect(game.by("poll")).to_contain_text("Paul voudrait reprendre son dernier coup.")
    for size in (PHONE, {"width": 1280, "height": 800}):
        game.page.set_viewport_size(size)
        assert clear_of(game, "poll", "hand"), size
        game.assert_accessible()
        game.assert_no_sideways_scroll()
    with game.answer_shown():
        game.by("vote-yes").click()
    assert scene.sent[-1]["type"] == "vote"
    assert scene.sent[-1]["yes"] is True
    scene.show(stage="between", over=True, turn=None, moves=[], result=DONE)
    scene.show(poll={"kind": "kick", "opened_seq": 2, "by": 1, "seat": 2, "yes": [1], "no": [], "voters": [0, 1], "needs": 2})
    scene.show(poll=None, guests_at=[0, 1, None], names=["Anne", "Paul", ""], log=[])
    expect(game.by("log")).to_contain_text("Léa est hors de la table")


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_whose_time_is_up_is_told_so_and_has_no_chair_to_take_back(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(guests_at=[0, 1, 2], guest=0, stage="round", here=[True] * 3, stand_ins=[True, False, False], may=MAY)
    expect(game.by("stood-in")).to_contain_text("L’ordinateur joue à votre place")
    expect(game.by("btn-back")).to_be_hidden()
    scene.show(may=MAY | {"back": True})
    expect(game.by("btn-back")).to_be_visible()


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_where_a_computer_has_won_the_page_says_why_nobody_adds_a_rule(sit: Sit):
    game = sit(scene=True, viewport=PHONE)
    scene = game.sit_at(
        computers=[False, False, True], guests_at=[0, 1, None], guest=0, stage="round", settings={"winner_adds": True}
    )
    over = {"stage": "between", "over": True, "turn": None, "moves": [], "may": MAY | {"start": True, "host": True}}
    scene.show(**over, result=DONE | {"winners": [1]})
    expect(game.by("round-over")).to_be_visible()
    expect(game.by("btn-rematch")).to_contain_text("les totaux repartent de zéro")
    expect(game.by("nobody-adds")).to_have_count(0)
    scene.show(**over, result=DONE | {"winners": [2]})
    expect(game.by("nobody-adds")).to_contain_text("Un ordinateur a gagné")
    game.assert_no_sideways_scroll()


@pytest.mark.long(short="test_a_move_is_taken_back_when_all_agree")
def test_a_round_that_cannot_be_played_on_is_explained(sit: Sit):
    game = sit(scene=True)
    scene = game.sit_at(guests_at=[0, None, None], guest=0, stage="round")
    may = MAY | {"start": True, "host": True}
    scene.show(void=True, stage="between", turn=None, moves=[], hand=[], may=may)
    expect(game.by("void")).to_contain_text("ne peut pas la continuer")
    game.assert_accessible()
    game.by("btn-next-round").click()
    game.assert_no_complaint()


# What the tests do


def say(game: Game, phrase: str) -> None:
    game.by("btn-phrases").click()
    game.by(f"phrase-{phrase}").click()


def on_turn(friends: Friends) -> Game:
    """Return whose turn it is, once a page says so."""
    anybody = friends.games[0]
    anybody.wait_until(lambda: friends.on_turn() is not None, lambda: "nobody is to play")
    mover = friends.on_turn()
    assert mover is not None
    return mover


def moved(friends: Friends) -> tuple[Game, Game]:
    """Make a move after which it is the other one's turn; return who made it, and the other one."""
    for _ in range(20):
        mover = on_turn(friends)
        assert friends.play(1, act_in_eights) == 1
        other = next(game for game in friends.games if game is not mover)
        if on_turn(friends) is other:
            return mover, other
    raise AssertionError("the turn does not pass")


def play_to_the_end(friends: Friends) -> None:
    finish_round(*friends.games)
    for game in friends.games:
        expect(game.by("round-over")).to_be_visible()


def clear_of(game: Game, panel: str, other: str) -> bool:
    """Tell whether what lies over the felt leaves something free."""
    one, two = game.by(panel).bounding_box(), game.by(other).bounding_box()
    assert one
    assert two
    beside = one["x"] >= two["x"] + two["width"] or two["x"] >= one["x"] + one["width"]
    return beside or one["y"] + one["height"] <= two["y"] + 1 or one["y"] >= two["y"] + two["height"]
