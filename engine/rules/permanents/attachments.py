"""Attaching Auras, Equipment and Fortifications, and what each can be attached to (CR 301.5, 303.4, 701.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.abilities import ability as ab
from engine.abilities.base import Ability, Ref
from engine.abilities.keywords.protection import DoesNotRemove
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns.target_phrases import PlayerKind
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.events import Attached, Event, ZoneChange
from engine.rules.continuous.granted_abilities import granted
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import test_of
from engine.rules.permanents.protection import protected_from, protecting, protection_in_words
from engine.rules.pipeline import happen
from engine.rules.pipeline.applying_replacement_effects import (
    Alteration,
    Replacement,
    replaces,
    simply,
)
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.rules.targeting import SHIELDS, Bar
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

ATTACHABLE = frozenset({"Aura", "Equipment", "Fortification"})
"""The subtypes of what can be attached to something (701.3a)."""

HOSTS = {"Equipment": ("Creature", "301.5"), "Fortification": ("Land", "301.6")}
"""What Equipment and Fortifications can be attached to, and the rule."""


# ---- what can be attached to what


def why_not_attached(game: Game, it: GameObject, ch: Characteristics, to: TargetId) -> tuple[str, ...] | None:
    """The rules by which an object with these characteristics can't be attached to a thing; None if it can."""
    if not _is_there(game, to):
        return ("303.4c",) if "Aura" in ch.subtypes else ("301.5c",)
    if "Battle" in ch.types:
        return ("310.9",)
    if to == it.target:
        return ("303.4d",) if "Aura" in ch.subtypes else ("301.5c",)
    if "Aura" in ch.subtypes:
        return _why_not_enchanting(game, it, ch, to)
    for subtype, (kind, rule) in HOSTS.items():
        if subtype in ch.subtypes:
            return _why_not_equipping(game, it, ch, to, kind, rule)
    return ("701.3b",)


