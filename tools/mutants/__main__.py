"""The command: record what the tests reach, try a sample of mutants, say which survive."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence, Set
from pathlib import Path

import click
import pytest

from tools.mutants.blocks import ROOT
from tools.mutants.running import DIED, NO_CODE, SURVIVED, Outcome, Runner, Trial
from tools.mutants.sample import ROOMS, Mutant, sampled, words_of

SEED = 11
RECORD = ROOT / "out" / "mutants"
KNOWN = Path(__file__).with_name("survivors.toml")
"""Survivors that have been looked at: their keys, and why they live."""
PART_THAT_DIES = 0.9
IMPORTING = (0.0, "")
"""Stands for the tests of a place that is reached only as modules are imported: too early for a mutant in a fork."""
Reaching = dict[str, list[tuple[float, str]]]
"""For each place, the tests that reach it with their seconds of processor time, cheapest first."""


@click.command()
@click.option("--seed", default=SEED, show_default=True, help="which sample")
@click.option("--jobs", default=2, show_default=True, help="processes at a time")
@click.option("--seconds", default=30, show_default=True, help="of tests for each mutant, as recorded")
@click.option("--thoroughly", default=300, show_default=True, help="seconds of tests for each that survives those")
@click.option("--recorded", is_flag=True, help="take what the last run recorded, although code may have changed since")
@click.argument("files", nargs=-1)
def main(seed: int, jobs: int, seconds: int, thoroughly: int, recorded: bool, files: tuple[str, ...]) -> None:
    """Exit with 1 if less than nine tenths of the mutants die. FILES are tests to record anew; the rest are taken as
    the last run recorded them. What survives the tests that are likeliest to kill it is tried on more of those that
    reach it."""
    if files:
        forget(files)
        record(jobs, files)
    elif not recorded:
        forget(("",))
        record(jobs, ("tests",))
    reaching = read()
    mutants = [it for it in sampled(seed) if reaching.get(it.where) != [IMPORTING]]
    outcomes = run(trials(mutants, reaching, seconds), jobs)
    alive = [_mutant(it) for it in outcomes if it.status == SURVIVED]
    outcomes = [it for it in outcomes if it.status != SURVIVED] + run(trials(alive, reaching, thoroughly), jobs)
    killers = tuple(sorted({it.killer for it in outcomes if it.killer}))
    for false in [it.killer for it in run([Trial(None, (name,), 60) for name in killers], jobs) if it.status == DIED]:
        click.echo(f"{false} fails without a mutant: what it killed may live")
    raise SystemExit(told(seed, outcomes, reaching) < PART_THAT_DIES)


def forget(files: tuple[str, ...]) -> None:
    """Drop what has been recorded of tests in these files and folders."""
    RECORD.mkdir(parents=True, exist_ok=True)
    for old in RECORD.glob("*.jsonl"):
        kept = [line for line in old.open() if not json.loads(line)[0].startswith(files)]
        old.write_text("".join(kept))


def record(jobs: int, files: tuple[str, ...]) -> None:
    """Run the tests of these files and folders once and record what each reaches."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        str(jobs),
        "--tb=no",
        "-p",
        "tools.mutants.recording",
        *files,
    ]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"MUTANTS_RECORD": str(RECORD)}, check=False)


def read() -> Reaching:
    """What has been recorded."""
    reaching: Reaching = defaultdict(list)
    for path in RECORD.glob("*.jsonl"):
        for line in path.open():
            test, seconds, functions = json.loads(line)
            one = (seconds, test)
            for function, places in functions.items():
                for place in places.split(" "):
                    reaching[function + place].append(one)
    return {place: _without_importing(sorted(tests)) for place, tests in reaching.items()}


