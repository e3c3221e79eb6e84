"""What is said at the table of the slow engine: « carte », « 4 », « maou », « contre-carte » and « maldonne »."""

from collections.abc import Sequence

from huit.rules import RuleSet
from tests.twin.table import Table


class Talk(Table):
    """A table at which one announces, forgets to, and is caught (G-17, G-18)."""

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
        super().__init__(rules, hands=hands, discard=discard, stock=stock, dealer=dealer)
        self.said = False  # the player whose turn it is has announced what his hand is down to
        self.named_it = False  # W1-07: … and the card that he lays
        self.announced: set[int] = set()  # L8-06: who has said « carte », where that counts when it is laid
        self.too_late: set[int] = set()  # who did not say it before another one moved, and does not go out in his next turn
        self.moved_last: int | None = None  # who may still say it
        self.came_back = False  # … and his next turn has come already, with nobody between
        self.open_windows: set[int] = set()  # who came down to one card and may be called out
        self.forgot: set[int] = set()  # … and has not announced it
        self.unsaid_word: int | None = None  # W1-07: who laid a 4 just now, and did not say « 4 »
        self.word_window: int | None = None  # … or did
        self.misdealt = misdealt  # LH-40, LH-41: who was dealt too many or too few cards
        self.has_called: set[int] = set()  # who has used his « contre-carte » since the last window opened
        self.has_called_word: set[int] = set()  # … and his « contre-4 »
        self.loses_turn: set[int] = set()  # HC-08
        self.turns_to_miss = [0] * self.seats  # what cards whose turns add up still take from each

    def loses_the_next(self, seat: int) -> bool:
        """Whether a turn of his is lost already: for what he forgot, or to cards."""
        return seat in self.loses_turn or self.turns_to_miss[seat] > 0

    def misses_one(self, seat: int) -> None:
        """One turn is lost, by whatever takes it."""
        self.loses_turn.discard(seat)
        self.turns_to_miss[seat] = max(0, self.turns_to_miss[seat] - 1)

    # Coming down to one card

    def now_at_one_card(self, seat: int, *, by_playing: bool) -> None:
        """G-18: the duty arises by any means; what forgetting it costs is for the page to say."""
        if not self.page.knob("announces") or len(self.hands[seat]) != 1:
            return
        if not by_playing and not self.page.hears_late:
            self.announced.add(seat)  # nothing is owed that could not be said
            return
        said = self.said and by_playing
        how = self.page.choice("forgotten")
        if how in ("on_last_card", "next_turn"):
            (self.announced.add if said else self.announced.discard)(seat)
        elif how == "at_once":
            if not said:  # HC-08: it goes with the play of the last card but one, and with nothing else
                self.punish(seat)
        else:
            self.open_windows.add(seat)
            self.all_may_call()
            if not said:
                self.forgot.add(seat)

    def moves_now(self, seat: int, *, in_his_turn: bool = True) -> None:
        """Who moved before him has had his turn, and can say « carte » no more.

        To pay out of turn, or to miss one, is no turn.
        """
        if not self.page.says_carte_in_time:
            return
        last, self.moved_last = self.moved_last, seat if in_his_turn else None
        came_back, self.came_back = self.came_back, False
        if last is None or (last == seat and not came_back):
            return
        self.too_late.discard(last)
        if last not in self.gone and len(self.hands[last]) == 1 and last not in self.announced:
            self.too_late.add(last)

    def is_too_late(self, seat: int) -> bool:
        """His turn has come, before or after another one moved, and he has not said it."""
        return seat in self.too_late or (self.came_back and self.is_in_time(seat))

    def all_may_call(self) -> None:
        """What lies there now is new to all of them."""
        self.has_called, self.has_called_word = set(), set()

    def close_window(self, seat: int) -> None:
        self.open_windows.discard(seat)
        self.forgot.discard(seat)

    def hand_changed(self, seat: int) -> None:
        """Who does not hold one card has nothing to announce; who holds more again has announced nothing (L8-06)."""
        if len(self.hands[seat]) != 1:
            self.close_window(seat)
            self.announced.discard(seat)

    def draw(self, seat: int, count: int) -> list[str]:
        drawn = super().draw(seat, count)
        self.hand_changed(seat)
        return drawn

    def lays_a_word(self, seat: int) -> None:
        """W1-07: « 4 » goes with the 4, or may be caught until the next move."""
        self.word_window = seat
        self.unsaid_word = None if self.named_it else seat
        self.all_may_call()

    def forgot_at_last(self, seat: int, *, together: bool) -> bool:
        """W2-02, L8-06: what the last card wants was not said. Cards laid *together* never left one alone."""
        if self.page.knob("announces_last") and not self.said:
            return True
        return self.page.says_carte_at_last and not together and seat not in self.announced

    def said_wrongly(self, seat: int, card: str) -> None:
        """« Carte » with two cards left or more costs as much as forgetting it; with a 4, one breath names the 4."""
        named = self.named_it and bool(self.page.power(card, "announced"))
        if self.page.may_err and self.said and not named and len(self.hands[seat]) > 1:
            self.said = False
            self.punish(seat)

    def punish(self, seat: int) -> None:
        """WK-07; HC-08: and he loses his next turn."""
        if self.page.knob("penalty_skips"):
            self.loses_turn.add(seat)
        self.draw(seat, self.page.knob("penalty"))

    # Saying something

    def reactions(self, seat: int) -> list[str]:
        """What a seat may call out, whoever's turn it is."""
        if self.over or seat in self.gone:
            return []
        words: list[str] = []
        if self.page.knob("late_say") and (seat in self.forgot or self.may_say_carte(seat) or self.is_in_time(seat)):
            words += ["say", "knock"] if self.page.knocks else ["say"]
        carte = bool(self.open_windows - {seat} or self.misdealt is not None) and seat not in self.has_called
        word = self.word_window not in (None, seat) and seat not in self.has_called_word
        if carte or word:
            words.append("catch")
        if self.page.names_some_card:
            words += (["catch carte"] if carte else []) + ([f"catch {self.acting[0]}"] if word else [])
        return words

    def may_say_carte(self, seat: int) -> bool:
        return self.page.says_carte_at_last and len(self.hands[seat]) == 1 and seat not in self.announced

    def is_in_time(self, seat: int) -> bool:
        """He has one card left by what he did, and nobody else has moved."""
        if not self.page.says_carte_in_time or self.moved_last != seat:
            return False
        return len(self.hands[seat]) == 1 and seat not in self.announced

    def say(self, seat: int) -> None:
        if seat in self.forgot:
            self.close_window(seat)
        else:
            self.announced.add(seat)

    def say_with_a_play(self, seat: int, only: str) -> None:
        """With a last card it is « maou » where that is said, and else « carte », just in time; and « 4 » with a 4.

        *only* is what he says alone: « carte », « 4 », or nothing but a knock.
        """
        parts = only.split("+") if only else ["carte", "its name"]
        if "carte" in parts or "knock" in parts:
            if seat in self.forgot or (self.may_say_carte(seat) and not self.page.knob("announces_last")):
                self.say(seat)
            self.said = True
        self.named_it = self.named_it or parts[0] not in ("carte", "knock") or len(parts) == 2

    def catch(self, caller: int, only: str) -> None:
        """The word is good for whoever forgot; a wrong one costs nothing, or as much (G-17). *only*: « carte », or « 4 »."""
        carte, word = only in ("", "carte"), only != "carte"
        caught = sorted(self.forgot - {caller}) if carte else []
        without_word = self.unsaid_word if word else None
        misdealt = self.misdealt if carte else None
        wrong = not caught and without_word in (None, caller) and misdealt is None
        if carte:
            self.has_called.add(caller)
        if word:
            self.has_called_word.add(caller)
        if misdealt is not None:
            self.put_right(misdealt)
        if wrong and self.page.knob("wrong_catch"):
            self.draw(caller, self.page.knob("penalty"))
        for seat in caught:
            self.close_window(seat)
            self.punish(seat)
        if without_word is not None and without_word != caller:
            self.unsaid_word = None
            self.punish(without_word)

    def put_right(self, seat: int) -> None:
        """LH-40: the cards too many go back, drawn blindly. LH-41: the missing ones come from the stock."""
        self.misdealt = None
        too_many = len(self.hands[seat]) - len(self.hands[self.seat_after(seat)])
        if too_many < 0:
            self.draw(seat, -too_many)
            return
        back, stock = self.chance.back, self.chance.stock
        assert len(back) == too_many, "as many as it takes"
        for card in back:
            self.hands[seat].remove(card)
        old = list(self.stock)
        put = [card for card in stock if not (old[:1] == [card] and old.pop(0))]
        assert not old, "the others lie as they lay"
        assert sorted(put) == sorted(back), "those, and no others, were put back, somewhere"
        self.stock = list(stock)
