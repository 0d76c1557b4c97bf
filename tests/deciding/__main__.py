"""What the corpus measures: the share of the rules that a judge would name, and which are missing where.

``python -m tests.deciding``
"""

from __future__ import annotations

from tests.deciding.corpus import CASES


def main() -> None:
    """Print the share and what is missing."""
    named = sum(len(one.rules) for one in CASES)
    missing = sum(len(one.missing) for one in CASES)
    for one in CASES:
        for rule in one.missing:
            role = "cited as procedure" if rule in one.cited else "not cited"
            print(f"{rule}: {role}: {one.title}")
    print(f"{len(CASES)} boards: {named - missing} of {named} deciding rules marked ({1 - missing / named:.0%})")


if __name__ == "__main__":
    main()
