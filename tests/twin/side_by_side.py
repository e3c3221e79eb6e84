"""Plays the kernel and the slow engine side by side: the same moves, and everything compared after each of them."""

import random
from collections import Counter
from typing import Any

import huit
from huit.cards import FACES, face_name
from huit.engine.events import Event
from huit.engine.shedding.round import SheddingRound
from huit.engine.shedding.state import SKIP
from tests.laws.some_rounds import some_seed
from tests.twin.page import printed_order
from tests.twin.slow_round import SlowRound
from tests.twin.table import Chance

LONGEST = 400
"""A round among players that draw for no reason may have no end; so many moves of it are enough."""


class Asked(SlowRound):
    """The slow engine, which is asked several times between two moves what each may do, and works it out once."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._legal: dict[int, list[str]] = {}
        self._calls: dict[int, list[str]] = {}

    def legal_moves(self, seat: int) -> list[str]:
        if seat not in self._legal:
            self._legal[seat] = super().legal_moves(seat)
        return self._legal[seat]

    def reactions(self, seat: int) -> list[str]:
        if seat not in self._calls:
            self._calls[seat] = super().reactions(seat)
        return self._calls[seat]

    def play(self, seat: int, word: str) -> None:
        super().play(seat, word)
        self._legal.clear()
        self._calls.clear()


def play_side_by_side(rules: huit.RuleSet, seats: int, seed: int) -> None:
    """Play one round of random moves, announcements, gifts and plays out of turn included."""
    dice = random.Random(seed)
    dealer = seed % seats
    carried = {"winner": (seed * seed + 1) % seats} if rules.knobs["starts"] == "last_winner" and seed % 3 else None
    kernel = huit.new_round(rules, seats=seats, seed=some_seed(seed), dealer=dealer, carried=carried)
    assert isinstance(kernel, SheddingRound), "a round of a shedding game"
    slow = Asked(
        rules,
        hands=[names(hand) for hand in hands_as_dealt(kernel)],
        discard=names(kernel.discard),
        stock=names(kernel.stock),
        dealer=dealer,
        misdealt=misdealt(kernel),
    )
    if carried is not None:
        slow.turn = carried["winner"]
    cards = len(slow.stock) + len(slow.discard) + sum(map(len, slow.hands))
    sizes = {len(hand) for hand in slow.hands}
    assert sizes == {slow.page.dealt(cards)} or slow.page.knob("misdeals"), f"a deal of other hands:\n{kernel}"
    assert may_start(slow), f"no starter by these rules:\n{kernel}"
    player = Player(dice)
    story = [str(kernel)]
    for _ in range(LONGEST):
        same = whole(kernel) == whole_of_slow(slow)
        assert same, "\n".join([*story[:9], "…", *story[-12:], str(kernel), *differences(kernel, slow)])
        if slow.over:
            return
        seat, word = player.any_word(slow)
        fine = kernel.why_not(seat, word) is None
        assert fine == (word in slow.legal_moves(seat)), "\n".join(
            [*story[:9], "…", *story[-12:], str(kernel), f"{seat} {word}: {fine}"]
        )
        seat, word = player.some_move(slow)
        story.append(f"{seat} {word}")
        stock, hands = list(slow.stock), [list(hand) for hand in slow.hands]
        events = kernel.play(word, seat=seat)
        slow.chance = chance(events, kernel, stock, hands)
        slow.play(seat, word)


LAID_ONLY = {
    *("plays_run", "run_turns", "run_from", "plays_set", "set_from", "set_of", "set_in_suit", "adds_up", "announced"),
    *("doubles", "never_last", "last_on_own_suit", "last_costs", "last_draw", "last_answered_by", "wins_last", "last_points"),
}
"""What only says how a card is laid, or what it does as a last one."""


def may_start(slow: SlowRound) -> bool:
    """Whether the first card has no effect, where it must have none. The mixes give no card only effects that never come."""
    said = slow.page.said[slow.discard[0]]
    # Without a turn to miss there is nothing to keep.
    idle = set() if said.get("skips") else {"skip_answered_by", "skips_add_up"}
    return not slow.page.knob("starter_plain") or not {*said} - LAID_ONLY - idle


def hands_as_dealt(kernel: SheddingRound) -> list[list[int]]:
    """The hands before the starter moved them on, where it did."""
    hands = kernel.hands
    for moved in (event.for_seat(None) for event in kernel.opening if event.kind == "rotated"):
        hands = [hands[(seat + moved["direction"]) % kernel.seats] for seat in range(kernel.seats)]
    return hands


class Player:
    """Any legal move of anybody; how attentive and how greedy is settled for a whole round."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.attentive = dice.choice((0.05, 0.5, 0.95))
        self.draws_for_fun = dice.choice((0.02, 0.1, 0.5))

    def any_word(self, slow: SlowRound) -> tuple[int, str]:
        """A card that somebody holds, or else a word: whether the rules allow it or not."""
        seat = slow.turn if self.dice.random() < 0.8 else self.dice.randrange(slow.seats)
        words = [*slow.hands[seat], "draw", "take", "declare", *(["pass", "doubt"] if seat == slow.turn else [])]
        return seat, self.dice.choice(words)

    def some_move(self, slow: SlowRound) -> tuple[int, str]:
        dice = self.dice
        calls = [(seat, word) for seat in range(slow.seats) for word in slow.reactions(seat)]
        if calls and dice.random() < self.attentive / slow.seats:
            return dice.choice(calls)
        others = [(seat, word) for seat in range(slow.seats) if seat != slow.turn for word in slow.legal_moves(seat)]
        if others and dice.random() < self.attentive:
            seat, word = dice.choice(others)
        else:
            seat, word = slow.turn, self.move_in_turn(slow)
        return seat, word + (dice.choice(self.cries(slow, seat, word)) if dice.random() < 0.7 else "")

    def move_in_turn(self, slow: SlowRound) -> str:
        moves = slow.legal_moves(slow.turn)
        plays = [move for move in moves if move not in ("draw", "pass")]
        if "declare" in plays and self.dice.random() < 0.5:
            return "declare"
        dull = len(plays) < len(moves) and self.dice.random() < self.draws_for_fun
        word = self.dice.choice(moves if dull or not plays else plays)
        if (
            word in slow.hands[slow.turn]
            and slow.calls_suit(word, slow.turn)
            and slow.asks != "last hit"
            and self.dice.random() < 0.3
        ):
            word += "=" + self.dice.choice("cdhs")  # a suit may be named although more could be laid, or the round ends
        return word

    def cries(self, slow: SlowRound, seat: int, word: str) -> list[str]:
        """The ways to announce with a move; nothing where it is not announced."""
        if word.startswith("give"):
            return (["!", "!carte", "!knock"] if slow.page.knocks else ["!", "!carte"]) if slow.may_announce_gift() else [""]
        is_a_play = word not in ("draw", "pass", "doubt", "take", "declare") and not word.startswith(("=", "trade", "hit", "ask"))
        card = word.partition("=")[2] if len(word) == 5 else word[:2]  # a joker is named as what it stands for
        is_announced = is_a_play and slow.may_announce(seat, word[:2]) and slow.may_announce(seat, card)
        return slow.cries(seat, card) if is_announced else [""]


