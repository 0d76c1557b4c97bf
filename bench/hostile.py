"""One hostile board played in a process of its own: `python -m bench.hostile "n lords" 500`."""

from __future__ import annotations

import json
import resource
import sys
import time

from bench.hostile_boards import BOARDS, CARDS
from engine import Scenario, ScenarioError, play


def played(scenario: Scenario) -> tuple[bool, str]:
    """Whether the board or an act was refused, and what was said in the end."""
    try:
        report = play(scenario, CARDS).report()
    except ScenarioError as problem:
        return True, str(problem)
    return report.refused is not None, report.verdict if report.refused is None else report.refused.reason


def main(name: str, size: int) -> None:
    """Play it, report on it, and print as JSON what it cost and what came of it. The time is that of the processor."""
    make, sizes = BOARDS[name]
    play(make(min(1, *sizes)), CARDS).report()  # what is loaded and read once is not what is measured
    scenario = Scenario.load(make(size))
    begun = time.process_time()
    refused, said = played(scenario)
    took = time.process_time() - begun
    print(
        json.dumps(
            {
                "seconds": took,
                "MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
                "refused": refused,
                "said": said,
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
