"""The guests of a room and its chairs. Each change (coming, sitting down, leaving, getting ready) returns a new value."""

from collections.abc import Collection, Container, Mapping
from functools import cached_property
from typing import Self

import msgspec
from msgspec.structs import replace

from huit.names import looks_of
from huit.players.player import Level
from huit.rooms.match import Sitter
from huit.rooms.refusal import Refused

MOST_GUESTS = 200
"""Most guests of a room, kicked ones not counted. In a full room, newcomers take the places of guests who are away."""
COMPUTER_NAMES = ("Léa", "Hugo", "Zoé", "Malo", "Inès", "Noé", "Jade", "Léo", "Rose", "Sacha")
"""One for each seat. Where people have some of these names, a number is added: see `Seating.free_name`."""


class Guest(msgspec.Struct, frozen=True):
    """A person who has come to a room with a browser."""

    name: str
    is_kicked: bool = False
    look: str = ""
    """Their figure: see `messages.LookCode`."""
    watches: bool = False
    """Whether they came by the spectators' link and have no chair yet."""


class Chair(msgspec.Struct, frozen=True):
    """One seat: open, a person's or a computer's."""

    guest: int | None = None
    computer: str = ""
    """The name of the computer player who sits here."""
    level: Level | None = None
    """How well it plays; None as the computers of its room usually do."""
    is_ready: bool = False
    has_left: bool = False
    """Whether its guest left for good during a round. The chair is kept until the round is over."""
    is_played_for: bool = False
    """Whether a computer plays for its guest until they act again: they rest, or the others did not want to wait."""

    @property
    def may_begin(self) -> bool:
        """Whether its person holds up no deal: they are ready, or a computer plays for them."""
        return self.is_ready or self.is_played_for

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and not self.computer


