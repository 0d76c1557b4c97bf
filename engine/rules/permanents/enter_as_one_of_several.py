"""What a permanent becomes that enters as one of several things: its copiable values (CR 208.2b, 614.1c, 707.2)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement.enter_as_one_of_several import EnterAsOneOf
from engine.abilities.verbs.become import Kind
from engine.events import Event, ZoneChange
from engine.grammar.printer import print_value
from engine.rules.evaluate.evaluation import amount
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId

_NONE = Fixed(0)


def become_one(game: Game, event: Event, node: EnterAsOneOf, frame: Frame) -> Gen[list[Event]]:
    """Its controller-to-be chooses what it enters as (208.2b, 614.12a)."""
    assert isinstance(event, ZoneChange)
    words = [print_value(kind, "s") for kind in node.kinds]
    options = [Option(str(i), Message("word", {"word": said}), kind="form") for i, said in enumerate(words)]
    prompt = Message("choose-form", {"source": TargetId.of_object(event.object)})
    answer = yield Choice(frame.controller, "form", prompt, "614.12a", options)
    values = would_enter(game, event)[0].base
    made = _as(game, values, node.kinds[int(answer[0])], node.adding is not None, frame)
    return [replace(event, copying=made, became=[])]


def _as(game: Game, values: Characteristics, kind: Kind, adding: bool, frame: Frame) -> Characteristics:
    """The values with the size, types and abilities of what was chosen; it keeps its other types where that is said."""
    made = values.thaw()
    types = frozenset(one.value.capitalize() for one in (*kind.also, kind.type) if one is not None)
    made.types = types | made.types if adding else types
    made.subtypes = made.subtypes | {str(one) for one in kind.subtypes}
    made.power, made.toughness = (amount(game, n, frame) for n in (kind.power or _NONE, kind.toughness or _NONE))
    made.abilities = Abilities((*made.abilities.all, *kind.keywords))
    return made
