"""Runs Python where the system refuses what `deploy/huit.service` refuses: ``python -m tests.server.confined -m MODULE``."""

import ctypes
import os
import platform
import sys
from typing import NamedTuple

REFUSED = {
    "x86_64": (141, 142, 144, 160, 203, 237, 238, 251, 256, 279, 314),
    "aarch64": (118, 119, 122, 140, 164, 235, 237, 30, 238, 239, 274),
}
"""Calls of systemd’s ``@resources``, by machine: setpriority, sched_setparam, sched_setscheduler, setrlimit, sched_setaffinity,
mbind, set_mempolicy, ioprio_set, migrate_pages, move_pages, sched_setattr."""
PRLIMIT = {"x86_64": 302, "aarch64": 261}
"""It reads as well: only where it would write, its third argument, is it refused."""
_NR, _THIRD_LOW, _THIRD_HIGH = 0, 32, 36
_LOAD, _IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_REFUSE, _ALLOW = 0x00050001, 0x7FFF0000
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2


class _Step(NamedTuple):
    """An instruction of a filter: where it jumps if it is so, and if it is not."""

    code: int
    jt: int
    jf: int
    k: int


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_char_p))


def _filter_of(machine: str) -> list[_Step]:
    refused = REFUSED[machine]
    steps = [_Step(_LOAD, 0, 0, _NR)]
    # What is refused stands last but one, behind the five steps that look at prlimit.
    steps += [_Step(_IF_EQUAL, len(refused) - place + 4, 0, number) for place, number in enumerate(refused)]
    return [
        *steps,
        _Step(_IF_EQUAL, 0, 5, PRLIMIT[machine]),
        _Step(_LOAD, 0, 0, _THIRD_LOW),
        _Step(_IF_EQUAL, 0, 2, 0),
        _Step(_LOAD, 0, 0, _THIRD_HIGH),
        _Step(_IF_EQUAL, 1, 0, 0),
        _Step(_RETURN, 0, 0, _REFUSE),
        _Step(_RETURN, 0, 0, _ALLOW),
    ]


def confine(machine: str) -> None:
    """Have the system refuse these calls to this process, and to all that it starts, for good."""
    steps = _filter_of(machine)
    packed = b"".join(
        step.code.to_bytes(2, sys.byteorder) + bytes((step.jt, step.jf)) + step.k.to_bytes(4, sys.byteorder) for step in steps
    )
    library = ctypes.CDLL(None, use_errno=True)
    program = _Program(len(steps), packed)
    for asked in ((_NO_NEW_PRIVILEGES, 1, 0, 0, 0), (_SECCOMP, _FILTER, ctypes.byref(program), 0, 0)):
        if library.prctl(*asked) != 0:
            raise OSError(ctypes.get_errno(), "prctl")


if __name__ == "__main__":
    confine(platform.machine())
    os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
