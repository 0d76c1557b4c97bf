"""What objects are before any other object has an effect on them (CR 613.2c, 604.3)."""

from __future__ import annotations

from engine.abilities.base import Node, Verb
from engine.abilities.nouns.object_phrases import This
from engine.rules.continuous.layers.effects_by_layer import LAYERS, MODIFIERS
from engine.rules.continuous.statements import Statement, says_off_battlefield, statements_of
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject

_MOST_KEPT = 4096
"""How many values with their controllers a game keeps; then it begins anew."""


def elsewhere(game: Game, it: GameObject, last: str = LAYERS[-1]) -> Characteristics:
    """What an object is in a zone that continuous effects rarely reach: its base values, and what its own abilities say
    that define its characteristics or function there (604.3, 113.6b), in the order of the layers, up to the ``last``.
    While power and toughness are being counted out, other objects are seen as they are before layer 7, so that two that
    count each other end.
    """
    start = base(game, it)
    counting = game.counting_out
    parts = [
        (layer, verb, modify, said)
        for ability in start.abilities.statics
        for said in statements_of(ability)
        for verb in said.verbs
        for layer, modify, _ in MODIFIERS.by_verb.get(type(verb), ())
        if (is_cda(said, verb) or says_off_battlefield(said)) and not (counting and layer.startswith("7"))
        if LAYERS.index(layer) <= LAYERS.index(last)
    ]
    if not parts:
        return start
    made = start.thaw()
    frame = Frame(it.id, start.controller)
    for layer, verb, modify, _ in sorted(parts, key=lambda p: LAYERS.index(p[0])):
        if layer.startswith("7"):
            game.counting_out = True
        modify(game, verb, made, it, frame)
    if not counting:
        game.counting_out = False
    return made


def base(game: Game, it: GameObject) -> Characteristics:
    """An object's values before any effect, with its controller; shared by all objects that look alike."""
    values = it.shown
    shared = game.base_values
    key = (id(values), it.controller)
    found = shared.get(key)
    if found is None or found[0] is not values:
        made = values.thaw()
        made.controller = it.controller
        found = (values, made)
        if len(shared) >= _MOST_KEPT:
            shared.clear()
        shared[key] = found
    return found[1]


def is_cda(said: Statement, verb: Node) -> bool:
    """Whether a statement defines a characteristic of the very object it stands on (604.3a)."""
    if said.given or not isinstance(said.subject, This):
        return False
    return isinstance(verb, Verb) and verb.defines_characteristics
