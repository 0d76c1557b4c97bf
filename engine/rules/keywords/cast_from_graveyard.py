"""Casting from a graveyard: flashback, retrace, jump-start, escape, disturb, mayhem (CR 702.34, 702.81, 702.138)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.abilities.ability import Keyword
from engine.abilities.base import CostPart
from engine.events import Event, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import (
    WAYS,
    Way,
    called,
    faces_castable,
)
from engine.rules.casting.permissions.other_zones_and_flash import HAS_ABILITIES
from engine.rules.casting.playing_lands import LAND_PERMISSIONS
from engine.rules.continuous.layers import characteristics_as
from engine.rules.costs import of_keyword, read_cost
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.rules.triggers.events.discarding import DISCARDS
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.memory import NOTHING, Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone


def _is_spell(values: Characteristics) -> bool:
    return not {"Instant", "Sorcery"}.isdisjoint(values.types)


@dataclass(frozen=True, slots=True)
class FromGraveyard:
    """How a keyword lets a card be cast from its owner's graveyard."""

    rule: str
    more: Callable[[], tuple[CostPart, ...]] = tuple
    """What is paid beyond the mana cost; where the keyword itself has a cost, that is paid instead of both."""
    only_spells: bool = False
    """Only an instant or sorcery spell may be cast like that."""
    exiled: bool = False
    """Whether it is exiled as it leaves the stack."""
    face: int | None = None
    """The face that is cast, where that is not the one with the keyword."""
    when: Callable[[Game, GameObject], bool] = lambda game, it: True
    """Whether the card may be cast like that now."""


def _discarded_this_turn(game: Game, it: GameObject) -> bool:
    """Whether the card came here by being discarded, in this turn (702.187b)."""
    return any(it.id in move.became and move.cause in DISCARDS for move in game.this_turn(ZoneChange))


BY_KEYWORD = {
    "flashback": FromGraveyard("702.34a", only_spells=True, exiled=True),
    "jump-start": FromGraveyard("702.133a", lambda: read_cost("Discard a card"), only_spells=True, exiled=True),
    "retrace": FromGraveyard("702.81a", lambda: read_cost("Discard a land card")),
    "escape": FromGraveyard("702.138a"),
    "disturb": FromGraveyard("702.146a", face=1),
    "harmonize": FromGraveyard("702.180a", only_spells=True, exiled=True),
    "mayhem": FromGraveyard("702.187b", when=_discarded_this_turn),
}


def _keywords(game: Game, it: GameObject, face: int) -> list[Keyword]:
    """The keywords that the card has for casting one of its faces: as if it had that face's characteristics alone where
    it is, with what effects give and take (601.3e, 113.6, 613.1f)."""
    assert it.card is not None
    seen = game.characteristics(it)
    if len(it.card.faces) > 1 and it.card.layout != "transform":
        values = COMPILED.faces(it.card)[face]
        affected = not seen.same_as(it.shown) or any(HAS_ABILITIES.said(game))
        seen = characteristics_as(game, it, values) if affected else values
    return [ability for ability in seen.abilities if isinstance(ability, Keyword)]


@WAYS.by("702.34a")
def _from_graveyard(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """Each keyword is a way of its own, for its cost or with an additional one."""
    if it.zone is not Zone.GRAVEYARD or it.owner != player or it.card is None:
        return
    for name, face in faces_castable(it):
        values = COMPILED.faces(it.card)[face]
        for ability in _keywords(game, it, face):
            how = BY_KEYWORD.get(ability.name.word)
            if (
                how is None
                or "Land" in values.types
                or (how.only_spells and not _is_spell(values))
                or not how.when(game, it)
            ):
                continue
            mana, parts = of_keyword(ability)
            if not mana and not parts:
                mana, parts = values.mana_cost, how.more()
            memory = Memory(exiled_off_stack=how.rule) if how.exiled else NOTHING
            cast_face = face if how.face is None else how.face
            word = ability.name.word
            yield Way(called(word, name), cast_face, mana, (how.rule,), parts, memory=memory, paid=word)


@LAND_PERMISSIONS.by("702.187c")
def _land_by_mayhem(game: Game, it: GameObject, player: PlayerId) -> list[ObjectId]:
    """A land card with mayhem is played from the graveyard in the turn in which it was discarded (702.187c)."""
    if it.zone is not Zone.GRAVEYARD or it.owner != player or it.card is None:
        return []
    has = any(k.name.word == "mayhem" for k in _keywords(game, it, 0))
    return [it.id] if has and _discarded_this_turn(game, it) else []


@replaces(ZoneChange, by="702.34a")
def _exiled(game: Game, event: Event) -> Iterable[Replacement]:
    """A spell cast with flashback, jump-start or harmonize is exiled instead of going anywhere else from the stack
    (702.34a, 702.133a, 702.180a)."""
    assert isinstance(event, ZoneChange)
    rule = game.objects[event.object].memory.exiled_off_stack
    if rule and event.origin is Zone.STACK and event.to is not Zone.EXILE:
        label = Message("goes-elsewhere", {"object": TargetId.of_object(event.object)})
        yield Replacement(("flashback", event.object), event.object, label, (rule,), to_exile)
