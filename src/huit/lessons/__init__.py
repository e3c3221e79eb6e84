"""Lessons: for each row of a rule sheet a small position in which that rule matters, and what every move in it comes to."""

from huit.lessons.demonstrations import Demonstration, demonstration
from huit.lessons.lesson import Lesson, lesson

__all__ = ["Demonstration", "Lesson", "demonstration", "lesson"]
