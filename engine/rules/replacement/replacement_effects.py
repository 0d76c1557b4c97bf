"""Replacement effects that static abilities and resolved spells make (CR 614): other zones, more or less of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace

from engine.abilities.base import Instruction, Ref, Who
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import All, Bare, Each, Some
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement import replacement_effects as rp
from engine.abilities.replacement.done_instead import WouldGo
from engine.abilities.sentences import Did, IfDone
from engine.abilities.trigger_events import DamageKind
from engine.events import Damage, Event, LifeGain, ZoneChange
from engine.grammar.printer import NoEnglish, print_value
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import amount, is_player, test_of
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.performing import in_order
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply, to_exile
from engine.rules.replacement.deferred import DeferredInstruction, defer
from engine.rules.triggers.events.searching import SHUFFLED_IN
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

INSTEAD_OF_GRAVEYARD = looked_up(rp.InsteadOfGraveyard)
MORE_DAMAGE = looked_up(rp.MoreDamage)
MORE_LIFE = looked_up(rp.MoreLife)

Change = Callable[[Game, Event], Gen[list[Event]]]
"""What makes of an event that which happens instead."""


def made(
    standing: StatementInForce,
    kind: str,
    change: Callable[[Game, Event], list[Event]],
    rules: tuple[str, ...] = ("614.1a",),
    does: Hashable = None,
    alteration: Alteration | None = None,
    part: str | None = None,
) -> Replacement:
    """The replacement effect of a statement that holds now. ``kind`` is the word of the catalogue that names it,
    ``does`` and ``alteration`` what makes it the same as others (616.1), ``part`` what it changes of the event.
    """
    source = standing.frame.source
    label = in_card_words(standing) or Message(kind, {"source": TargetId.of_object(source)})
    key = kind, standing.key
    return Replacement(key, source, label, rules, simply(change), does=does, alteration=alteration, part=part)


_TO_WHOM = re.compile(r" to that \w+(?: or \w+)*$")
"""What goes without saying of damage: it is dealt to whom it would be dealt anyway."""


def in_card_words(standing: StatementInForce) -> Message | None:
    """What a statement says is done instead, in the words of the card: "you gain twice that much life"; None where it
    has none such."""
    try:
        text = str(print_value(standing.statement.node)).rstrip(".")
    except NoEnglish:
        return None
    condition, _, then = text.partition(", ")
    if not condition.lower().startswith("if ") or "instead" not in then:
        return None
    words = " ".join(then.replace(" instead", "").split()).removeprefix("instead ")
    words = _TO_WHOM.sub("", words)
    return Message("instead-of-by-text", {"source": TargetId.of_object(standing.frame.source), "text": words})


def _alteration(node: rp.MoreDamage | rp.MoreLife) -> Alteration | None:
    if isinstance(node, rp.MoreDamage) and node.half is not None:
        return Alteration.HALVES_DOWN if node.half is rp.Half.UP else Alteration.HALVES_UP
    if isinstance(node, rp.MoreDamage) and node.minus is not None:
        return Alteration.LESSENS if isinstance(node.minus, Fixed) else None
    if node.plus is None:
        return Alteration.MULTIPLIES
    return Alteration.ADDS if isinstance(node.plus, Fixed) else None


# ---- instead of a graveyard


@replaces(ZoneChange, by="614.1a")
def _instead_of_graveyard(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If ~ would be put into a graveyard from anywhere, exile it instead." """
    assert isinstance(event, ZoneChange)
    if event.to is not Zone.GRAVEYARD:
        return
    for node, frame, key in _going(game, event):
        if goes_so(game, node, event, frame):
            label = Message(
                "sends-elsewhere",
                {"object": TargetId.of_object(event.object), "source": TargetId.of_object(frame.source)},
            )
            change = to_exile if node.instead in EXILED else _elsewhere(node)
            if node.then:
                change = _and_then(change, node.then, frame, key)
            yield Replacement(key, frame.source, label, ("614.1a",), change, only_moves=not node.then)


def _going(game: Game, event: ZoneChange) -> Iterator[tuple[rp.InsteadOfGraveyard, Frame, tuple[object, ...]]]:
    """The statements that could speak of the move: others', and the object's own wherever it is (113.6)."""
    for node, standing in INSTEAD_OF_GRAVEYARD.said(game):
        yield node, standing.frame, ("instead of graveyard", standing.key)
    it = game.objects[event.object]
    if it.zone is not Zone.BATTLEFIELD and it.kind is not Kind.ABILITY:
        for own, frame in INSTEAD_OF_GRAVEYARD.own(game, it):
            if own.how is rp.Going.FROM_ANYWHERE:
                yield own, frame, ("instead of graveyard", it.id, id(own))


