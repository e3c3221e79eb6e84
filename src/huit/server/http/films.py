"""A finished round as a file: what a player who saves it can read, play again and check."""

import msgspec

from huit.rooms.film import Film
from huit.rooms.trust import ProofTold
from huit.views.position_text import position_text


def film_text(film: Film) -> str:
    """Return *film* as the text of a position file, nothing hidden, that `huit replay` and `huit verify` read.

    The room in which it was played is not named: whoever gets the file is not invited.
    """
    begun = film.begun
    played = None if begun is None else {"engine": begun.engine, "digest": begun.digest, "round_no": film.dealt.round_no}
    return position_text(
        rules=film.dealt.rules.id,
        options=film.dealt.rules.options,
        seats=film.dealt.seats,
        dealer=film.cards.dealer,
        seed=film.cards.seed,
        hand=film.cards.hand,
        cut=film.cards.cut,
        carried=film.carried,
        names=film.dealt.names,
        moves=[(moved.seat, moved.move) for moved in film.moves],
        result=film.result.as_dict(),
        proof=None if film.proof is None else msgspec.to_builtins(ProofTold.of(film.proof)),
        played=played,
    )
