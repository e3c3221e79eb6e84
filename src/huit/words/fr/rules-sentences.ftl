### Not on the page
### How sentences of a rule sheet go together, in games of all families.

# Clauses and sentences about some cards.
# Words before what seems to go on with a clause: after one, another clause is kept apart.
conjunctions = et quand
apart = { $clause } ; { $next }
opened = { $when }, { $clause }
# The cards as the subject of a sentence, once they have been named, where they are too many to be named again.
these-cards = ces cartes

