"""What each seat may do, in the slow engine: the moves as words."""

from collections.abc import Sequence
from itertools import combinations

from huit.rules import RuleSet
from tests.twin.laying import Laying
from tests.twin.page import SUITS, printed_order


class Deciding(Laying):
    """A table at which everybody knows what he may do."""

    def __init__(
        self,
        rules: RuleSet,
        *,
        hands: Sequence[Sequence[str]],
        discard: Sequence[str],
        stock: Sequence[str],
        dealer: int,
        misdealt: int | None = None,
    ) -> None:
        super().__init__(rules, hands=hands, discard=discard, stock=stock, dealer=dealer, misdealt=misdealt)
        self.answers: list[str] = []  # BL-13: answers that he drew in paying
        self.drawn_this_turn = 0
        self.paid_much = False  # KP-08: and may play at once
        self.gives_left = 0
        self.cards_played = 0
        self.acting = ""  # the card whose effect is being carried out
        self.last_to_draw: int | None = None  # until the next move

    def legal_moves(self, seat: int) -> list[str]:
        """The moves that carry the round on, in no order."""
        if self.over:
            return []
        moves = self.moves_in_turn() if seat == self.turn else []
        if self.may_jump_in(seat):
            moves += [word for word in self.ways_to_lay(seat, self.top) if word not in moves]
        if self.may_show_four(seat):
            moves.append("declare")
        return moves

    def moves_in_turn(self) -> list[str]:
        match self.asks:
            case "suit":
                return [f"={suit}" for suit in SUITS]
            case "rank":
                ranks = dict.fromkeys(card[0] for card in self.page.faces)
                return [f"={rank}" for rank in ranks if self.page.may_be_asked_for(self.acting, rank)]
            case "named card":
                return [f"ask {card}" for card in self.page.faces]
            case "card":
                return [f"={card}" for card in self.may_become()]
            case "take":
                return ["take"]
            case "trade":
                return [f"trade {other}" for other in self.still_in if other != self.turn]
            case "give":
                return self.gifts()
            case "answer":
                return self.lay_words(self.answers) + ([] if self.must_answer() else ["pass"])  # BL-13, BL-14
            case "target":
                return [f"hit {other}" for other in self.still_in if other != self.turn]
            case "doubt":
                return [*self.lay_words(self.playable(self.turn)), "draw", "doubt"]
            case "skip":
                return [*self.lay_words(self.playable(self.turn)), "pass"]
            case "more":
                return self.lay_words(self.playable(self.turn)) + (["pass"] if self.may_stop() else [])
            case _:
                draws_them_all = self.page.choice("drawn_card") == "kept" and self.page.knob("draws") > 0
                cards = [] if self.drawn_this_turn and draws_them_all else self.playable(self.turn)
                return self.lay_words(cards) + self.draw_or_pass(cards)

    def draw_or_pass(self, cards: Sequence[str]) -> list[str]:
        if self.under_attack():
            return [] if cards and self.must_answer() and not self.asks else ["draw"]  # G-15, BL-11
        draws_on = self.page.power(self.attacking_card, "payer_draws") if self.paid_much else 0
        if self.paid_much and not (draws_on and self.drawn_this_turn):
            return ["draw"] if draws_on and self.something_to_draw() else ["pass"]  # KP-08
        most = self.page.knob("draws")
        may_still_draw = (most == 0 or self.drawn_this_turn < most) and self.something_to_draw()
        draws = may_still_draw and (not cards or bool(self.page.knob("draws_freely")))  # G-21, LH-18
        if not cards:
            return ["draw"] if draws else ["pass"]
        return [*(["draw"] if draws else []), *(["pass"] if self.may_keep_what_goes(most) else [])]

    def may_keep_what_goes(self, most: int) -> bool:
        """G-21: any card that he drew, or only once he has drawn them all."""
        if not self.drawn_this_turn or most == 0:
            return False
        match self.page.choice("drawn_card"):
            case "may_be_played":
                return True
            case "last_may_be_kept":
                return self.drawn_this_turn == most
            case _:
                return False

    def must_answer(self) -> bool:
        return bool(self.page.power(self.attacking_card, "must_answer"))

    def gifts(self) -> list[str]:
        """W1-06: so many of his cards to a player of his choice."""
        hand = sorted(self.hands[self.turn], key=printed_order)
        choices = sorted(set(combinations(hand, self.gives_left)))
        if self.page.power(self.acting, "passes_on"):
            return [f"give {self.seat_after(self.turn)} {' '.join(cards)}" for cards in choices]
        return [f"give {taker} {' '.join(cards)}" for taker in self.still_in if taker != self.turn for cards in choices]

    def lay_words(self, cards: Sequence[str]) -> list[str]:
        return [word for card in sorted(set(cards), key=printed_order) for word in self.ways_to_lay(self.turn, card)]

    def ways_to_lay(self, seat: int, card: str) -> list[str]:
        """Plainly, once for each suit that it may name, or for each card whose place a joker may take."""
        if self.page.power(card, "stands_for"):
            return [f"{card}={other}" for other in self.may_become()]
        # W9-08: what answers a last hit has no effect of its own.
        if self.asks != "last hit" and self.calls_suit(card, seat) and self.suit_is_asked_at_once(seat, card):
            return [f"{card}={suit}" for suit in SUITS]
        return [card]

    def suit_is_asked_at_once(self, seat: int, card: str) -> bool:
        """Not while more may be laid with it, nor where it is the last card of the round; « maou » may be forgotten."""
        rest = list(self.hands[seat])
        rest.remove(card)
        kind = self.together if self.asks == "more" else self.opens(seat, card, self.suit, rest)
        laid = self.laid_together + 1 if self.asks == "more" else 1
        if self.would_go_on(seat, card, kind, laid, rest):
            return False
        if self.page.knob("play_limit") and self.cards_played + 1 >= self.page.knob("play_limit"):
            return False  # the round ends with it
        stays = self.page.power(card, "plays_again") and not self.page.power(card, "wins_last")
        if rest or stays or (self.page.power(card, "last_costs") and self.something_to_draw_after(card)):
            return True
        return self.forgot_at_last(seat, together=laid > 1) or not (self.page.power(card, "last_draw") or self.would_end(seat))

    def would_go_on(self, seat: int, card: str, kind: str, laid: int, rest: Sequence[str]) -> bool:
        now, self.together = self.together, kind
        way = self.run_way
        self.run_way = self.step(self.acting, card) if self.asks == "more" else 0
        suit = self.suit if self.page.power(card, "transparent") else card[1]
        layable = [other for other in rest if len(rest) > 1 or not (seat in self.too_late or self.is_no_end(other, suit))]
        goes_on = any(self.goes_with(other, card) for other in layable) if kind else False
        self.together, self.run_way = now, way
        return goes_on and not (kind == "rank" and laid >= self.most_of_a_rank(card))

    def would_end(self, seat: int) -> bool:
        """Whether the round would be decided if this seat were out."""
        if self.levels[seat] > 1 and (self.stock or self.page.knob("recycles")):
            return False  # he is dealt another hand, for his last card lies on one that can be shuffled
        if self.page.knob("teams"):
            return all(mate == seat or mate in self.gone for mate in self.mates(seat))
        return self.page.choice("goes_on") == "first_out" or len(self.still_in) <= 2

    def may_show_four(self, seat: int) -> bool:
        """W6-06: at any moment of his turn, or with what he has just drawn."""
        if self.asks == "last hit" or seat in self.gone or seat not in (self.turn, self.last_to_draw):
            return False
        return sum(self.page.is_of_winning_rank(card) for card in self.hands[seat]) >= 4

    def may_announce(self, seat: int, card: str) -> bool:
        """Whether *card* may be laid with a "!"."""
        if (self.said and seat == self.turn) or self.asks == "last hit":
            return False
        held = len(self.hands[seat])
        if held == 1 and (self.page.knob("announces_last") or self.may_say_carte(seat) or self.is_dealt_one_next(seat)):
            return True  # WK-11, L8-06
        exactly = self.page.power(card, "set_of")
        if self.asks == "more" and self.page.power(self.acting, "set_of"):
            return False  # HC-12: before the first of them
        named = self.page.power(card, "announced") or (self.page.power(card, "stands_for") and self.page.names_some_card)
        if named or (self.page.may_err and held > 2):
            return True  # W1-07; or said wrongly
        left_by = {2, 2 + self.page.power(card, "gives")} if self.page.power(card, "gives") else {2}
        if exactly and self.asks != "more":
            left_by.add(1 + exactly)
        return bool(self.page.knob("announces")) and held in left_by

    def cries(self, seat: int, card: str) -> list[str]:
        """What may be said with *card*, which may be laid with a "!": everything, or one thing alone."""
        word = bool(self.page.power(card, "announced"))
        # A card that is named is laid with a "!" whether or not « carte » goes with it.
        held = len(self.hands[seat])
        exactly = self.page.power(card, "set_of")
        left_by = {2 + self.page.power(card, "gives")} | ({1 + exactly} if exactly and self.asks != "more" else set[int]())
        in_a_set = self.asks == "more" and bool(self.page.power(self.acting, "set_of"))
        at_last = held == 1 and bool(self.page.knob("announces_last") or self.may_say_carte(seat) or self.is_dealt_one_next(seat))
        carte = at_last or (bool(self.page.knob("announces")) and held in left_by | {2} and not in_a_set)
        carte = carte or (self.page.may_err and held > 2)
        knock = self.page.knocks and carte and (held > 1 or not self.page.knob("announces_last"))
        alone = ["carte"] * carte + ["knock"] * knock + [card[0]] * word + [f"{card[0]}+knock"] * (word and knock)
        return ["!", *(f"!{only}" for only in alone)]

    def is_dealt_one_next(self, seat: int) -> bool:
        """Who counts down from the 2 has a single card then: « carte » goes with the last of his two."""
        return bool(self.page.knob("announces")) and self.levels[seat] == 2

    def announced_plays(self, seat: int, moves: Sequence[str]) -> set[str]:
        """The cards, of all that a seat may do, that may be laid with a "!"."""
        if self.asks not in ("", "take", "more", "answer", "skip", "doubt"):
            return set()
        cards = {word[:2] for word in moves if word not in ("draw", "pass", "doubt", "take", "declare")}
        return {card for card in cards if self.may_announce(seat, card)}

    def may_announce_gift(self) -> bool:
        left = len(self.hands[self.turn]) - self.gives_left
        if self.page.power(self.acting, "passes_on"):
            return False  # he gets one for it
        return bool(self.page.knob("announces")) and left == 1 and not self.said
