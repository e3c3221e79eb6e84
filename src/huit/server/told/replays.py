"""What is told of finished rounds."""

import msgspec

from huit.rooms.film import Film
from huit.views.shared import parse_move


def film_views(replay: str, film: Film, seat: int) -> bytes | None:
    """Return the views of *seat* as JSON; None if there is no such seat, or if the round cannot be shown."""
    if not film.is_playable or seat >= film.dealt.seats:
        return None
    return msgspec.json.encode({"views": film.views(replay, seat)})


def film_summary(replay: str, film: Film) -> bytes:
    """Return what is told of a round before its views, as JSON."""
    room, begun = film.dealt, film.begun
    answer = {
        "replay": replay,
        "rules": film.dealt.rules.id,
        "options": film.dealt.rules.options,
        "title": room.agreement.title,
        "match": None if room.match.view is None else room.match.view.plan,
        "seats": room.seats,
        "names": film.dealt.names,
        "computers": room.computers,
        "round_no": room.round_no,
        "dealer": film.cards.dealer,
        "moves": [(moved.seat, parse_move(moved.move, room.rules.family)) for moved in film.moves],
        "result": film.result.as_dict(),
        "playable": film.is_playable,
        "reviewed": [film.may_be_reviewed(seat) for seat in range(room.seats)],
        "steps": len(film.moves) + 1 if film.is_playable else 0,
        "proof": film.proof,
        "engine": None if begun is None else begun.engine,
        "digest": None if begun is None else begun.digest,
    }
    return msgspec.json.encode(answer)
