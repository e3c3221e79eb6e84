"""What no single knob of a trick game shows: a deal that cannot be made, obligations that do not add up."""

from huit.rules.rule_set import RulesError, RuleSet


def check_deal(rules: RuleSet, seats: int, file: str) -> None:
    """Look whether the cards less the kitty can be dealt evenly, and whether what is to be made adds up to the tricks."""
    kitty = rules.at("chien", seats=seats)
    cards = rules.deck.bit_count() - kitty
    if cards % seats:
        fair = [size for size in range(1, 5) if (rules.deck.bit_count() - size) % seats == 0]
        raise RulesError(f"{file}: chien: {cards} cards are not as many for each of {seats} (say one of {fair})")
    for end in ("makes", "least"):
        owed = sum(rules.at(f"{role}_{end}", seats=seats) for role in ("announcer", "third", "dealer"))
        if owed != cards // seats:
            raise RulesError(
                f"{file}: announcer_{end}, third_{end}, dealer_{end}: they make {owed}, and there are {cards // seats} tricks"
            )