@SHIELDS.by("702.5c")
def _enchants_other_things(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """An Aura spell targets what its first enchant ability names; it has to fit the others too (702.5c)."""
    ch = game.characteristics(source.id) if source.zone is Zone.STACK and source.kind is not Kind.ABILITY else None
    if ch is None or "Aura" not in ch.subtypes:
        return None
    enchants = (one for one in ch.abilities.of(ab.Enchant) if isinstance(one, ab.Enchant))
    fits = all(_described(game, one, source, ch, thing) for one in enchants)
    return None if fits else Bar(Message("cannot-be-target", {"thing": thing, "by": ""}), ("702.5c",))


def _is_there(game: Game, to: TargetId) -> bool:
    if to.player is not None:
        return not game.players[to.player].left
    host = game.now(to.object_id)
    return host is not None and not host.phased_out


def _why_not_enchanting(game: Game, it: GameObject, ch: Characteristics, to: TargetId) -> tuple[str, ...] | None:
    """What an Aura can enchant is defined by its enchant abilities, all of them (303.4, 702.5c)."""
    if "Creature" in ch.types:
        return ("303.4d",)
    for enchant in ch.abilities.of(ab.Enchant):
        assert isinstance(enchant, ab.Enchant)
        if not _described(game, enchant, it, ch, to):
            return ("303.4c", "702.5a")
    against = list(protecting(game, to, it, ch))
    for ability in _harmless(game, it, ch, to) if against else ():
        if ability in against:
            against.remove(ability)
    return ("702.16c",) if against else None


DOES_NOT_REMOVE = looked_up(DoesNotRemove)


def _harmless(game: Game, it: GameObject, ch: Characteristics, to: TargetId) -> Iterator[Ability]:
    """The protection given by Auras on the same thing that leaves this one attached: themselves or all (702.16n)."""
    if it.attached_to != to:
        return
    for aura in game.permanents():
        own = game.characteristics(aura) if aura.attached_to == to else None
        for static in own.abilities.statics if own is not None else ():
            effects = static.effects
            frame = Frame(aura.id, game.controller(aura))
            spared = (node.what for node, _, _ in DOES_NOT_REMOVE.stated((static,)))
            if any(aura is it if isinstance(what, r.This) else _is_of(game, what, it, ch, frame) for what in spared):
                for have in (v for e in effects for v in e.verbs if isinstance(v, HaveAbilities)):
                    yield from (granted(game, ability, frame) for ability in have.abilities)


def _is_of(game: Game, what: Ref, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return isinstance(what, r.Bare) and test_of(what.group)(game, it, ch, frame)


def _described(game: Game, enchant: ab.Enchant, it: GameObject, ch: Characteristics, to: TargetId) -> bool:
    """Whether a thing is what an enchant ability names."""
    what = enchant.group
    if isinstance(what, PlayerKind):
        return to.player is not None and (what is PlayerKind.PLAYER or to.player != ch.controller)
    if to.player is not None:
        return False
    return test_of(what)(
        game, game.objects[to.object_id], game.characteristics(to.object_id), Frame(it.id, ch.controller)
    )


def _why_not_equipping(
    game: Game, it: GameObject, ch: Characteristics, to: TargetId, kind: str, rule: str
) -> tuple[str, ...] | None:
    """Equipment goes on creatures, Fortifications on lands; neither while it is a creature (301.5c, 301.6)."""
    if "Creature" in ch.types and not ch.has("reconfigure"):
        return ("301.5c",)
    if to.player is None and protected_from(game, to, it, ch):
        return ("702.16d",)
    return (rule,) if to.player is not None or kind not in game.characteristics(to.object_id).types else None


def possible_hosts(game: Game, it: GameObject, ch: Characteristics) -> list[TargetId]:
    """Everything an object could be attached to, players first."""

    def candidates() -> Iterator[TargetId]:
        for player in game.apnap(ch.controller):
            yield player.target
        for one in game.permanents():
            yield one.target
        if any(isinstance(one, ab.Enchant) for one in ch.abilities.all):  # "enchant creature card in a graveyard"
            for one in game.in_zone(Zone.GRAVEYARD):
                yield one.target

    return [to for to in candidates() if why_not_attached(game, it, ch, to) is None]


def attach(game: Game, object_id: ObjectId, to: TargetId, *, as_creature: bool = False) -> Gen[bool]:
    """Attach a permanent to something; False if it can't be, or already is, and so does not move (701.3a-b).
    ``as_creature`` lets Equipment be attached as though that were a creature (702.6e)."""
    it = game.now(object_id)
    if it is None or it.zone is not Zone.BATTLEFIELD:
        return False
    if it.attached_to == to:
        does_not_happen(game, "attached-already", "701.3b", what=it.target, to=to)
        return False
    why = why_not_attached(game, it, game.characteristics(it), to)
    if why is not None and not (as_creature and why == (HOSTS["Equipment"][1],)):
        told: dict[str, Message | str] = {"because": _because_of_protection(game, it, to), "stays": ""}
        if it.attached_to is not None and _is_in_play(game, it.attached_to):
            told["stays"] = Message("stays-attached", {"to": it.attached_to})
        does_not_happen(game, "not-attached", *why, "701.3b", what=it.target, to=to, **told)
        return False
    logged = yield from happen(game, [Attached(object_id, to)], "701.3a")
    return bool(logged)


def _is_in_play(game: Game, host: TargetId) -> bool:
    """Whether it is a player or a permanent, and no card somewhere else."""
    return _is_there(game, host) and (host.object is None or game.find(host.object).zone is Zone.BATTLEFIELD)


def _because_of_protection(game: Game, it: GameObject, to: TargetId) -> Message | str:
    """The protection by which it can't be attached to a thing, if that is why (702.16c-d)."""
    why = protection_in_words(game, to, it.id)
    return Message("because-of-protection", why.args) if why is not None else ""


# ---- entering the battlefield attached


@replaces(ZoneChange, by="303.4f")
def _enters_attached(game: Game, event: Event) -> Iterable[Replacement]:
    """An Aura enters attached to something legal or not at all; nothing else enters where it can't be (301.5e,
    303.4f-i)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    it, ch = would_enter(game, event)
    aura = "Aura" in ch.subtypes
    to = event.attached_to
    if to is None and not aura:
        return
    if to is not None and why_not_attached(game, it, ch, to) is None:
        return
    if aura:
        change, rules = (_chosen_host, ("303.4f",)) if to is None else (_stays, ("303.4i",))
    else:
        change = _unattached
        rules = ("303.4h",) if ATTACHABLE.isdisjoint(ch.subtypes) else ("301.5e",)
    yield Replacement(
        ("attached", event.object),
        event.object,
        Message("enters-attached", {"object": TargetId.of_object(event.object)}),
        rules,
        change,
        alteration=Alteration.ADDS,
    )


def _chosen_host(game: Game, event: Event) -> Gen[list[Event]]:
    """The player under whose control an Aura enters chooses what it will enchant (303.4f)."""
    assert isinstance(event, ZoneChange)
    it, ch = would_enter(game, event)
    hosts = possible_hosts(game, it, ch)
    if not hosts:
        with game.because("303.4g"):
            return (yield from _stays(game, event))
    answer = yield Choice(
        ch.controller,
        "host",
        Message("choose-host", {"aura": TargetId.of_object(event.object)}),
        "303.4f",
        [Option.of(to) for to in hosts],
    )
    return [replace(event, attached_to=answer[0])]


@simply
def _stays(game: Game, event: Event) -> list[Event]:
    """It stays where it is; from the stack it goes to its owner's graveyard (303.4g, 303.4i)."""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.STACK:
        does_not_happen(game, "nothing-to-enchant", what=TargetId.of_object(event.object))
        return []
    return [ZoneChange(event.object, Zone.GRAVEYARD, event.origin, "nothing to enchant")]


@simply
def _unattached(game: Game, event: Event) -> list[Event]:
    """It enters without being attached to anything (301.5e, 303.4h)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, attached_to=None)]
