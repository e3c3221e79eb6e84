"""What a client may send, to the letter; and the bytes of the journal."""

import random
from typing import Any, Union, get_args

import msgspec
import pytest

import huit
from huit.engine.events import EventKind
from huit.engine.round import family_named
from huit.rooms import messages
from huit.rooms.grains import DealRequest
from huit.rooms.journal import (
    Command,
    DealSealed,
    JournalError,
    MatchBegun,
    Moved,
    RuleAdded,
    SealBroken,
    decode_command,
    encode_command,
)
from huit.rooms.match import MatchRequest
from huit.rooms.messages import (
    MOST_CHAT_SENT,
    MOST_ID_CHARACTERS,
    AddRule,
    Advise,
    Again,
    AnswerSeat,
    AskSeat,
    Chat,
    ChooseHand,
    ClientMessage,
    Commit,
    Cut,
    Forget,
    Look,
    MakeMove,
    NewMatch,
    Next,
    Pace,
    Phrase,
    PlayFor,
    Renew,
    Reveal,
    RoomEvent,
    Seeing,
    Viewer,
    Vote,
    Whole,
    decode_message,
    encode_message,
    view_message,
)
from huit.rooms.polls import ChangeView
from huit.rooms.refusal import Refused
from huit.rooms.room import Room
from huit.rooms.trust import Secret
from huit.server.live.commands import command_for
from huit.views.client_view import client_view
from huit.views.positions import read_position
from tests.cases import games_mostly_long
from tests.laws.some_rounds import some_move
from tests.rooms.scenes import begun, opened, said


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ('{"type":"move","id":"c17","seq":12,"move":"8c=h!"}', MakeMove(id="c17", seq=12, move="8c=h!")),
        ('{"type":"next","id":"c18"}', Next(id="c18")),
        (
            '{"type":"move","id":"c17","seq":12,"move":"give 2 4c 5d 6h 7s!"}',
            MakeMove(id="c17", seq=12, move="give 2 4c 5d 6h 7s!"),
        ),
        ('{"type":"deal","id":"c1","hand":6}', ChooseHand(id="c1", hand=6)),
        ('{"type":"cut","id":"c1","at":17}', Cut(id="c1", at=17)),
        ('{"type":"match","id":"c1","match":null}', NewMatch(id="c1", match=None)),
        ('{"type":"match","id":"c1","match":{"plan":"negatif"}}', NewMatch(id="c1", match=MatchRequest("negatif"))),
        (
            '{"type":"match","id":"c1","match":{"plan":"positif","target":500}}',
            NewMatch(id="c1", match=MatchRequest("positif", 500)),
        ),
        ('{"type":"commit","id":"c1","digest":"%s"}' % ("0f" * 32), Commit(id="c1", digest="0f" * 32)),
        ('{"type":"reveal","id":"c1","nonce":"%s"}' % ("0f" * 16), Reveal(id="c1", nonce="0f" * 16)),
        ('{"type":"again","id":"c1","round_no":null}', Again(id="c1", round_no=None)),
        ('{"type":"pace","id":"c19","pace":0.5}', Pace(id="c19", pace=0.5)),
        ('{"type":"pace","id":"c19","pace":1}', Pace(id="c19", pace=1.0)),
        ('{"type":"add_rule","id":"c23","rules":"monclar","options":{"hand":5}}', AddRule("c23", "monclar", {"hand": 5})),
        ('{"type":"vote","id":"c22","yes":true,"poll":12}', Vote(id="c22", yes=True, poll=12)),
        ('{"type":"vote","id":"c22","yes":false}', Vote(id="c22", yes=False)),
        ('{"type":"look","id":"c24","look":"fox-sky"}', Look(id="c24", look="fox-sky")),
        ('{"type":"ask_seat","id":"c25","asks":true}', AskSeat(id="c25", asks=True)),
        ('{"type":"answer_seat","id":"c26","whom":4,"yes":false}', AnswerSeat(id="c26", whom=4, yes=False)),
        ('{"type":"phrase","id":"c27","phrase":"wow"}', Phrase(id="c27", phrase="wow")),
        ('{"type":"phrase","id":"c27","phrase":"wow","card":"8h"}', Phrase(id="c27", phrase="wow", card="8h")),
        ('{"type":"chat","id":"c28","text":"On joue ?"}', Chat(id="c28", text="On joue ?")),
        ('{"type":"look","id":"c24","look":""}', Look(id="c24", look="")),
        ('{"type":"seeing","id":"c25","seen":false}', Seeing(id="c25", seen=False)),
        ('{"type":"whole","id":"c26"}', Whole(id="c26")),
        ('{"type":"renew","id":"c20"}', Renew(id="c20")),
        ('{"type":"forget","id":"c21"}', Forget(id="c21")),
        ('{"type":"play_for","id":"c22","seat":1}', PlayFor(id="c22", seat=1)),
    ],
)
def test_what_the_contract_says_is_understood(frame: str, message: object):
    assert decode_message(frame) == decode_message(frame.encode()) == message


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"move"',
        "[" * 2000,
        b"\xff\xfe",
        '{"type":"move"}',
        '{"type":"fly","id":"c1"}',
        '{"id":"c1"}',
        '{"type":"next","id":7}',
        '{"type":"next","id":""}',
        '{"type":"next","id":"%s"}' % ("x" * (MOST_ID_CHARACTERS + 1)),
        '{"type":"next","id":"c1","seat":3}',
        '{"type":"move","id":"c1","seq":"12","move":"9h"}',
        '{"type":"move","id":"c1","seq":-1,"move":"9h"}',
        '{"type":"move","id":"c1","seq":1,"move":["9h"]}',
        '{"type":"move","id":"c1","seq":1,"move":"%s"}' % ("9" * 65),
        '{"type":"pace","id":"c1","pace":3.1}',
        '{"type":"pace","id":"c1","pace":-1}',
        '{"type":"pace","id":"c1","pace":1e999}',
        '{"type":"pace","id":"c1","pace":NaN}',
        '{"type":"vote","id":"c1","yes":true,"poll":-1}',
        '{"type":"add_rule","id":"c1","rules":"monclar"}',
        '{"type":"add_rule","id":"c1","rules":"monclar","options":{},"title":"x"}',
        '{"type":"phrase","id":"c1","phrase":"wow","card":"8h 8h"}',
        '{"type":"chat","id":"c1"}',
        '{"type":"chat","id":"c1","text":"%s"}' % ("x" * (MOST_CHAT_SENT + 1)),
        '{"type":"look","id":"c1"}',
        '{"type":"look","id":"c1","look":"fox"}',
        '{"type":"look","id":"c1","look":"computer"}',
        '{"type":"look","id":"c1","look":"fox-sky\\n"}',
        '{"type":"look","id":"c1","look":"xfox-sky"}',
        '{"type":"deal","id":"c1"}',
        '{"type":"deal","id":"c1","hand":"6"}',
        '{"type":"deal","id":"c1","hand":-1}',
        '{"type":"deal","id":"c1","hand":1001}',
        '{"type":"cut","id":"c1","at":1.5}',
        '{"type":"cut","id":"c1","at":17,"seat":2}',
        '{"type":"commit","id":"c1","digest":"%s"}' % ("0F" * 32),
        '{"type":"commit","id":"c1","digest":"%s"}' % ("0f" * 31),
        '{"type":"reveal","id":"c1","nonce":"%s\\n"}' % ("0f" * 16),
        '{"type":"match","id":"c1"}',
        '{"type":"match","id":"c1","match":{}}',
        '{"type":"match","id":"c1","match":{"plan":"%s"}}' % ("x" * 41),
        '{"type":"match","id":"c1","match":{"plan":"negatif","target":"100"}}',
        '{"type":"match","id":"c1","match":{"plan":"negatif","to":100}}',
    ],
)
def test_everything_else_is_refused_with_a_reason(frame: str | bytes):
    with pytest.raises(Refused) as refused:
        decode_message(frame)
    assert refused.value.code == "malformed"
    assert refused.value.why
    assert refused.value.why["message"]


