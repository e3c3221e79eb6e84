"""Words of a terminal for the shedding games."""

from collections.abc import Mapping, Sequence
from typing import Any

from huit.cards import face_name
from huit.clients.texts import Sentences, cards_lying
from huit.engine.shedding.round import SheddingRound
from huit.engine.shedding.state import LAST_HIT
from huit.rules.shedding.columns import LAST, UNPAID
from huit.words.made import cards, people, terminal
from huit.words.telling import Message, messages


def sentences(lang: str) -> Sentences:
    """Return what is said of refusals; all events are among those of every family."""
    return Sentences({}, messages(terminal.WORDS[lang].shedding_why))


def kind_words(lang: str) -> Mapping[str, Message]:
    """Return nothing: nobody announces what a round is."""
    return {}


def in_round(events: Sequence[dict[str, Any]], round_: SheddingRound) -> list[dict[str, Any]]:
    """Return *events* with what is called out in them, whether an attack has an answer, and without what holds no more."""
    heard: list[dict[str, Any]] = []
    forgotten: str | None = str(round_.rules.knobs["called"])
    laid = ""
    for event in events:
        kind, call = event["kind"], _call(event, round_)
        if kind in ("starter", "played", "gave", "stole"):
            laid = kind
        if kind in ("caught", "forgot", "wrong_catch"):
            forgotten = None if kind == "wrong_catch" else call
        if kind == "out" and laid == "played" and round_.calls["end"]:
            heard.append({"kind": "announced", "seat": event["seat"], "late": False, "what": "card", "call": round_.calls["end"]})
        # Whoever has finished laying could lay more before.
        if kind != "run" or all(other["kind"] != "run_over" for other in events):
            heard.append(_in_round(event, round_, events, laid) | {"call": forgotten if kind == "drew" else call})
    return heard


def _call(event: Mapping[str, Any], round_: SheddingRound) -> str | None:
    """Return what is called out in *event*, or was forgotten; None where it is not told which card it is."""
    called, rank = str(round_.rules.knobs["called"]), face_name(round_.state.shown)[0]
    ranks = round_.calls["ranks"]
    named = rank if rank in ranks else ranks if len(ranks) == 1 else None
    if event["kind"] == "forgot":
        return {"announce": called, "word": named, "last": round_.calls["end"]}[event["cause"]]
    if event.get("what") == "word":
        return event.get("rank") or named
    return called


def _in_round(event: dict[str, Any], round_: SheddingRound, events: Sequence[dict[str, Any]], laid: str) -> dict[str, Any]:
    """Return one of *events*; *laid*: what has moved a card before it."""
    state, columns = round_.state, round_.columns
    if event["kind"] == "again" and laid == "starter":
        return {"kind": "turn", "seat": event["seat"], "to": "start", "count": 0}
    # How many there were in all is said where the stock was made anew in between.
    if event["kind"] == "paid" and any(other["kind"] == "drew" and other["count"] == event["count"] for other in events):
        return event | {"count": 0}
    if event["kind"] == "attacked" and not event["later"]:
        row = (LAST if state.phase == LAST_HIT else UNPAID) + state.attacker
        return event | {"kind": "may_answer"} if columns.accept[row] else event
    if event["kind"] == "over" and columns.teams and len({seat % columns.teams for seat in event["winners"]}) == 1:
        return event | {"shared": False}
    return event


def lying(round_: SheddingRound, lang: str) -> list[str]:
    """Return what lies on the discard and in the stock; then the card on top, and what is in force beside it."""
    labelled, told = people.WORDS[lang].labelled, terminal.WORDS[lang].lying
    piles = ((told.discard, round_.discard), (told.stock, round_.stock))
    state, stands_for, named = round_.state, round_.stands_for, round_.named or ""
    in_force = {
        told.top: face_name(state.top),
        told.stands_for: face_name(stands_for) if stands_for is not None else "",
        told.below: face_name(state.shown) if stands_for is None and state.shown != state.top else "",
        told.named: (cards.WORDS[lang].suit_name if named in "cdhs" else cards.WORDS[lang].rank_name)(named) if named else "",
        told.debt: str(round_.debt or ""),
    }
    heard = [labelled(label, text) for label, text in in_force.items() if text]
    return [
        f"    {' · '.join(labelled(label, cards_lying(faces)) for label, faces in piles)}",
        f"    {' · '.join([*heard, *([told.back] if round_.direction < 0 else [])])}",
    ]
