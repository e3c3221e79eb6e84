"""The measures of rules, with intervals, from rounds that computers play against one another."""
