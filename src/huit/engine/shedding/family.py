"""The family of the shedding games: the eights and their kin."""

from huit.engine.round import Family, by_name
from huit.engine.shedding.apply import apply_action
from huit.engine.shedding.deal import deal_round
from huit.engine.shedding.events import KINDS
from huit.engine.shedding.legal import legal_actions, next_to_act
from huit.engine.shedding.moves import SheddingMove
from huit.engine.shedding.odds import begin_odds, catch_up, learn
from huit.engine.shedding.redeal import appraise, as_state, gather, is_settled, redeal
from huit.engine.shedding.round import SheddingRound, deal
from huit.engine.shedding.score import breaks_a_law, points_of
from huit.engine.shedding.state import SheddingState
from huit.engine.shedding.view import SheddingView, write_view
from huit.rules.shedding.columns import SheddingRules

FAMILY = Family(
    name="shedding",
    columns=SheddingRules,
    state=SheddingState,
    view=SheddingView,
    new_round=deal,
    round=SheddingRound,
    move=SheddingMove,
    event_kinds=KINDS,
    kernels=by_name(deal_round, next_to_act, legal_actions, apply_action, write_view, points_of, breaks_a_law)
    | by_name(begin_odds, learn, catch_up, as_state, gather, redeal, is_settled, appraise),
)
