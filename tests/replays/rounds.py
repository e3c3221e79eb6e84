"""Whole rounds by chance, and the files that they are exported to."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import huit
from huit.engine.round import Round, new_round
from huit.rooms.journal import ENGINE_VERSION
from huit.rooms.trust import Secret, commitment_of, deal_seed_of
from huit.rules import RuleSet
from huit.views.position_text import position_text

MOST_MOVES = 900
"""A round by chance that has not ended by then is left as it is."""
SALT = "5a" * 16


@dataclass
class Whole:
    """A round that was dealt by a seed and played by chance."""

    rules: RuleSet
    deal: dict[str, Any]
    round: Round
    moves: list[tuple[int, str]]
    secret: Secret
    nonces: list[tuple[str, str]]

    def text(self, **changes: Any) -> str:
        """Return it as a position file, with the *changes* that a test makes."""
        result = self.round.result
        proof = {
            "commitment": commitment_of(self.secret),
            "seed": str(self.secret.seed),
            "salt": self.secret.salt,
            "nonces": self.nonces,
            "deal_seed": str(self.deal["seed"]),
            "again": False,
        }
        told: dict[str, Any] = {"rules": self.rules.id, "options": self.rules.options, "moves": self.moves, "proof": proof}
        told |= {
            "result": None if result is None else result.as_dict(),
            "names": [f"Joueur {seat}" for seat in range(self.round.seats)],
        }
        told |= {"played": {"engine": ENGINE_VERSION, "digest": self.rules.digest, "round_no": 1}}
        return position_text(**(told | self.deal | changes))


def whole_round(name: str, *, seed: int, options: Mapping[str, Any] | None = None, seats: int | None = None) -> Whole:
    """Return a round dealt by *seed* and played by chance, to its end if it comes to one."""
    rules = huit.load_rules(name, options=options)
    chance = random.Random(f"{name} {sorted(options or {})} {seed}")
    seats = seats or chance.choice(rules.seats)
    secret = Secret(seed, SALT)
    nonces = [(f"Joueur {seat}", f"{chance.getrandbits(128):032x}") for seat in range(min(2, seats))]
    deal: dict[str, Any] = {"seats": seats, "seed": deal_seed_of(secret, [nonce for _, nonce in nonces])}
    deal |= {"dealer": chance.randrange(seats)} | _chosen(rules, seats, chance)
    round_ = new_round(rules, **deal)
    return Whole(rules, deal, round_, moves_by_chance(round_, chance), secret, nonces)


def _chosen(rules: RuleSet, seats: int, chance: random.Random) -> dict[str, Any]:
    """Return what the dealer, and who sits on his right, choose; and for 3-5-8 what a round before this one may have left."""
    least, most = (rules.at(knob, seats=seats) for knob in ("hand_from", "hand_to"))
    chosen: dict[str, Any] = {"hand": chance.randint(least, most)} if most else {}
    if rules.at("cut", seats=seats):
        chosen["cut"] = chance.randint(5, 40)
    if rules.family == "tricks":
        chosen["carried"] = {"previous": [2, -1, -1], "chosen": [1, 2, 4]}
    return chosen


def moves_by_chance(round_: Round, chance: random.Random) -> list[tuple[int, str]]:
    """Play *round_*: who may act, and what, is settled by chance; cards are sometimes drawn though one could be played."""
    moves: list[tuple[int, str]] = []
    while not round_.over and len(moves) < MOST_MOVES:
        reacts = [(seat, word) for seat, words in round_.may_react().items() for word in words]
        seat, words = chance.choice(list(round_.may_act().items()))
        word = chance.choice([other for other in words if other != "pass"] or words)
        if reacts and chance.random() < 0.1:
            seat, word = chance.choice(reacts)
        round_.play(word, seat=seat)
        moves.append((seat, word))
    return moves
