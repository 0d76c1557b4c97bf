"""Which of the rules cited at a step decide it, and which only say how the game goes about it.

A judge who is asked "what happens?" names the rule that decides; that a spell is put onto the stack (601.2a) or that
instructions are followed in order (608.2c) is procedure, true of every other board as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.report.model import Role, Step

PROCEDURE = frozenset(
    {
        "117.4",
        "117.5",
        "120.2a",
        "120.2b",
        "500.5",
        "504.1",
        "508.1",
        "509.1",
        "510.1",
        "510.2",
        "514.1",
        "514.2",
        "601.2",
        "601.2a",
        "601.2b",
        "601.2c",
        "601.2e",
        "601.2g",
        "601.2h",
        "601.2i",
        "602.2",
        "602.2a",
        "602.2b",
        "603.2",
        "603.3",
        "608.1",
        "608.2",
        "608.2c",
        "608.2n",
        "608.3",
        "608.3a",
        "611.2",
        "704.3",
    }
)
"""The rules of the home edition that are procedure wherever they are cited."""


def decides(home: str) -> bool:
    """Whether a rule decides something where it is cited; ``home`` is its number in the home edition."""
    return home not in PROCEDURE


def deciding(steps: Iterable[Step]) -> tuple[str, ...]:
    """The numbers of the rules that decide a report, each once, the most specific first.

    A rule of a keyword or an action (7xx) says more of a board than one of spells and effects (6xx), and that more than
    one of the parts of a card (3xx) or of the game (1xx); a subrule more than its rule.
    """
    found = {rule.id for step in steps for rule in step.rules if rule.role is Role.DECIDES}
    return tuple(sorted(found, key=_specific))


def _specific(number: str) -> tuple[bool, int, str]:
    return not number[-1].isalpha(), -int(number[0]), number