def chance(events: tuple[Event, ...], kernel: SheddingRound, stock: list[str], hands: list[list[str]]) -> Chance:
    """What was drawn beyond the old stock came from the new one, whose rest now stands in the kernel's round."""
    told = [event.for_seat(event.for_seat(None).get("seat")) for event in events]
    drawn = [card for event in told if event["kind"] == "drew" for card in event["cards"]]
    found = Chance(recycled=drawn[len(stock) :] + names(kernel.stock), stock=names(kernel.stock))
    for event in told:
        if event["kind"] == "stole":
            found.taken = event["card"]
        if event["kind"] == "repaired" and event["back"]:
            held = hands[int(event["seat"])]
            kept = names(kernel.hands[int(event["seat"])])
            found.back = list((Counter(held) - Counter(kept)).elements())
    return found


NAMES = [face_name(face) for face in range(FACES)]
"""Made once: a round asks for thousands."""


def names(faces: list[int]) -> list[str]:
    return [NAMES[face] for face in faces]


def misdealt(kernel: SheddingRound) -> int | None:
    """Who was dealt too many or too few cards."""
    return kernel.state.misdealt - 1 if kernel.state.misdealt else None


def whole(kernel: SheddingRound) -> dict[str, object]:
    """Everything that a round tells."""
    result = kernel.result
    seats = range(kernel.seats)
    moves = [list(kernel.legal_moves(seat)) for seat in seats]
    return {
        "turn": kernel.turn,
        "direction": kernel.direction,
        "debt": kernel.debt,
        "turns at stake": kernel.state.skips_left if kernel.state.phase == SKIP else 0,
        "turns to miss": kernel.state.turns_lost[: kernel.seats],
        "suit": kernel.suit,
        "rank": kernel.named_rank,
        "card": None if kernel.named_card is None else NAMES[kernel.named_card],
        "hands": [sorted(names(hand), key=printed_order) for hand in kernel.hands],
        "stock": names(kernel.stock),
        "discard": names(kernel.discard),
        "stands_for": None if kernel.stands_for is None else NAMES[kernel.stands_for],
        "legal": [same_words(words) for words in moves],
        "announced": [set(kernel.announced_plays(seat)) if moves[seat] else set[str]() for seat in seats],
        "reactions": [list(kernel.reactions(seat)) for seat in seats],
        "misdealt": misdealt(kernel),
        "levels": kernel.state.levels[: kernel.seats],
        "over": kernel.over,
        "out": list(kernel.out),
        "result": None if result is None else result.as_dict(),
    }


def whole_of_slow(slow: SlowRound) -> dict[str, object]:
    """The same, as the slow engine has it."""
    seats = range(slow.seats)
    moves = [slow.legal_moves(seat) for seat in seats]
    return {
        "turn": None if slow.over else slow.turn,
        "direction": slow.direction,
        "debt": slow.debt,
        "turns at stake": slow.turns_at_stake if slow.asks == "skip" and not slow.over else 0,
        "turns to miss": slow.turns_to_miss,
        "suit": slow.suit,
        "rank": slow.named_rank,
        "card": slow.named_card,
        "hands": [sorted(hand, key=printed_order) for hand in slow.hands],
        "stock": slow.stock,
        "discard": slow.discard,
        "stands_for": slow.stands_for,
        "legal": [same_words(words) for words in moves],
        "announced": [slow.announced_plays(seat, moves[seat]) for seat in seats],
        "reactions": [slow.reactions(seat) for seat in seats],
        "misdealt": slow.misdealt,
        "levels": slow.levels,
        "over": slow.over,
        "out": slow.out,
        "result": slow.result(),
    }


def same_words(moves: list[str]) -> list[str]:
    """Moves have no order, and neither have the cards of a gift."""
    return sorted(" ".join([*word.split()[:2], *sorted(word.split()[2:])]) if word.startswith("give") else word for word in moves)


def differences(kernel: SheddingRound, slow: SlowRound) -> list[str]:
    ours, theirs = whole_of_slow(slow), whole(kernel)
    return [f"{key}: kernel {theirs[key]}, slow {ours[key]}" for key in ours if ours[key] != theirs[key]]
