"""Mass play of any rules: whole rounds one after another, or batches stepped together. `measure` tells what rules are like."""

from huit.lab.balance.measurement import measure

__all__ = ["measure"]
