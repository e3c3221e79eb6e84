"""The family of the trick games: 3-5-8."""

from huit.engine.round import Family, by_name
from huit.engine.state import next_to_act
from huit.engine.tricks.apply import apply_action
from huit.engine.tricks.deal import deal_round
from huit.engine.tricks.events import KINDS
from huit.engine.tricks.laws import breaks_a_law
from huit.engine.tricks.legal import legal_actions
from huit.engine.tricks.moves import TrickMove
from huit.engine.tricks.odds import begin_odds, catch_up, learn
from huit.engine.tricks.redeal import appraise, as_state, gather, is_settled, redeal
from huit.engine.tricks.round import TrickRound, deal
from huit.engine.tricks.state import TrickState, points_of
from huit.engine.tricks.view import TrickView, write_view
from huit.rules.tricks.columns import TrickRules

FAMILY = Family(
    name="tricks",
    columns=TrickRules,
    state=TrickState,
    view=TrickView,
    new_round=deal,
    round=TrickRound,
    move=TrickMove,
    event_kinds=KINDS,
    kernels=by_name(deal_round, next_to_act, legal_actions, apply_action, write_view, points_of, breaks_a_law)
    | by_name(begin_odds, learn, catch_up, as_state, gather, redeal, is_settled, appraise),
)
