"""Random rounds and their files. `python -m tools.whole_rounds` writes those that the page is tested with."""

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import huit
from huit.engine.chance import Seed
from huit.engine.round import ENGINE_VERSION, Round, new_round
from huit.rooms.grains import deal_text, grain_digest, seal_digest
from huit.rooms.trust import Secret, commitment_of, deal_seed_of
from huit.rules import RuleSet
from huit.views.position_text import position_text

EXAMPLES = Path(__file__).parent.parent / "frontend" / "tests" / "verify_rounds.json"
"""The rounds that the page is tested with."""
MOST_MOVES = 900
"""A random round stops after this many moves."""
SALT = "5a" * 16


@dataclass
class Whole:
    """A random round with its deal and its proof."""

    rules: RuleSet
    deal: dict[str, Any]
    round: Round
    moves: list[tuple[int, str]]
    secret: Secret
    nonces: list[tuple[str, str]]

    def text(self, *, is_sealed: bool = True, **changes: Any) -> str:
        """Return the round as a position file; *changes* replace fields, for tests."""
        result = self.round.result
        proof = {
            "commitment": commitment_of(self.secret),
            "seed": self.secret.seed,
            "salt": self.secret.salt,
            "nonces": self.nonces,
            "deal_seed": self.deal["seed"],
            "again": False,
        }
        if is_sealed and self.nonces:
            proof |= self.sealed
        told: dict[str, Any] = {"rules": self.rules.id, "options": self.rules.options, "moves": self.moves, "proof": proof}
        told |= {
            "result": None if result is None else result.as_dict(),
            "names": [f"Joueur {seat}" for seat in range(self.round.seats)],
        }
        told |= {"played": {"engine": ENGINE_VERSION, "digest": self.rules.digest, "round_no": 1}}
        return position_text(**(told | self.deal | changes))

    @property
    def sealed(self) -> dict[str, Any]:
        """What the proof tells of commitments, seal and reveals. Numbers of commands are made up, in their order."""
        promise, count = commitment_of(self.secret), len(self.nonces)
        deal = deal_text(
            round_no=1,
            rules=self.rules.digest,
            seats=self.round.seats,
            dealer=self.deal["dealer"],
            hand=self.deal.get("hand"),
            cut=self.deal.get("cut"),
        )
        digests = [grain_digest(promise, guest, nonce) for guest, (_, nonce) in enumerate(self.nonces)]
        rows = enumerate(zip(self.nonces, digests, strict=True))
        return {
            "commitments": [[name, guest, digest, 4 + guest] for guest, ((name, _), digest) in rows],
            "deal": deal,
            "seal": seal_digest(promise, deal, digests),
            "promised_at_seq": 3,
            "sealed_at_seq": 4 + count,
            "revealed_at_seq": [5 + count + place for place in range(count)],
        }


def whole_round(
    name: str, *, seed: Seed, options: Mapping[str, Any] | None = None, grains: int = 2, seats: int | None = None
) -> Whole:
    """Return a round promised by *seed*, a key or the number of one, and played at random, to its end or to `MOST_MOVES`."""
    rules = huit.load_rules(name, options=options)
    chance = random.Random(f"{name} {sorted(options or {})} {seed}")
    seats = seats or chance.choice(rules.seats)
    secret = Secret(_key(seed) if isinstance(seed, int) else seed, SALT)
    nonces = [(f"Joueur {seat}", f"{chance.getrandbits(128):032x}") for seat in range(min(grains, seats))]
    deal: dict[str, Any] = {"seats": seats, "seed": deal_seed_of(secret, [nonce for _, nonce in nonces])}
    deal |= {"dealer": chance.randrange(seats)} | _chosen(rules, seats, chance)
    round_ = new_round(rules, **deal)
    return Whole(rules, deal, round_, moves_by_chance(round_, chance), secret, nonces)


