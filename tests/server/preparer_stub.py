"""A process that prepares as the tests say, by the name of the family; its progress tells how many wishes came before."""

import json
import sys
import time

STEPS = 2
"""Programs of each need."""
HANGS, ENDS, FAILS, SLOW = "hangs", "ends", "fails", "slow"


def main(*, is_slow: bool = False) -> None:
    write(ready=True)
    asked: list[tuple[str, str]] = []
    for line in sys.stdin:
        wish = json.loads(line)
        family, need = wish["family"], wish["need"]
        asked.append((family, need))
        if family == ENDS:
            sys.exit(1)
        if family == HANGS:
            time.sleep(600)
        if family == FAILS and need == "check":
            write(failed="IndexError")
            continue
        write(done=len(asked), of=100, stepped=False)
        if is_slow or family == SLOW:
            time.sleep(0.2)
        write(done=len(asked), of=100, stepped=True, over=asked.count((family, need)) == STEPS)


def write(**told: object) -> None:
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
