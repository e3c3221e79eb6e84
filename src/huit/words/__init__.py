"""The words for people, in every language: `fr/NAME.ftl`, `en/NAME.ftl`, compiled to `made/NAME.py` and to the page."""
