"""Telling of targets that are no longer legal as a spell or ability resolves, and why (CR 608.2b)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.base import Node
from engine.abilities.nouns.targets_together import StillResolves
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.rules.casting.why_no_target import why_no_target
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.targeting import TargetPhrase, bar, described
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.zones import Zone

Illegals = Mapping[TargetId, TargetPhrase]
"""The targets that are no longer legal, each with the phrase that it was chosen for."""


def rules_of_illegal(game: Game, illegal: Illegals, frame: Frame) -> tuple[str, ...]:
    """The rules that make these targets illegal: what keeps them from being targeted, or that they have become new
    objects (400.7)."""
    source = game.find(frame.item if frame.item is not None else frame.source)
    rules: list[str] = []
    for target in illegal:
        if target.object is not None and game.now(target.object) is None:
            rules.append("400.7")
        else:
            why = bar(game, target, source, frame.controller)
            rules += why.rules if why is not None else ()
    return tuple(dict.fromkeys(rules))


def why_illegal(game: Game, illegal: Illegals, frame: Frame) -> Message:
    """Why these targets are no longer legal, in words: where they no longer are, what protects them, or what they are
    not."""
    gone: dict[Zone, list[TargetId]] = {}
    back: list[TargetId] = []
    why: list[Message] = []
    for target, phrase in illegal.items():
        if target.object is not None and game.now(target.object) is None:
            zone = game.find(target.object).zone
            (back if is_back(game, target.object, zone) else gone.setdefault(zone, [])).append(target)
        else:
            why.append(_why_there(game, phrase, target, frame))
    left = [
        Message("target-gone", {"things": things, "count": len(things), "where": zone.value})
        for zone, things in gone.items()
    ]
    left += [Message("target-came-back", {"things": back, "count": len(back)})] if back else []
    return Message("clauses", {"items": [*left, *why]})


def is_back(game: Game, left: ObjectId, zone: Zone) -> bool:
    """Whether what has left a zone is there again, as a new object (400.7)."""
    became = game.follow(left)
    while became is not None and became not in game.objects:
        became = game.follow(became)
    return became is not None and game.objects[became].zone is zone


def _why_there(game: Game, phrase: TargetPhrase, target: TargetId, frame: Frame) -> Message:
    """Why a player, or an object that is where it was, is no longer a legal target."""
    if target.player is not None and game.players[target.player].left:
        return Message("target-left-game", {"player": target})
    if target.object is not None and game.objects[target.object].phased_out:
        return Message("target-phased-out", {"thing": target})
    source = game.find(frame.item if frame.item is not None else frame.source)
    if described(game, phrase, target, frame) and bar(game, target, source, frame.controller) is None:
        return Message("targets-not-together", {"thing": target})
    return why_no_target(game, phrase, frame, target).message


def tell_illegal(game: Game, illegal: Illegals, frame: Frame) -> None:
    """Tell which targets a spell or ability that resolves leaves alone, and why (608.2b)."""
    if illegal:
        rules = rules_of_illegal(game, illegal, frame)
        why = why_illegal(game, illegal, frame)
        first, *others = why.args["items"]
        with game.because():
            if not any(frame.targets) and frame.ability is not None and still_resolves(frame.ability):
                game.count(Message("resolves-all-the-same"), "101.1")
            if first.key == "target-gone" and not others:
                does_not_happen(game, "target-gone-unaffected", "608.2b", *rules, **first.args)
            else:
                args = {"targets": list(illegal), "count": len(illegal), "why": why}
                does_not_happen(game, "target-illegal", "608.2b", *rules, **args)


@memoized
def still_resolves(text: Node) -> bool:
    """Whether a text says that it resolves though its targets are illegal, which goes before the rules (101.1)."""
    return any(True for _ in found(text, StillResolves))
