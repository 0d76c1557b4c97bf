"""Telling that a permanent enters without counters, as what it asks for is not so (CR 614.1c)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.replacement import entering as en
from engine.events import ZoneChange
from engine.oracle.keywords.expansion import rules_of
from engine.oracle.names import with_name
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds
from engine.rules.evaluate.false_conditions import in_words, is_expected
from engine.rules.evaluate.numbers_found import number_in_brackets
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.log import Logged

IF_SO = looked_up(en.EnterIf)


@TAKING_NOTICE.by("614.1c")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    """What has just entered is looked at: nothing has happened since that its condition could speak of."""
    return _tell_all


def _tell_all(game: Game, logged: list[Logged]) -> None:
    for entered in (i for one in logged for i in _entered(one) if i in game.objects):
        _tell(game, entered)


def _entered(logged: Logged) -> tuple[ObjectId, ...]:
    event = logged.event
    return tuple(event.became) if isinstance(event, ZoneChange) and event.enters else ()


def _tell(game: Game, entered: ObjectId) -> None:
    """ "~ enters with two +1/+1 counters on it if a creature died this turn", where none has."""
    it, ch = game.objects[entered], game.characteristics(entered)
    for node, _, ability in IF_SO.stated(ch.abilities.statics):
        counters, words = node.what.counters, in_words(node.condition)
        own = node.what.subject is None or isinstance(node.what.subject, This | It)
        if not own or not node.when_true or not isinstance(counters, en.EnteringCounters) or not words:
            continue
        frame = Frame(entered, ch.controller, ability)
        if not is_expected(node.condition) or holds(game, node.condition, frame):
            continue
        rules = (*rules_of(ch.abilities.all, ability), "614.1c")
        args = {"object": it.target, "kind": counters.kind.name, "condition": with_name(words, ch.name)}
        does_not_happen(game, "enters-without", *rules, **args, number=number_in_brackets(game, node.condition, frame))
