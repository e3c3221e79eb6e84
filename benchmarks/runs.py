"""The last run of each benchmark: what it measured, when and on what machine, in `measured.json`, from which docs are written."""

import json
import os
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.bars import bench_named

MEASURED = Path(__file__).with_name("measured.json")
DIGITS = 4
_LOAD_BEFORE = os.getloadavg()[0]
"""What others did on the machine in the minute before this process began."""


@dataclass(frozen=True)
class Run:
    """One run of a benchmark."""

    date: str
    machine: str
    figures: dict[str, float] = field(default_factory=dict[str, float])
    notes: tuple[str, ...] = ()
    """What a reader of the figures must know, such as where the machine ended."""


def last_runs(path: Path = MEASURED) -> dict[str, Run]:
    """Return the last run of each benchmark that was kept, by its name."""
    if not path.exists():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {name: Run(run["date"], run["machine"], run["figures"], tuple(run["notes"])) for name, run in kept.items()}


def keep(name: str, figures: Mapping[str, float], *notes: str, path: Path = MEASURED) -> None:
    """Keep what a benchmark measured, in place of its last run."""
    bench_named(name)
    rounded = {figure: float(f"{value:.{DIGITS}g}") for figure, value in figures.items()}
    runs = last_runs(path) | {name: Run(f"{datetime.now(UTC):%Y-%m-%d}", machine(), rounded, notes)}
    text = json.dumps({name: asdict(runs[name]) for name in sorted(runs)}, indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
    print(f"kept as the last run of {name}: `make docs` writes it into the pages")


def machine() -> str:
    """Return the machine in words: its processor, its cores, its Python, and how busy others kept it before the run."""
    shared = " that share caches" if _shares_caches() else ""
    python = f"Python {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores{shared}, {python}, load {_LOAD_BEFORE:.1f} before the run"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def _shares_caches() -> bool:
    lists = Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/shared_cpu_list")
    return any(path.read_text(encoding="utf-8").strip() != "0" for path in lists)
