"""What is hidden stays hidden in a room too: every byte that anybody is sent, in every game, when hidden cards are dealt anew."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import huit
from huit.engine.events import CARDS, COUNT, SEAT, EventKinds
from huit.engine.round import Round, family_named
from huit.rooms.agreement import AgreementError, agreed_rules
from huit.rooms.journal import GuestJoined, Moved, Opened
from huit.rooms.messages import (
    Again,
    ChangeSettings,
    ChooseHand,
    ClientMessage,
    Clock,
    Commit,
    Computer,
    Cut,
    Kick,
    MakeMove,
    Name,
    NewMatch,
    Next,
    Pace,
    Presence,
    Ready,
    RefusedMessage,
    Reveal,
    Rules,
    Sit,
    Stand,
    Undo,
    Viewer,
    Vote,
    encode_message,
)
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.room_view import Moment, Screen
from huit.rooms.settings import Links, RoomSettings
from huit.rooms.trust import Secret, commitment_of, secret_from
from huit.rules import load_rules
from huit.rules.families import family_names
from huit.server.live.commands import finished_command
from huit.views.client_view import open_view, own_of_nobody
from huit.views.dealt import Proof
from tests.cases import examples, games_mostly_long
from tests.laws import test_families, test_hidden
from tests.laws.some_rounds import some_move
from tests.laws.test_play import FACE_NAMES
from tests.rooms.company import command_for
from tests.rooms.scenes import NAMES, moves_of, with_round
from tools.generate_protocol import nobodys, private_facts

GAMES = huit.rule_names()
SHEDDING_WORDS = [name + ending for name in FACE_NAMES for ending in ("", "!", "=h")] + [
    *("draw", "pass", "say", "catch", "take", "declare", "draw!", "=s", "give 0 4c 5d", "give 1 4c", "rubbish"),
]


@st.composite
def stories(draw: st.DrawFn, name: str, longest: int = 60) -> tuple[list[Room], random.Random]:
    """A room of people, and one who stands by, after each of some moves of a round of this game; the last is the latest."""
    rules = huit.load_rules(name)
    options = draw(st.sampled_from([{}, *({option: True} for option in rules.choices)]))
    seats, dice = draw(st.sampled_from(rules.seats)), random.Random(draw(st.integers(0, 10_000)))
    try:
        agreed_rules(name, options, seats=seats)
    except AgreementError:
        assume(False)
    room = room_of(name, seats, options, dice)
    story = [room.after(room.next_round(at=1, then=chance_secret(dice)))]
    for _ in range(draw(st.integers(0, longest))):
        if not story[-1].is_playing:
            break
        seat, word = some_move(story[-1].round, dice)
        story.append(story[-1].after(Moved(seat, word, at=story[-1].seq)))
    return story, dice


def rooms(name: str, longest: int = 60) -> st.SearchStrategy[tuple[Room, random.Random]]:
    """Such a room, after the last of these moves."""
    return stories(name, longest).map(lambda drawn: (drawn[0][-1], drawn[1]))


def room_of(name: str, seats: int, options: dict[str, Any], dice: random.Random) -> Room:
    opened = Opened(
        rules=name,
        options=options,
        match=None,
        names=NAMES[:seats],
        computers=(False,) * seats,
        player="thrifty",
        pace=1.0,
        forget=0.0,
        seed=dice.randbytes(32).hex(),
        first=None,
        resolved=load_rules(name, options=options).resolved,
        secret=chance_secret(dice),
    )
    return Room.open(opened).after(GuestJoined(guest=seats, name="Ève", seat=None))


def chance_secret(dice: random.Random) -> Secret:
    return secret_from(dice.randbytes(48))


def redealt(room: Room, seats: Iterable[int], dice: random.Random) -> Room:
    """The same room, with other cards where none of *seats* sees them, other chances to come, and another seed behind it all.

    But for that of its deal: a move that is taken back is found by it (and that it is not shown is tested below).
    """
    round_ = room.round
    for seat in seats:
        laws = test_hidden if room.rules.family == "shedding" else test_families
        round_ = laws.hidden_cards_anew(round_, seat, dice)
    if room.rules.family == "danish":
        # In a room a move is made whole: nobody stands with a card chosen and not yet exchanged.
        round_.state.swapping[:] = room.round.state.swapping
    seed, secret = dice.randbytes(32).hex(), chance_secret(dice)
    proof = msgspec.structs.replace(
        room.dealt.proof, seed=secret.seed, salt=secret.salt, deal_seed=seed, nonces=(("Anne", "00"),)
    )
    return msgspec.structs.replace(
        with_round(with_secret(room, chance_secret(dice)), round_),
        dealt=msgspec.structs.replace(room.dealt, proof=proof),
        past=(*room.past[:-1], msgspec.structs.replace(room.past[-1], seed=seed)),
    )


def with_secret(room: Room, secret: Secret) -> Room:
    return msgspec.structs.replace(room, sources=msgspec.structs.replace(room.sources, secret=secret))


def all_that_comes(room: Room, guest: int | None, *, before: Sequence[Room] = ()) -> list[bytes]:
    """Every byte that a guest, or a spectator, may get of a room: views, changes, and the refusals of whatever they could send.

    They have seen the rooms *before*, and one who is slow only the first of them.
    """
    seat = None if guest is None else room.seating.seat_of(guest)
    viewer = Viewer("abc", seat, guest, "def")
    presence = Presence(frozenset(range(room.seats + 1)), frozenset(), 1, Clock(room.awaited, left_ms=1, of_ms=5000))
    quick, slow, frames, moment = Screen(), Screen(), list[bytes | None](), None
    for number, seen in enumerate((*before, room)):
        moment = Moment(seen, presence, before=moment)
        frames.append(quick.show(moment, viewer))
        if number in (0, len(before)):
            frames.append(slow.show(moment, viewer))
    frames.append(encode_message(room.view(viewer, presence=presence)))
    answers = [answer(room, guest, message) for message in messages(room, seat) if guest is not None]
    return [*(frame for frame in frames if frame is not None), *answers]


def messages(room: Room, seat: int | None) -> Iterator[ClientMessage]:
    words = SHEDDING_WORDS if room.rules.family == "shedding" else test_families.NO_MOVES[1:]
    if room.is_playing and room.rules.family != "shedding":
        words = [*words, *test_families.every_word(room.round, seat or 0)]
    yield from (MakeMove(id="a", seq=room.seq, move=word) for word in words)
    yield from (Next("a"), Stand("a"), Undo("a"), ChooseHand("a", 5), Cut("a", 9), NewMatch("a", None), Pace("a", 1.0))
    yield from (Again("a", 1), Again("a", 2), Vote("a", yes=True), Ready("a", ready=True), Name("a", "Noémie"), Sit("a", 1))
    yield from (Kick("a", 1), Computer("a", 1, on=True), ChangeSettings("a", RoomSettings()))
    yield from (Commit("a", "0" * 64), Reveal("a", "0" * 32), Again("a", None))
    yield Rules("a", room.rules.id, {}, None, room.seats)


def answer(room: Room, guest: int, message: ClientMessage) -> bytes:
    here = range(room.seats + 1)
    try:
        of_chance = {"secret": lambda: Secret(1, "0"), "seed": lambda: 1, "links": lambda: Links("new", "watch")}
        command = command_for(room, guest, message, here=here, at=2, **of_chance)
        finished_command(room, command)
    except Refused as refused:
        return encode_message(RefusedMessage(id="a", code=refused.code, why=refused.why))
    return b""


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_what_a_seat_is_sent_is_the_same_whatever_is_hidden(name: str) -> None:
    @settings(max_examples=examples(5))
    @given(stories(name), st.integers(0, 9), st.integers(1, 4))
    def check(drawn: tuple[list[Room], random.Random], seat: int, seen: int) -> None:
        (*before, room), dice = drawn
        assume(room.is_playing)
        seat %= room.seats
        before = before[-seen:]
        assert all_that_comes(redealt(room, [seat], dice), seat, before=before) == all_that_comes(room, seat, before=before)

    check()


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_who_has_no_hand_is_sent_the_same_whatever_anybody_holds(name: str) -> None:
    @settings(max_examples=examples(5))
    @given(stories(name))
    def check(drawn: tuple[list[Room], random.Random]) -> None:
        (*before, room), dice = drawn
        assume(room.is_playing)
        # Two deals in which every hand is another one.
        anew = redealt(room, [0, 1], dice)
        for guest in (None, room.seats):
            assert all_that_comes(anew, guest, before=before[-2:]) == all_that_comes(room, guest, before=before[-2:])

    check()


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_what_all_see_is_the_same_from_every_seat(name: str) -> None:
    @settings(max_examples=examples(5))
    @given(rooms(name))
    def check(drawn: tuple[Room, random.Random]) -> None:
        room, _ = drawn
        # When it is over, all hands are shown.
        assume(room.is_playing)
        of_all, own = public_bytes(room.round, 0), own_of_nobody(room.rules)
        assert not any(getattr(own, field) for field in own.__struct_fields__)
        for seat in range(1, room.seats):
            assert public_bytes(room.round, seat) == of_all

    check()


def public_bytes(round_: Round, viewer: int) -> bytes:
    """What all see, put together from the view of one seat."""

    class SeenFrom(type(round_)):
        def view(self, seat: int) -> Any:
            return super().view(viewer)

    seen = SeenFrom(round_.rules, round_.columns, round_.state)
    return msgspec.json.encode(open_view(seen))


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_the_log_tells_whom_a_card_does_not_concern_what_it_tells_a_spectator(name: str) -> None:
    @settings(max_examples=examples(5))
    @given(rooms(name))
    def check(drawn: tuple[Room, random.Random]) -> None:
        room, _ = drawn
        for seat in range(room.seats):
            for event, heard, public in zip(room.played.events.latest, room.log(seat), room.log(None), strict=True):
                assert event.private is None or event.knowers
                assert seat in event.knowers or msgspec.json.encode(heard) == msgspec.json.encode(public)

    check()


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_what_waits_for_reactions_depends_on_what_all_see(name: str) -> None:
    @settings(max_examples=examples(5))
    @given(rooms(name))
    def check(drawn: tuple[Room, random.Random]) -> None:
        room, dice = drawn
        assume(room.is_playing)
        anew = redealt(room, [0, 1], dice)
        assert decisions(anew) == decisions(room)

    check()


def decisions(room: Room) -> Any:
    """Whom the clock runs for, who closes the time for reactions, and whether there is any: what `ReactionTime` goes by."""
    return room.awaited, room.window_is_open, room.hurries


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_before_a_deal_nothing_tells_of_it_but_the_promise(name: str) -> None:
    dice = random.Random(name)
    rules = huit.load_rules(name)
    room = room_of(name, rules.seats[-1], {}, dice)
    check_nothing_is_told(room, dice)
    room = room.after(room.next_round(at=1, then=chance_secret(dice)))
    for _, after in moves_of(room):
        room = after
    check_nothing_is_told(room, dice)


def check_nothing_is_told(room: Room, dice: random.Random) -> None:
    other = with_secret(room, chance_secret(dice))
    promises = [commitment_of(either.sources.secret).encode() for either in (room, other)]
    for guest in (None, *range(room.seats + 1)):
        before, after = all_that_comes(room, guest), all_that_comes(other, guest)
        assert [told.replace(promises[1], promises[0]) for told in after] == before
        for told in before:
            assert str(room.sources.secret.seed).encode() not in told
            assert room.sources.secret.salt.encode() not in told


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_while_a_round_is_played_nothing_shows_its_seed(name: str) -> None:
    dice = random.Random(name)
    room = room_of(name, huit.load_rules(name).seats[0], {}, dice)
    room = room.after(room.next_round(at=1, then=chance_secret(dice)))
    round_: Round = room.round
    assert not round_.over
    for guest in (None, *range(room.seats + 1)):
        for told in all_that_comes(room, guest):
            for secret in (*secrets_of(room.dealt.proof), room.dealt.begun.seed, *secrets_of(room.sources.secret)):
                assert str(secret).encode() not in told


def secrets_of(made: Proof | Secret) -> tuple[int | str | None, ...]:
    return made.seed, made.salt


@pytest.mark.parametrize("name", games_mostly_long(GAMES, every=6))
def test_a_covered_device_shows_of_anybodys_view_what_a_spectator_is_sent(name: str) -> None:
    dice = random.Random(name)
    room = room_of(name, huit.load_rules(name).seats[-1], {}, dice)
    room = room.after(room.next_round(at=1, then=chance_secret(dice)))
    for number, (_, after) in zip(range(25), moves_of(room), strict=False):
        if number % 8 == 0:
            sent = view_sent(room, Viewer("abc"))
            assert all(covered(view_sent(room, Viewer("abc", seat, seat, "def"))) == sent for seat in range(room.seats))
        room = after


def view_sent(room: Room, viewer: Viewer) -> dict[str, Any]:
    """What a viewer is sent of the cards: who may change the table is no card."""
    return msgspec.json.decode(encode_message(room.view(viewer))) | {"may": None}


def covered(view: dict[str, Any]) -> dict[str, Any]:
    """A view, and its events, without what the page is told to leave out (`frontend/src/ground/not_for_all.ts`)."""
    hidden = private_facts([kind for family in family_names() for kind in family_named(family).event_kinds])
    log = [{fact: told for fact, told in event.items() if fact not in hidden.get(event["kind"], [])} for event in view["log"]]
    return view | {field: told for field, told in nobodys().items() if field in view} | {"log": log}


def test_a_new_event_with_cards_for_some_seats_alone_is_covered_with_no_further_word() -> None:
    kinds = EventKinds()
    kinds.add("peeked", "A seat looked at cards.", {"seat": SEAT, "count": COUNT}, {"cards": CARDS}, knowers=("seat",))
    kinds.add("showed", "A seat showed cards.", {"seat": SEAT, "cards": CARDS})
    assert private_facts(kinds) == {"peeked": ["cards"]}
