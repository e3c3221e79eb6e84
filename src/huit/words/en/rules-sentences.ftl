conjunctions = and when
apart = { $clause }; { $next }
opened = { $when }, { $clause }
these-cards = these cards

