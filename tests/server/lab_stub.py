"""A process of the lab as the tests say: by the size of the hands it goes on, hears nothing, ends or fails; else it answers.

Every par is the same.
"""

import json
import os
import sys

HUGE, GOES_ON, DEAF, ENDS, FAILS, HEARS_HOW_BUSY, IS_POOR = 2, 3, 4, 5, 6, 8, 9


def main() -> None:
    write("+", ready=True)
    for line in sys.stdin:
        asked = json.loads(line)
        if asked.get("play") == "par":
            told = {"waiting": 0, "failed": False, "slowed_by": ""}
            write("+", share=0.5, done=False, par=None, **told)
            write(".", share=1.0, done=True, par={"points": [3, 5], "won": [0.3, 0.1], "rounds": 240, "imagines": 1000}, **told)
            continue
        if "compared" not in asked:
            continue  # to stop came too late, or how busy the server is
        hand = asked["compared"][0]["options"].get("hand")
        facts = {"number": asked["number"], "pid": os.getpid(), "nice": os.nice(0), "failed": False}
        if hand == ENDS:
            sys.exit(1)
        if hand == FAILS:
            write("!", **facts)
            continue
        write("+", share=0.5, waiting=0, done=False, **facts, padding="x" * 4_000_000 if hand == HUGE else "")
        if hand == HEARS_HOW_BUSY:
            facts["busy"] = json.loads(sys.stdin.readline())["busy"]
        if hand in (HUGE, GOES_ON, DEAF):
            for stop in sys.stdin:
                if hand != DEAF and json.loads(stop).get("stop") == asked["number"]:
                    write("!", **facts)
                    break
        else:
            write("~" if hand == IS_POOR else ".", share=1.0, waiting=0, done=True, **facts)


def write(kind: str, **told: object) -> None:
    print(kind + json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
