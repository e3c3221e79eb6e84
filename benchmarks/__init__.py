"""Benchmarks against named peers. No test depends on a time."""
