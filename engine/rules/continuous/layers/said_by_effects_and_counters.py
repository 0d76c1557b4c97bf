"""What effects and counters say, as statements that the layers apply (CR 611.2, 122.1b)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.abilities.base import Condition
from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.durations.next_turn import ForNextTurn
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.rules.continuous.statements import BY_COUNTERS, Statement, StatementInForce
from engine.state.continuous_effects import Effect
from engine.state.counters import keyword_granted
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject


def said_by_effects(game: Game, entering: GameObject | None) -> Iterator[StatementInForce]:
    """What the continuous effects from resolved spells and abilities say, but for those on objects that are all gone
    (400.7); ``entering`` has entered, as is supposed."""
    for effect in game.effects:
        if effect.verbs and not _all_gone(game, effect):
            subject = effect.statement.subject if effect.statement else None
            said = Statement(subject, effect.verbs, _while(effect), effect.statement or effect.verbs[0])
            affected = effect.affected if entering is None else _as_entered(effect, entering)
            yield StatementInForce(("effect", id(effect)), said, effect.frame, effect.timestamp, affected)


def said_by_counters(permanents: Iterable[GameObject]) -> Iterator[StatementInForce]:
    """What keyword counters say of the objects that they are on: that those have the ability, once for each of them,
    since they were put there (122.1b, 613.1f, 613.7c)."""
    for it in permanents:
        for kind, number in it.counters.items():
            ability = keyword_granted(kind)
            if ability is not None:
                gains = GainAbilities((ability,) * number)
                time = it.counter_times.get(kind, it.timestamp)
                said = Statement(None, (gains,), (), gains)
                key = (BY_COUNTERS, it.id, kind)
                yield StatementInForce(key, said, Frame(it.id, it.controller), time, (it.target,))


def _all_gone(game: Game, effect: Effect) -> bool:
    """Whether an effect is on certain objects, none of which is there any more: in a loop such effects add up."""
    return bool(effect.affected) and all(
        one.object is not None and one.object not in game.objects for one in effect.affected or ()
    )


def _as_entered(effect: Effect, entering: GameObject) -> tuple[TargetId, ...] | None:
    """What an effect is about, once that object has entered (611.2e, 614.12)."""
    if effect.affected is None:
        return None
    return tuple(entering.target if one == TargetId.of_entering(entering.id) else one for one in effect.affected)


def _while(effect: Effect) -> tuple[Condition, ...]:
    """The condition under which an effect lasts "for as long as" (611.2b), or is in force in one turn alone."""
    if isinstance(effect.duration, ForNextTurn):
        return (effect.duration.when,)
    return (effect.duration.condition,) if isinstance(effect.duration, ForAsLongAs) else ()
