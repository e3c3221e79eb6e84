"""The page of rules, as the slow engine reads it: cards as text, and what the rules say of each."""

from functools import cache, cached_property

from huit.cards import parse_face
from huit.rules import RuleSet

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACKS = {"32": "A789TJQK", "36": "A6789TJQK", "40": "A234567JQK", "52": RANKS}


@cache
def printed_order(card: str) -> tuple[int, int]:
    """Sort by rank and then by suit; the black joker, then the coloured one, after all."""
    return (13, "br".index(card[1])) if card[0] == "X" else (RANKS.index(card[0]), SUITS.index(card[1]))


def is_joker(card: str) -> bool:
    return card[0] == "X"


@cache
def _is_one_of(said: str, card: str) -> bool:
    """Whether a list of cards as rules say it, such as "8 h Ks joker", has *card*."""
    words = said.split()
    return any(word in ("all", card, card[0]) or (word == "joker" and is_joker(card)) for word in words) or (
        not is_joker(card) and card[1] in words
    )


class Page:
    """What the rules say to so many players; nothing here changes while a round is played."""

    def __init__(self, rules: RuleSet, *, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self._knobs: dict[str, int] = {}
        ranks = str(rules.knobs["ranks"]).split() or PACKS[str(rules.knobs["cards"])]
        self.faces = [rank + suit for rank in RANKS if rank in ranks for suit in SUITS]
        jokers = self.knob("jokers")
        self.pack = [*self.faces, *(["Xb"] if jokers > 1 else []), *(["Xr"] if jokers else [])]
        every = [*(rank + suit for rank in RANKS for suit in SUITS), "Xb", "Xr"]
        self.said = {card: rules.power(parse_face(card)) for card in every}
        self.calls_are_many = bool(
            self.knob("jump_in")
            or any(self.is_of_winning_rank(card) for card in self.pack)
            or self.knob("misdeals")
            or self.says_carte_at_last
            or (self.says_carte_in_time and self.knob("late_say"))
            or self.names_some_card
        )
        """Whether more is called out of turn than « carte » and « contre-carte »."""

    def knob(self, name: str) -> int:
        """A number of the page, or 1 for what is switched on."""
        if name not in self._knobs:
            self._knobs[name] = self.rules.at(name, seats=self.seats)
        return self._knobs[name]

    def dealt(self, cards: int) -> int:
        """How many cards each is dealt, with so many *cards* in all."""
        if self.knob("deals_half"):
            return cards // 2 // self.seats
        packs = cards // (len(self.faces) + self.knob("jokers"))
        return self.knob("hand_two_packs") if packs > 1 and self.knob("hand_two_packs") else self.knob("hand")

    def choice(self, name: str) -> str:
        return str(self.rules.knobs[name])

    def power(self, card: str, name: str) -> int:
        """What a card does. Two things hang on how many were dealt in (G-22)."""
        said = self.said[card]
        if self.seats == 2:
            if name == "reverses":
                return 0  # each is the other's next, whichever way the play goes
            if name == "skips" and said.get("turn_at_two"):
                return 1  # the other one loses his turn, and that is another turn for its player
            if name == "skips" and said.get("not_at_two"):
                return 0  # BL-10
        return int(said.get(name, 0))

    def lists(self, card: str, name: str, other: str) -> bool:
        """Whether *other* is among the cards that a power of *card* lists."""
        return _is_one_of(str(self.said[card].get(name, "")), other)

    def refuses(self, card: str, other: str) -> bool:
        """Whether *other* never goes on *card*: it is named, or it is higher, from the ace up to the king."""
        if self.lists(card, "refuses", other):
            return True
        ranked = not is_joker(card) and not is_joker(other)
        return ranked and bool(self.power(card, "refuses_higher")) and RANKS.index(other[0]) > RANKS.index(card[0])

    def may_be_asked_for(self, card: str, rank: str) -> bool:
        """Whether *card* lets one ask for a rank: any, unless it says which."""
        return not self.said[card].get("ranks_named") or any(self.lists(card, "ranks_named", rank + suit) for suit in SUITS)

    def is_of_rank(self, card: str, number: int) -> bool:
        """Whether a card is an ace (1), a 2, … a 10; a joker is of no rank."""
        return not is_joker(card) and number > 0 and card[0] == RANKS[number - 1]

    def worth(self, card: str) -> int:
        return self.rules.points.get(parse_face(card), 0)

    def is_of_winning_rank(self, card: str) -> bool:
        """W6-06: four of these, held in one hand, win."""
        return _is_one_of(self.choice("wins_held"), card)

    @cached_property
    def may_err(self) -> bool:
        """« Carte » may be said with any play, and a wrong one costs."""
        return bool(self.knob("announces") and self.knob("wrong_say"))

    @cached_property
    def knocks(self) -> bool:
        """WK-06: three knocks say « carte » too."""
        return bool(self.knob("announces") and self.knob("knocks"))

    @cached_property
    def names_some_card(self) -> bool:
        """W1-07: some card is named as it is laid."""
        return any(self.said[card].get("announced") for card in self.faces)

    @cached_property
    def hears_late(self) -> bool:
        """A hand that came down to one card without a play may still be announced."""
        at_last = self.choice("forgotten") == "on_last_card" and not self.knob("announces_last")
        return self.choice("forgotten") != "at_once" and bool(self.knob("late_say") or at_last)

    @cached_property
    def says_carte_in_time(self) -> bool:
        """« Carte » is said before another one moves, or he does not go out in his next turn."""
        return bool(self.knob("announces")) and self.choice("forgotten") == "next_turn"

    @cached_property
    def says_carte_at_last(self) -> bool:
        """L8-06: « carte » may be said until the last card is laid, and is judged then."""
        return bool(self.knob("announces")) and self.choice("forgotten") == "on_last_card"
