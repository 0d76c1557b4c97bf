"""Rebound (CR 702.88)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.abilities.ability import Triggered
from engine.abilities.sentences import Sentences
from engine.events import Event, ZoneChange
from engine.oracle.compile import ability_meant
from engine.rules.instructions.performing import perform_all
from engine.rules.keywords.madness import to_exile
from engine.rules.pipeline.applying_replacement_effects import Replacement, replaces
from engine.rules.resolution.resolving import ONCE_RESOLVED
from engine.state.choices import Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


@replaces(ZoneChange, by="702.88a")
def _rebounds(game: Game, event: Event) -> Iterable[Replacement]:
    """Cast from the hand, it is exiled as it resolves (702.88a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.STACK or event.cause != "resolved" or event.to is not Zone.GRAVEYARD:
        return
    it = game.objects[event.object]
    from_hand = it.announced is not None and it.announced.cast_from is Zone.HAND
    if from_hand and it.kind is Kind.CARD and game.characteristics(it).has("rebound"):
        label = Message("exile-instead", {"object": it.target})
        yield Replacement(("rebound", it.id), it.id, label, ("702.88a",), to_exile("rebound"))


@cache
def _at_next_upkeep() -> Sentences:
    """The instruction that makes the delayed triggered ability, read from its English (702.88a)."""
    text = "When ~ enters, at the beginning of your next upkeep, you may cast ~ without paying its mana cost."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_RESOLVED.by("702.88a")
def _cast_again(game: Game, spell: GameObject, player: PlayerId, now: GameObject) -> Gen[None]:
    """(702.88a)"""
    if now.zone is Zone.EXILE and now.chosen.get("rebound"):
        with game.because("702.88a"):
            yield from perform_all(game, _at_next_upkeep(), Frame(now.id, player))
