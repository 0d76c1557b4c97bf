"""Tapping and untapping (CR 701.26)."""

from __future__ import annotations

from engine.abilities.keyword_actions.tap_untap import Tap, TapOrUntap, Untap
from engine.abilities.nouns.object_phrases import Some
from engine.events import Tapped, Untapped
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import OBJECTS, objects
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, chosen_in_turn, enough, objects_for, present
from engine.rules.instructions.used_up import USED_UP, need_of
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.needs import Need, Used


@DO.register(Tap)
def _tap(game: Game, verb: Tap, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-tap")
    yield from happen(game, [Tapped(i, by=players[0]) for i in chosen if not game.objects[i].tapped], "701.26a")
    return TargetId.of_objects(chosen)


@DO.register(Untap)
def _untap(game: Game, verb: Untap, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Nobody is asked for "up to five lands" while none is tapped: only what is can be untapped."""
    if isinstance(verb.what, Some) and _need_be_none(game, verb.what, frame):
        return []
    chosen = yield from chosen_in_turn(game, verb, frame, players, "choose-untap")
    yield from happen(game, [Untapped(i) for i in chosen if game.objects[i].tapped], "701.26b")
    return TargetId.of_objects(chosen)


def _need_be_none(game: Game, what: Some, frame: Frame) -> bool:
    return bounds(game, what.count, frame)[0] == 0 and not any(it.tapped for it in fitting(game, what.group, frame))


@POSSIBLE.register(Tap, Untap)
def _can_turn(game: Game, verb: Tap | Untap, frame: Frame, player: PlayerId) -> bool:
    """Only what is untapped can be tapped, and what is tapped untapped (701.26a-b)."""
    if isinstance(verb.what, Some):
        return enough(game, verb.what, frame)
    ids = present(game, objects(game, verb.what, frame)) if type(verb.what) in OBJECTS else None
    return ids is None or any(game.objects[i].tapped is isinstance(verb, Untap) for i in ids)


@USED_UP.register(Tap, Untap)
def _turned(game: Game, verb: Tap | Untap, frame: Frame, player: PlayerId) -> Need | None:
    return need_of(game, verb.what, frame, Used.TAPPED if isinstance(verb, Tap) else Used.UNTAPPED)


@DO.register(TapOrUntap)
def _tap_or_untap(game: Game, verb: TapOrUntap, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The player decides now (608.2d); something tapped may be "tapped" again, to no effect."""
    chosen = yield from objects_for(game, verb.what, frame, frame.controller, "choose-objects", "608.2d")
    for i in present(game, chosen):
        options = [Option(way, Message(f"way-{way}"), kind="way") for way in ("tap", "untap")]
        prompt = Message("choose-tap-or-untap", {"object": TargetId.of_object(i)})
        answer = yield Choice(frame.controller, "tap or untap", prompt, "608.2d", options)
        tapped = game.objects[i].tapped
        if answer == ["tap"] and not tapped:
            yield from happen(game, [Tapped(i, by=frame.controller)], "701.26a")
        elif answer == ["untap"] and tapped:
            yield from happen(game, [Untapped(i)], "701.26b")
    return TargetId.of_objects(chosen)
