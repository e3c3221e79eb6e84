"""The log of a round's moves: a value like a tuple, that costs the same to add to however long it is."""

from hypothesis import given
from hypothesis import strategies as st

from huit.rooms.log import CHUNK, Log

STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("plus"), st.integers(0, 99), st.integers(1, 2 * CHUNK + 1)),
        st.tuples(st.just("first"), st.integers(0, 99), st.integers(0, 3 * CHUNK)),
    ),
    max_size=20,
)


@given(STEPS)
def test_every_log_stays_what_it_was_whatever_is_made_of_it(steps: list[tuple[str, int, int]]):
    """Each step goes on from any of the logs so far, so that some have several continuations."""
    logs: list[tuple[Log[int], tuple[int, ...]]] = [(Log(), ())]
    for number, (kind, which, count) in enumerate(steps):
        log, items = logs[which % len(logs)]
        if kind == "first":
            log, items = log.first(count), items[:count]
        for item in range(count if kind == "plus" else 0):
            log, items = log.plus(1000 * number + item), (*items, 1000 * number + item)
        logs.append((log, items))
    for log, items in logs:
        assert (tuple(log), len(log), bool(log)) == (items, len(items), bool(items))
        assert [log[at] for at in range(-len(items), len(items))] == [*items, *items]
    assert all((log == other) == (items == others) for log, items in logs for other, others in logs)


def test_what_is_copied_for_one_more_item_is_bounded():
    log = Log[int]()
    for item in range(100 * CHUNK):
        longer = log.plus(item)
        assert len(longer.latest) < CHUNK
        assert len(longer.latest) == 0 or longer.chunks is log.chunks
        log = longer
