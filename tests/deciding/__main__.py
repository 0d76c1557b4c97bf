"""What the corpus measures: the share of the rules that a judge would name, and which are missing where.

``python -m tests.deciding``; with ``--renew`` it writes down what each board comes to now.
"""

from __future__ import annotations

import click

from tests.deciding.corpus import CASES, CORPUS
from tests.deciding.outcomes import renew


@click.command()
@click.option("--renew", "renewed", is_flag=True, help="write down the outcomes anew, to be read before they are kept")
def main(renewed: bool) -> None:
    """Print the share and what is missing."""
    if renewed:
        renew(CORPUS)
    named = sum(len(one.rules) for one in CASES)
    missing = sum(len(one.missing) for one in CASES)
    for one in CASES:
        for rule in one.missing:
            role = "cited as procedure" if rule in one.cited else "not cited"
            click.echo(f"{rule}: {role}: {one.title}")
    click.echo(f"{len(CASES)} boards: {named - missing} of {named} deciding rules marked ({1 - missing / named:.0%})")


if __name__ == "__main__":
    main()
