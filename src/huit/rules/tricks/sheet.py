"""The part of the rule sheet that only trick games have."""

from huit.rules.sheets import Sheet
from huit.rules.tricks.schema import told_of_targets

SHEET = Sheet(also_told={"announcing": told_of_targets})