def _without_importing(tests: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """The tests alone, or only ``IMPORTING`` where there are none."""
    return [it for it in tests if it != IMPORTING] or [IMPORTING]


def chosen(
    reaching: Reaching, where: str, paths: Sequence[str], seconds: int, words: Set[str] = frozenset()
) -> tuple[tuple[str, ...], int]:
    """Tests that reach a place and take so many seconds, and when a mutant that runs them counts as endless. First, for
    half of the time, those whose names have the most ``words`` of its function: what a check of state-based actions
    goes through on every board only a board about it can tell. Then of each way through its function in turn, so that
    what is seldom gone through is tried as well; of each way the cheapest of each file in turn."""
    through: dict[str, frozenset[str]] = defaultdict(frozenset)
    for path in paths:
        for _, test in reaching.get(path, []):
            through[test] |= {path}
    of_file: dict[tuple[frozenset[str], str], int] = defaultdict(int)
    ways: dict[frozenset[str], list[tuple[int, float, str]]] = defaultdict(list)
    for cost, test in reaching.get(where, []):
        way, file = through[test], test.split("::")[0]
        of_file[way, file] += 1
        ways[way].append((of_file[way, file], cost, test))
    ordered = [(place, cost, test) for way in ways.values() for place, (_, cost, test) in enumerate(sorted(way))]
    taken: dict[str, float] = {}
    for cost, test in named_after(reaching.get(where, []), words):
        if taken and sum(taken.values()) + cost > seconds / 2:
            break
        taken[test] = cost
    for _, cost, test in sorted(ordered):
        if taken and sum(taken.values()) + cost > seconds:
            break
        taken[test] = cost
    return tuple(taken), int(2 * sum(taken.values())) + 5


def named_after(tests: Sequence[tuple[float, str]], words: Set[str]) -> list[tuple[float, str]]:
    """Those whose names have some of the words, most first. A word that a twentieth of the tests have tells nothing."""
    of_each = {test: words & words_of(test) for _, test in tests}
    often = Counter(word for own in of_each.values() for word in own)
    telling = {word for word, number in often.items() if 20 * number <= len(tests)}
    return sorted(
        ((cost, test) for cost, test in tests if of_each[test] & telling),
        key=lambda one: (-len(of_each[one[1]] & telling), one),
    )


def trials(mutants: Iterable[Mutant], reaching: Reaching, seconds: int) -> list[Trial]:
    """Each mutant with so many seconds of the tests that reach it."""
    return [Trial(it, *chosen(reaching, it.where, it.paths, seconds, it.words)) for it in mutants]


def run(tried: list[Trial], jobs: int) -> list[Outcome]:
    """Try the mutants on the tests they need, all loaded in one session."""
    if not tried:
        return []
    files = sorted({test.split("::")[0] for trial in tried for test in trial.tests})
    with tempfile.TemporaryDirectory() as into:
        runner = Runner(tried, jobs, Path(into))
        plain = ["-q", "-s", "-p", "no:xdist", "-p", "no:cacheprovider"]
        pytest.main([*plain, *files], plugins=[runner])
    return runner.outcomes


def told(seed: int, outcomes: list[Outcome], reaching: Reaching) -> float:
    """Say how many died in each room and which survived, with why; returns the part that died."""
    known: dict[str, str] = tomllib.loads(KNOWN.read_text())
    tried = [it for it in outcomes if it.status != NO_CODE]
    for room in ROOMS:
        here = [it for it in tried if _mutant(it).path.is_relative_to(ROOT / room)]
        click.echo(f"{room}: {sum(it.status == DIED for it in here)} of {len(here)} died")
    for it in (it for it in outcomes if it.status != DIED):
        mutant, ran = _mutant(it), len(it.trial.tests)
        why = known.get(mutant.key, f"{ran} of {len(reaching.get(mutant.where, []))} tests that reach it hold")
        verdict = "cannot be made" if it.status == NO_CODE else why
        click.echo(f"  {mutant.path.relative_to(ROOT)}:{mutant.line} {mutant.function}")
        click.echo(f"    - {mutant.was}\n    + {mutant.now}\n    {verdict}")
    part = sum(it.status == DIED for it in tried) / len(tried)
    click.echo(f"seed {seed}: {part:.0%} of {len(tried)} mutants died")
    return part


def _mutant(outcome: Outcome) -> Mutant:
    assert outcome.trial.mutant is not None
    return outcome.trial.mutant


if __name__ == "__main__":
    main()
