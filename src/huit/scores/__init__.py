"""Score sheets for rounds played here or with real cards: plans, sheets and settlements. Independent of cards and rules."""

from huit.scores.settlement import Transfer, by_points, settle
from huit.scores.sheet import MOST_ROUNDS, PLANS, Plan, ScoreError, Sheet, plan_for, plan_named

__all__ = ["MOST_ROUNDS", "PLANS", "Plan", "ScoreError", "Sheet", "Transfer", "by_points", "plan_for", "plan_named", "settle"]
