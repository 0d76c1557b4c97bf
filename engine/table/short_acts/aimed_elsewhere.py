"""Where what an act is aimed at is sought, if it is called like something that can't be its target."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.state.ids import ObjectId


def legal_first(
    called: Sequence[Sequence[ObjectId]],
    among: Sequence[Collection[ObjectId]],
    legal: Callable[[], Collection[ObjectId]],
) -> Sequence[Collection[ObjectId]]:
    """The groups of objects ``among`` which a target is sought in their order, ``called`` what has its name in each. It
    is sought first where it can be a target, if what is called so in the first group can't: a card in a graveyard, and
    not the ability on the stack that it is the source of."""
    usual, *others = called
    if not usual or not any(others):
        return among
    may = {*legal()}
    able = [i for group in others for i in group if i in may]
    return among if not able or may & {*usual} else [able, *among]
