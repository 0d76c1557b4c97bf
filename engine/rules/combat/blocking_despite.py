"""Evasion that is put aside: creatures that can be blocked as though they didn't have it (CR 509.1b, 609.4)."""

from __future__ import annotations

from engine.abilities.prohibitions.blocking_despite import BlockedDespite, BlocksDespite
from engine.rules.continuous.statements import LookUp, looked_up
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

DESPITE: LookUp[BlockedDespite | BlocksDespite] = looked_up(BlockedDespite, BlocksDespite, begun=True)

LANDWALK = "landwalk"
"""What stands for every landwalk ability."""


def put_aside(game: Game, blocker: ObjectId, attacker: ObjectId) -> tuple[frozenset[str], frozenset[str]]:
    """The keywords of an attacker that do not keep this blocker from blocking it, and those of them that it is taken
    not to have: what has shadow itself can't block what is taken to have none (702.28b)."""
    found, missing = set(), set()
    for verb, standing in DESPITE.said(game):
        concerned = attacker if isinstance(verb, BlockedDespite) else blocker
        if standing.covers(game, TargetId.of_object(concerned)):
            word = LANDWALK if verb.keyword is None else str(verb.keyword.word)
            found.add(word)
            if isinstance(verb, BlockedDespite) or not verb.itself:
                missing.add(word)
    return frozenset(found), frozenset(missing)