class Seating(msgspec.Struct, frozen=True, dict=True):
    """All guests of a room, its chairs, and its host."""

    guests: Mapping[int, Guest]
    """The guests by number. A number is never given again, even after its guest is forgotten."""
    chairs: tuple[Chair, ...]
    host: int = 0
    next_guest: int = 1
    """The number of the guest who comes next."""

    @classmethod
    def of_names(cls, names: tuple[str, ...], computers: tuple[bool, ...]) -> Self:
        """Return people and computers seated in this order, none of the chairs open.

        >>> Seating.of_names(("Anne", "Léa"), (False, True)).names
        ('Anne', 'Léa')
        """
        people = [name for name, is_computer in zip(names, computers, strict=True) if not is_computer]
        numbers = iter(range(len(people)))
        chairs = (
            Chair(computer=name) if is_computer else Chair(guest=next(numbers), is_ready=True)
            for name, is_computer in zip(names, computers, strict=True)
        )
        return cls({number: Guest(name) for number, name in enumerate(people)}, tuple(chairs), next_guest=len(people))

    # Looking

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by seat; "" for an open chair."""
        return tuple(chair.computer if chair.guest is None else self.guests[chair.guest].name for chair in self.chairs)

    @cached_property
    def sitters(self) -> tuple[Sitter, ...]:
        """The occupants by seat, for the score sheet."""
        return tuple(Sitter(chair.guest, name) for chair, name in zip(self.chairs, self.names, strict=True))

    @cached_property
    def looks(self) -> tuple[str, ...]:
        """The looks by seat; "" for an open chair, a computer, and a person who has chosen none.

        >>> Seating.of_names(("Anne", "Léa"), (False, True)).with_look(0, "fox-sky").looks
        ('fox-sky', '')
        """
        return tuple("" if chair.guest is None else self.guests[chair.guest].look for chair in self.chairs)

    @cached_property
    def computers(self) -> tuple[bool, ...]:
        """Which seats are computers'."""
        return tuple(bool(chair.computer) for chair in self.chairs)

    @property
    def open_seats(self) -> list[int]:
        """The seats whose chair is open."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_open]

    @cached_property
    def people(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None and not chair.has_left]

    @property
    def onlookers(self) -> set[int]:
        """The guests who came by the spectators' link and have no chair yet, kicked ones left out."""
        return {number for number, guest in self.guests.items() if guest.watches and not guest.is_kicked}

    def seat_of(self, guest: int) -> int | None:
        """Return the seat of *guest*; None without a chair."""
        return self._seats.get(guest)

    @property
    def seated(self) -> Container[int | None]:
        """The guests who have a chair."""
        return self._seats.keys()

    @cached_property
    def _seats(self) -> dict[int, int]:
        return {chair.guest: seat for seat, chair in enumerate(self.chairs) if chair.guest is not None}

    def waiting_for(self, guest: int) -> list[int]:
        """Return the seats of people, other than *guest*, who are not ready."""
        return [seat for seat in self.people if not self.chairs[seat].may_begin and self.chairs[seat].guest != guest]

    def check_seated(self, guest: int) -> int:
        """Return the seat of *guest*.

        Raises:
            Refused: ``not_seated``, without a chair.
        """
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("not_seated")
        return seat

    def check_seat(self, seat: int) -> Chair:
        """Return a chair.

        Raises:
            Refused: ``malformed``, if there is none of that number.
        """
        if not 0 <= seat < len(self.chairs):
            message = f"seat: from 0 to {len(self.chairs) - 1}"
            raise Refused("malformed", {"code": "malformed", "message": message, "field": "seat"})
        return self.chairs[seat]

    def check_person(self, seat: int) -> int:
        """Return the guest who sits on *seat*.

        Raises:
            Refused: ``malformed``, or ``not_seated`` if nobody does, or a computer player.
        """
        guest = self.check_seat(seat).guest
        if guest is None:
            raise Refused("not_seated")
        return guest

    # Coming and going

    def with_guest(self, name: str, *, watches: bool = False) -> Self:
        """Return the seating with one more guest, who has no chair yet; a name that is taken gets a number.

        >>> seating = Seating.of_names(("Anne", "Léa"), (False, True)).with_guest("Anne")
        >>> seating.guests[1].name, seating.seat_of(1)
        ('Anne 2', None)

        Raises:
            Refused: ``full``.
        """
        if self.is_full:
            raise Refused("full")
        guests = self._guests_with(self.next_guest, Guest(self.own_name(name), watches=watches))
        return replace(self, guests=guests, next_guest=self.next_guest + 1)

    @property
    def is_full(self) -> bool:
        """Whether nobody more may join."""
        return sum(not guest.is_kicked for guest in self.guests.values()) >= MOST_GUESTS

    def is_free_to_go(self, guest: int) -> bool:
        """Tell whether *guest* may be forgotten: a guest without a chair who is neither host nor kicked."""
        entry = self.guests.get(guest)
        return entry is not None and not entry.is_kicked and guest != self.host and self.seat_of(guest) is None

    def without(self, gone: Collection[int]) -> Self:
        """Return the seating without the guests *gone*."""
        return replace(self, guests={number: guest for number, guest in self.guests.items() if number not in gone})

    def renamed(self, guest: int, name: str) -> Self:
        """Return the seating with another name for *guest*; a name that is taken gets a number."""
        entry = self.guests[guest]
        others = replace(self, guests=self._guests_with(guest, replace(entry, name="")))
        return replace(self, guests=self._guests_with(guest, replace(entry, name=others.own_name(name))))

    def with_look(self, guest: int, look: str) -> Self:
        """Return the seating with *look* as the figure of *guest*."""
        return replace(self, guests=self._guests_with(guest, replace(self.guests[guest], look=look)))

    def own_name(self, name: str) -> str:
        """Return *name*, with a number if it, or one that looks like it, is taken.

        >>> Seating.of_names(("Anne",), (False,)).own_name("anne")
        'anne 2'
        """
        taken = self._taken
        wanted, number = name, 1
        while not taken.isdisjoint(looks_of(wanted)):
            number += 1
            wanted = f"{name} {number}"
        return wanted

    def sitting(self, guest: int, seat: int) -> Self:
        """Return the seating with *guest* on *seat*, whether or not they had another chair. A computer player there gives way.

        Raises:
            Refused: ``not_open``, if another person sits there.
        """
        chair = self.check_seat(seat)
        if chair.guest not in (None, guest):
            raise Refused("not_open")
        before = self.seat_of(guest)
        if before == seat:
            return self._with(seat, replace(chair, has_left=False, is_played_for=False))
        moved = self if before is None else self._with(before, Chair())
        if self.guests[guest].watches:
            moved = replace(moved, guests=moved._guests_with(guest, replace(self.guests[guest], watches=False)))
        return moved._with(seat, Chair(guest=guest))

    def standing(self, guest: int, *, in_round: bool) -> Self:
        """Return the seating with *guest* off their chair, which in a round stays theirs until its end."""
        seat = self.check_seated(guest)
        chair = replace(self.chairs[seat], has_left=True, is_ready=False) if in_round else Chair()
        return self._with(seat, chair).with_another_host(guest)

    def played_for(self, seat: int, *, on: bool) -> Self:
        """Return the seating with a computer that plays for the person on *seat*, or no longer.

        >>> seating = Seating.of_names(("Anne", "Bob"), (False, False)).nobody_ready().played_for(1, on=True)
        >>> seating.waiting_for(0), seating.played_for(1, on=False).waiting_for(0)
        ([], [1])

        Raises:
            Refused: ``malformed``, or ``not_seated`` if nobody sits there, or a computer player.
        """
        self.check_person(seat)
        return self._with(seat, replace(self.chairs[seat], is_played_for=on))

    def without_the_left(self) -> Self:
        """Return the seating with the chairs open whose guests have left."""
        return replace(self, chairs=tuple(Chair() if chair.has_left else chair for chair in self.chairs))

    def kicked(self, seat: int) -> Self:
        """Return the seating without the person on *seat*, who may not come back."""
        guest = self.check_person(seat)
        out = Guest(self.guests[guest].name, is_kicked=True)
        seating = self._with(seat, Chair())
        return replace(seating, guests=self._guests_with(guest, out)).with_another_host(guest)

    def ready(self, guest: int, *, is_ready: bool) -> Self:
        """Return the seating with *guest* ready to begin, or not."""
        seat = self.check_seated(guest)
        return self._with(seat, replace(self.chairs[seat], is_ready=is_ready))

    def nobody_ready(self) -> Self:
        """Return the seating with nobody ready."""
        chairs = tuple(replace(chair, is_ready=False) for chair in self.chairs)
        return replace(self, chairs=chairs)

    # Computers and the number of chairs

    def with_computer(self, seat: int, *, on: bool, level: Level | None = None) -> Self:
        """Return the seating with a computer player of that *level* on *seat*, or with that chair open.

        Raises:
            Refused: ``not_open``, if a person sits there.
        """
        chair = self.check_seat(seat)
        if chair.guest is not None:
            raise Refused("not_open")
        return self._with(seat, Chair(computer=chair.computer or self.free_name(), level=level) if on else Chair())

    def free_name(self) -> str:
        """Return a name for a computer player that is not taken."""
        taken = self._taken
        return next((name for name in COMPUTER_NAMES if taken.isdisjoint(looks_of(name))), self.own_name(COMPUTER_NAMES[0]))

    def with_seats(self, seats: int) -> Self:
        """Return the seating with *seats* chairs. New ones are open; open chairs are removed first, then those of computers.

        Raises:
            Refused: ``not_open``, if there would be fewer chairs than people.
        """
        chairs = list(self.chairs)
        spare = [seat for seat in reversed(range(len(chairs))) if chairs[seat].is_open]
        spare += [seat for seat in reversed(range(len(chairs))) if chairs[seat].computer]
        gone = spare[: max(0, len(chairs) - seats)]
        chairs = [chair for seat, chair in enumerate(chairs) if seat not in gone]
        if len(chairs) > seats:
            raise Refused("not_open")
        chairs += [Chair()] * (seats - len(chairs))
        return replace(self, chairs=tuple(chairs))

    def with_another_host(self, left: int) -> Self:
        """Return the seating with another host if *left* was host: the first guest to come who has a chair."""
        others = [chair.guest for chair in self.chairs if chair.guest is not None and not chair.has_left]
        others = sorted(guest for guest in others if guest != left)
        return replace(self, host=others[0]) if left == self.host and others else self

    @cached_property
    def _taken(self) -> set[str]:
        names = (*self.names, *(guest.name for guest in self.guests.values()))
        return {look for name in names for look in looks_of(name)}

    def _with(self, seat: int, chair: Chair) -> Self:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _guests_with(self, number: int, guest: Guest) -> Mapping[int, Guest]:
        return {**self.guests, number: guest}
