"""Choices that a player who has left the game would have to make (CR 800.4f-h)."""

from __future__ import annotations

from dataclasses import replace

from engine.events import ChoosesInstead
from engine.rules.pipeline import commit
from engine.state.choices import Answer, Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


def ask(game: Game, choice: Choice) -> Gen[Answer]:
    """Ask for a choice; one of a player who has left is made by another."""
    if not game.players[choice.player].left or game.over:
        return (yield choice)
    if choice.kind == "may":  # they can neither pay (800.4f) nor do anything any more
        return ["no"]
    chooser, rule = yield from _another(game, choice)
    commit(game, [ChoosesInstead(chooser, choice.player)], rule)
    return (yield replace(choice, player=chooser))


def _another(game: Game, choice: Choice) -> Gen[tuple[PlayerId, str]]:
    """Who makes the choice, and by which rule. For what an object requires its controller says who: an opponent of
    theirs if it was for an opponent, as far as there is one (800.4g). For what a rule requires it is the next player
    in turn order (800.4h)."""
    item = game.objects[game.stack[-1]] if game.stack else None
    if item is None or game.players[game.controller(item)].left:
        return next(p.number for p in game.apnap(choice.player) if not p.left), "800.4h"
    controller = game.controller(item)
    others = [p.number for p in game.living() if p.number != controller]
    can = others if choice.player != controller and others else [p.number for p in game.living()]
    prompt = Message("choose-in-their-place", {"player": TargetId.of_player(choice.player)})
    answer = yield Choice(controller, "player", prompt, "800.4g", [Option.of(TargetId.of_player(p)) for p in can])
    return answer[0].player, "800.4g"
