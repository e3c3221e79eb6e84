"""A process that checks as the tests say: it hangs, ends or fails by the size of the hands, and else tells its own number."""

import json
import os
import sys
import time

HANGS, ENDS, FAILS, BREAKS = 3, 4, 5, 6
NOTHING: dict[str, object] = {"findings": [], "ends": [], "measures": []}


def main() -> None:
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        if "load" in job:
            print(json.dumps({"ready": True}), flush=True)
            continue
        hand = job["options"].get("hand")
        if hand == HANGS:
            time.sleep(600)
        if hand == ENDS:
            sys.exit(1)
        broken = {"code": "breaks_a_law", "level": "refused", "key": "", "facts": {}, "text": {"fr": "a", "en": "b"}}
        told = NOTHING | {"ends": [{"seats": os.getpid(), "rounds": 1, "decisions": 1.0, "blocked": 0, "unfinished": 0}]}
        answers = {FAILS: {"error": "IndexError"}, BREAKS: NOTHING | {"findings": [broken]}}
        print(json.dumps(answers.get(hand, told)), flush=True)


if __name__ == "__main__":
    main()
