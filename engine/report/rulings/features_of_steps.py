"""What happened in a step, as features that the topics of rulings are matched with."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine import events as ev
from engine.abilities.ability import Activated, Keyword, Triggered
from engine.abilities.costs.costs_of_spells import AdditionalCost, AlternativeCost
from engine.oracle.compile import english
from engine.report.narration.draft import Draft
from engine.report.position_as_scenario import ability_text
from engine.report.rulings.cards_and_texts_of_steps import earlier, is_copy, resolving
from engine.report.rulings.features_of_triggers import (
    CASTS,
    DEATHS,
    Feature,
    is_unresolved,
    misses_attacking,
    triggered,
    watched,
)
from engine.report.rulings.topics import COSTS
from engine.rules.casting.faces_and_ways_to_cast import LANDS_ARE_PLAYED
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.log import Logged
from engine.state.objects import Kind
from engine.state.zones import Zone

TIMING = frozenset({"301.1", "302.1", "303.1", "305.1", "305.3", "306.1", "307.1", "310.1"})
"""Rules that say when something may be played."""

SEVERAL = "changes:several of a name"
"""That several objects of one name have made of an event what it is."""


def what_happened(game: Game, draft: Draft) -> Iterable[Feature]:
    """What happened in a step, in the terms of the topics."""
    yield from ((None, f"rule:{rule}") for rule in draft.rules)
    for logged in draft.events:
        yield None, f"event:{type(logged.event).__name__}"
        yield from _changed(game, logged)
        find = _FEATURES.get(type(logged.event))
        if find is not None:
            yield from find(game, logged, logged.event)
    if draft.refused:
        yield from ((None, f"refused:{rule}") for rule in draft.rules)
        if "601.3" in draft.rules and any(True for _ in game.this_turn(ev.SpellCast)):
            yield None, "refused for an earlier spell"
        if TIMING & set(draft.rules):
            yield None, "refused for timing"
        for number in draft.message.objects():
            if "Battle" in game.characteristics(number).types:
                yield game.find(number), "battle in combat"


def _changed(game: Game, logged: Logged) -> Iterable[Feature]:
    """What effects have made of an event, each on the cards that they stand on (614, 615)."""
    event = logged.event
    what = type(event).__name__
    if isinstance(event, ev.ZoneChange):
        what = f"to {event.to.value}{' with counters' if event.counters else ''}"
        if any(kind == "loyalty" and count for kind, count in event.counters):
            yield from (
                (game.find(by), f"changes:to {event.to.value} with loyalty counters") for by in logged.changed_by
            )
        if event.to is Zone.EXILE and "Creature" in game.characteristics(event.object).types:
            what = "creature to exile"
            if watched(game, DEATHS, game.characteristics(event.object)):
                yield from ((game.find(by), f"changes:{what}:deaths are watched") for by in logged.changed_by)
    yield from ((game.find(by), f"changes:{what}") for by in logged.changed_by)
    names = [game.find(by).base.name for by in logged.changed_by]
    yield from (
        (game.find(by), SEVERAL) for by, name in zip(logged.changed_by, names, strict=True) if names.count(name) > 1
    )


def _about(game: Game, what: str, target: TargetId) -> Iterable[Feature]:
    """What happened to something, by its card types."""
    if target.player is not None:
        yield None, f"{what}:player"
        return
    for word in game.characteristics(target.object_id).types:
        yield game.find(target.object_id), f"{what}:{word.lower()}"


def _damage(game: Game, logged: Logged, event: ev.Damage) -> Iterable[Feature]:
    return _about(game, "damage", event.target)


def _target(game: Game, logged: Logged, event: ev.BecameTarget) -> Iterable[Feature]:
    return _about(game, "target", event.target)


def _attack(game: Game, logged: Logged, event: ev.AttackDeclared) -> Iterable[Feature]:
    return _about(game, "attack", event.target)


def _block(game: Game, logged: Logged, event: ev.BlockDeclared) -> Iterable[Feature]:
    for before, attack in game.logged(ev.AttackDeclared):
        if before.id < logged.id and attack.object == event.attacker:
            yield from _about(game, "block", attack.target)


def _copied(game: Game, logged: Logged, event: ev.SpellCopied) -> Iterable[Feature]:
    yield None, "copy"
    if watched(game, CASTS):
        yield None, "copy:casts are watched"
    made = game.find(event.original).announced
    if made is not None:
        on = game.find(event.original).on_stack
        costs = made.paid or (on is not None and isinstance(on.ability, Activated))  # that always has a cost (602.1a)
        parts = {"modes": made.modes, "x": made.x, "division": made.division, "costs": costs}
        yield from ((None, f"copy:{part}") for part, value in parts.items() if value)
        if any(made.targets):
            yield None, "copy:targets"


def _cast(game: Game, logged: Logged, event: ev.SpellCast) -> Iterable[Feature]:
    spell = game.find(event.object)
    made = spell.announced
    yield from _about(game, "cast", spell.target)
    if spell.face == 1:
        yield spell, "cast:transformed"
        if any(is_copy(game, past) for past in earlier(game, spell)):
            yield None, "cast:transformed:copy"
    if event.origin is not Zone.HAND:
        yield None, "played from elsewhere"
        yield from _castable(game, logged)
        if spell.card is not None and len(spell.card.faces) > 1:
            yield None, "cast:one of its faces"
    named = [a.name.word for a in spell.base.abilities.all if isinstance(a, Keyword)]
    paid = {word for word in named if made is not None and made.paid.often(word)}
    if paid:
        yield spell, "cast:keyword costs"
        yield from ((spell, f"cast:{word} cost") for word in paid)
        if "evoke" in paid and any(
            spell.id in (one.object, game.origins.get(one.object)) for one in game.happened(ev.AbilityTriggered)
        ):
            yield spell, "cast:evoke cost:triggers"
        if made is not None and made.changed_cost:
            yield spell, "cast:keyword costs changed"
    if made is not None and made.without_paying:
        written = [a for a in spell.base.abilities.all if isinstance(a, AlternativeCost | AdditionalCost)]
        if written or not set(COSTS).isdisjoint(named):
            yield None, "cast:free:costs"
        if "{X}" in spell.base.mana_cost:
            yield None, "cast:free:x"
    if made is not None and any(made.targets):
        yield spell, "cast:targets"


def _moved(game: Game, logged: Logged, event: ev.ZoneChange) -> Iterable[Feature]:
    if event.origin is Zone.BATTLEFIELD and is_copy(game, game.find(event.object)):
        yield game.find(event.object), "leaving:copy"
    spell = game.find(event.object)
    if event.origin is Zone.STACK and event.to is Zone.EXILE and spell.announced and spell.announced.paid.keyword:
        yield spell, "spell exiled"
        if is_unresolved(game, spell):
            yield spell, "spell exiled:unresolved"
    if event.attacking is not None:
        yield from ((by, "entering attacking") for by in resolving(game, logged))
        if misses_attacking(game, event.became):
            yield from ((by, "entering attacking:attacks are watched") for by in resolving(game, logged))
    if event.origin is Zone.EXILE and event.to is Zone.HAND:
        yield from _castable(game, logged)
    if event.protector is not None:
        yield None, "protector entering"
    if event.origin is Zone.OUTSIDE:
        yield None, "outside the game"
    if event.copying is not None and event.cause != "create":
        yield None, "entering:copy"
        if event.not_copied:
            yield None, "entering:copy:altered"
        if _enters(event.copying):
            yield None, "entering:copy:enters"
        if "{X}" in event.copying.mana_cost:
            yield None, "entering:copy:x"


def _enters(values: Characteristics) -> bool:
    """Whether something with these characteristics has an ability that speaks of entering (603.6a, 614.12)."""
    return any("enters" in english(ability) for ability in values.abilities)


def _castable(game: Game, logged: Logged) -> Iterable[Feature]:
    """Whether one card or several that are no lands have been exiled by what resolves, for one of them to be cast."""
    for it in resolving(game, logged):
        exiled = [
            number
            for one, move in game.logged(ev.ZoneChange)
            if move.to is Zone.EXILE and it in resolving(game, one)
            for number in move.became
            if "Land" not in game.characteristics(number).types
        ]
        yield it, "castable:one" if len(exiled) == 1 else "castable:several"


def _made_token(game: Game, logged: Logged, event: ev.MadeToken) -> Iterable[Feature]:
    """Of a token that is a copy: whether the original was a token or a copy itself, or has X in its cost."""
    if event.original is None:
        return
    original = game.find(event.original)
    copier = next(iter(resolving(game, logged)), None)
    yield copier, "entering:copy"
    if original.kind is Kind.TOKEN:
        yield copier, "entering:copy:token"
    elif is_copy(game, original):
        yield copier, "entering:copy:copy"
    if _enters(game.characteristics(original.id)):
        yield copier, "entering:copy:enters"
    if "{X}" in game.characteristics(original.id).mana_cost:
        yield copier, "entering:copy:x"


def _played(game: Game, logged: Logged, event: ev.LandPlayed) -> Iterable[Feature]:
    now = game.follow(event.object)
    if game.find(event.object).zone is not Zone.HAND:
        yield None, "played from elsewhere"
    if now is not None and game.find(now).face == 1:
        yield None, "played:back"


def _searched(game: Game, logged: Logged, event: ev.Searched) -> Iterable[Feature]:
    if Zone.OUTSIDE in event.zones:
        yield None, "outside the game"


def _cannot_cast(game: Game, logged: Logged, event: ev.CannotCast) -> Iterable[Feature]:
    is_land = event.reason is not None and event.reason.key == LANDS_ARE_PLAYED
    yield None, "cannot cast:land" if is_land else "cannot cast"
    it = game.find(event.object)
    if it.card is None or it.kind is Kind.TOKEN or it.card.layout != "transform":
        yield None, "cannot cast:no back face"  # none that it could be cast with (712.8c)


def _ceased(game: Game, logged: Logged, event: ev.CeasedToExist) -> Iterable[Feature]:
    if game.find(event.object).kind is Kind.TOKEN:
        yield None, "token ceases"


def _protector(game: Game, logged: Logged, event: ev.ProtectorChosen) -> Iterable[Feature]:
    """Why it needed one: it has become a battle by copying one, or the player it had has left."""
    if is_copy(game, game.find(event.object)):
        yield None, "protector chosen:copy"
    elif any(before.id < logged.id for before, _ in game.logged(ev.PlayerLeaves)):
        yield None, "protector chosen:left"


def _activated(game: Game, logged: Logged, event: ev.AbilityActivated) -> Iterable[Feature]:
    """Whether it was activated in the first of two combat damage steps, or in the only one (510.4)."""
    begun = (one for one in reversed(game.log[: logged.id - 1]) if isinstance(one.event, ev.StepBegins))
    step = next(begun, None)
    if step is None or not isinstance(step.event, ev.StepBegins) or step.event.step != "combat damage":
        return
    dealt = (one.event for one in game.log[step.id : logged.id - 1])
    first = any(isinstance(one, ev.FirstStrikeDamage) for one in dealt)
    yield game.find(event.object), "activated:first damage" if first else "activated:only damage"


def _characteristics(game: Game, logged: Logged, event: ev.CharacteristicsChanged) -> Iterable[Feature]:
    """What has taken the abilities of a land that is a creature, or has made one another land as it enters (305.7);
    that something is of another size as the card of a spell that has resolved is put into a graveyard (608.2n)."""
    before, after = event.before, event.after
    led_to = game.log[logged.parent - 1].event if logged.parent is not None else None
    spell_left = isinstance(led_to, ev.ZoneChange) and led_to.origin is Zone.STACK and led_to.to is not Zone.BATTLEFIELD
    if spell_left and before.toughness != after.toughness:
        yield game.find(event.object), "resized:as a spell leaves"
    for cause in event.causes:
        by = game.find(cause.source)
        if cause.takes_abilities and "Land" in after.types and (after.bare or not after.abilities.all):
            yield by, "land without abilities"
        if cause.sets_land_type and event.enters:
            entering = [one for one in before.abilities.all if "enters" in english(one)]
            if any(not isinstance(one, Triggered) for one in entering):
                yield by, "enters:as a land of that type"
            elif entering:
                yield by, "enters:as a land of that type:hushed"


def _resolved(game: Game, logged: Logged, event: ev.Resolved) -> Iterable[Feature]:
    """Whether a number is counted as something resolves (608.2h), and whether the source of an ability has left."""
    it = game.find(event.object)
    if (it.on_stack is not None or it.base.abilities.spells) and _COUNTS.search(ability_text(game, it)):
        yield it, "resolves:counts devotion" if "devotion" in ability_text(game, it) else "resolves:counts"
    if it.on_stack is not None:
        begun: list[tuple[Logged, Any]] = game.logged(*_BEGINS)
        began = max((one.id for one, by in begun if by.item == event.object), default=logged.id)
        if any(
            began < one.id < logged.id and move.object == it.on_stack.source for one, move in game.logged(ev.ZoneChange)
        ):
            yield it, "resolves:source has left"


def _did_not_resolve(game: Game, logged: Logged, event: ev.DidNotResolve) -> Iterable[Feature]:
    yield game.find(event.object), f"does not resolve:{event.reason}"


def _did_not_happen(game: Game, logged: Logged, event: ev.DidNotHappen) -> Iterable[Feature]:
    """What does not happen; and whether what keeps an ability from triggering has left at the same time (603.10a), and
    what has left had counters of both kinds that would remove each other (704.5q)."""
    for number in event.message.objects():
        yield game.find(number), event.message.key
        left = game.former.get(number)
        if left is not None and {"+1/+1", "-1/-1"} <= {kind for kind, n in left.object.counters.items() if n}:
            yield game.find(number), f"{event.message.key}:opposing counters"
    by = event.message.args.get("by")
    if event.message.key == "kept-from-triggering" and isinstance(by, TargetId):
        yield game.find(by.object_id), "kept from triggering:its own"
    if "603.10a" in logged.rules and isinstance(by, TargetId):
        yield game.find(by.object_id), "kept from triggering:together"
    yield from ((it, event.message.key) for it in resolving(game, logged))


def _effect_begins(game: Game, logged: Logged, event: ev.EffectBegins) -> Iterable[Feature]:
    if event.effect.affected and "611.2c" in logged.rules:
        yield game.find(event.effect.source), "affects a set"
        if _others_come(game, logged, event.effect.affected):
            yield game.find(event.effect.source), "affects a set:others come later"


def _others_come(game: Game, logged: Logged, affected: Iterable[TargetId]) -> bool:
    """Whether a creature enters later in the turn in which an effect has begun, on the side of what that affects
    (611.2c)."""
    sides = {game.controller(game.find(one.object_id)) for one in affected if one.object is not None}
    for later, event in game.logged(ev.ZoneChange, ev.TurnBegins):
        if later.id > logged.id and isinstance(event, ev.TurnBegins):
            return False
        if later.id > logged.id and isinstance(event, ev.ZoneChange) and event.to is Zone.BATTLEFIELD:
            entered = (number for number in event.became if "Creature" in game.characteristics(number).types)
            if any(game.controller(game.find(number)) in sides for number in entered):
                return True
    return False


_COUNTS = re.compile(r"\bX\b|for each|number of|equal to|that many|devotion|greatest|total")
_BEGINS: tuple[type[Any], ...] = (ev.AbilityTriggered, ev.AbilityActivated)

_FEATURES: dict[type[ev.Event], Any] = {
    ev.Damage: _damage,
    ev.BecameTarget: _target,
    ev.AttackDeclared: _attack,
    ev.BlockDeclared: _block,
    ev.SpellCopied: _copied,
    ev.SpellCast: _cast,
    ev.ZoneChange: _moved,
    ev.MadeToken: _made_token,
    ev.LandPlayed: _played,
    ev.Searched: _searched,
    ev.CannotCast: _cannot_cast,
    ev.CeasedToExist: _ceased,
    ev.ProtectorChosen: _protector,
    ev.AbilityActivated: _activated,
    ev.AbilityTriggered: triggered,
    ev.CharacteristicsChanged: _characteristics,
    ev.Resolved: _resolved,
    ev.DidNotResolve: _did_not_resolve,
    ev.DidNotHappen: _did_not_happen,
    ev.EffectBegins: _effect_begins,
}
