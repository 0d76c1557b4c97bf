"""The untap step: phasing, day and night, untapping (CR 502)."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Untapped
from engine.rules.hooks import Hooks
from engine.rules.pipeline import happen
from engine.rules.prohibitions.untapping import untapping
from engine.rules.turn import phasing
from engine.state.choices import Gen
from engine.state.game import Game

BEFORE_UNTAPPING: Hooks[Callable[[Game], None]] = Hooks()
"""Turn-based actions of the untap step between phasing and untapping (502.2)."""


def untap_step(game: Game) -> Gen[None]:
    """What was phased out comes back, day and night may change, then the active player's permanents untap
    (502.1-502.3)."""
    yield from phasing.untap_step(game)
    for action in BEFORE_UNTAPPING:
        action(game)
    untap = yield from untapping(game)
    if untap:
        yield from happen(game, [Untapped(i) for i in untap], "502.3")
