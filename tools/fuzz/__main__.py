"""The command: play games with seeds of their own, say what was found and what the games were made of."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

import click

from tools.fuzz.games import Tally
from tools.fuzz.report import Run
from tools.fuzz.running import Games

SEEDS = 10**9
"""The first seed is drawn out of so many."""
AT_A_TIME = 100
"""Games between two times at which the report is written."""


@click.command()
@click.option("--games", default=1000, show_default=True)
@click.option("--seed", type=int, help="The first seed, each next game having the next; a fresh one unless given.")
@click.option("--acts", default=40, show_default=True, help="Decisions in each game.")
@click.option("--cards", "path", type=click.Path(exists=True, path_type=Path), help="A card database.")
@click.option("--processes", default=os.cpu_count() or 1, help="Games played beside each other; one for each core.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write what came of it to this file.")
def main(games: int, seed: int | None, acts: int, path: Path | None, processes: int, report: Path | None) -> None:
    """Play random games; exit with 1 if anything was found."""
    first = secrets.randbelow(SEEDS) if seed is None else seed
    tally, begun = Tally(), time.monotonic()
    run = Run(f"--acts {acts}" + (f" --cards {path}" if path else ""))
    click.echo(f"seeds from {first}")

    def told() -> str:
        text = run.told(f"from seed {first}, {time.monotonic() - begun:.0f} s", tally)
        if report is not None:
            report.write_text(text + "\n", encoding="utf-8")
        return text

    for done, (found, played) in enumerate(Games(path, acts).played(range(first, first + games), processes)):
        if done % AT_A_TIME == 0:
            told()  # what is stopped early has its report too
        tally.add(played)
        if found is not None:
            run.findings.append(found)
            click.echo(f"seed {found.seed}: {found.what}")
    click.echo(told())
    raise SystemExit(bool(run.findings))


if __name__ == "__main__":
    main()
