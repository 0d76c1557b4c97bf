"""The legend rule and the world rule (CR 704.5j-k)."""

from __future__ import annotations

from engine.abilities.prohibitions.legend_rule import NoLegendRule
from engine.events import DidNotHappen, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import holds, test_of
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.pipeline.not_happening import does_not_happen, still_does_not_happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject

NO_LEGEND_RULE = looked_up(NoLegendRule)

_NAMESAKE = "not-legendary"
"""What is said of what stays beside a legend with its name."""


def _exempted_by(game: Game, it: GameObject) -> ObjectId | None:
    """The object that says that the "legend rule" doesn't apply to it, or None."""
    said_off = NO_LEGEND_RULE.said(game)
    return next((here.frame.source for node, here in said_off if _exempts(game, node, it, here.frame)), None)


def _exempts(game: Game, node: NoLegendRule, it: GameObject, frame: Frame) -> bool:
    if node.these is not None:
        such = test_of(node.these.group)(game, it, game.characteristics(it), frame)
        return such and holds(game, node.these, frame)
    return node.to is None or is_subject(game, node.to, it.id, frame)


def _under_the_rule(game: Game, these: list[GameObject]) -> list[GameObject]:
    """Those legends with one name to which the rule applies; of what an effect exempts that is told."""
    exempted = {it.id: by for it in these if (by := _exempted_by(game, it)) is not None}
    if exempted:
        things, source = TargetId.of_objects(exempted), TargetId.of_object(next(iter(exempted.values())))
        args = {"things": things, "count": len(exempted), "by": source}
        still_does_not_happen(game, 0, "no-legend-rule", "704.5j", "101.1", **args)
    return [it for it in these if it.id not in exempted]


def legend_rule(game: Game, legends: dict[tuple[PlayerId, str], list[GameObject]]) -> Gen[list[GameObject]]:
    """Of several legendary permanents with one name, their controller chooses one to keep (704.5j)."""
    going: list[GameObject] = []
    seats = {p.number: seat for seat, p in enumerate(game.apnap())}
    legends = {key: _under_the_rule(game, these) for key, these in legends.items() if these[1:]}
    several = [(controller, name) for (controller, name), these in legends.items() if len(these) > 1]
    for controller, name in sorted(several, key=lambda key: seats.get(key[0], len(seats))):
        these = legends[controller, name]
        answer = yield Choice(
            controller,
            "legend",
            Message("choose-legend", {"name": name}),
            "704.5j",
            [Option.of(it.target) for it in these],
        )
        kept = answer[0]
        going += [it for it in these if it.target != kept]
    return going


def tell_of_namesakes(game: Game, legends: dict[tuple[PlayerId, str], list[GameObject]]) -> None:
    """Note which permanents stay beside a legend with their name, as they aren't legendary: each only once (704.5j)."""
    if not legends:
        return
    told = {i for e in game.happened(DidNotHappen) if e.message.key == _NAMESAKE for i in e.message.objects()}
    for it in game.permanents():
        ch = game.characteristics(it.id)
        if "Legendary" not in ch.supertypes and (ch.controller, ch.name) in legends and it.id not in told:
            does_not_happen(game, _NAMESAKE, "704.5j", what=it.target)


def world_rule(game: Game, worlds: list[GameObject]) -> list[GameObject]:
    """All world permanents but the newest; those that entered at the same time as the newest go too (704.5k)."""
    if len(worlds) < 2:
        return []
    entered = {it.id: _entered_in(game, it) for it in worlds}
    newest = max(worlds, key=lambda it: it.timestamp)
    tied = [it for it in worlds if it is not newest and entered[it.id] == entered[newest.id] is not None]
    return worlds if tied else [it for it in worlds if it is not newest]


def _entered_in(game: Game, it: GameObject) -> int | None:
    """The batch of events in which a permanent entered; None if it has been there from the beginning."""
    moves = reversed(game.logged(ZoneChange))
    return next((logged.batch for logged, move in moves if it.id in move.became), None)
