"""A published round as the text of a position file."""

from typing import Any

import msgspec

from huit.rooms.film import Film
from huit.views.dealt import Proof
from huit.views.position_text import position_text


def film_text(film: Film) -> str:
    """Return *film* as a position file that `huit replay` and `huit verify` read. All cards are in it; the room's name is not."""
    begun = film.begun
    played = None if begun is None else {"engine": begun.engine, "digest": begun.digest, "round_no": film.dealt.round_no}
    return position_text(
        rules=film.dealt.rules.id,
        options=film.dealt.rules.options,
        resolved=film.dealt.rules,
        title=film.dealt.agreement.title,
        seats=film.dealt.seats,
        dealer=film.cards.dealer,
        seed=film.cards.seed,
        hand=film.cards.hand,
        cut=film.cards.cut,
        carried=film.carried,
        names=film.dealt.names,
        moves=[(moved.seat, moved.move) for moved in film.moves],
        result=film.result.as_dict(),
        proof=None if film.proof is None else _proof(film.proof),
        played=played,
    )


def _proof(proof: Proof) -> dict[str, Any]:
    """Return the section ``[proof]``: what is not there is left out."""
    fields: dict[str, Any] = msgspec.to_builtins(proof)
    return {key: value for key, value in fields.items() if value or key in ("nonces", "again")}
