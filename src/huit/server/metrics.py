"""Metrics for Prometheus. They name no person, room or card."""

try:
    from prometheus_client import Counter, Gauge, Histogram
except ImportError:  # in a browser, where nobody would read them
    from huit.server.uncounted import Uncounted as Counter
    from huit.server.uncounted import Uncounted as Gauge
    from huit.server.uncounted import Uncounted as Histogram

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
_JOBS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

rooms = Gauge("huit_rooms", "Rooms in memory", multiprocess_mode="livesum")
sockets = Gauge("huit_sockets", "Sockets that are open", multiprocess_mode="livesum")
rooms_opened = Counter("huit_rooms_opened", "Rooms opened")
views_sent = Counter("huit_views_sent", "Views sent to sockets")
views_skipped = Counter(
    "huit_views_skipped", "Views never sent, for a later one was there before the socket had taken the one under way"
)
command_seconds = Histogram(
    "huit_command_seconds", "From the receipt of a message to its command written and shown to its sender", buckets=_SECONDS
)
journal_batch_jobs = Histogram("huit_journal_batch_jobs", "Jobs that the store did in one transaction", buckets=_JOBS)
store_failures = Counter("huit_store_failures", "Transactions that the store could not do")
commands = Counter("huit_commands", "Commands, by what became of them: done, or the code of a refusal", ["outcome"])
calls = Counter("huit_calls", "Calls by Web Push, by what became of them: sent, gone, failed, dropped", ["outcome"])
searches = Counter(
    "huit_searches", "Questions to processes that search, by what became of them: done, cold, failed, too_many", ["outcome"]
)
held_back = Counter("huit_held_back", "Requests refused because their address had used up a quota", ["quota"])

# Looked up once, as it is counted at every move.
commands_done = commands.labels("done")
