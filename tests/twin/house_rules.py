"""Mixes of rules that no game of the sources is: a name, the game that they begin with, and what they change."""

from collections.abc import Mapping

SOME_TEAMS = {2: 0, 4: 2, 5: 0, 6: 3, 7: 0, 8: 4, 9: 0}

HOUSE_RULES: Mapping[str, tuple[str, Mapping[str, object]]] = {
    "short pack": ("monclar", {"cards": 32, "hand": 5}),
    "small hands": ("classique", {"hand": 3}),
    "nothing comes back": ("minimale", {"recycles": False, "packs": 2}),
    "nothing comes back, for places": ("les-ulis", {"recycles": False, "hand": 5, "seats_max": 7}),
    "dear mistakes": ("monclar", {"wrong_catch": True, "penalty": 3, "hand": 4}),
    "maou": ("minimale", {"announces_last": True, "hand": 4}),
    "silent": ("classique", {"announces": False, "count": "none"}),
    "drawn card may be played": ("monclar", {"drawn_card": "may_be_played"}),
    "drawn card must be played": ("classique", {"drawn_card": "must_be_played", "draws": 2, "hand": 6}),
    "draw until playable": ("minimale", {"draws": 0, "draws_freely": True, "hand": 6}),
    "endings": (
        "monclar",
        {
            "hand": 3,
            "winner_points": -10,
            "plays_after_paying": 3,
            "late_say": False,
            "powers": {
                "A": {"last_draw": 3, "last_answered_by": ["A", "8"]},
                "8": {"doubles": True, "names_own_suit": True},
                "Q": {"refuses": ["8", "h"]},
                "J": {"turn_at_two": True},
            },
        },
    ),
    "everything at once": (
        "minimale",
        {
            "jokers": True,
            "packs": 2,
            "powers": {
                "2s": {"draw": 4, "answered_by": ["2", "joker"]},
                "joker": {"draw": 5, "wild": True, "names_suit": True, "answered_by": ["joker", "8"]},
                "8": {"clears_debt": True},
                "7": {"skips": 2},
                "J": {"reverses": True, "skips": 1},
                "Q": {"plays_again": True, "draw": 1},
                "K": {"reverses": True},
            },
        },
    ),
    "runs, thefts and jokers in teams, à la volée": (
        "minimale",
        {
            "jokers": True,
            "packs": 3,
            "hand": 6,
            "teams": SOME_TEAMS,
            "jump_in": True,
            "powers": {
                "joker": {"wild": True, "stands_for": True},
                "A": {"plays_flush": True},
                "As": {"plays_flush": True, "reverses": True},
                "9": {"lets_steal": True},
                "7": {"plays_set": True, "skips": 1},
                "6": {"gives": 1},
                "J": {"lets_steal": True, "skips": 1},
            },
        },
    ),
    "sweeps for places": (
        "deux-jeux",
        {
            "seats_max": 8,
            "packs": 4,
            "jokers": True,
            "hand": 4,
            "goes_on": "places",
            "count": "podium",
            "jump_in": True,
            "powers": {
                "joker": {"wild": True, "transparent": True, "on_debt": True},
                "Q": {"draw": 1, "sweeps": True, "answered_by": ["Q", "A"], "must_answer": True},
                "J": {"reverses": True, "skips": 1, "turn_at_two_left": True},
            },
        },
    ),
    "gifts and thefts to the last": (
        "variante-1",
        {
            "packs": 2,
            "hand": 4,
            "goes_on": "places",
            "forgotten": "on_last_card",
            "announces_last": True,
            "wins_held": ["9"],
            "powers": {"A": {"gives": 2, "lets_steal": True}, "9": {"plays_again": True}, "K": {"gives": 4, "names_suit": True}},
        },
    ),
    "a starter that attacks, steals or gives": (
        "le-8",
        {
            "seats_max": 6,
            "packs": 2,
            "hand": 5,
            "jump_in": True,
            "powers": {
                "A": {"plays_flush": False, "draw": 2, "answered_by": ["A", "joker"], "sweeps": True},
                "9": {"lets_steal": True, "draw": 1},
                "7": {"gives": 2, "reverses": True},
                "T": {"plays_again": True, "names_suit": True},
                "5": {"plays_set": True, "set_of": 2},
            },
        },
    ),
    "lost turns": (
        "huit-cochon",
        {
            "packs": 2,
            "hand": 4,
            "deux-puis-jouer": True,
            "sept-dans-la-main": True,
            "trois-dames": True,
            "jump_in": True,
            "penalty": 1,
            "powers": {"9": {"skips": 3}, "A": {"draw": 2, "answered_by": ["A"]}},
        },
    ),
    "caught, and a turn lost": (
        "variante-1",
        {"penalty_skips": True, "jump_in": True, "packs": 2, "hand": 4, "teams": SOME_TEAMS},
    ),
    "forgotten, and robbed all the same": (
        "variante-1",
        {"forgotten": "at_once", "penalty_skips": True, "penalty": 1, "hand": 3, "powers": {"T": {"plays_again": False}}},
    ),
    "sets that attack": (
        "paradox-hech",
        {
            "packs": 2,
            "hand": 6,
            "count": "winner_takes",
            "maou": True,
            "powers": {
                "2": {"draw": 2, "answered_by": ["2", "joker"]},
                "9": {"plays_again": True},
                "4": {"announced": True},
                "T": {"names_suit": True},
                "joker": {"then_plays": True},
            },
        },
    ),
    "links and jokers that follow": (
        "les-ulis",
        {
            "must_follow": True,
            "packs": 2,
            "hand": 3,
            "draws": 0,
            "drawn_card": "must_be_played",
            "powers": {"Q": {"goes_on": ["K"], "goes_on_at_two_left": ["J"]}, "8": {"only_if_unable": True}},
        },
    ),
    "two, and another turn": (
        "les-ulis",
        {"seats_max": 2, "hand": 5, "powers": {"2": {"skips": 0}, "J": {"turn_at_two_left": True}}},
    ),
    "four of a kind in teams": (
        "variante-6",
        {"joker-transparent": True, "teams": SOME_TEAMS, "packs": 4, "wins_held": ["8", "A"], "a-la-volee": True, "seats_max": 8},
    ),
    "a joker turned up": (
        "le-8",
        {
            "cards": 32,
            "hand": 3,
            "starter_buried": ["7", "8", "9", "T", "J", "Q", "K"],
            "powers": {
                "A": {"plays_flush": False, "plays_again": True},
                "joker": {"stands_for": True, "names_suit": False, "draw": 0},
                "Xr": {"names_suit": False, "draw": 0},
                "Xb": {"names_suit": False, "draw": 0},
            },
        },
    ),
    "hands change owner": (
        "minimale",
        {
            "packs": 2,
            "hand": 4,
            "jump_in": True,
            "teams": SOME_TEAMS,
            "powers": {
                "7": {"trades": True},
                "T": {"rotates": True},
                "4": {"passes_on": True},
                "J": {"trades": True, "lets_steal": True},
                "Q": {"rotates": True, "reverses": True, "draw": 1},
                "9": {"passes_on": True, "skips": 1, "lets_steal": True},
                "5": {"trades": True, "plays_set": True, "draw": 2, "answered_by": ["5", "7"]},
            },
        },
    ),
    "hands change owner for places, and are announced to the last": (
        "les-ulis",
        {
            "seats_max": 7,
            "hand": 3,
            "forgotten": "on_last_card",
            "wins_held": ["9"],
            "starter_acts": True,
            "powers": {
                "7": {"trades": True, "plays_again": True},
                "K": {"rotates": True, "names_suit": True},
                "6": {"passes_on": True},
                "A": {"passes_on": True, "plays_flush": True},
                "8": {"rotates": True, "plays_again": True},
            },
        },
    ),
    "hands change owner, and forgetting costs at once": (
        "huit-cochon",
        {
            "packs": 2,
            "hand": 3,
            "teams": 0,
            "knocks": True,
            "goes_on": "places",
            "powers": {
                "3": {"rotates": True, "plays_set": True},
                "7": {"trades": True},
                "T": {"passes_on": True, "reverses": False},
            },
        },
    ),
    "last cards": (
        "minimale",
        {
            "hand": 3,
            "packs": 2,
            "jump_in": True,
            "announces_last": True,
            "forgotten": "at_once",
            "powers": {
                "8": {"never_last": True},
                "2": {"last_costs": 1},
                "T": {"wins_last": True},
                "9": {"plays_again": True, "last_costs": 2},
                "J": {"plays_flush": True, "never_last": True},
                "Q": {"plays_set": True, "last_costs": 3},
                "3": {"plays_again": True, "never_last": True},
            },
        },
    ),
    "last cards, for places": (
        "les-ulis",
        {
            "hand": 3,
            "packs": 3,
            "jump_in": True,
            "recycles": False,
            "must_follow": True,
            "powers": {
                "8": {"never_last": True, "plays_set": True, "set_of": 3},
                "8h": {"never_last": False},
                "7": {"wins_last": True, "gives": 1},
                "T": {"wins_last": True, "lets_steal": True},
                "K": {"last_draw": 2, "last_answered_by": ["K", "8", "2"]},
                "Q": {"last_costs": 2, "names_suit": True},
                "joker": {"never_last": True},
                "2": {"last_costs": 1},
            },
        },
    ),
    "last cards, said in time": (
        "variante-1",
        {
            "hand": 3,
            "packs": 2,
            "forgotten": "on_last_card",
            "goes_on": "places",
            "teams": SOME_TEAMS,
            "powers": {
                "A": {"gives": 1, "never_last": True},
                "4": {"last_costs": 2},
                "K": {"plays_again": True, "wins_last": True},
            },
        },
    ),
    "misdeals": ("variante-4", {"misdeals": 100, "misdeal_most": 4, "wrong_catch": True, "hand": 5, "play_limit": 60}),
}
