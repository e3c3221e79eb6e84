"""Tests in a real browser. A package, so that one browser serves them all."""