_OPPONENTS = (rp.Going.INTO_OPPONENTS, rp.Going.INTO_OPPONENTS_SHORT)


def goes_so(game: Game, node: rp.InsteadOfGraveyard | WouldGo, event: ZoneChange, frame: Frame) -> bool:
    """Whether a move is one to a graveyard that words like "if a creature would die" speak of (614.1a)."""
    if event.to is not Zone.GRAVEYARD:
        return False
    it = game.objects[event.object]
    if isinstance(node, rp.InsteadOfGraveyard) and node.other is not None and event.origin is not Zone.BATTLEFIELD:
        return it.owner != frame.controller and _as_such_a_card(game, node.other, it, frame)
    if node.how in (rp.Going.DIE, rp.Going.FROM_BATTLEFIELD) and event.origin is not Zone.BATTLEFIELD:
        return False
    if node.how is rp.Going.INTO_YOURS and it.owner != frame.controller:
        return False
    if node.how in _OPPONENTS and it.owner == frame.controller:
        return False
    return is_subject(game, node.subject, event.object, frame) or _as_a_card(game, node.subject, it, frame)


def _as_a_card(game: Game, subject: Ref, it: GameObject, frame: Frame) -> bool:
    """ "a card", "a creature card": looked at as it would be in the graveyard."""
    return subject.group is not None and _as_such_a_card(game, subject.group, it, frame)


def _as_such_a_card(game: Game, group: Group, it: GameObject, frame: Frame) -> bool:
    return test_of(group)(game, it.as_if(zone=Zone.GRAVEYARD), game.characteristics(it), frame)


_ELSEWHERE: dict[rp.GoingElsewhere, tuple[Zone, int | None]] = {
    rp.GoingElsewhere.TOP_THIS: (Zone.LIBRARY, 0),
    rp.GoingElsewhere.BOTTOM_IT: (Zone.LIBRARY, -1),
    rp.GoingElsewhere.RETURN_IT: (Zone.HAND, None),
}
"""The zone, and the place in it, where it is not exile."""


EXILED = (rp.GoingElsewhere.EXILE_IT, rp.GoingElsewhere.EXILE_CARD, rp.GoingElsewhere.EXILE_THIS)


def _elsewhere(node: rp.InsteadOfGraveyard) -> Change:
    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ZoneChange)
        if node.instead is rp.GoingElsewhere.SHUFFLE_THIS:
            return [replace(event, to=Zone.LIBRARY, position=0, chosen=(*event.chosen, (SHUFFLED_IN, True)))]
        zone, position = _ELSEWHERE[node.instead]
        return [replace(event, to=zone, position=position)]

    return change


def _and_then(change: Change, then: tuple[Instruction, ...], frame: Frame, key: Hashable) -> Change:
    """ "When you do, ...": a triggered ability of the object that has the static ability, controlled by whoever
    controlled that as its effect was applied (603.7f, 603.12)."""

    def both(game: Game, event: Event) -> Gen[list[Event]]:
        instead = yield from change(game, event)
        when_done = IfDone(Did.WHEN_YOU_DO, in_order(then))
        seen = replace(frame, event=event, results={}, done=True)
        defer(game, DeferredInstruction((key, event.affected_object), when_done, seen, game.applied, ("603.7f",)))
        return instead

    return both


# ---- more


def _is_source(game: Game, source: rp.Source, object_id: ObjectId, frame: Frame) -> bool:
    """Whether an object is such a source of damage; as it last was, if it has gone (120.7, 609.7)."""
    ch = game.characteristics(object_id)
    if source.another and object_id == itself(game, frame):
        return False
    if source.without is not None and source.without.value.capitalize() in ch.types:
        return False
    if source.what is not None and not is_subject(game, source.what, object_id, frame):
        return False
    if source.color is not None and source.color.letter not in ch.colors:
        return False
    if source.having is not None and not test_of(source.having)(game, game.find(object_id), ch, frame):
        return False
    return source.who is None or is_player(source.who)(game, ch.controller, frame)


_YOU_OR: dict[rp.DamageTo, str | None] = {
    rp.DamageTo.YOU_OR_YOURS: None,
    rp.DamageTo.YOU_OR_YOUR_PLANESWALKER: "Planeswalker",
    rp.DamageTo.YOU_OR_YOUR_CREATURE: "Creature",
}
"""What is meant beside you: permanents that you control, of the type named."""


