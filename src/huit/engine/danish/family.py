"""The family of Danish."""

from huit.engine.danish.apply import apply_action, points_of
from huit.engine.danish.deal import deal_round
from huit.engine.danish.events import KINDS
from huit.engine.danish.laws import breaks_a_law
from huit.engine.danish.legal import legal_actions
from huit.engine.danish.moves import DanishMove
from huit.engine.danish.odds import begin_odds, catch_up, learn
from huit.engine.danish.redeal import appraise, as_state, gather, is_settled, redeal
from huit.engine.danish.round import DanishRound, deal
from huit.engine.danish.state import DanishState
from huit.engine.danish.view import DanishView, write_view
from huit.engine.round import Family, by_name
from huit.engine.state import next_to_act
from huit.rules.danish.columns import DanishRules

FAMILY = Family(
    name="danish",
    columns=DanishRules,
    state=DanishState,
    view=DanishView,
    new_round=deal,
    round=DanishRound,
    move=DanishMove,
    event_kinds=KINDS,
    kernels=by_name(deal_round, next_to_act, legal_actions, apply_action, write_view, points_of, breaks_a_law)
    | by_name(begin_odds, learn, catch_up, as_state, gather, redeal, is_settled, appraise),
)