def _chosen(rules: RuleSet, seats: int, chance: random.Random) -> dict[str, Any]:
    """Return random choices of hand and cut, and for 3-5-8 a state carried over from the round before."""
    least, most = (rules.at(knob, seats=seats) for knob in ("hand_from", "hand_to"))
    chosen: dict[str, Any] = {"hand": chance.randint(least, most)} if most else {}
    if rules.at("cut", seats=seats):
        chosen["cut"] = chance.randint(5, 40)
    if rules.family == "tricks":
        chosen["carried"] = {"previous": [2, -1, -1], "chosen": [1, 2, 4]}
    return chosen


def moves_by_chance(round_: Round, chance: random.Random) -> list[tuple[int, str]]:
    """Play *round_* with random legal moves, reactions included; return the moves."""
    moves: list[tuple[int, str]] = []
    while not round_.over and len(moves) < MOST_MOVES:
        reacts = [(seat, word) for seat, words in round_.may_react().items() for word in words]
        seat, words = chance.choice(list(round_.may_act().items()))
        word = chance.choice([other for other in words if other != "pass"] or words)
        if reacts and chance.random() < (0.1 if moves else 0.8):
            seat, word = chance.choice(reacts)
        round_.play(word, seat=seat)
        moves.append((seat, word))
    return moves


def _key(number: int) -> str:
    """Return one key of many."""
    return hashlib.sha256(f"key {number}".encode()).hexdigest()


_BURIED = {"packs": 2, "jokers": True, "hand": 3, "starter_buried": "A K Q J T 9 8", "starter_goes": "middle"}
_OPEN_HANDS = {"powers": {"9": {"lets_steal": True}, "7": {"lets_steal": True, "wild": True}, "5": {"gives": 2}}}
_HANDS = {"hand": 4, "goes_on": "places", "powers": {"7": {"trades": True}, "K": {"rotates": True}, "4": {"passes_on": True}}}
_CHOSEN: dict[str, tuple[str, Seed, Mapping[str, Any]]] = {
    "two reshuffles": ("monclar", 5, {}),
    "three reshuffles": ("variante-6", 99, {}),
    "runs of cards": ("variante-4", 5, {}),
    "36 cards with three jokers, twice": ("rien", 3, {"cards": 36, "jokers": 3, "packs": 2}),
    "thefts and gifts": ("variante-1", 4, {}),
    "a hand that was chosen": ("man-et-resta", 1, {}),
    "a cut": ("les-huit", 3, {}),
    "a card too many": ("les-huit", 2, {"misdeals": 100}),
    "a card too few": ("les-huit", 1, {"misdeals": 100}),
    "cards too many": ("les-huit", 20, {"misdeals": 100, "misdeal_most": 5}),
    "cards too few": ("les-huit", 46, {"misdeals": 100, "misdeal_most": 5}),
    "thefts from two packs": ("minimale", 27, _BURIED | _OPEN_HANDS),
    "hands that change owner": ("minimale", 3, _HANDS),
    "starters under the stock": ("minimale", 15, {"starter_buried": "A K Q J T 9 8 7", "starter_goes": "bottom"}),
    "two packs": ("deux-jeux", 3, {}),
    "dealt to the right": ("les-huit", 5, {"clockwise": False, "misdeals": 100, "powers": {"9": {"rotates": True}}}),
    "exchanges": ("trois-cinq-huit", 1, {}),
    "no exchange": ("trois-cinq-huit", 7, {}),
    "a kitty that one sees": ("sergeant-major-9-5-2", 1, {}),
    "a kitty that is taken first": ("sergeant-major-8-5-3", 2, {"kitty_taken": "before"}),
    "face-down cards": ("danish", 3, {}),
    "face-up cards that stay": ("shithead", 30, {"hand": 1}),
}
"""Rounds by what they test: the game, the number of the secret's key and the options."""


def examples() -> dict[str, str]:
    """Return the position files of `_CHOSEN`, by what they test."""
    return {
        title: whole_round(name, seed=seed, options=options).text(is_sealed=False)
        for title, (name, seed, options) in _CHOSEN.items()
    }


if __name__ == "__main__":
    EXAMPLES.write_text(json.dumps(examples(), ensure_ascii=False, indent=1) + "\n", "utf-8")
