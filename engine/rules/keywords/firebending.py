"""Firebending (CR 702.189)."""

from __future__ import annotations

from engine.abilities.base import Ability
from engine.abilities.keywords.firebending import AddCombatMana, Firebending
from engine.abilities.quantities.amounts import Fixed
from engine.events import ManaAdded
from engine.grammar.printer import print_value
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.stands_for import STANDS_FOR
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@STANDS_FOR.register(Firebending)
def _firebending(symbol: Firebending) -> tuple[Ability, ...]:
    """(702.189a)"""
    if isinstance(symbol.count, Fixed):
        text = f"Whenever ~ attacks, add {symbol.count.value} {{R}} lasting until end of combat."
    else:
        text = (
            "Whenever ~ attacks, add an amount of {R} lasting until end of combat equal to "
            f"{print_value(symbol.count)}."
        )
    return abilities_meant(text)


@DO.register(AddCombatMana)
def _add(game: Game, verb: AddCombatMana, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    count = max(0, amount(game, verb.count, frame))
    added = [ManaAdded(p, "R" * count, frame.source, ("combat",)) for p in players] if count else []
    yield from happen(game, added, "106.4", "702.189a")
    return TargetId.of_players(players)
