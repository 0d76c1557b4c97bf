"""What made abilities trigger, as features that the topics of rulings are matched with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine import events as ev
from engine.abilities.ability import Keyword, Triggered
from engine.oracle.compile import english
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

Feature = tuple[GameObject | None, str]
"""Something that happened, and the object on whose card alone a ruling can be about it (None: on any)."""

_ATTACKS = r"[^,.]*\battacks?\b(?![^,.]* isn't blocked)"
ATTACKS, OWN_ATTACK = re.compile(rf"\bWhenever (?!~){_ATTACKS}"), re.compile(rf"\bWhenever ~{_ATTACKS}")
"""Words of what triggers as others attack, and as a creature itself does; not of what asks whether it is blocked, for
which it need not have been declared as an attacker (509.3g)."""
CASTS = re.compile(r"\bWhenever [^,.]*\bcasts?\b")
DEATHS = re.compile(r"\bdies\b|\bdie\b|\bgraveyard from the battlefield\b|^(?:Afterlife|Persist|Undying)\b")


def triggered(game: Game, logged: Logged, event: ev.AbilityTriggered) -> Iterable[Feature]:
    """What made an ability trigger, how much of it there was, and whether it happened to its source together with
    others (603.10a), or that has left since."""
    item = game.find(event.item)
    made_by: Any = item.on_stack.trigger if item.on_stack is not None else None
    if made_by is None or made_by.event is None:
        return
    cause: Logged = made_by.event
    yield item, f"triggers:{type(cause.event).__name__}"
    moved: Any = cause.event
    if event.again_by is not None and event.object in (moved.object, *moved.became):
        yield game.find(event.again_by), "triggers:again of its own"
    if isinstance(moved, ev.SpellCast) and is_unresolved(game, game.find(moved.object)):
        yield item, "triggers:SpellCast:unresolved"
    yield from ((item, f"triggers:{one}") for one in _how_much(game, cause, event))
    if isinstance(moved, ev.BecameUnblocked) and not _was_declared(game, moved.object):
        yield item, "triggers:unblocked:never declared"
    if not isinstance(moved, ev.ZoneChange):
        return
    if moved.to is Zone.BATTLEFIELD and any("Land" in game.characteristics(i).types for i in moved.became):
        yield item, "triggers:landfall"
    if moved.object != event.object and any(
        one.object == event.object and other.batch == cause.batch for other, one in game.logged(ev.ZoneChange)
    ):
        yield item, "triggers:together"


def _was_declared(game: Game, attacker: ObjectId) -> bool:
    """Whether it was declared as an attacker, and not put onto the battlefield attacking (508.4)."""
    return any(one.declared and one.object == attacker for _, one in game.logged(ev.AttackDeclared))


def _how_much(game: Game, cause: Logged, trigger: ev.AbilityTriggered) -> Iterable[str]:
    """Whether an ability triggers once on more than 1 life or damage, or several times; on more damage to its source
    than that needed to die; and whether its source dies of damage dealt at the same time."""
    event, source = cause.event, trigger.object
    often = sum(one.object == source for one in game.happened(ev.AbilityTriggered, since=game.turn_began_at))
    if isinstance(event, ev.LifeGain) and (event.amount > 1 or often > 1):
        yield "LifeGain:just once"
    if isinstance(event, ev.Damage) and event.amount > 1:
        yield "Damage:more than 1"
        toughness = game.characteristics(source).toughness
        if event.target.object == source and toughness is not None and event.amount > toughness:
            yield "Damage:more than lethal"
    dealt = [one.batch for one, damage in game.logged(ev.Damage) if damage.target.object == source]
    gone = any(one.object == source for one in game.happened(ev.Destroyed, since=cause.id))
    if (
        isinstance(event, ev.LifeGain | ev.Damage)
        and gone
        and dealt
        and dealt[-1] in (cause.batch, _batch_above(game, cause))
    ):
        yield "its source dies at once"


def _batch_above(game: Game, logged: Logged) -> int | None:
    """The batch of what an event comes of: of life that is gained, the damage (120.3f)."""
    return game.log[logged.parent - 1].batch if logged.parent is not None else None


def is_unresolved(game: Game, spell: GameObject) -> bool:
    """Whether a spell has left the stack without having resolved: countered (701.6a), or without a legal target."""
    return spell.id not in game.objects and all(one.object != spell.id for one in game.happened(ev.Resolved))


def misses_attacking(game: Game, entered: Iterable[ObjectId]) -> bool:
    """Whether an ability would have triggered if what has entered attacking had been declared as an attacker."""
    own = (ability for i in entered for ability in game.characteristics(i).abilities.all)
    return watched(game, ATTACKS) or any(OWN_ATTACK.search(english(ability)) for ability in own)


def watched(game: Game, words: re.Pattern[str], *others: Characteristics) -> bool:
    """Whether a permanent, or one of others, has a triggered ability with these words."""
    every = (*map(game.characteristics, game.permanents()), *others)
    return any(
        isinstance(ability, Triggered | Keyword) and words.search(english(ability))
        for ch in every
        for ability in ch.abilities.all
    )
