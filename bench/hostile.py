"""One hostile board played in a process of its own: `python -m bench.hostile "n lords" 500`."""

from __future__ import annotations

import json
import resource
import sys
import time

from bench.hostile_boards import BOARDS, CARDS
from engine import Scenario, play


def main(name: str, size: int) -> None:
    """Play it, report on it, and print as JSON what it cost and what came of it. The time is that of the processor."""
    make, sizes = BOARDS[name]
    play(make(min(1, *sizes)), CARDS).report()  # what is loaded and read once is not what is measured
    scenario = Scenario.load(make(size))
    begun = time.process_time()
    report = play(scenario, CARDS).report()
    took = time.process_time() - begun
    refused = report.refused
    print(
        json.dumps(
            {
                "seconds": took,
                "MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
                "refused": refused is not None,
                "said": report.verdict if refused is None else refused.reason,
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
