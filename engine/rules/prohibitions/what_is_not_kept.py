"""What effects that keep things from being cast or from entering do not affect, though it comes near (CR 101.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.prohibitions.cant_cast import Casting
from engine.events import SpellCast, ZoneChange
from engine.rules.evaluate.evaluation import test_of
from engine.rules.evaluate.fitting_but_for_one_number import near_miss
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.not_happening import does_not_affect
from engine.rules.prohibitions.cant_cast import CANT_BE_CAST
from engine.rules.prohibitions.cant_enter import NO_ENTERING, ORIGINS
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.log import Logged


@TAKING_NOTICE.by("101.2")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    return tell_what_is_not_kept


def tell_what_is_not_kept(game: Game, batch: list[Logged]) -> None:
    """Tell once a turn of each effect that it does not affect a spell that is cast, or a card that enters from a zone
    that it speaks of."""
    for logged in batch:
        event = logged.event
        if isinstance(event, SpellCast):
            for frame, why in _of_spell(game, event):
                does_not_affect(game, logged, "601.3", frame, [event.object], why)
        elif isinstance(event, ZoneChange) and event.enters and event.became:
            for frame in _of_entering(game, event):
                does_not_affect(game, logged, "614.17", frame, event.became[:1], None)
    _tell_from_elsewhere(game, batch)


def _of_spell(game: Game, event: SpellCast) -> Iterator[tuple[Frame, Message]]:
    it = game.objects[event.object]
    ch = game.characteristics(it)
    said = [(node.group, standing.frame) for node, standing in CANT_BE_CAST.said(game)]
    said += [(what.group, frame) for what, frame in forbidden(game, event.player, Casting) if isinstance(what, Casting)]
    for group, frame in said:
        why = near_miss(game, group, it, ch, frame)
        if why is not None:
            yield frame, why


def _tell_from_elsewhere(game: Game, batch: list[Logged]) -> None:
    """Tell of an effect that speaks of cards in some zones, of cards that have been there this turn, that these enter
    from another zone."""
    entering = [(one, one.event) for one in batch if isinstance(one.event, ZoneChange) and one.event.enters]
    for node, standing in NO_ENTERING.said(game) if entering else ():
        origins, test = ORIGINS.get(node.places, ()), test_of(node.group)
        from_there = {i for move in game.this_turn(ZoneChange) if move.origin in origins for i in move.became}
        those = [
            (logged, event)
            for logged, event in entering
            if event.object in from_there and event.became and event.origin not in origins
        ]
        those = [
            (logged, event)
            for logged, event in those
            if test(game, game.find(event.object), game.characteristics(event.object), standing.frame)
        ]
        for origin in dict.fromkeys(event.origin for _, event in those if event.origin is not None):
            from_it = [(logged, event.became[0]) for logged, event in those if event.origin is origin]
            why = Message("enters-from", {"count": len(from_it), "place": origin.value})
            does_not_affect(game, from_it[-1][0], "614.17", standing.frame, [i for _, i in from_it], why)


def _of_entering(game: Game, event: ZoneChange) -> Iterator[Frame]:
    """What speaks of the zone that it comes from, and of cards of another type."""
    for node, standing in NO_ENTERING.said(game):
        if event.origin in ORIGINS.get(node.places, ()):
            it = game.objects[event.became[0]]
            if not test_of(node.group)(game, it, game.characteristics(it), standing.frame):
                yield standing.frame
