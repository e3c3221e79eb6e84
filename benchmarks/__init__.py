"""Measurements against named peers, in one run each. No test depends on a time."""