def _is_recipient(game: Game, to: rp.DamageTo, target: TargetId, frame: Frame) -> bool:
    if target.player is not None:
        if to is rp.DamageTo.YOU or to in _YOU_OR:
            return target.player == frame.controller
        if to in (
            rp.DamageTo.OPPONENT,
            rp.DamageTo.ONE_OPPONENT,
            rp.DamageTo.OPPONENT_OR_THEIRS,
            rp.DamageTo.CREATURE_BATTLE_OR_OPPONENT,
        ):
            return target.player != frame.controller
        return True
    ch = game.characteristics(target.object_id)
    if to in _YOU_OR:
        return ch.controller == frame.controller and _YOU_OR[to] in (None, *ch.types)
    if to is rp.DamageTo.PLAYER_OR_BATTLE:
        return "Battle" in ch.types
    if to is rp.DamageTo.OPPONENT_OR_THEIRS:
        return ch.controller != frame.controller
    if to is rp.DamageTo.CREATURE_BATTLE_OR_OPPONENT:
        return not ch.types.isdisjoint({"Creature", "Battle"})
    return to is rp.DamageTo.PERMANENT_OR_PLAYER or (to is rp.DamageTo.CREATURE_OR_PLAYER and "Creature" in ch.types)


def kind_fits(kind: DamageKind, event: Damage) -> bool:
    """Whether damage is of the kind that a sentence speaks of."""
    return kind is DamageKind.ANY or event.combat is (kind is DamageKind.COMBAT)


def concerns(game: Game, node: rp.MoreDamage | rp.PreventSome, event: Damage, frame: Frame) -> bool:
    """Whether damage is what "if a source would deal damage to ..." speaks of."""
    return (
        kind_fits(node.kind, event)
        and _is_source(game, node.source, event.source, frame)
        and _would_be_dealt_to(game, node, event.target, frame)
    )


def _would_be_dealt_to(game: Game, node: rp.MoreDamage | rp.PreventSome, target: TargetId, frame: Frame) -> bool:
    if node.one is not None:
        return is_thing(game, node.one, target, frame)
    return node.recipient is None or _is_recipient(game, node.recipient, target, frame)


def is_described(phrase: Ref | Who) -> bool:
    """Whether it is looked for as the event would happen, as no characteristics are changed (611.2c)."""
    return isinstance(phrase, All | Bare | Each)


def is_thing(game: Game, phrase: Ref | Who, thing: TargetId, frame: Frame) -> bool:
    """Whether an object or player is what a noun phrase speaks of."""
    if isinstance(phrase, Who):
        return thing.player is not None and is_player(phrase)(game, thing.player, frame)
    if isinstance(phrase, Some | Each | Bare | All):
        return thing.object is not None and is_subject(game, phrase, thing.object, frame)
    return thing in things(game, phrase, frame)


@replaces(Damage, by="614.1a")
def _more_damage(game: Game, event: Event) -> Iterable[Replacement]:
    """ "it deals double that damage instead" """
    assert isinstance(event, Damage)
    for node, standing in MORE_DAMAGE.said(game):
        if concerns(game, node, event, standing.frame):
            yield made(standing, "more-damage", _times(node, standing.frame), alteration=_alteration(node))


def _times(node: rp.MoreDamage, frame: Frame) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        dealt = _instead_of(game, node, event.amount, frame)
        return [replace(event, amount=dealt)] if dealt > 0 else []  # 0 damage is not dealt at all (120.8)

    return change


def _instead_of(game: Game, node: rp.MoreDamage, damage: int, frame: Frame) -> int:
    """How much is dealt instead of so much damage."""
    if node.half is not None:
        return (damage + (node.half is rp.Half.UP)) // 2
    if node.factor is not None:
        return damage * (2 if node.factor is rp.Factor.DOUBLE else 3)
    more = amount(game, node.plus, frame) if node.plus is not None else 0
    return damage + more - (amount(game, node.minus, frame) if node.minus is not None else 0)


@replaces(LifeGain, by="614.1a")
def _more_life(game: Game, event: Event) -> Iterable[Replacement]:
    """ "you gain twice that much life instead" """
    assert isinstance(event, LifeGain)
    for node, standing in MORE_LIFE.said(game):
        if event.player == standing.frame.controller:
            yield made(standing, "more-life", _more(node, standing.frame), alteration=_alteration(node))


def _more(node: rp.MoreLife, frame: Frame) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, LifeGain)
        gained = event.amount * 2 if node.plus is None else event.amount + amount(game, node.plus, frame)
        return [replace(event, amount=gained)]

    return change
