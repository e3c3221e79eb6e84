"""Score sheets, for real cards and for ours: plans, sheets, and who owes whom what. Knows nothing of cards or of play."""

from huit.scores.settlement import Transfer, by_points, settle
from huit.scores.sheet import MOST_ROUNDS, PLANS, Plan, ScoreError, Sheet, plan_for, plan_named

__all__ = ["MOST_ROUNDS", "PLANS", "Plan", "ScoreError", "Sheet", "Transfer", "by_points", "plan_for", "plan_named", "settle"]
