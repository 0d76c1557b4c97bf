"""Cipher: a card encoded on a creature (CR 702.99)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.keywords.cipher import EncodedCard
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.permissions.play_cards import RemainsExiled
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.walk import replaced, walk
from engine.events import ZoneChange
from engine.oracle.compile import ability_meant
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import OBJECTS
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import happen
from engine.rules.resolution.resolving import ONCE_CARRIED_OUT
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@cache
def _meaning() -> Triggered:
    """What the creature has, read from its English (702.99a)."""
    text = (
        "Whenever ~ deals combat damage to a player, you may copy the encoded card. If you do, you may cast the copy "
        "without paying its mana cost."
    )
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability


def _speaking_of(card: ObjectId) -> Triggered:
    """The ability that speaks of this card."""
    meaning = _meaning()
    (encoded,) = [node for node in walk(meaning) if isinstance(node, EncodedCard)]
    made: Triggered = replaced(meaning, encoded, replace(encoded, card=card))
    return made


@OBJECTS.register(EncodedCard)
def _encoded(game: Game, ref: EncodedCard, frame: Frame) -> list[ObjectId]:
    """As long as it remains exiled (702.99c)."""
    it = game.now(ObjectId(ref.card)) if ref.card is not None else None
    return [it.id] if it is not None and it.zone is Zone.EXILE else []


@ONCE_CARRIED_OUT.by("702.99a")
def _encode(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """A spell that a card represents may be exiled encoded on a creature of its controller; that has the ability for as
    long as both stay where they are (702.99a, 702.99c)."""
    if spell.kind is not Kind.CARD or not game.characteristics(spell).has("cipher"):
        return
    player = frame.controller
    creatures = [
        o.id
        for o in game.permanents()
        if "Creature" in (ch := game.characteristics(o)).types and ch.controller == player
    ]
    with game.because("702.99a"):
        chosen = yield from choose_objects(game, player, creatures, 0, 1, "choose-encoded", "702.99a", frame)
        if not chosen:
            return
        logged = yield from happen(game, [ZoneChange(spell.id, Zone.EXILE, Zone.STACK, "cipher", spell.id)])
        for one in logged:
            if isinstance(one.event, ZoneChange) and one.event.to is Zone.EXILE:
                card = one.event.became[0]
                lasting = ForAsLongAs(RemainsExiled(It(antecedent=Antecedent(Role.RESULT, 0))))
                verbs = (GainAbilities((_speaking_of(card),)),)
                kept = Frame(spell.id, player, results={0: [TargetId.of_object(card)]})
                begin_effect(game, verbs, kept, TargetId.of_objects(chosen), lasting)
