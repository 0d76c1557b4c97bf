"""Which rules decide a continuous effect that begins, beside those of its layers (CR 107.1b, 112.4, 205.4b, 208.3a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.base import Declaration, Verb
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.power_toughness import GetPT
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.rules_of_copies import rules_of_becoming_copies
from engine.rules.evaluate.evaluation import amount
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

Verbs = tuple[Verb | Declaration, ...]


def rules_of_effect(
    game: Game, effect: Effect, said: Verbs, frame: Frame, those: tuple[TargetId, ...]
) -> tuple[str, ...]:
    """What decides the effect that these verbs begin on these objects and players."""
    them = [game.objects[one.object] for one in those if one.object is not None]
    layers = {layer for verb in effect.verbs for layer, _, _ in MODIFIERS.by_verb.get(type(verb), ())}
    found = (*_of_numbers(game, said, frame), *_of_objects(game, layers, them))
    return (*found, *rules_of_becoming_copies(game, effect, those))


def _of_numbers(game: Game, verbs: Verbs, frame: Frame) -> Iterator[str]:
    """0 is used where a change of power and toughness comes to a negative number (107.1b)."""
    numbers = (n for verb in verbs if isinstance(verb, GetPT) for n in (verb.change.power, verb.change.toughness))
    if any(not isinstance(n, Fixed) and amount(game, n, frame) < 0 for n in numbers):
        yield "107.1b"


def _of_objects(game: Game, layers: set[str], them: list[GameObject]) -> Iterator[str]:
    """A battle keeps its protector whatever it becomes (310.8g), a spell's changes go on as it is a permanent (112.4),
    supertypes are kept (205.4b), and what is no creature may be made bigger for the time when it is one (208.3a)."""
    if not layers.isdisjoint({"1a", "4"}) and any(it.protector is not None for it in them):
        yield "310.8g"
    if layers and any(it.zone is Zone.STACK for it in them):
        yield "112.4"
    known = [game.characteristics(it) for it in them]
    if "4" in layers and any(ch.supertypes for ch in known):
        yield "205.4b"
    if not layers.isdisjoint({"7b", "7c"}) and "4" not in layers and any("Creature" not in ch.types for ch in known):
        yield "208.3a"
