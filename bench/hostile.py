"""One hostile board played in a process of its own: `python -m bench.hostile "n lords" 500`."""

from __future__ import annotations

import json
import resource
import sys
import time

from bench.hostile_boards import BOARDS, CARDS
from engine import Scenario, play


def main(name: str, size: int) -> None:
    """Play it, report on it, and print as JSON what it cost and what came of it."""
    play({"players": {"A": {}, "B": {}}}, CARDS)  # what is loaded once costs nothing here
    scenario = Scenario.load(BOARDS[name][0](size))
    begun = time.perf_counter()
    table = play(scenario, CARDS)
    played = time.perf_counter() - begun
    report = table.report()
    took = time.perf_counter() - begun
    refused = report.refused
    said = str(refused.reason) if refused is not None else report.verdict
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps({"seconds": took, "played": played, "MB": memory, "refused": refused is not None, "said": said}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
