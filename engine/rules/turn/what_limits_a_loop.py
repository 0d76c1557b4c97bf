"""What keeps a round from being done again though the game is as it was: limits to a number of times, creatures that
can't tap yet, a library that grows smaller (CR 302.6, 602.5b, 603.2h, 606.3)."""

from __future__ import annotations

from engine.abilities.ability import Activated, LoyaltyCost, TapSymbol, Triggered, UntapSymbol
from engine.abilities.permissions.timing import ActivationLimit
from engine.events import AbilityActivated, AbilityTriggered, SpellCast, SpellCopied, ZoneChange
from engine.rules.continuous.summoning_sickness import is_too_sick
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.repeats import Snapshot
from engine.state.zones import Zone

ONCE = frozenset({ActivationLimit.ONCE, ActivationLimit.EVER})


def can_be_done_again(game: Game, since: Snapshot) -> bool:
    """Whether several spells have been cast or copied, or abilities have been activated or have triggered, since then,
    and all of that can be done any number of times."""
    activated = game.happened(AbilityActivated, since=since.log)
    triggered = game.happened(AbilityTriggered, since=since.log)
    cast = game.happened(SpellCast, SpellCopied, since=since.log)
    return (
        len(activated) + len(triggered) + len(cast) > 1
        and none_is_limited(game, since)
        and all(_can_tap_again(game, one) for one in activated)
        and not _empties_library(game, since)
    )


def none_is_limited(game: Game, since: Snapshot) -> bool:
    """Whether each ability that has been activated or has triggered since then may be once more."""
    activated = game.happened(AbilityActivated, since=since.log)
    triggered = game.happened(AbilityTriggered, since=since.log)
    return not any(_is_limited(game, one.object, one.ability) for one in activated) and not any(
        _triggers_seldom(game, one) for one in triggered
    )


def _is_limited(game: Game, source: ObjectId, ability: Activated) -> bool:
    """Whether an ability of what is still there can be activated only so many times; what has come back is a new object
    with no memory of that (400.7)."""
    is_once = ability.most is not None or not ONCE.isdisjoint(ability.limits)
    return source in game.objects and (is_once or any(isinstance(cost, LoyaltyCost) for cost in ability.costs))


def _triggers_seldom(game: Game, event: AbilityTriggered) -> bool:
    """Whether a triggered ability of what is still there is limited to a number of times a turn."""
    made = game.find(event.item).on_stack
    ability = made.ability if made is not None else None
    return event.object in game.objects and isinstance(ability, Triggered) and ability.limit is not None


def _can_tap_again(game: Game, event: AbilityActivated) -> bool:
    """Whether what was tapped or untapped for an ability, and has become another object since, can be once more
    (302.6)."""
    if event.object in game.objects or not any(
        isinstance(cost, TapSymbol | UntapSymbol) for cost in event.ability.costs
    ):
        return True
    name = game.find(event.object).base.name
    return any(_is_ready(game, i, name, event.player) for i in game.battlefield)


def _is_ready(game: Game, object_id: ObjectId, name: str, player: PlayerId) -> bool:
    it = game.objects[object_id]
    return it.base.name == name and game.controller(it) == player and not is_too_sick(game, it, player)


def _empties_library(game: Game, since: Snapshot) -> bool:
    """Whether cards have left the player's library: of one that nobody has described it is not known how many there
    are."""
    gone = (one for one in game.happened(ZoneChange, since=since.log) if one.origin is Zone.LIBRARY is not one.to)
    return any(game.find(one.object).owner == since.player for one in gone)
