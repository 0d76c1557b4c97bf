"""What a verdict says in the words of its step."""

from __future__ import annotations

from engine import events as ev
from engine.events.telling import RESULTS
from engine.report.holding_still import TO_COME
from engine.state.game import Game
from engine.state.log import Logged

SAID_AS_TOLD = (
    ev.MadeToken,
    ev.Mutated,
    ev.Transformed,
    ev.TurnedFaceUp,
    ev.TurnedFaceDown,
    ev.Attached,
    ev.BestowEnds,
    ev.Regenerated,
    ev.PhasedOut,
    ev.PhasedIn,
    ev.GotEmblem,
    ev.NotRead,
    ev.DelayedAbilityCreated,
    ev.PlayerControlled,
    ev.PartEnds,
    *TO_COME,
)
"""What a verdict says in the words of its step."""


def says_itself(logged: Logged, game: Game) -> bool:
    """Whether a verdict says of an event what its step says: one of these, what a mechanic comes to, or what a player
    pays so that nothing else happens."""
    event = logged.event
    if isinstance(event, ev.ManaSpent) and event.beyond_lands:
        return True
    if isinstance(event, ev.PartSkipped):  # a first draw step (103.8a) is no news
        return bool(logged.changed_by)
    return isinstance(event, SAID_AS_TOLD) or type(event) in RESULTS or _buys_off(logged, game)


def _buys_off(logged: Logged, game: Game) -> bool:
    """Whether a payment is all that comes of what resolves: "unless that player pays {1}" (118.12)."""
    event, parent = logged.event, logged.parent
    if not isinstance(event, ev.ManaSpent) or not event.cost or parent is None:
        return False
    resolved = game.log[parent - 1].event
    beside = (one.event for one in game.log[parent:] if one.parent == parent and one.id != logged.id)
    return isinstance(resolved, ev.Resolved) and all(
        isinstance(one, ev.LeftStack | ev.ZoneChange) and one.object == resolved.object for one in beside
    )
