"""What an effect would have been done to, where that part of it is not done (CR 608.2c)."""

from __future__ import annotations

from engine.abilities.base import Node, Ref
from engine.abilities.keyword_actions.counter import Counter
from engine.abilities.keyword_actions.destroy import Destroy
from engine.abilities.keyword_actions.exile import Exile
from engine.abilities.keyword_actions.tap_untap import Tap
from engine.abilities.verbs.put_and_return import Return
from engine.abilities.walk import walk
from engine.rules.evaluate.object_phrases import things
from engine.rules.instructions.carrying_out import CHOICES
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId, objects_in

_WORDS: dict[type[Node], str] = {
    Destroy: "spared-destroy",
    Exile: "spared-exile",
    Counter: "spared-counter",
    Return: "spared-return",
    Tap: "spared-tap",
}


def spared(game: Game, effect: Node, frame: Frame) -> Message | None:
    """That what the effect speaks of isn't destroyed, exiled, ...: of its first verb; None where that is another, or
    has yet to be chosen."""
    verb = next((one for one in walk(effect) if type(one) in _WORDS), None)
    what = getattr(verb, "what", None)
    if verb is None or not isinstance(what, Ref) or type(what) in CHOICES:
        return None
    ids = objects_in(things(game, what, frame))
    if not ids:
        return None
    isnt = Message(_WORDS[type(verb)], {"things": TargetId.of_objects(ids), "count": len(ids)})
    return Message("so-not", {"what": [isnt]})
