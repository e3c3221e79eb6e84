"""Work on a Ray cluster: lots of it go to whatever machines the cluster has. Needs the extra ``ray``; its machines need Huit."""

import os
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

Lot = TypeVar("Lot")
Found = TypeVar("Found")

_ANSWERS_IN_S = 10
_A_CORE = 2
"""Lots that are under way for each core of the cluster."""


class ClusterError(RuntimeError):
    """A cluster that cannot be used, and why."""


def played_on(address: str, work: Callable[[Lot], Found], lots: Iterator[Lot]) -> Iterator[Found]:
    """Yield what *work* makes of each of *lots*, as they are done, on the Ray cluster at *address*.

    Raises:
        ClusterError: if Ray is not installed, or there is no such cluster.
    """
    ray = _connected(address)
    try:
        remote = ray.remote(work)
        playing = [remote.remote(lot) for lot in islice(lots, _A_CORE * max(int(ray.cluster_resources().get("CPU", 1)), 1))]
        while playing:
            done, playing = ray.wait(playing)
            playing += [remote.remote(lot) for lot in islice(lots, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayError as error:
        raise ClusterError(f"{address}: {str(error).strip().splitlines()[-1]}") from error
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    """Return Ray, connected to the cluster."""
    # Ray would tell its makers how it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")  # an extra
    except ImportError as error:
        raise ClusterError("pip install 'huit[ray]'") from error
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterError(f"{address}: {error}") from error
    return ray


def _knock(address: str) -> None:
    """See whether anything is there: Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=_ANSWERS_IN_S).close()
