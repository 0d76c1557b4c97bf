"""The command: play games, say what was found and what the games were made of."""

from __future__ import annotations

import time
from pathlib import Path

import click

from cards.database import CardDatabase
from tools.fuzz.boards import Pool
from tools.fuzz.games import Tally, one_game


@click.command()
@click.option("--games", default=1000, show_default=True)
@click.option("--seed", default=0, show_default=True, help="the first seed")
@click.option("--acts", default=40, show_default=True, help="decisions in each game")
@click.option("--cards", "path", type=click.Path(exists=True, path_type=Path), help="a card database")
def main(games: int, seed: int, acts: int, path: Path | None) -> None:
    """Play random games; exit with 1 if anything was found."""
    cards = CardDatabase.open(path)
    pool, tally = Pool(cards.cards()), Tally()
    begun, findings = time.process_time(), 0
    for one in range(seed, seed + games):
        found = one_game(one, pool, cards, acts, tally)
        if found is not None:
            findings += 1
            click.echo(f"seed {found.seed}: {found.what}")
    for line in tally.lines():
        click.echo(line)
    click.echo(f"{games} games in {time.process_time() - begun:.0f} s, {findings} findings")
    raise SystemExit(bool(findings))


if __name__ == "__main__":
    main()
