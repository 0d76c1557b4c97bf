"""X that an act leaves unsaid, where the targets that it names allow only one (CR 601.2b-c): as many as there are of "X
target creatures", the mana value of "target creature with mana value X"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rules.evaluate.mana_value import mana_value_of
from engine.state.choices import Choice, Illegal
from engine.state.limits import LimitReached
from engine.table.queued_answers import flat

if TYPE_CHECKING:
    from engine.table.progress import Progress


def x_of_named_targets(progress: Progress, choice: Choice) -> int | None:
    """The only X with which what is being announced can have the targets that the act names; None where there are
    several, or none."""
    announced = progress.intent.announced
    if choice.kind != "x" or announced is None or not announced.open(choice, progress.game):
        return None
    words = flat(announced.targets)
    if not words:
        return None
    beyond = max(len(words), *(_largest(progress, one) for one in words)) + 1  # where that goes, each greater X goes
    most = beyond if choice.maximum is None else min(beyond, choice.maximum)
    fit = [x for x in range(choice.minimum, most + 1) if _can_be_announced(progress, x)]
    return fit[0] if len(fit) == 1 and fit[0] != beyond else None


def _largest(progress: Progress, words: str) -> int:
    """The largest number that a target may be measured by."""
    game = progress.game
    things = [game.objects[i] for i in progress.refs.things(words) if i in game.objects]
    seen = [(it, game.characteristics(it)) for it in things]
    return max((n or 0 for it, ch in seen for n in (mana_value_of(it, ch), ch.power, ch.toughness)), default=0)


def _can_be_announced(progress: Progress, x: int) -> bool:
    """Whether the act goes through with this X, all its targets taken."""
    fork = progress.fork()
    try:
        with fork.game.budget.counting(False):
            fork.send(x)
            fork.settle()
    except (Illegal, LimitReached):
        return False
    left = fork.intent.announced
    return left is None or not flat(left.targets)
