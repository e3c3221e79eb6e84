"""How strong the computer players are: `make ladder`, which writes docs/ladder.md."""
