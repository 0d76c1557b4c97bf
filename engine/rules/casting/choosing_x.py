"""Choosing the value of X (CR 601.2b, 107.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Ability, CostPart
from engine.abilities.verbs.x_cant_be_0 import XCantBe0
from engine.abilities.walk import found
from engine.rules import costs as cost_rules
from engine.rules.casting.costs.total_cost import additional_costs
from engine.rules.casting.faces_and_ways_to_cast import Way
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject


def least_x(abilities: Iterable[Ability]) -> int:
    """The least X that can be announced, by what these abilities say of it themselves (601.2b)."""
    return int(any(next(found(ability, XCantBe0), None) is not None for ability in abilities))


@PERFORM.register(XCantBe0)
def _nothing_to_do(game: Game, node: XCantBe0, frame: Frame) -> Gen[None]:
    """It has been heeded as X was announced (601.2b)."""
    return
    yield


def choose_x(
    game: Game, player: PlayerId, spell: GameObject, way: Way, extra: str, paid: tuple[CostPart, ...], least: int
) -> Gen[int | None]:
    """Announce X, of the mana cost or of an additional cost, as a kicker is (601.2b, 107.3a), not below ``least``; 0 is
    the only choice where it is in the mana cost alone, and neither that nor another cost with X is paid (107.3b)."""
    paid_x = way.cost is not None and "X" in symbols(way.cost)
    parts = (*way.additional, *paid, *additional_costs(spell))
    besides = "X" in symbols(extra) or cost_rules.has_x(parts)
    if not paid_x and not besides and "X" not in symbols(spell.shown.mana_cost):
        return None
    least = max(least, least_x(game.characteristics(spell).abilities.spells))
    only_nothing = not paid_x and not besides
    frame = Frame(spell.id, player, item=spell.id, to_act=True)
    answer = yield Choice(
        player,
        "x",
        Message("choose-x", {"source": spell.target}),
        "107.3b" if only_nothing else "601.2b",
        (),
        least,
        0 if only_nothing else None,
        form="number",
        check=lambda x: cost_rules.check_x(game, parts, frame, int(str(x))),
    )
    if only_nothing:
        does_not_happen(game, "x-is-0", "107.3b", spell=spell.target)
    return int(answer)
