"""A finished round as a file: what the player who saved it can read, play again and check."""
