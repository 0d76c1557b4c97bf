"""Which of the rulings that a step cites are worth reading beside it: those that say more than the steps do."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.report.model import RulingCited, Step
from engine.report.rulings.content_words import QUOTED, content

_STATE_BASED = re.compile(r"\bThis is a state-based action\b")


def worth_reading(steps: Sequence[Step]) -> list[tuple[RulingCited, ...]]:
    """For each step the rulings that say more than it does itself, and than the ruling on what comes of it: that stands
    beside the step that is part of it."""
    worth: list[tuple[RulingCited, ...]] = []
    then: Step | None = None
    for step in reversed(steps):
        beside = worth[-1][:1] if then is not None and then.depth > step.depth else ()
        worth.append(tuple(one for one in step.rulings if _says_more(one, step, beside)))
        then = step
    return worth[::-1]


def _says_more(ruling: RulingCited, step: Step, beside: Sequence[RulingCited]) -> bool:
    if (
        not ruling.beside
        or repeats(ruling.text, step.text)
        or any(_of_the_same_matter(ruling, other) for other in beside)
    ):
        return False
    return not _STATE_BASED.search(ruling.text) or any(rule.id.startswith("704.") for rule in step.rules)


def repeats(ruling: str, said: str) -> bool:
    """Whether most of a ruling is the quotation of an ability whose words stand in the step itself."""
    quoted = content(" ".join(QUOTED.findall(ruling)))
    return bool(quoted) and quoted <= content(said) and 2 * len(quoted) > len(content(ruling))


def _of_the_same_matter(one: RulingCited, other: RulingCited) -> bool:
    """Whether half of what a ruling speaks of is what another one on the card speaks of."""
    words = content(one.text)
    return one.card == other.card and one.text != other.text and len(words) <= 2 * len(words & content(other.text))