@pytest.mark.parametrize("name", games_mostly_long(huit.rule_names(), every=5))
def test_every_frame_is_what_its_types_say(name: str):
    dice, family = random.Random(name), huit.load_rules(name).family
    view_type, event_type = strict_view(family), strict_event(family)
    room = Room.open(opened(name, seats=huit.load_rules(name).seats[:2][-1], people=2))
    for _ in range(80):
        for seat in (None, *range(room.seats)):
            frame = encode_message(room.view(Viewer("k3v9abcd", seat, guest=seat, watch="w")))
            msgspec.convert(msgspec.json.decode(frame, type=view_type).log, list[event_type])
        if not room.is_playing:
            room = room.after(room.next_round(seed=7))
            continue
        seat, word = some_move(room.round, dice)
        room = room.after(Moved(seat, word))


def strict_view(family: str) -> Any:
    """The message of *family*, which takes no field that is not declared."""
    return msgspec.defstruct(
        "Strict", [], bases=(view_message(family),), forbid_unknown_fields=True, tag="view", tag_field="type"
    )


def strict_event(family: str) -> Any:
    """Every event of a room that plays *family*, by its declared fields and no others."""
    kinds = [struct_of(kind) for kind in family_named(family).event_kinds]
    return Union[(RoomEvent, *kinds)]


def struct_of(kind: EventKind) -> Any:
    fields: list[Any] = [(f"{name}_", field.type) for name, field in kind.public.items()]
    fields += [(f"{name}_", field.type, None) for name, field in kind.private.items()]
    names = {field[0]: field[0][:-1] for field in fields}
    return msgspec.defstruct(
        kind.name, fields, tag=kind.name, tag_field="kind", forbid_unknown_fields=True, kw_only=True, rename=names
    )


