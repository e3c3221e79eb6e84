"""Computer players: each decides on what its seat may know, plain at a table of people and compiled in mass play."""

from huit.players.player import PLAYERS, Player, chooser_of, player_named

__all__ = ["PLAYERS", "Player", "chooser_of", "player_named"]
