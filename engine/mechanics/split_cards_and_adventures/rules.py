"""Cards with several sets of characteristics: split cards, adventures, omens (CR 709, 715, 720, 702.102, 702.127)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from cards.model import Card
from engine.abilities.ability import Keyword, Spell
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.keyword_actions.cast import Payment
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.permissions import play_cards as ps
from engine.abilities.sentences import Sentences
from engine.events import EffectBegins, Event, ZoneChange
from engine.oracle.binding.bind import bind
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import WAYS, Way, called
from engine.rules.casting.permissions.play_cards import Leave
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.begun_before import BEGUN_BEFORE
from engine.rules.keyword_actions.shuffle import shuffle
from engine.rules.pipeline import commit, happen
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces, to_exile
from engine.rules.resolution.resolving import LEAVES_OTHERWISE
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Gen, Message
from engine.state.continuous_effects import Effect
from engine.state.flipped_cards_and_rooms import combined
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

INSET = 1
"""The place of the Adventure, Omen or right half among a card's faces."""

INSET_LAYOUTS = frozenset({"adventure", "omen"})
"""What publishers call cards with an inset frame; an Omen is told from an Adventure by its subtype (205.3k)."""


def _is_inset(item: GameObject, subtype: str) -> bool:
    """Whether a spell was cast as the Adventure, or as the Omen, of a card (715.2, 720.2)."""
    if item.card is None or item.kind is not Kind.CARD or item.face != INSET:
        return False
    return item.card.layout in INSET_LAYOUTS and subtype in item.card.faces[INSET].subtypes


@LEAVES_OTHERWISE.by("720.3d")
def _omen(game: Game, item: GameObject) -> Gen[bool]:
    """An Omen is shuffled into its owner's library as it resolves (720.3d)."""
    if not _is_inset(item, "Omen"):
        return False
    with game.because("720.3d"):
        yield from happen(game, [ZoneChange(item.id, Zone.LIBRARY, Zone.STACK, "omen", item.id)])
        shuffle(game, item.owner)
    return True


@LEAVES_OTHERWISE.by("715.3d")
def _on_an_adventure(game: Game, item: GameObject) -> Gen[bool]:
    """Its controller exiles an Adventure as it resolves and may play it from there, but not as an Adventure again
    (715.3d)."""
    if not _is_inset(item, "Adventure"):
        return False
    player = game.controller(item)
    with game.because("715.3d"):
        logged = yield from happen(game, [ZoneChange(item.id, Zone.EXILE, Zone.STACK, "adventure", item.id)])
        for one in logged:
            if isinstance(one.event, ZoneChange) and one.event.to is Zone.EXILE:
                commit(game, [EffectBegins(_leave(game, item.id, one.event.became[0], player))])
    return True


def _leave(game: Game, source: ObjectId, exiled: ObjectId, player: PlayerId) -> Effect:
    card = TargetId.of_object(exiled)
    frame = Frame(source, player, results={0: [card]})
    lasting = ForAsLongAs(ps.RemainsExiled(It(antecedent=Antecedent(Role.RESULT, 0))))
    leave = Leave((player,), ps.Playing.PLAY, Payment.FOR_ITS_COST, faces=("front",))
    return new_effect(game, frame, (leave,), (card,), lasting)


ON_AN_ADVENTURE = "on an adventure"


@BEGUN_BEFORE.by("715.3d")
def _adventured_before(game: Game, it: GameObject) -> Iterable[Effect]:
    """A card that is said to be on an adventure as the board begins."""
    if ON_AN_ADVENTURE in it.memory.designations and it.zone is Zone.EXILE:
        yield _leave(game, it.id, it.id, it.owner)


# ---- split cards


@WAYS.by("702.127a")
def _aftermath(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """The half with aftermath may be cast from its owner's graveyard, and only from there (702.127a)."""
    if it.zone is Zone.GRAVEYARD and it.owner == player and it.card is not None and len(it.card.faces) > INSET:
        values = COMPILED.faces(it.card)[INSET]
        if values.has("aftermath"):
            yield Way("right", INSET, values.mana_cost, ("702.127a",))


@replaces(ZoneChange, by="702.127a")
def _aftermath_exiled(game: Game, event: Event) -> Iterable[Replacement]:
    """Cast from a graveyard, it is exiled whenever it would leave the stack (702.127a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.STACK or event.to in (Zone.EXILE, Zone.NOWHERE):
        return
    it = game.objects[event.object]
    made = it.announced
    if made is not None and made.cast_from is Zone.GRAVEYARD and it.base.has("aftermath"):
        label = Message("exile-instead", {"object": it.target})
        yield Replacement(("aftermath", it.id), it.id, label, ("702.127a",), to_exile)


@WAYS.by("702.102a")
def _fused(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """A split card with fuse may be cast from the hand with both halves, for both costs, or without paying them where
    that is allowed (702.102a-c, 118.9)."""
    if it.zone is Zone.HAND and it.owner == player and it.card is not None and it.card.layout == "split":
        halves = COMPILED.faces(it.card)
        if any(half.has("fuse") for half in halves):
            both = fused(it.card)
            yield Way("fused", 0, both.mana_cost, ("702.102a",), base=both)
            for function in WAYS:
                for way in function(game, it, player) if function is not _fused else ():
                    if way.face == 0 and way.base is None and way.cost is None:
                        yield replace(way, name=called(way.name, "fused"), rules=(*way.rules, "702.102a"), base=both)


@lru_cache(maxsize=256)
def fused(card: Card) -> Characteristics:
    """The combined characteristics of the halves of a split card (709.4, 702.102b); the left half is followed
    first (702.102d)."""
    left, right = COMPILED.faces(card)[:2]
    made = combined(left, right).thaw()
    parts = tuple(
        part
        for half in (left, right)
        for spell in half.abilities.spells
        if isinstance(spell, Spell)
        for part in spell.effect.parts
    )
    others = [a for half in (left, right) for a in half.abilities.all if not isinstance(a, Spell | Keyword)]
    made.abilities = Abilities([bind(Spell(Sentences(parts))), *others])
    return made
