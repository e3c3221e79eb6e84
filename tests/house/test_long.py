"""Nothing is in `make test-all` alone: every test that is marked long has a smaller one beside it in `make test`."""


def test_every_long_test_has_a_short_one(tests_only_long: list[str]) -> None:
    assert not tests_only_long, "\n".join(tests_only_long)
