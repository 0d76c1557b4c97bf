"""Effects that a player may ignore once they have done something for it (CR 116.2d)."""

from __future__ import annotations

from engine.abilities.verbs.ignore_effects import MayIgnore
from engine.rules.continuous.statements import looked_up
from engine.state.game import Game
from engine.state.ids import ObjectId

MAY_IGNORE = looked_up(MayIgnore)


def to_be_ignored(game: Game) -> set[ObjectId]:
    """What has an ability whose effect a player may ignore, whoever that is."""
    return {where.frame.source for _, where in MAY_IGNORE.said(game)}
