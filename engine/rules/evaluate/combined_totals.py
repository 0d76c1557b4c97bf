"""Several things that may have only so much of something in total (CR 601.2c, 608.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.abilities.nouns.combined_totals import WithTotal
from engine.abilities.nouns.noun_groups import Group, Number
from engine.grammar.memoize import memoized
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import FITS, Test, amount
from engine.state.choices import Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.undetermined_numbers import determined


@FITS.register(WithTotal)
def _any_of_them(node: WithTotal) -> Test:
    """What is said of all of them together tells nothing of one."""
    return lambda game, it, ch, frame: True


@memoized
def total_of(group: Group) -> WithTotal | None:
    """What a description says of all the things chosen together."""
    return next((one for one in group.last.qualifiers if isinstance(one, WithTotal)), None)


def within_total(game: Game, said: WithTotal, ids: Iterable[ObjectId], frame: Frame) -> bool:
    """Whether these objects have no more of it in total than they may, or as much as they must."""
    total, bound = sum(_number(game, said.what, i) for i in ids), amount(game, said.amount, frame)
    return total >= bound if said.at_least else total <= bound


def can_reach_total(game: Game, group: Group, ids: Iterable[ObjectId], frame: Frame) -> bool:
    """Whether some of these objects have together as much as a description asks for at least, if it does (118.3)."""
    said = total_of(group)
    if said is None or not said.at_least:
        return True
    return sum(max(0, _number(game, said.what, i)) for i in ids) >= amount(game, said.amount, frame)


def _number(game: Game, what: Number, object_id: ObjectId) -> int:
    return determined(number_of(game, game.find(object_id), game.characteristics(object_id), what))


def total_check(game: Game, group: Group, frame: Frame) -> Callable[[list[ObjectId]], None] | None:
    """A check of what is chosen as a description says; None where it says nothing of a total."""
    said = total_of(group)
    if said is None:
        return None

    def check(ids: list[ObjectId]) -> None:
        if not within_total(game, said, ids, frame):
            bound = amount(game, said.amount, frame)
            wrong = Message("total-too-small", {"least": bound}) if said.at_least else None
            raise Illegal(wrong or Message("total-too-great", {"most": bound}), "608.2d")

    return check
