"""Computer players: each decides on what its seat may know, plain at a table of people and compiled in mass play."""

from huit.players.family_players import players_of
from huit.players.player import PLAYERS, Player, PlayerError, any_player, move_by, player_named

__all__ = ["PLAYERS", "Player", "PlayerError", "any_player", "move_by", "player_named", "players_of"]
