"""Telling who gains control of what (613.1b), and what somebody controls already."""

from __future__ import annotations

from engine import events as ev
from engine.abilities.verbs.gain_control import GainControl
from engine.report.narration.narrator import Narrator
from engine.state.choices import Message
from engine.state.continuous_effects import Effect
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone


def is_gain_of_control(effect: Effect) -> bool:
    """Whether all that an effect does is that a player gains control of something."""
    return bool(effect.affected and effect.verbs) and all(isinstance(verb, GainControl) for verb in effect.verbs)


def tell_gain_of_control(n: Narrator, logged: Logged, effect: Effect, duration: Message | str) -> None:
    """Of what changes hands: "Alice gains control of Grizzly Bears". That a player controls something already is told
    where nothing changes hands."""
    player = TargetId.of_player(effect.frame.controller)
    gained = [it for it in effect.affected or () if _changes_hands(n, logged, effect, it)]
    if gained:
        n.step(logged, "tell-control-effect", player=player, things=gained, duration=duration)
    elif any(_is_told(n, one) for one in n.children.get(logged.parent or 0, ())):
        n.silent(logged)
    else:
        n.step(logged, "tell-control-already", player=player, things=list(effect.affected or ()))


def _is_told(n: Narrator, logged: Logged) -> bool:
    """Whether an event gives a player control of what another has controlled."""
    event = logged.event
    if not isinstance(event, ev.EffectBegins) or not is_gain_of_control(event.effect):
        return False
    return any(_changes_hands(n, logged, event.effect, it) for it in event.effect.affected or ())


def _changes_hands(n: Narrator, logged: Logged, effect: Effect, it: TargetId) -> bool:
    """Whether something is controlled by somebody else before an effect begins: then a change of control follows, or it
    has not been noticed yet."""
    if it.object is None or it.object not in n.game.objects or _is_yet_to_resolve(n, logged, it.object):
        return True
    own = (one.event for one in n.game.log[logged.id :] if isinstance(one.event, ev.ControlChanged))
    following = next((event for event in own if event.object == it.object), None)
    player: PlayerId = effect.frame.controller
    if following is not None:
        return bool(following.player == player)
    return bool(n.game.known_controller.get(it.object, n.game.objects[it.object].controller) != player)


def _is_yet_to_resolve(n: Narrator, logged: Logged, object_id: ObjectId) -> bool:
    """Whether something is still a spell as an effect begins, which goes on as this permanent (112.4)."""
    moves = n.game.happened(ev.ZoneChange, since=logged.id)
    return any(move.origin is Zone.STACK and object_id in move.became for move in moves)
