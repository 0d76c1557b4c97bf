"""Getting and paying a number of energy counters (CR 107.14)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities import energy as en
from engine.decisions import Gen
from engine.events import CountersPut, CountersRemoved
from engine.frame import Frame
from engine.game import Game
from engine.rules.amounts import amount
from engine.rules.effects.verbs import DO, POSSIBLE, Acted, possible
from engine.rules.happenings import done_in
from engine.rules.pipeline import happen

ENERGY = "energy"


@DO.register(en.GetEnergyCount)
def _get(game: Game, verb: en.GetEnergyCount, frame: Frame, players: list[int]) -> Gen[Acted]:
    count = amount(game, verb.count, frame)
    if count > 0:
        yield from happen(
            game, [CountersPut(("player", p), ENERGY, count, frame.controller) for p in players], "107.14"
        )
    return [("player", p) for p in players]


@DO.register(en.PayEnergyCount)
def _pay(game: Game, verb: en.PayEnergyCount, frame: Frame, players: list[int]) -> Gen[Acted]:
    """All of it or nothing; nobody pays a negative amount."""
    payers = [p for p in players if possible(game, verb, frame, p)]
    cost = max(0, amount(game, verb.count, frame))
    left = {p: game.players[p].counters.get(ENERGY, 0) - cost for p in payers}
    if cost:
        yield from happen(game, [CountersRemoved(("player", p), ENERGY, cost, left[p]) for p in payers], "107.14")
    frame.done = bool(payers)
    return [("player", p) for p in payers]


@POSSIBLE.register(en.PayEnergyCount)
def _can_pay(game: Game, verb: en.PayEnergyCount, frame: Frame, player: int) -> bool:
    return game.players[player].counters.get(ENERGY, 0) >= amount(game, verb.count, frame)


@done_in(en.GetsEnergy, CountersPut)
def _gets(game: Game, act: en.GetsEnergy, event: CountersPut, frame: Frame) -> Iterable[int]:
    if event.kind == ENERGY and event.target[0] == "player":
        yield event.target[1]
