"""A second engine, slow and obvious: lists of cards as text, and ifs that read like the page of rules.

It shares no code with `huit.engine`. It reads the same rule set (the knobs and powers that a rule file may say) and is told what
no rule settles: the order of a stock that is made anew, and which card is taken blindly.
"""

from collections.abc import Sequence

from huit.rules import RuleSet
from tests.twin.deciding import Deciding


class SlowRound(Deciding):
    """One round, in plain sight; nothing is remembered that a player at the table would not remember."""

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
        self.had_to_follow = True  # the card that he covered did not take just any
        self.sweeper = dealer  # who laid the attack that goes round (BL-11)
        self.attacked_by = dealer  # who laid the last attack, or sent it back
        self.robbed = dealer  # whose hand lies open (W1-05)
        self.calls = False  # the card whose effect is being carried out calls a suit
        self.chain = 0  # HC-10: what he has just drawn for a 2, and still plays
        self.has_turned = False  # BH-02: the ace of spades that opened a run has turned the direction
        self.set_aside: list[tuple[int, str]] = []  # what each passes on, in the order in which they chose
        self.made_them_pass = dealer  # who laid the card that makes them
        self.with_last = {}
        self.decided = False  # the round is won, and only the last hit is still to be taken
        if self.page.knob("starter_acts") and not self.page.knob("starter_plain"):
            self.begin_with(self.top, dealer)

    def begin_with(self, card: str, dealer: int) -> None:
        """L8-12 to L8-16: the starter acts as if the dealer had laid it; an ace gives its right to the first player."""
        if self.page.power(card, "plays_flush"):
            self.starter_opens = True
            return
        self.turn = dealer
        if self.page.power(card, "stands_for"):
            self.asks = "card"
        else:
            self.take_effect(card, calls=bool(self.page.power(card, "names_suit")))

    # Doing it

    def play(self, seat: int, word: str) -> None:
        """Make a move that is legal."""
        if word in ("say", "knock"):
            self.say(seat)
        elif word.startswith("catch"):
            self.catch(seat, word[6:])
        elif word == "declare":
            self.win_by_four(seat)
        else:
            plain, cry, only = word.partition("!")
            if cry:
                self.said, self.named_it = (self.said, self.named_it) if seat == self.turn else (False, False)
                self.say_with_a_play(seat, only)
            self.move(seat, plain)
        self.send_off()

    def send_off(self) -> None:
        """Too many cards, and one is out of the round, after all the others; the attack is for the next."""
        limit = self.page.knob("hand_limit")
        for seat in range(self.seats):
            if not limit or self.over or self.asks not in ("", "answer") or seat in self.gone or len(self.hands[seat]) < limit:
                continue
            self.beaten.add(seat)
            self.close_window(seat)
            self.announced.discard(seat)
            self.too_late.discard(seat)
            self.loses_turn.discard(seat)
            self.turns_to_miss[seat] = 0
            if self.word_window == seat:
                self.word_window = self.unsaid_word = None
            if self.misdealt == seat:
                self.misdealt = None
            if len(self.still_in) == 1:
                self.out += self.still_in
                self.winners = self.out[:1]
                self.end("last_left")
            elif seat == self.turn:
                if self.debt and self.page.power(self.attacking_card, "sweeps"):
                    self.sweep_on()
                else:
                    self.asks = ""
                    self.next_turn()

    def move(self, seat: int, word: str) -> None:
        card, _, named = word.partition("=")
        if self.asks == "last hit":
            self.take_last_hit(word)
        elif not card:
            self.choose(named)
        elif word.startswith("give"):
            self.give(word.split()[1:])
        elif word == "doubt":
            self.doubt()
        elif word.startswith("ask"):
            self.name_card(word.split()[1])
        elif word.startswith("hit"):
            self.hit(int(word.split()[1]))
        elif word.startswith("trade"):
            self.trade(int(word.split()[1]))
        elif word == "take":
            self.take()
        elif word == "draw":
            self.pay() if self.under_attack() else self.draw_one()
        elif word == "pass":
            self.pass_turn()
        else:
            self.lay(seat, card, named)

    def next_move(self) -> None:
        """What could be done until the next move cannot be done any more."""
        self.close_window(self.turn)
        self.just_laid = False
        self.word_window = self.unsaid_word = None
        self.last_to_draw = None
        self.misdealt = None

    def choose(self, named: str) -> None:
        if self.asks == "card":
            self.stand_for(named)
        elif self.asks == "rank":
            self.name_rank(named)
        else:
            self.name_suit(named)

    # Laying a card

    def lay(self, seat: int, card: str, named: str) -> None:
        if self.asks != "more":
            self.turns_kept = self.turns_at_stake if self.asks == "skip" and seat == self.turn else 0
        if seat != self.turn or self.asks == "take":
            self.jump_in(seat)
            if self.over:
                return
        out_of_turn = self.resumes_after is not None or self.is_swept()
        self.next_move()
        if self.asks != "more":
            self.moves_now(seat)
            if out_of_turn and seat in self.too_late:
                self.moved_last = None  # that turn is still to come
        calls, suit_before = self.calls_suit(card, seat), self.suit
        self.had_to_follow = not self.takes_any_now()
        self.answers = []
        self.asks = "" if self.asks in ("answer", "skip", "doubt") else self.asks
        self.resumes_after = None
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.just_laid = bool(self.page.knob("jump_in"))
        if self.page.calls_are_many:
            self.all_may_call()
        self.idle_turns = 0
        self.cards_played += 1
        if self.page.power(card, "stands_for"):
            self.stand_for(named, suit_before)
            return
        if not self.page.power(card, "transparent"):
            self.in_force, self.named_suit, self.named_rank, self.named_card = card, None, None, None
        self.acting = card
        self.lay_with(card, suit_before, calls=calls)
        if named and self.asks == "more":
            self.stop_there()  # who names a suit has laid the last of them
        if named and self.asks == "suit":
            self.name_suit(named)

    def stand_for(self, card: str, suit_before: str | None = None) -> None:
        """W3-04: the suit and the rank that its player wants, with that card's effect; an 8 of hearts calls hearts."""
        self.in_force = self.acting = card
        self.named_suit = card[1] if self.page.power(card, "names_suit") else None
        self.named_rank = self.named_card = None
        self.lay_with(card, suit_before, calls=False)

    def jump_in(self, seat: int) -> None:
        """DI-03: play goes on from him; what the first copy had still to do lapses, but its attack adds."""
        last = self.turn
        if not self.hands[last] and last not in self.gone:
            # A 10 was his last card: he does not play again, and draws as he would have (G-09).
            if self.draw(last, 1):
                self.now_at_one_card(last, by_playing=False)
            elif self.go_out(last):
                self.end("out")
                return
        said = self.said, self.named_it
        self.begin_turn(seat)
        self.came_back = False  # it has not come: he takes it
        self.said, self.named_it = said
        self.asks = ""

    def lay_with(self, card: str, suit_before: str | None, *, calls: bool) -> None:
        """G-14: of the cards laid together only the last one has its effect, once no more are laid."""
        player = self.turn
        self.calls = calls
        has_the_suit = any(other[1] == suit_before for other in self.hands[player])
        self.could_have_followed = has_the_suit and card[1] != suit_before and self.had_to_follow
        if self.together:
            self.laid_together += 1
            self.has_turned = False
            if self.together == "run":
                self.run_way = 0 if self.same_rank(card, self.run_came_to) else self.step(self.run_came_to, card)
            self.run_came_to = card
        else:
            self.together = self.opens(player, card, suit_before, self.hands[player])
            self.laid_together = 1
            self.run_began_with = self.run_came_to = card
            self.run_way = 0
            if self.together == "suit" and self.page.power(card, "reverses"):
                self.direction = -self.direction  # BH-02: the direction turns first
                self.has_turned = True
        self.starter_opens = False
        if not self.more_may_follow(player, card):
            self.stop_there()
            return
        self.asks = "more"
        if len(self.hands[player]) == 1 and self.said:
            self.said_before, self.said, self.named_it = True, False, False  # his last card may want a word of its own

    def stop_there(self) -> None:
        """All the cards lie: somebody may be out, or left with one card; and the last card takes effect."""
        player, card = self.turn, self.acting
        together = self.laid_together > 1
        self.size_of_set = self.laid_together if self.together == "rank" else 1
        self.asks = self.together = ""
        if self.hands[player] and not (self.page.power(card, "gives") and len(self.still_in) > 1):
            self.said_wrongly(player, card)
        costs = 0 if self.hands[player] else self.page.power(card, "last_costs")
        paid = bool(costs and self.draw(player, costs))
        if not self.hands[player] and self.goes_out_on(card):
            if self.forgot_at_last(player, together=together):
                self.punish(player)  # WK-11, L8-06: the card stays, with its effect
                paid = bool(self.hands[player])
            if not self.hands[player] and self.leave_with(card):
                return  # G-07, where nothing was left to draw
        if paid:
            self.said = self.said_before = False  # of the hand that he emptied
            self.now_at_one_card(player, by_playing=False)  # what he holds now he has drawn
        else:
            self.came_down_to_one(player)
        if self.page.power(card, "announced") and self.hands[player]:
            self.lays_a_word(player)
        if self.page.knob("play_limit") and self.cards_played >= self.page.knob("play_limit"):
            self.block("limit")
            return
        self.take_effect(card, calls=self.calls)
        self.has_turned = self.said_before = False

    def goes_out_on(self, card: str) -> bool:
        """G-09: not on a card that makes him play again, unless it says that it wins."""
        return not self.page.power(card, "plays_again") or bool(self.page.power(card, "wins_last"))

    def came_down_to_one(self, player: int) -> None:
        said, self.said = self.said, self.said or self.said_before
        self.now_at_one_card(player, by_playing=True)
        self.said = said

    def leave_with(self, card: str) -> bool:
        """His last card may double everything (W9-09), or still hit the next player before the count (W8-06, W9-08).

        Returns whether that is all that it does; G-08.
        """
        decided = self.go_out(self.turn)
        self.doubled = self.doubled or (bool(self.page.power(card, "doubles")) and self.turn in self.gone)
        if self.turn in self.gone and self.page.power(card, "last_points"):
            self.with_last[self.turn] = int(self.page.power(card, "last_points"))
        if self.page.power(card, "last_draw"):
            self.gives_way()
            self.debt += self.page.power(card, "last_draw")
            self.attacking_card = card
            if decided:
                self.open_windows, self.forgot = set(), set()
            self.just_laid = False
            self.next_turn()
            self.asks = "last hit"
            self.decided = decided
            return True
        if decided:
            self.end("out")
        return decided

    def take_last_hit(self, word: str) -> None:
        victim = self.turn
        self.next_move()
        if word == "draw":
            self.draw(victim, self.debt)
        else:
            self.hands[victim].remove(word)  # W9-08: it passes nothing on
            self.discard.append(word)
            self.in_force, self.named_suit, self.named_rank, self.named_card = word, None, None, None
            self.just_laid = bool(self.page.knob("jump_in"))
        self.debt = 0
        self.asks = ""
        if self.decided or (not self.hands[victim] and self.go_out(victim)):
            self.end("out")
        else:
            self.now_at_one_card(victim, by_playing=False)
            self.next_turn()

    # What a card does

    def take_effect(self, card: str, *, calls: bool) -> None:
        if self.page.power(card, "clears_debt"):
            self.debt = 0
        if self.page.power(card, "draw"):
            self.attack(card)
        if self.page.power(card, "reverses") and not self.has_turned:
            for _ in range(self.times(card)):
                self.direction = -self.direction
        self.acting = card
        if calls:
            self.asks = "suit"
        else:
            self.ask_for_more(card)

    def attack(self, card: str) -> None:
        if self.page.power(card, "sweeps"):
            self.debt = self.page.power(card, "draw")  # BL-11: these never add up
            self.sweeper = self.turn
        elif self.page.power(card, "draw_doubles") and self.debt:
            self.debt *= 2
        else:
            self.gives_way()
            self.debt += self.page.power(card, "draw") * self.times(card)
            if self.page.power(card, "then_plays"):
                self.debt += self.chain  # HC-10: two more than he drew himself
        self.attacking_card = card
        self.attacked_by = self.turn

    def gives_way(self) -> None:
        """What was to be drawn before is forgotten where only the last attack counts."""
        if not self.page.knob("attacks_add"):
            self.debt = 0

    def name_suit(self, suit: str) -> None:
        """G-13; the rank that goes on it is that of the card that named it."""
        self.in_force = self.acting
        self.named_suit, self.named_rank, self.named_card = suit, None, None
        self.asks = ""
        self.ask_for_more(self.acting)

    def name_rank(self, rank: str) -> None:
        """It is asked for until a card is laid, or it has come round."""
        self.named_rank, self.named_card, self.named_suit = rank, None, None
        self.rank_named_by = self.turn
        self.asks = ""
        self.ask_for_hands(self.acting)

    def name_card(self, card: str) -> None:
        """That very one, in the same way."""
        self.named_card, self.named_rank, self.named_suit = card, None, None
        self.rank_named_by = self.turn
        self.asks = ""
        self.ask_for_hands(self.acting)

    def ask_for_more(self, card: str) -> None:
        """A rank or a card, of him who is still in the round."""
        if self.page.power(card, "names_card") and self.turn in self.still_in:
            self.asks = "named card"
        elif self.page.power(card, "names_rank") and self.turn in self.still_in:
            self.asks = "rank"
        else:
            self.ask_for_hands(card)

    def ask_for_hands(self, card: str) -> None:
        """Cards to give away, and a hand to be robbed, before it is the next player's turn."""
        keeps = 1 if self.turn in self.too_late else 0  # he does not go out by giving all away, either
        gives = min(self.page.power(card, "gives"), max(0, len(self.hands[self.turn]) - keeps))
        if gives:
            self.gives_left = gives
            self.asks = "give"
        elif self.hands_change(card):
            pass  # somebody has to choose first
        elif not self.opens_his_hand(card):
            self.go_on(card)

    def hands_change(self, card: str) -> bool:
        """Whole hands, or a card of each; returns whether somebody has to choose. Without a card there is no hand to move on."""
        player = self.turn
        if len(self.still_in) < 2 or (player in self.still_in and not self.hands[player]):
            return False
        if self.page.power(card, "rotates"):
            self.all_move_on()
        elif self.page.power(card, "trades") and self.hands[player]:
            self.asks = "trade"
        elif self.page.power(card, "passes_on"):
            self.asks, self.gives_left = "give", 1
            self.set_aside = []
            self.made_them_pass = player
            self.turn = player if player in self.still_in else self.seat_after(player)
        return self.asks != ""

    def all_move_on(self) -> None:
        """Every hand comes to the next player, who has a new hand to announce."""
        before = {seat: self.hands[seat] for seat in self.still_in}
        for seat in self.still_in:
            self.hands[self.seat_after(seat)] = before[seat]
        for seat in self.still_in:
            self.has_a_new_hand(seat)

    def trade(self, other: int) -> None:
        """His hand for the other's."""
        player = self.turn
        self.hands[player], self.hands[other] = self.hands[other], self.hands[player]
        self.asks = ""
        self.has_a_new_hand(player)
        self.has_a_new_hand(other)
        self.go_on_with_hands()

    def has_a_new_hand(self, seat: int) -> None:
        """What was said, or not said, of the hand that he had counts no more; of one card he has to speak anew (G-18)."""
        self.close_window(seat)
        self.announced.discard(seat)
        said, self.said = self.said, (self.said or self.said_before) and seat == self.turn
        self.now_at_one_card(seat, by_playing=self.page.hears_late)  # else it goes with a play, and with nothing else
        self.said = said

    def may_say_carte(self, seat: int) -> bool:
        """Not while cards are passed on: who waits for his does not hold one card for that."""
        passing = self.asks == "give" and self.page.power(self.acting, "passes_on")
        return not passing and super().may_say_carte(seat)

    def is_in_time(self, seat: int) -> bool:
        """The word is not in time in the middle of cards laid together, either."""
        passing = self.asks == "give" and self.page.power(self.acting, "passes_on")
        return not passing and self.asks != "more" and super().is_in_time(seat)

    def pass_on(self, card: str) -> None:
        """Each chooses before he gets one: they change hands all at the same moment. Asked against the direction of play."""
        self.set_aside.append((self.turn, card))
        if len(self.set_aside) > 1:
            self.moves_to_the_next(self.turn, card)
        first = self.set_aside[0][0]
        before = next(seat for seat in self.still_in if self.seat_after(seat) == self.turn)
        if before != first:
            self.turn = before
            return
        self.moves_to_the_next(*self.set_aside[0])
        self.turn = self.made_them_pass
        self.asks = ""
        self.go_on_with_hands()

    def moves_to_the_next(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.hands[self.seat_after(seat)].append(card)

    def go_on_with_hands(self) -> None:
        if not self.opens_his_hand(self.acting):
            self.go_on(self.acting)

    def give(self, words: Sequence[str]) -> None:
        """W1-06, G-07: who has given all his cards away is out."""
        if self.page.power(self.acting, "passes_on"):
            self.pass_on(words[1])
            return
        giver, taker = self.turn, int(words[0])
        for card in words[1:]:
            self.hands[giver].remove(card)
            self.hands[taker].append(card)
        self.hand_changed(giver)
        self.hand_changed(taker)
        self.asks = ""
        if not self.hands[giver] and self.goes_out_on(self.acting):
            if self.go_out(giver):
                self.end("out")
                return
        else:
            self.said_wrongly(giver, self.acting)
            self.came_down_to_one(giver)
        self.go_on_with_hands()

    def opens_his_hand(self, card: str) -> bool:
        """W1-05, HC-11: the next player takes a card, were it the turn that he loses; from an empty hand nothing."""
        player = self.turn
        keeps = 1 if player in self.too_late else 0
        if not self.page.power(card, "lets_steal") or len(self.hands[player]) <= keeps:
            return False
        self.begin_turn(self.seat_after(player))
        self.robbed = player
        self.asks = "take"
        return True

    def take(self) -> None:
        """Blindly; then he plays (W1-05), or has lost his turn (HC-11)."""
        thief, victim, card = self.turn, self.robbed, self.acting
        self.next_move()
        self.moves_now(thief)
        self.hands[victim].remove(self.chance.taken)
        self.hands[thief].append(self.chance.taken)
        self.hand_changed(thief)
        self.hand_changed(victim)
        self.asks = ""
        if self.hands[victim]:
            self.now_at_one_card(victim, by_playing=False)
        elif self.go_out(victim):
            self.end("out")
            return
        if self.page.power(card, "plays_again") and victim not in self.gone:
            self.turn = victim
            self.go_on(card)
        elif self.page.power(card, "skips"):
            self.misses_one(thief)
            self.next_turn(self.page.power(card, "skips"))
        elif self.loses_the_next(thief):
            self.misses_one(thief)
            self.next_turn()

    def go_on(self, card: str) -> None:
        """Whose turn it is now."""
        self.said = self.named_it = False
        if self.page.power(card, "plays_again") and self.turn not in self.gone:
            self.plays_again = True  # G-10: as any turn
            self.drawn_this_turn = self.chain = 0
            self.paid_much = False
        elif self.page.power(card, "turn_at_two_left") and self.turn in self.still_in and len(self.still_in) == 2:
            self.next_turn(2)  # W3-03
        elif self.page.power(card, "hits_chosen") and len([seat for seat in self.still_in if seat != self.turn]) > 1:
            self.asks = "target"
        elif self.page.power(card, "hits_chosen") or self.page.power(card, "hits_previous"):
            self.hit(self.seat_before(self.turn))
        elif self.page.power(card, "sends_back") and self.goes_back():
            sender, self.attacked_by = self.attacked_by, self.turn
            self.hit(sender)
        elif self.page.power(card, "doubt_costs") and self.is_fresh_attack(card):
            self.doubtful = self.turn
            self.next_turn()
            self.asks = "doubt"
        elif self.page.power(card, "skips") and self.can_be_kept(card):
            self.skipping_card, self.turns_at_stake = card, self.page.power(card, "skips") * self.times(card)
            if self.page.power(card, "skips_add_up"):
                self.turns_at_stake += self.turns_kept
            self.puts_a_turn_at_stake()
        else:
            self.next_turn(1 + self.page.power(card, "skips") * self.times(card))

    def goes_back(self) -> bool:
        """An attack of somebody else, who still plays; what goes round goes on."""
        others = [seat for seat in self.still_in if seat != self.turn]
        return self.debt > 0 and self.attacked_by in others and not self.page.power(self.attacking_card, "sweeps")

    def times(self, card: str) -> int:
        """G-14, where a card says otherwise: three of them laid together make draw, and skip, three times."""
        return self.size_of_set if self.page.power(card, "adds_up") else 1

    def is_fresh_attack(self, card: str) -> bool:
        """Nothing was unpaid before; and somebody who still plays laid it: a starter is nobody's."""
        return self.debt == self.page.power(card, "draw") and self.cards_played > 0 and self.turn not in self.out

    def doubt(self) -> None:
        """JC-16: who had the suit draws instead; else it costs so much more, and the turn."""
        player, accused = self.turn, self.doubtful
        assert accused is not None, "somebody laid it"
        self.asks = ""
        if not self.could_have_followed:
            self.debt += self.page.power(self.attacking_card, "doubt_costs")
            self.pay()
            return
        self.next_move()
        self.moves_now(player)
        self.last_to_draw = accused
        self.draw(accused, self.debt)
        self.debt = 0
        first = self.first_with_a_turn(player)
        if first != player:
            self.begin_turn(first)

    def hit(self, victim: int) -> None:
        """He pays or answers out of turn, and has lost none: play goes on after who attacked him."""
        attacker = self.turn
        self.asks = ""
        self.begin_turn(victim)
        self.resumes_after = attacker

    def puts_a_turn_at_stake(self) -> None:
        """PR-05: the next one answers, or loses his turn; who loses it anyway cannot answer (HC-08)."""
        self.begin_turn(self.seat_after(self.turn))
        self.asks = "skip"
        if self.loses_the_next(self.turn):
            self.turn_is_lost()

    def lose_turn(self) -> None:
        self.next_move()
        self.moves_now(self.turn, in_his_turn=False)
        self.turn_is_lost()

    def turn_is_lost(self) -> None:
        self.misses_one(self.turn)
        self.turns_at_stake -= 1
        if self.page.power(self.skipping_card, "skips_add_up"):
            self.turns_to_miss[self.turn] += self.turns_at_stake  # all of them are his
            self.turns_at_stake = 0
        if self.turns_at_stake:
            self.puts_a_turn_at_stake()
        else:
            self.asks = ""
            self.next_turn()

    # Drawing and passing

    def pay(self) -> None:
        """G-02: paying uses up the turn, unless the attack or the page says that he still plays."""
        player, due, card = self.turn, self.debt, self.attacking_card
        self.asks = "" if self.asks == "doubt" else self.asks
        self.next_move()
        self.moves_now(player, in_his_turn=self.resumes_after is None and not self.page.power(card, "sweeps"))
        self.last_to_draw = player
        drawn = self.draw(player, due)
        self.idle_turns = 0 if drawn else self.idle_turns + 1
        if self.page.power(card, "sweeps"):
            if self.loses_the_next(player):
                self.misses_one(player)  # HC-08: that was all of his turn
            elif self.page.power(card, "drawn_answers"):
                self.answers = [found for found in drawn if self.is_answer(found)]
            if self.answers:
                self.asks = "answer"
            else:
                self.sweep_on()
            return
        self.debt = 0
        if self.resumes_after is not None:
            self.begin_turn(self.first_with_a_turn(self.seat_after(self.resumes_after)))
        elif self.loses_the_next(player):
            self.misses_one(player)
            self.next_turn()
        elif self.page.power(card, "then_plays"):
            self.chain = due  # HC-10
        elif self.page.power(card, "payer_plays") or 0 < self.page.knob("plays_after_paying") <= len(drawn):
            self.paid_much = True
        else:
            self.next_turn()

    def sweep_on(self) -> None:
        """BL-11: to the next one, until it comes to who laid it; then he plays (BL-12), or the next after him (BL-15)."""
        self.asks = ""
        self.answers = []
        seat = (self.turn + self.direction) % self.seats
        while seat in self.gone and seat != self.sweeper:
            seat = (seat + self.direction) % self.seats
        if seat != self.sweeper:
            self.begin_turn(seat)
            return
        self.debt = 0
        if not self.page.power(self.attacking_card, "comes_back") or seat in self.gone:
            seat = self.seat_after(seat)
        self.begin_turn(self.first_with_a_turn(seat))

    def draw_one(self) -> None:
        """WK-05; and G-09 for him who laid a 10 as his last card."""
        player = self.turn
        hand_was_empty = not self.hands[player]
        self.next_move()
        self.moves_now(player)
        self.said = self.named_it = False
        self.last_to_draw = player
        self.draw(player, 1)
        self.idle_turns = 0
        self.drawn_this_turn += 1
        if hand_was_empty:
            self.now_at_one_card(player, by_playing=False)  # G-18: by any means
        most = self.page.knob("draws")
        if self.page.choice("drawn_card") == "kept" and most and self.drawn_this_turn >= most:
            self.next_turn()

    def pass_turn(self) -> None:
        if self.asks == "more":
            self.stop_there()
            return
        if self.asks == "answer":
            self.sweep_on()  # BL-14: he keeps it, and the attack goes on
            return
        if self.asks == "skip":
            self.lose_turn()
            return
        player = self.turn
        self.next_move()
        self.moves_now(player)
        nothing_done = not (self.plays_again or self.drawn_this_turn or self.paid_much or self.chain)
        self.idle_turns = self.idle_turns + 1 if nothing_done else 0
        if not self.hands[player] and self.go_out(player):
            self.end("out")  # a 10 as last card, and nothing to draw: G-07
        elif self.idle_turns >= len(self.still_in):
            self.block()  # G-05
        else:
            self.next_turn()

    def next_turn(self, steps: int = 1) -> None:
        for step in range(1, steps):
            self.misses_one(self.seat_after(self.turn, step))
        self.begin_turn(self.first_with_a_turn(self.seat_after(self.turn, steps)))

    def first_with_a_turn(self, seat: int) -> int:
        """HC-08: who loses his turn is passed over; an attack finds him all the same."""
        while self.loses_the_next(seat) and not self.debt:
            self.misses_one(seat)
            seat = self.seat_after(seat)
        if seat == self.rank_named_by:
            self.named_rank = self.named_card = None
        return seat

    def begin_turn(self, seat: int) -> None:
        self.came_back = seat == self.moved_last
        self.resumes_after = None
        self.turn = seat
        self.plays_again = self.paid_much = self.said = self.said_before = self.named_it = False
        self.drawn_this_turn = self.chain = 0
        self.starter_opens = False
        self.close_window(seat)  # G-18: he begins his next turn
