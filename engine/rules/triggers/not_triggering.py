"""Telling that an ability does not trigger although what it watches for has happened (CR 603.2, 603.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.abilities.ability import TriggerLimit
from engine.abilities.base import Condition
from engine.abilities.conditions.turn_history import WasKicked
from engine.abilities.keywords.kicker import WasKickedWith
from engine.abilities.keywords.optional_costs import CostWasPaid
from engine.abilities.walk import found
from engine.events import ZoneChange
from engine.grammar.memoize import memoized
from engine.grammar.printer import NoEnglish, print_value
from engine.oracle.keywords.expansion import rules_of
from engine.oracle.names import with_name
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.triggers.listening import Listener
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone

PUBLIC = frozenset({Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK})
"""Where objects are whose abilities somebody waits for."""

UNPAID = (CostWasPaid, WasKicked, WasKickedWith)
"""Conditions that a player met or not by what they chose to pay: nobody waits for what was not paid for."""


def tell_hushed(game: Game, source: ObjectId, by: ObjectId) -> None:
    """Because of another object the event does not cause it to trigger (101.2)."""
    args = {"source": TargetId.of_object(source), "by": TargetId.of_object(by)}
    does_not_happen(game, "kept-from-triggering", "101.2", "603.2", **args)


DEATHS = ("destroy", "sacrifice", "state-based")
"""Why permanents are put into a graveyard unless something is done instead."""


def as_death(logged: Logged) -> Logged | None:
    """A move from the battlefield as it would have been if nothing had put the permanent elsewhere than into a
    graveyard (614.6); None where it was no such move."""
    event = logged.event
    if not isinstance(event, ZoneChange) or event.origin is not Zone.BATTLEFIELD or event.cause not in DEATHS:
        return None
    if event.to is Zone.GRAVEYARD:
        return None
    return replace(logged, event=replace(event, to=Zone.GRAVEYARD))


def tell_no_death(game: Game, source: ObjectId, things: Sequence[ObjectId]) -> None:
    """It watches for what has been replaced: a replaced event never happens (614.6, 700.4)."""
    args = {"source": TargetId.of_object(source), "things": TargetId.of_objects(things), "count": len(things)}
    does_not_happen(game, "no-death", "614.6", "700.4", **args)


def tell_condition_false(game: Game, listener: Listener) -> None:
    """Its intervening "if" is false as it would trigger (603.4)."""
    condition = listener.ability.condition
    it = game.find(listener.source)
    if condition is None or it.zone not in PUBLIC or any(True for kind in UNPAID for _ in found(condition, kind)):
        return
    ch = game.characteristics(it)
    words = with_name(_words(condition), ch.name)
    rules = rules_of(ch.abilities.all, listener.ability)
    does_not_happen(game, "condition-not-met", "603.4", *rules, source=it.target, condition=words)


def tell_limit_reached(game: Game, listener: Listener) -> None:
    """It has triggered, or what it lets be done has been done, as often as it may in this turn (603.2, 603.2h)."""
    rule = "603.2h" if listener.ability.limit is TriggerLimit.DO_ONCE else "603.2"
    does_not_happen(game, "triggered-already", rule, source=TargetId.of_object(listener.source))


@memoized
def _words(condition: Condition) -> str:
    try:
        said = str(print_value(condition))
    except NoEnglish:
        return ""
    return said[:1].lower() + said[1:]
