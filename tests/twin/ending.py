"""How a player goes out, how a round ends, and what it counts, in the slow engine."""

from collections.abc import Iterable, Mapping

from tests.twin.talk import Talk


class Ending(Talk):
    """A table from which one goes out, alone, for a place, or for a team."""

    doubled = False
    """W9-09: somebody went out on an 8."""
    with_last: dict[int, int]
    """What those who are out count more, or less, for their last card."""
    said_before = False
    """« Carte » was said in the middle of what is laid together."""

    def mates(self, seat: int) -> list[int]:
        """LH-03: partners sit alternately, the seats go round the teams."""
        teams = self.page.knob("teams")
        return [other for other in range(self.seats) if other % teams == seat % teams] if teams else [seat]

    def go_out(self, seat: int) -> bool:
        """A seat without cards leaves, unless it has further to count down; returns whether that decides the round."""
        if self.comes_down(seat):
            return False
        self.out.append(seat)
        self.close_window(seat)
        if self.page.knob("teams"):
            self.winners = self.mates(seat)
            return all(mate in self.gone for mate in self.winners)  # LH-36
        self.winners = self.out[:1]
        return self.page.choice("goes_on") == "first_out" or len(self.still_in) < 2  # WK-09, W3-05

    def comes_down(self, seat: int) -> bool:
        """One card fewer, and the rank below is his: 8, 7, … to the ace; with nothing to deal he comes down again."""
        while self.levels[seat] > 1:
            self.levels[seat] -= 1
            self.announced.discard(seat)
            if self.draw(seat, self.levels[seat]):
                if not (self.said or self.said_before):
                    self.now_at_one_card(seat, by_playing=False)
                return True
        return False

    def end(self, reason: str) -> None:
        if reason == "out" and self.beaten and len(self.still_in) == 1:
            self.out += self.still_in  # before those with too many cards
        self.reason = reason
        self.open_windows, self.forgot = set(), set()
        self.word_window = self.unsaid_word = self.misdealt = None

    def win_by_four(self, seat: int) -> None:
        """W6-06: out with the next place."""
        self.winners = self.mates(seat)
        self.out.append(seat)
        self.end("four_of_a_kind")

    def block(self, reason: str = "blocked") -> None:
        """G-05: fewest cards, then fewest points; teams compare their points (LH-37); a tie shares."""
        if self.page.knob("teams"):
            held = [(self.points(self.mates(seat)), 0, 0) for seat in range(self.seats)]
        else:
            held = [(self.levels[seat], len(self.hands[seat]), self.points([seat])) for seat in range(self.seats)]
        best = min(held[seat] for seat in range(self.seats) if seat not in self.beaten)
        self.winners = [seat for seat in range(self.seats) if held[seat] == best and seat not in self.beaten]
        if self.out and not self.page.knob("teams"):
            self.winners = self.out[:1]  # who is out has won
        self.end(reason)

    # Counting

    def points(self, seats: Iterable[int]) -> int:
        return sum(self.page.worth(card) for seat in seats for card in self.hands[seat])

    def result(self) -> Mapping[str, object] | None:
        if self.reason is None:
            return None
        return {"reason": self.reason, "winners": self.winners, "points": [self.counted(seat) for seat in range(self.seats)]}

    def counted(self, seat: int) -> int:
        how = self.page.choice("count")
        if how == "none":
            return 0  # PT-04
        if how == "podium":
            return self.for_his_place(seat)
        times = 2 if self.doubled else 1
        if how == "winner_takes":
            bonus = sum(self.with_last.get(mate, 0) for mate in self.mates(seat))
            return times * (self.takes(seat) + bonus if seat in self.winners else 0)
        # PT-02: all but the winners count what is left in hand.
        left = self.page.knob("winner_points") if seat in self.winners else self.points([seat])
        return times * (left + self.with_last.get(seat, 0))

    def for_his_place(self, seat: int) -> int:
        """PT-01: 50 for the first out, 20 for the second, 10 for the third, nothing for who is not out."""
        return [50, 20, 10, *[0] * self.seats][self.out.index(seat)] if seat in self.out else 0

    def takes(self, seat: int) -> int:
        """LH-31, LH-37: the points of all the others; LH-33: blocked, what each of them has more than he."""
        own = self.mates(seat)
        teams = [self.mates(other) for other in range(self.page.knob("teams") or self.seats)]
        others = [team for team in teams if team != own]
        total = sum(self.points(team) for team in others)
        if self.reason in ("blocked", "limit"):
            total -= len(others) * self.points(own)
        sharers = sum(team[0] in self.winners for team in teams)
        share = abs(total) // sharers  # LH-34: a remainder goes to nobody
        return share if total >= 0 else -share
