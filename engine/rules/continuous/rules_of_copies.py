"""Which rules say what a copy is, beside that it has the copiable values of the original (CR 707.3-707.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.abilities.nouns import copy_exceptions as tk
from engine.rules.continuous.copying import CopyValues
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject

_BY_EXCEPTION: dict[type[tk.CopyException], str] = {
    tk.AlsoHas: "707.9a",
    tk.AlsoHasThis: "707.9a",
    tk.AlsoHasOwn: "707.9a",
    tk.NotLegendary: "707.9b",
    tk.HasNoManaCost: "707.9b",
    tk.IsColored: "707.9b",
    tk.NameIs: "707.9b",
    tk.IsAlso: "707.9b",
    tk.IsKind: "707.9b",
    tk.IsOnly: "707.9b",
    tk.IsSized: "707.9b",
    tk.StartingLoyaltyIs: "707.9b",
    tk.KeepsColor: "707.9c",
    tk.KeepsName: "707.9c",
}
"""What kind of exception to copying it is; what something enters with besides is told by the counters."""


def rules_of_copying(game: Game, original: ObjectId, exceptions: Sequence[tk.CopyException] = ()) -> tuple[str, ...]:
    """Whether what is copied has been changed by copying or by its status itself (707.3), and which exceptions there
    are (707.9a-c)."""
    changed = ("707.3",) if _is_copy(game, game.find(original)) or _has_status(game.find(original)) else ()
    excepted = (_BY_EXCEPTION[type(one)] for one in exceptions if type(one) in _BY_EXCEPTION)
    return tuple(dict.fromkeys((*changed, *excepted)))


def rules_of_becoming_copies(game: Game, effect: Effect, those: Iterable[TargetId]) -> tuple[str, ...]:
    """A permanent that becomes a copy keeps its status (110.5c, 707.3), and what affects it besides (707.4)."""
    if not any(isinstance(verb, CopyValues) for verb in effect.verbs):
        return ()
    them = [game.objects[one.object] for one in those if one.object is not None]
    flipped = ("110.5c",) if any(it.flipped for it in them) else ()
    status = ("707.3",) if any(_has_status(it) for it in them) else ()
    affected = any(one.affected is not None and it.target in one.affected for it in them for one in game.effects)
    return (*flipped, *status, *(("707.4",) if affected or any(_is_copy(game, it) for it in them) else ()))


def _has_status(it: GameObject) -> bool:
    return it.flipped or it.face_down is not None


def _is_copy(game: Game, it: GameObject) -> bool:
    """Whether a copy effect applies to it, or it entered as a copy."""
    if it.card is not None and not it.components and it.base.name not in {one.name for one in it.card.faces}:
        return True
    copying = (one for one in game.effects if any(isinstance(verb, CopyValues) for verb in one.verbs))
    return any(one.affected is not None and it.target in one.affected for one in copying)
