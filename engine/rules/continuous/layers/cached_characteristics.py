"""What everything is now: worked out once, kept until something that was looked at has changed (CR 613)."""

from __future__ import annotations

from engine.rules.continuous.layers.applying_layers import OTHER_ZONES, Layering
from engine.rules.continuous.layers.base_values import base, elsewhere
from engine.rules.continuous.layers.derived_characteristics import Derived
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.hypothetical import with_stand_in
from engine.state.ids import ObjectId
from engine.state.limits import STEPS_FOR_A_STATEMENT, WORKED_OUT_IN_A_STEP
from engine.state.objects import GameObject
from engine.state.zones import Zone


def characteristics(game: Game, it: GameObject | ObjectId) -> Characteristics:
    """What an object is (613); as it last was, if it has left its zone (608.2h)."""
    if isinstance(it, int):
        found = game.objects.get(it)
        if found is None:
            return game.former[it].characteristics
        it = found
    working = game.in_layers
    if working is not None:
        seen = working.get(it.id)
        return seen if seen is not None else base(game, it)
    if it.zone is Zone.BATTLEFIELD or it.zone is Zone.STACK or it.zone in OTHER_ZONES:
        seen = derived(game).characteristics.get(it.id)
        if seen is not None:
            return seen
    return elsewhere(game, it)


def derived(game: Game) -> Derived:
    """Everything on the battlefield and the stack, after layers; from memory while nothing it used has changed."""
    known = game.derived_cache
    versions = game.versions
    if known is not None and (game.derived_at == game.changes or known.versions.items() <= versions.items()):
        game.derived_at = game.changes
        if game.tracking is not None:
            game.tracking.update(known.versions)
        return known
    with game.looking("battlefield", "stack", "effects", "characteristic counters", "command", "attachments") as facets:
        made = _counted(game, Layering(game).run())
        made.versions = {f: versions.setdefault(f, 0) for f in facets}
    game.derived_cache, game.derived_at = made, game.changes
    return made


def characteristics_as(game: Game, it: GameObject, values: Characteristics) -> Characteristics:
    """What a card outside the battlefield would be where it is, if these were its own values (601.3e)."""
    with with_stand_in(game, it.as_if(base=values)):
        return _counted(game, Layering(game).run()).characteristics.get(it.id, values)


def characteristics_with(game: Game, stand_in: GameObject) -> Characteristics:
    """What an object would be if it were on the battlefield beside everything that is (614.12)."""
    with with_stand_in(game, stand_in) as hidden:
        return _counted(game, Layering(game, without=hidden).run()).characteristics[stand_in.id]


def _counted(game: Game, made: Derived) -> Derived:
    """What has been worked out of everything, after it has been counted as steps."""
    looked_at = len(made.characteristics) // WORKED_OUT_IN_A_STEP
    game.budget.spend(looked_at + len(made.standing) * STEPS_FOR_A_STATEMENT)
    return made