def test_a_view_has_the_fields_of_the_contract():
    view = msgspec.json.decode(encode_message(Room.open(opened(seats=3)).view(Viewer("k3v9abcd", 0))))
    assert set(view) == {
        *("family", "calls", "sweep", "held_up", "draws_on", "rank"),
        *(
            "type",
            "protocol",
            "at",
            "seq",
            "room",
            "looks",
            "added_rules",
            "adders",
            "round_no",
            "rules",
            "seat",
            "names",
            "computers",
            "below_level",
            "levels",
            "levels_offered",
            "pace",
            "turn",
            "direction",
            "first",
        ),
        *(
            "dealer",
            "top",
            "recent",
            "suit",
            "named",
            "debt",
            "again",
            "stock",
            "discard",
            "counts",
            "hand",
            "moves",
            "may_announce",
            "announce_with",
        ),
        *("may_say", "may_catch", "one_card", "why", "over", "result", "totals", "wins", "former", "counted_by", "log"),
        *("options", "title", "match", "sheet", "feats", "deal", "face_up", "teams"),
        *(
            "guest",
            "stage",
            "guests_at",
            "ready",
            "here",
            "stand_ins",
            "people",
            "host",
            "gone",
            "watchers",
            "onlooker",
            "watch",
            "settings",
            "clock",
        ),
        *("known_cards", "daily", "commitments", "seal", "put_off", "reveal_left_ms"),
        *("poll", "commitment", "next_commitment", "proof", "may", "void", "match_no"),
        *(
            "phase",
            "in_force",
            "stands_for",
            "jumps",
            "run",
            "give",
            "take_from",
            "may_declare",
            "misdealt",
            "out",
            "catches",
            "wild_ranks",
            "misses",
            "beaten",
        ),
    }
    assert (view["type"], view["seq"], view["names"], view["counts"]) == ("view", 1, ["Anne", "Léa", "Hugo"], [8, 8, 8])


@pytest.mark.parametrize(
    "command",
    [
        opened(),
        opened(options={"maou": True, "hand": {"2": 7}}, match=MatchRequest("negatif", 50)),
        begun(seat=0, id="n1"),
        begun(hand=6, cut=17),
        said(1, messages.ChooseHand, hand=6, id="h"),
        said(0, messages.Cut, at=17, id="c"),
        MatchBegun(seat=0, match=MatchRequest("le-8"), first=begun(), id="m"),
        MatchBegun(seat=0, match=None, first=begun()),
        Moved(2, "draw"),
        Moved(0, "9h!", "c1"),
        said(0, messages.Pace, pace=0.5, id="p"),
        said(0, messages.Commit, digest="0f" * 32, id="g"),
        said(0, messages.Reveal, nonce="0f" * 16, id="g"),
        DealSealed(
            guests=(0, 2), deal="1:0f:3:2:-:-", asked=DealRequest(0, is_match=True, match=MatchRequest("le-8")), id="s", at=5
        ),
        SealBroken(then=Secret("0f" * 32, "0f" * 16), at=5),
        said(0, messages.Again, round_no=2, id="k"),
        RuleAdded(
            guest=1, rules="monclar", options={"hand": 5}, resolved={"hand": 5}, change=ChangeView("hand", "a", "b"), id="r"
        ),
    ],
)
def test_a_command_comes_back_from_its_bytes(command: Command):
    assert decode_command(encode_command(command)) == command


@pytest.mark.parametrize("body", [b"", b"{}", b'{"type":"fly"}'])
def test_bytes_that_are_no_command_are_refused(body: bytes):
    with pytest.raises(JournalError, match="not a command of journal version 1"):
        decode_command(body)


def test_the_bytes_of_another_version_are_refused_by_its_number():
    with pytest.raises(JournalError, match="journal version 2; this is for version 1"):
        decode_command(encode_command(opened()).replace(b'"version":1', b'"version":2'))
    with pytest.raises(JournalError, match="journal version 2; this is for version 1"):
        decode_command(b'{"type":"open","of":"fields to come","version":2}')


def test_every_message_becomes_a_command_or_passes_by():
    passing_by = {Phrase, Chat, Seeing, Whole, Advise}
    commands = set(command_for.registry) - {object}
    assert commands == set(get_args(ClientMessage)) - passing_by, "a command in server/live/commands.py, or passing_by"


def test_a_view_tells_the_turns_that_each_seat_still_misses():
    """MK-04: two 4s take two turns of the next player, the first of them at once."""
    text = 'rules = "makao"\nhands = ["4h 4d 9c Kd", "8c 9d 6d", "8d 7s Kc"]\ndiscard = "6h"\nstock = "Tc Td"\n'
    round_ = read_position(text).round
    told = []
    for seat, move in ((0, "4h"), (0, "4d"), (1, "pass"), (2, "8d"), (0, "Kd")):
        round_.play(move, seat=seat)
        told.append(client_view(round_, 2)["misses"])
    assert told == [[], [], [0, 1, 0], [0, 1, 0], []]
